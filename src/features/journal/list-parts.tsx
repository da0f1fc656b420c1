/** What the journal's front page and lists share: the section links, the feed links, and the text of an empty list. */
import { graphql } from "gatsby";
import { LocalLink } from "../../components/ui/local-link";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./list-parts.module.css";
import { jsonFeedPath, rssPath } from "../../settings/routes";
import { inLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { OnwardLink } from "../../components/ui/onward-link";

interface SectionNavProps {
  readonly sections: readonly Queries.SectionLinkFragment[];
  /** `all` on the list of all posts, a section's id on that section's list, undefined on pages that are neither. */
  readonly current?: string | undefined;
}

/** Links to the list of all posts and to the sections, in a row that wraps if it is too long for the window. */
export function SectionNav({ sections, current }: SectionNavProps) {
  const t = useText();
  const links = [
    { to: "/journal", id: "all", name: t("journal.section.all") },
    ...sections.map(({ slug, name }) => ({ to: `/${slug}`, id: slug, name })),
  ];
  return (
    <nav className={styles.sections} aria-label={t("journal.sections")}>
      <ul>
        {links.map(({ to, id, name }) => (
          <li key={id}>
            <LocalLink to={to} aria-current={id === current ? "page" : undefined}>
              {name}
            </LocalLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}

export const sectionLink = graphql`
  fragment SectionLink on JournalSection {
    slug
    name
  }
`;

/** Links to the journal's feeds. */
export function FeedLinks() {
  const t = useText();
  const language = useLanguage();
  return (
    <p className={styles.feeds}>
      {t("journal.feed.note")} <a href={inLanguage(rssPath, language)}>{t("journal.feed")}</a>{" "}
      <a href={inLanguage(jsonFeedPath, language)}>{t("journal.feed.json")}</a>
    </p>
  );
}

/**
 * Shown instead of posts: the section has none yet, or (`whole`) the whole journal has none. Needs the namespace
 * `journal`.
 */
export function EmptyJournal({ whole }: { readonly whole: boolean }) {
  const t = useText();
  return (
    <div className={styles.empty}>
      <h2>{t("journal.empty")}</h2>
      <p>{t(whole ? "journal.empty.first" : "journal.empty.text")}</p>
      {!whole && <OnwardLink to="/journal">{t("journal.empty.all")}</OnwardLink>}
    </div>
  );
}
