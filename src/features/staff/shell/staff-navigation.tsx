import { useCurrentPath } from "../../../components/layout/current-path";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import type { Member } from "../session/session-store";
import { deskAt, desksOf } from "./desks";
import * as styles from "./staff-shell.module.css";

/** The menu: the desks at which a member works, the present one marked. */
export function StaffNavigation({ member }: { readonly member: Member }) {
  const t = useText();
  const here = deskAt(useCurrentPath());
  return (
    <nav className={styles.nav} aria-label={t("staff.nav.label")}>
      <ul>
        {desksOf(member.role).map((desk) => (
          <li key={desk.path}>
            <LocalLink to={desk.path} aria-current={desk === here ? "page" : undefined}>
              {t(desk.label)}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
