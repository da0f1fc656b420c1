import { useText } from "../../../lib/i18n/use-text";
import { FoldTable } from "../desk/fold-table";
import { useMoments } from "../desk/use-moments";
import { type Act, particularsOf, sentenceOf } from "./act";

/** Acts, each with when it was, who did it and what it was about. */
export function ActTable({ acts }: { readonly acts: readonly Act[] }) {
  const t = useText();
  const { moment } = useMoments();
  const words = (act: Act) => {
    const sentence = sentenceOf(act);
    return sentence === null ? `${act.action} ${act.entity}` : t(sentence);
  };
  return (
    <FoldTable
      caption={t("staff.nav.audit")}
      rows={acts}
      keyOf={({ id }) => String(id)}
      columns={[
        { id: "what", name: t("audit.what"), heads: true, cell: words },
        { id: "about", name: t("audit.about"), cell: (act) => particularsOf(act, t) || "–" },
        { id: "who", name: t("audit.who"), cell: ({ actor_name: name }) => name ?? "–" },
        { id: "when", name: t("audit.when"), cell: (act) => moment(act.created_at) },
      ]}
    />
  );
}
