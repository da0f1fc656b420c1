import { useText } from "../../../lib/i18n/use-text";
import { AskFirst } from "../desk/ask-first";
import type { StaffRole } from "../session/session-store";
import type { Colleague } from "./colleague";

interface RoleChangeProps {
  readonly colleague: Colleague;
  /** It is the account of whoever is at work. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  readonly onChange: (role: StaffRole) => void;
}

/** Gives a colleague the other role, after it has been said what that means. */
export function RoleChange({ colleague: { name, role }, isOwn, busy, onChange }: RoleChangeProps) {
  const t = useText();
  const other: StaffRole = role === "owner" ? "editor" : "owner";
  return (
    <AskFirst
      label={t(`team.make.${other}`)}
      title={t("team.make.title")}
      action={t("team.make.action")}
      disabled={busy}
      onConfirm={() => onChange(other)}
    >
      <p>{t(`team.make.${other}.text`, { name })}</p>
      {isOwn && <p>{t("team.make.own")}</p>}
    </AskFirst>
  );
}
