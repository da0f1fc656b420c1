import { createContext, useContext } from "react";
import * as prose from "../components/mdx/prose.module.css";
import type { TextComponentProps } from "../components/mdx/text-elements";
import { useText } from "../lib/i18n/use-text";
import { DataTable, rowsOf, StayTerms } from "../features/policies/text-parts";
import { isInSeason } from "../lib/booking/days";
import { useHouseTime } from "../features/suite/use-house-time";
import { QuietHours } from "../features/suite/quiet-hours";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import type { TextComponents } from "../components/mdx/text-body";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { PolicyText } from "../features/policies/policy-text";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

interface HouseFacts {
  readonly stay: Queries.QuietHoursFragment;
  /** IANA time zone of the house: `Europe/Athens`. */
  readonly timeZone: string;
}

/** The facts of the house for drawing the quiet hours in the text. */
const HouseFactsContext = createContext<HouseFacts | null>(null);

/** The facts of the house. Throws if the page did not query them. */
const useHouseFacts = (): HouseFacts => {
  const facts = useContext(HouseFactsContext);
  if (facts === null) throw new Error("A text uses facts of the house on a page that does not query them.");
  return facts;
};

/** `<QuietHours />` in the conditions: the quiet hours drawn on the day line, and as a table. Only the table is printed. */
function QuietHoursTable(props: TextComponentProps) {
  const t = useText();
  const { stay, timeZone } = useHouseFacts();
  const now = useHouseTime(timeZone);
  const [heads, ...rows] = rowsOf(props);
  if (heads === undefined) return null;
  const seasons = stay.quietHours?.seasons ?? [];
  const current = seasons.findIndex(({ dates }) => now !== null && isInSeason(now.day, dates));
  return (
    <>
      <div className={prose.wide}>
        <QuietHours stay={stay} timeZone={timeZone} heading="h3" />
      </div>
      <DataTable
        captionHidden
        caption={t("policies.quiet.caption")}
        heads={heads}
        rows={rows.map(([label = "", ...cells], index) => {
          const inForce = index === current;
          const name = inForce ? `${label}, ${t("policies.quiet.now")}` : label;
          return { key: label, cells: [name, ...cells], now: inForce };
        })}
      />
    </>
  );
}

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
