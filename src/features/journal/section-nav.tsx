import { graphql } from "gatsby";
import { LocalLink } from "../../components/ui/local-link";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./section-nav.module.css";

interface SectionNavProps {
  readonly sections: readonly Queries.SectionLinkFragment[];
  /** `all` on the list of all posts, a section's id on its list, nothing on pages that are neither. */
  readonly current?: string | undefined;
}

/** The journal's sections as words in a row, or two where the window is narrow. */
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
