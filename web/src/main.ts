import './app.css';
import { mount } from 'svelte';
import App from './App.svelte';
import { keepOffline } from './local/offline';

const target = document.getElementById('app');
if (target) mount(App, { target });
keepOffline();
