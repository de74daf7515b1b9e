import { mount } from "svelte";
import Demo from "./Demo.svelte";
import Faces from "./Faces.svelte";

const page = new URLSearchParams(location.search).has("faces") ? Faces : Demo;
mount(page, { target: document.getElementById("app")! });
