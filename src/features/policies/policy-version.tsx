import { graphql } from "gatsby";
import { useSite } from "../../components/layout/site-context";
import { TextPage, PrintButton } from "../../components/mdx/text-page";
import { LocalLink } from "../../components/ui/local-link";
import { PageTop } from "../../components/ui/page-top";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { asTextTree } from "../../lib/text/tree";
import { inLanguage } from "../../settings/languages";
import * as styles from "./policy-text.module.css";
import { VersionChanges } from "./version-changes";
import { VersionLinks } from "./version-links";
import type { TextComponents } from "../../components/mdx/text-body";
import type { TextComponentProps } from "../../components/mdx/text-elements";
import { DataTable, rowsOf, StayTerms, ThirdParties } from "./text-parts";

/** `<QuietHours />` in an archived version: the table alone, without the drawing and the mark at the current season. */
function QuietHours(props: TextComponentProps) {
  const t = useText();
  const [heads = [], ...rows] = rowsOf(props);
  return (
    <DataTable
      caption={t("policies.quiet.caption")}
      heads={heads}
      rows={rows.map((cells) => ({ key: cells[0] ?? "", cells }))}
    />
  );
}

/** The components of archived texts. They have no button for the consent settings. */
const components: TextComponents = { StayTerms, QuietHours, ThirdParties, ConsentSettings: () => null };

interface PolicyVersionTextProps {
  readonly version: Queries.PolicyVersionTextFragment;
  /** The dates of all versions, the newest first. */
  readonly days: readonly string[];
}

/**
 * A version of a policy: whether it is in force, the URL to cite, its text at that time, its changes, and links to all versions. Needs
 * the namespace `policies`.
 */
export function PolicyVersionText({ version, days }: PolicyVersionTextProps) {
  const t = useText();
  const language = useLanguage();
  const { domains } = useSite();
  const { slug, title, effective, heldUntil, before, body, headings } = version;
  const day = (date: string) => formatDate(date, language);
  return (
    <article>
      <PageTop title={title}>
        <div className={styles.intro}>
          {heldUntil === null ? (
            <p className={styles.current}>{t("policies.held.now", { from: day(effective) })}</p>
          ) : (
            <p className={styles.past}>
              {t("policies.held.past", { from: day(effective), to: day(heldUntil) })}{" "}
              <LocalLink to={`/${slug}`}>{t("policies.held.current")}</LocalLink>
            </p>
          )}
          <p className={styles.meta}>
            <span>{t("policies.version", { version: version.version })}</span>{" "}
            <span className={styles.address}>
              {t("policies.cite", { address: `${domains.site}${inLanguage(`/${slug}/${effective}`, language)}` })}
            </span>{" "}
            {before !== null && <a href="#what-changed">{t("policies.changes.title")}</a>}
          </p>
        </div>
      </PageTop>
      <TextPage
        flushStart
        tree={asTextTree(body)}
        components={components}
        headings={headings}
        contentsTitle={t("policies.contents")}
        tools={<PrintButton>{t("policies.print")}</PrintButton>}
        end={
          <>
            <VersionChanges version={version} />
            <VersionLinks slug={slug} days={days} current={effective} />
          </>
        }
      />
    </article>
  );
}

export const policyVersionText = graphql`
  fragment PolicyVersionText on PolicyVersion {
    title
    effective
    version
    heldUntil
    body
    headings {
      id
      depth
      text
    }
    ...VersionChanges
  }
`;
