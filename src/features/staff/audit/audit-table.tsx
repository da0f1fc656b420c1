import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";
import { ResponsiveTable } from "../ui/responsive-table";
import { useDates } from "../ui/use-dates";
import { type AuditEntry, actionText, detailsText } from "./audit-entry";

/** Entries of the audit log: time, person, action and object. */
export function AuditTable({ entries }: { readonly entries: readonly AuditEntry[] }) {
  const t = useText();
  const { suites } = useSite();
  const { moment } = useDates();
  const words = (entry: AuditEntry) => {
    const sentence = actionText(entry);
    return sentence === null ? `${entry.action} ${entry.entity}` : t(sentence);
  };
  return (
    <ResponsiveTable
      caption={t("staff.nav.audit")}
      rows={entries}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "what", name: t("audit.what"), isRowHeader: true, cell: words },
        { id: "about", name: t("audit.about"), cell: (entry) => detailsText(entry, t, suites) || "–" },
        { id: "who", name: t("audit.who"), cell: ({ actor_name: name }) => name ?? "–" },
        { id: "when", name: t("audit.when"), cell: (entry) => moment(entry.created_at) },
      ]}
    />
  );
}
