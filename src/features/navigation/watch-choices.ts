/** Watches what the visitor chooses. A chunk of its own, loaded when the browser is idle, because nobody needs it earlier. */
import { carryStayToNewTabs } from "./carry-stay";
import { watchPageChoices } from "./page-choices";

watchPageChoices();
carryStayToNewTabs();
