import { useText } from "../../lib/i18n/use-text";

/** Tells screen readers that a link or a button opens a new tab. One string, because React marks the border between two with a comment. */
export function NewTabNote() {
  const t = useText();
  return <span className="visually-hidden">{` (${t("common.opensInNewTab")})`}</span>;
}
