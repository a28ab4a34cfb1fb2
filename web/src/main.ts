import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { away } from './base/away.svelte';
import { keepOffline } from './base/offline';
import { toldHere } from './notices/told-here.svelte';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepOffline();
void away.look();
void toldHere.refresh();
