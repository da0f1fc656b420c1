/** The rules of this project, as a plugin of the linter. */
import { borders } from "./borders.mjs";
import { noBarrels } from "./no-barrels.mjs";
import { noVisibleText } from "./no-visible-text.mjs";

export default {
  meta: { name: "house" },
  rules: { borders, "no-barrels": noBarrels, "no-visible-text": noVisibleText },
};
