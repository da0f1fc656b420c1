import { LocalLink } from "../../components/ui/local-link";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./policy-text.module.css";

interface VersionLinksProps {
  readonly slug: string;
  /** The dates of all versions, the newest first. */
  readonly days: readonly string[];
  /** The date of the version shown on this page; undefined on the page of the current policy. */
  readonly current?: string;
}

/** Links to every version of a policy, the newest first. These URLs are meant to be cited. */
export function VersionLinks({ slug, days, current }: VersionLinksProps) {
  const t = useText();
  const language = useLanguage();
  if (days.length === 0) return null;
  return (
    <nav className={styles.versions} aria-labelledby="versions-title">
      <h2 id="versions-title">{t("policies.versions.title")}</h2>
      <ul>
        {days.map((day, index) => (
          <li key={day}>
            <LocalLink to={`/${slug}/${day}`} aria-current={day === current ? "page" : undefined}>
              {t("policies.versionOf", { date: formatDate(day, language) })}
            </LocalLink>
            {index === 0 && (
              <>
                {" "}
                <span className={styles.inForce}>{`(${t("policies.versions.inForce")})`}</span>
              </>
            )}
          </li>
        ))}
      </ul>
    </nav>
  );
}
