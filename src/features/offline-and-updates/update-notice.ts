import { adoptStyles, element } from "../../lib/dom/element";
import { readStored, writeStored } from "../../lib/storage";
import styles from "./update-notice.sheet.css";
import type { Update } from "./watch-updates";

/** The sentence and the two answers. */
export interface UpdateTexts {
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

/** Where this tab remembers which version it has put off. */
const laterKey = "update-later";

const noticeClass = "update-notice";

/** Says that a new version is available (decisions §4). “Later” holds for this tab and this version. */
export const showUpdate = (texts: UpdateTexts, { build, apply }: Update): void => {
  if (readStored(laterKey, "sessionStorage") === build) return;
  document.querySelector(`.${noticeClass}`)?.remove();
  adoptStyles(styles);
  const button = (label: string, press: () => void): HTMLButtonElement => {
    const made = element("button", { type: "button", "data-start": true }, label);
    made.addEventListener("click", press);
    return made;
  };
  const reload = button(texts.reload, apply);
  const later = button(texts.later, () => {
    writeStored(laterKey, build, "sessionStorage");
    notice.remove();
  });
  const notice = element("div", { class: noticeClass, role: "status" }, element("p", {}, texts.text), reload, later);
  document.body.append(notice);
};
