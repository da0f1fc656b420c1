// gatsby-ssr.tsx adds the loading overlay to the HTML; this import adds its styles to the page.
import "../features/loading/loading-overlay.module.css";
import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Suspense, lazy } from "react";
import { PageHead } from "../components/layout/page-head";
import { SiteProvider } from "../components/layout/site-context";
import { useInBrowser } from "../lib/dom/use-in-browser";
import { withoutLanguage } from "../settings/languages";
import { type PageContext, textFrom } from "../lib/i18n/text-from";

const StaffApp = lazy(() => import("../features/staff/shell/staff-app"));

/** A staff page: empty until the browser has loaded the staff application; meanwhile the loading overlay is shown. */
export default function StaffPage({ data }: PageProps<Queries.StaffPageQuery>) {
  const inBrowser = useInBrowser();
  if (!inBrowser) return null;
  if (data.site === null) throw new Error("The page's query has no site facts for its language.");
  return (
    <SiteProvider site={data.site}>
      <Suspense fallback={null}>
        <StaffApp home={data.home} />
      </Suspense>
    </SiteProvider>
  );
}

export const Head = ({ data, location, pageContext: { language } }: HeadProps<Queries.StaffPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  const path = withoutLanguage(location.pathname);
  const title = t("staff.metaTitle", { page: t("staff.signIn.title"), brand: data.site?.brand.name ?? "" });
  return (
    <PageHead data={data} language={language} path={path} title={title} description={t("staff.description")} noindex>
      {/* This rule is in the page and not in a header: every page has a Referrer-Policy header already, and hosts would
          combine the two. The URL is sent to this site only: the service worker uses it to recognise requests of staff
          pages, which it does not cache. */}
      <meta name="referrer" content="same-origin" />
    </PageHead>
  );
};

export const query = graphql`
  query StaffPage($language: String!) {
    locales: pageTexts(
      language: $language
      namespaces: [
        "staff"
        "overview"
        "team"
        "requests"
        "audit"
        "subscribers"
        "messages"
        "calendars"
        "vitals"
        "pictures"
        "publish"
        "gallery"
        "safety"
      ]
    ) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
    }
    home(language: { eq: $language }) {
      ...SignInPicture
    }
  }
`;
