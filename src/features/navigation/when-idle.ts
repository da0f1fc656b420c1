/**
 * What a page does once the application is ready and the browser is idle. A chunk of its own, because nobody needs it earlier;
 * if it cannot be loaded, the page works without it.
 */
import { carryStayToNewTabs } from "./carry-stay";
import { loadNextPageFonts } from "./later-fonts";
import { watchPageChoices } from "./page-choices";

watchPageChoices();
carryStayToNewTabs();
loadNextPageFonts().catch(console.warn);
