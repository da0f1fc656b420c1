import { graphql } from "gatsby";
import type { TextComponents } from "../../components/mdx/text-body";
import { TextPage, PrintButton } from "../../components/mdx/text-page";
import { PageTop } from "../../components/ui/page-top";
import { formatDate } from "../../lib/format";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { asTextTree } from "../../lib/text/tree";
import { VersionLinks } from "./version-links";
import * as styles from "./policy-text.module.css";

interface PolicyTextProps {
  readonly policy: Queries.PolicyTextFragment;
  /** The dates of the policy's versions, the newest first; undefined if the policy's versions are not archived. */
  readonly versions?: Queries.PolicyVersionDaysFragment;
  /** Components that this policy uses in addition to those of every text. */
  readonly components?: TextComponents;
}

/** A policy: its title, summary, date and version, table of contents and text. Needs the namespace `policies`. */
export function PolicyText({ policy, versions, components }: PolicyTextProps) {
  const t = useText();
  const language = useLanguage();
  return (
    <article>
      <PageTop title={policy.title} standfirst={policy.description}>
        <div className={styles.intro}>
          <p className={styles.meta}>
            <span>{t("policies.effectiveFrom", { date: formatDate(policy.effective, language) })}</span>{" "}
            <span>{t("policies.version", { version: policy.version })}</span>{" "}
            {versions !== undefined && versions.nodes.length > 0 && (
              <a href="#versions-title">{t("policies.versions.title")}</a>
            )}
          </p>
        </div>
      </PageTop>
      <TextPage
        flushStart
        tree={asTextTree(policy.body)}
        {...(components !== undefined && { components })}
        headings={policy.headings}
        contentsTitle={t("policies.contents")}
        tools={<PrintButton>{t("policies.print")}</PrintButton>}
        {...(versions !== undefined && {
          end: <VersionLinks slug={policy.slug} days={versions.nodes.map(({ effective }) => effective)} />,
        })}
      />
    </article>
  );
}

export const policyText = graphql`
  fragment PolicyText on Policy {
    slug
    title
    description
    effective
    version
    body
    headings {
      id
      depth
      text
    }
  }
  fragment PolicyVersionDays on PolicyVersionConnection {
    nodes {
      effective
    }
  }
`;
