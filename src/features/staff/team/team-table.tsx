import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { changeRole } from "../api/change-role";
import { removeColleague } from "../api/remove-colleague";
import { AskFirst } from "../desk/ask-first";
import { FoldTable } from "../desk/fold-table";
import { focusHeading, leaveRow } from "../desk/move-focus";
import { useAct } from "../desk/use-act";
import { useMoments } from "../desk/use-moments";
import { lookAgain } from "../session/follow-session";
import type { StaffRole } from "../session/session-store";
import { useMember } from "../session/use-member";
import { type Colleague, type ColleagueSeen, isLastOwner, teamKey } from "./colleague";
import { RoleChange } from "./role-change";
import * as styles from "./team.module.css";

const seen = ({ user_id: userId, version }: Colleague): ColleagueSeen => ({ userId, version });

/** The team, with what can be done about each: nothing about the only owner. */
export function TeamTable({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const t = useText();
  const { moment } = useMoments();
  const me = useMember().userId;
  const kept = useQueryClient();
  /** Whoever has changed their own entry may not be let in here any more: the session has to know at once. */
  const afterOwn = async (userId: string) => {
    if (userId !== me) return;
    await lookAgain();
    requestAnimationFrame(focusHeading);
  };
  const role = useAct(async (change: ColleagueSeen & { readonly role: StaffRole }) => {
    await changeRole(change);
    // The next version is known at once: whoever presses again must not be told of their own change.
    kept.setQueryData<readonly Colleague[]>(teamKey, (all) =>
      all?.map((one) =>
        one.user_id === change.userId ? { ...one, role: change.role, version: change.version + 1 } : one,
      ),
    );
    await afterOwn(change.userId);
  }, "team.changed");
  const remove = useAct(async (colleague: ColleagueSeen) => {
    await removeColleague(colleague);
    await afterOwn(colleague.userId);
  }, "team.removed");
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
            <span className={styles.role}>
              <span>{t(colleague.role === "owner" ? "staff.role.owner" : "staff.role.editor")}</span>
              {!isLastOwner(colleague, colleagues) && (
                <RoleChange
                  colleague={colleague}
                  isOwn={colleague.user_id === me}
                  busy={role.busy}
                  onChange={(next) => role.act({ ...seen(colleague), role: next })}
                />
              )}
            </span>
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
                onConfirm={() => remove.act(seen(colleague), () => leaveRow(colleague.user_id))}
              >
                <p>{t("team.remove.text", { name: colleague.name })}</p>
              </AskFirst>
            ),
        },
      ]}
    />
  );
}
