import { adoptStyles, element } from "../../lib/dom/element";
import { readStored, writeStored } from "../../lib/storage";
import styles from "./update-notice.sheet.css";
import type { Update } from "./watch-updates";

/** The message and the labels of its two buttons. */
export interface UpdateTexts {
  readonly text: string;
  readonly reload: string;
  readonly later: string;
}

/** Storage key under which this tab remembers the version it has postponed. */
const laterKey = "update-later";

const noticeClass = "update-notice";

/** Announces a new version. “Later” postpones that version in this tab. */
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
