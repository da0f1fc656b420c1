import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { TextComponents } from "../components/mdx/text-body";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyText } from "../features/policies/policy-text";
import { StayTerms } from "../features/policies/text-parts";
import { HouseFactsContext, QuietHoursTable } from "../features/policies/quiet-hours-table";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

const components: TextComponents = { StayTerms, QuietHours: QuietHoursTable };

/** The rental conditions: `content/policies/rental-conditions.*.mdx`, with the facts of `content/stay.yml` and `site.yml`. */
export default function RentalConditionsPage({ data }: PageProps<Queries.RentalConditionsPageQuery>) {
  const { policy, site, stay } = data;
  if (policy === null || site === null || stay === null)
    throw new Error("The rental conditions need their text and the facts.");
  return (
    <Layout data={data}>
      <HouseFactsContext.Provider value={{ stay, timeZone: site.hours.timeZone }}>
        <PolicyText policy={policy} versions={data.versions} components={components} />
      </HouseFactsContext.Provider>
    </Layout>
  );
}

export const Head = ({ data, pageContext }: HeadProps<Queries.RentalConditionsPageQuery, PageContext>) => {
  const t = textFrom(data.locales, pageContext.language);
  return (
    <PageHead
      data={data}
      language={pageContext.language}
      path="/rental-conditions"
      title={t("policies.meta.rental.title", { brand: data.site?.brand.name ?? "" })}
      description={t("policies.meta.rental.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: data.policy?.title ?? "", path: "/rental-conditions" },
      ]}
    />
  );
};

export const query = graphql`
  query RentalConditionsPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["policies", "suite"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      hours {
        timeZone
      }
    }
    stay(language: { eq: $language }) {
      ...QuietHours
    }
    policy(slug: { eq: "rental-conditions" }, language: { eq: $language }) {
      ...PolicyText
    }
    versions: allPolicyVersion(
      filter: { slug: { eq: "rental-conditions" }, language: { eq: $language } }
      sort: { effective: DESC }
    ) {
      ...PolicyVersionDays
    }
  }
`;
