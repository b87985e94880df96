import { mount } from "svelte";

import "./styles/fonts.css";
import "./styles/tokens.css";
import "./styles/base.css";
import App from "./App.svelte";
import { prefs } from "./prefs.svelte";
import { keepNotifying } from "./table/notify";
import { speak } from "./words.svelte";

// Not before the page is there: nothing waits for it.
setTimeout(() => void keepNotifying(), 4000);

const page = document.getElementById("page");
if (page !== null) void speak(prefs.language).then(() => mount(App, { target: page }));
