import { mount } from "svelte";
import App from "./App.svelte";
import "./app.css";
import { watchErrors } from "./report/errors";
import { registerOfflinePage } from "./report/offline";

watchErrors(window);
registerOfflinePage();
mount(App, { target: document.getElementById("app")! });
