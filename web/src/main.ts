import { mount } from "svelte";
import App from "./App.svelte";
import "./fonts.css";
import "./app.css";
import { browserPlaces, startSync } from "./lobby/personal";
import { watchErrors } from "./report/errors";
import { registerOfflinePage } from "./report/offline";
import { language } from "./words/language.svelte";

watchErrors(window);
registerOfflinePage();
startSync(browserPlaces, () => language.now);
mount(App, { target: document.getElementById("app")! });
