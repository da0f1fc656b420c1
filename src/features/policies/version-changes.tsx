import { graphql } from "gatsby";
import { Fragment } from "react";
import { LocalLink } from "../../components/ui/local-link";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import * as styles from "./version-changes.module.css";

interface VersionChangesProps {
  readonly version: Queries.VersionChangesFragment;
}

type Change = Queries.VersionChangesFragment["changes"][number];

/** The changes grouped by heading, in the order of the text. */
const bySection = (changes: readonly Change[]): readonly (readonly [string, readonly Change[]])[] => {
  const sections: [string, Change[]][] = [];
  for (const change of changes) {
    const last = sections.at(-1);
    if (last !== undefined && last[0] === change.section) last[1].push(change);
    else sections.push([change.section, [change]]);
  }
  return sections;
};

/**
 * The changes from the previous version: what was removed and what was added. Hidden text names each kind, because
 * screen readers seldom announce `ins` and `del`.
 */
export function VersionChanges({ version: { slug, before, changes } }: VersionChangesProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <section className={styles.changes} id="what-changed" aria-labelledby="what-changed-title">
      <h2 id="what-changed-title">{t("policies.changes.title")}</h2>
      {before === null ? (
        <p>{t("policies.changes.first")}</p>
      ) : (
        <>
          <p>
            {t("policies.changes.since")}{" "}
            <LocalLink to={`/${slug}/${before}`}>
              {t("policies.versionOf", { date: formatDate(before, language) })}
            </LocalLink>
            {changes.length > 0 && (
              <>
                {". "}
                {t("policies.changes.legend")} <del>{t("policies.changes.removed")}</del>,{" "}
                <ins>{t("policies.changes.added")}</ins>.
              </>
            )}
          </p>
          {changes.length === 0 && <p>{t("policies.changes.none")}</p>}
          {bySection(changes).map(([section, sectionChanges], index) => (
            <Fragment key={index}>
              {section !== "" && <h3>{section}</h3>}
              <ul>
                {sectionChanges.map(({ parts }, changeIndex) => (
                  <li key={changeIndex}>
                    {parts.map((part, partIndex) => (
                      <Part key={partIndex} {...part} />
                    ))}
                  </li>
                ))}
              </ul>
            </Fragment>
          ))}
        </>
      )}
    </section>
  );
}

function Part({ kind, text }: Change["parts"][number]) {
  const t = useText();
  if (kind === "same") return text;
  const Mark = kind === "added" ? "ins" : "del";
  return (
    <Mark>
      <span className="visually-hidden">
        [{t(kind === "added" ? "policies.changes.added" : "policies.changes.removed")}:{" "}
      </span>
      {text}
      <span className="visually-hidden">] </span>
    </Mark>
  );
}

export const versionChanges = graphql`
  fragment VersionChanges on PolicyVersion {
    slug
    before
    changes {
      section
      parts {
        kind
        text
      }
    }
  }
`;
