import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { away } from './local/away.svelte';
import { keepOffline } from './local/offline';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepOffline();
void away.look();
