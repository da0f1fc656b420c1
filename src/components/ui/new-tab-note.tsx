import { useText } from "../../lib/i18n/use-text";

/** Tells screen readers that a link or a button opens a new tab. A single string, because React puts an HTML comment between two adjacent strings. */
export function NewTabNote() {
  const t = useText();
  return <span className="visually-hidden">{` (${t("common.opensInNewTab")})`}</span>;
}
