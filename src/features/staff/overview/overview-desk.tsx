import { useText } from "../../../lib/i18n/use-text";
import { DeskHead } from "../desk/desk-head";

/** What needs a person today. */
export default function OverviewDesk() {
  const t = useText();
  return <DeskHead title={t("staff.nav.overview")} />;
}
