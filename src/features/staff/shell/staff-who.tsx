import { LanguageLinks } from "../../../components/layout/language-links";
import { Button } from "../../../components/ui/button";
import { LocalLink } from "../../../components/ui/local-link";
import { useText } from "../../../lib/i18n/use-text";
import { leave } from "../session/follow-session";
import type { Member } from "../session/session-store";
import * as styles from "./staff-shell.module.css";

/** Who is at work, in which language, and the ways out. */
export function StaffWho({ member }: { readonly member: Member }) {
  const t = useText();
  return (
    <div className={styles.who}>
      <p>
        <strong>{member.name}</strong>
        {member.role === "owner" ? t("staff.role.owner") : t("staff.role.editor")}
      </p>
      <div className={styles.ways}>
        <LocalLink to="/">{t("staff.seeSite")}</LocalLink>
        <LanguageLinks />
      </div>
      <div className={styles.ways}>
        <Button variant="text" onClick={() => void leave(false)}>
          {t("staff.signOut")}
        </Button>
        <Button variant="text" onClick={() => void leave(true)}>
          {t("staff.signOutEverywhere")}
        </Button>
      </div>
    </div>
  );
}
