import { mount } from "svelte";
import App from "./App.svelte";
import { firstReader, speak } from "./i18n/i18n.svelte";
import { showTheme } from "./preferences.svelte";
import { followLinks } from "./router.svelte";
import { allowSound } from "./sound";
import "./style/fonts.css";
import "./style/tokens.css";
import "./style/base.css";
import "./style/controls.css";

showTheme();
followLinks();
allowSound();
await speak(firstReader());
mount(App, { target: document.getElementById("app")! });
