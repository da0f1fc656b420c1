import { useQuery } from "@tanstack/react-query";
import { Select } from "../../../components/ui/select";
import { useText } from "../../../lib/i18n/use-text";
import { changeRole } from "../api/change-role";
import { listColleagues } from "../api/list-colleagues";
import { removeColleague } from "../api/remove-colleague";
import { Answer } from "../desk/answer";
import { AskFirst } from "../desk/ask-first";
import { DeskHead } from "../desk/desk-head";
import { FoldTable } from "../desk/fold-table";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import type { StaffRole } from "../session/session-store";
import { type Colleague, isLastOwner, roles } from "./colleague";
import { InviteForm } from "./invite-form";
import * as styles from "./team.module.css";

/** Staff accounts: who is of the team, as what, and the way in and out of it. */
export default function TeamDesk() {
  const t = useText();
  const query = useQuery({ queryKey: ["team"], queryFn: listColleagues });
  return (
    <>
      <DeskHead title={t("staff.nav.team")} text={t("team.text")} />
      <Answer query={query}>{(colleagues) => <TeamTable colleagues={colleagues} />}</Answer>
      <InviteForm />
    </>
  );
}

function TeamTable({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const t = useText();
  const { moment } = useMoments();
  const role = useAct(changeRole, "team.changed");
  const remove = useAct(removeColleague, "team.removed");
  return (
    <FoldTable
      caption={t("staff.nav.team")}
      rows={colleagues}
      keyOf={({ user_id: id }) => id}
      columns={[
        { id: "name", name: t("team.name"), heads: true, cell: ({ name }) => name },
        { id: "email", name: t("staff.email"), cell: ({ email }) => email },
        {
          id: "role",
          name: t("team.role"),
          cell: (colleague) => (
            <div className={styles.role}>
              <Select
                id={`role-${colleague.user_id}`}
                label={<span className="visually-hidden">{t("team.roleOf", { name: colleague.name })}</span>}
                value={colleague.role}
                disabled={role.busy || isLastOwner(colleague, colleagues)}
                onChange={({ currentTarget }) =>
                  role.act({ userId: colleague.user_id, role: currentTarget.value as StaffRole })
                }
              >
                {roles.map((name) => (
                  <option key={name} value={name}>
                    {t(`staff.role.${name}`)}
                  </option>
                ))}
              </Select>
            </div>
          ),
        },
        {
          id: "seen",
          name: t("team.seen"),
          cell: ({ last_sign_in_at: seen }) => (seen === null ? t("team.never") : moment(seen)),
        },
        {
          id: "remove",
          name: t("subscribers.act"),
          cell: (colleague) =>
            isLastOwner(colleague, colleagues) ? (
              t("team.lastOwner")
            ) : (
              <AskFirst
                label={t("subscribers.remove")}
                title={t("team.remove.title")}
                action={t("team.remove.action")}
                disabled={remove.busy}
                onConfirm={() => remove.act(colleague.user_id)}
              >
                <p>{t("team.remove.text", { name: colleague.name })}</p>
              </AskFirst>
            ),
        },
      ]}
    />
  );
}
