import { useQueryClient } from "@tanstack/react-query";
import { useText } from "../../../lib/i18n/use-text";
import { type Colleague, type ColleagueVersion, changeRole, removeColleague, teamQueryKey } from "../api/team";
import { type StaffRole, useMember } from "../session/session-state";
import { refreshMember } from "../session/watch-session";
import { ConfirmButton } from "../ui/action-buttons";
import { focusHeading, focusNextRow } from "../ui/move-focus";
import { ResponsiveTable } from "../ui/responsive-table";
import { useAction } from "../ui/use-action";
import { useDates } from "../ui/use-dates";
import * as styles from "./team.module.css";

const versionOf = ({ user_id: userId, version }: Colleague): ColleagueVersion => ({ userId, version });

/** The members of the team with the actions for each. The last owner can be neither removed nor made an editor. */
export function TeamTable({ colleagues }: { readonly colleagues: readonly Colleague[] }) {
  const t = useText();
  const { moment } = useDates();
  const me = useMember().userId;
  const queryClient = useQueryClient();
  /** Updates the session after a change of the member's own entry, because the member may have lost access. */
  const refreshIfOwn = async (userId: string) => {
    if (userId !== me) return;
    await refreshMember();
    requestAnimationFrame(focusHeading);
  };
  const changing = useAction(async (change: ColleagueVersion & { readonly role: StaffRole }) => {
    await changeRole(change);
    // Stores the next version at once, so that a second press does not conflict with the owner's own change.
    queryClient.setQueryData<readonly Colleague[]>(teamQueryKey, (all) =>
      all?.map((one) =>
        one.user_id === change.userId ? { ...one, role: change.role, version: change.version + 1 } : one,
      ),
    );
    await refreshIfOwn(change.userId);
  }, "team.changed");
  const remove = useAction(async (colleague: ColleagueVersion) => {
    await removeColleague(colleague);
    await refreshIfOwn(colleague.userId);
  }, "team.removed");
  return (
    <ResponsiveTable
      caption={t("staff.nav.team")}
      rows={colleagues}
      keyOf={({ user_id: id }) => id}
      columns={[
        { id: "name", name: t("team.name"), isRowHeader: true, cell: ({ name }) => name },
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
                  busy={changing.busy}
                  onChange={(next) => changing.run({ ...versionOf(colleague), role: next })}
                />
              )}
            </span>
          ),
        },
        {
          id: "seen",
          name: t("team.seen"),
          noWrap: true,
          cell: ({ last_sign_in_at: at }) => (at === null ? t("team.never") : moment(at)),
        },
        {
          id: "remove",
          name: t("subscribers.action"),
          cell: (colleague) =>
            isLastOwner(colleague, colleagues) ? (
              t("team.lastOwner")
            ) : (
              <ConfirmButton
                label={t("subscribers.remove")}
                subject={colleague.name}
                title={t("team.remove.title")}
                action={t("team.remove.action")}
                disabled={remove.busy}
                onConfirm={() => remove.run(versionOf(colleague), () => focusNextRow(colleague.user_id))}
              >
                <p>{t("team.remove.text", { name: colleague.name })}</p>
              </ConfirmButton>
            ),
        },
      ]}
    />
  );
}

interface RoleChangeProps {
  readonly colleague: Colleague;
  /** Whether the colleague is the signed-in member. */
  readonly isOwn: boolean;
  readonly busy: boolean;
  readonly onChange: (role: StaffRole) => void;
}

/** The button that gives a colleague the other role, after a dialog has explained what that means. */
function RoleChange({ colleague: { name, role }, isOwn, busy, onChange }: RoleChangeProps) {
  const t = useText();
  const other: StaffRole = role === "owner" ? "editor" : "owner";
  return (
    <ConfirmButton
      label={t(`team.make.${other}`)}
      subject={name}
      title={t("team.make.title")}
      action={t("team.make.action")}
      disabled={busy}
      onConfirm={() => onChange(other)}
    >
      <p>{t(`team.make.${other}.text`, { name })}</p>
      {isOwn && <p>{t("team.make.own")}</p>}
    </ConfirmButton>
  );
}

/** Whether a colleague is the last owner, who must stay an owner, because only owners can invite people. The database enforces this too. */
export const isLastOwner = (colleague: Pick<Colleague, "role">, all: readonly Pick<Colleague, "role">[]): boolean =>
  colleague.role === "owner" && all.filter(({ role }) => role === "owner").length === 1;
