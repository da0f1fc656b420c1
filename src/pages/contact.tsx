import { graphql, type HeadProps, type PageProps } from "gatsby";
import { Layout } from "../components/layout/layout";
import { PageHead } from "../components/layout/page-head";
import { Grid } from "../components/ui/grid";
import { PageTop } from "../components/ui/page-top";
import * as styles from "../features/contact/contact.module.css";
import { ContactDetails } from "../features/contact/contact-details";
import { ContactForm } from "../features/contact/contact-form";
import { type PageContext, textFrom } from "../lib/i18n/text-from";
import { useText } from "../lib/i18n/use-text";

/**
 * Contact: `/contact`. `data-app`: if there is a stay, the application is loaded at once, because the form and the links to messages
 * contain the stay.
 */
export default function ContactPage({ data }: PageProps<Queries.ContactPageQuery>) {
  const t = useText();
  const { site, stay } = data;
  if (site === null || stay === null) throw new Error("The contact page needs site.yml and stay.yml of content/.");
  return (
    <Layout data={data}>
      <PageTop title={t("contact.heading")} standfirst={t("contact.intro")} />
      <Grid className={styles.contact} data-app="any-stay">
        <div className={styles.form}>
          <ContactForm terms={stay.termsEffectiveFrom} />
        </div>
        <div className={styles.details}>
          <ContactDetails site={site} terms={stay} />
        </div>
      </Grid>
    </Layout>
  );
}

export const Head = ({ data, pageContext: { language } }: HeadProps<Queries.ContactPageQuery, PageContext>) => {
  const t = textFrom(data.locales, language);
  return (
    <PageHead
      data={data}
      language={language}
      path="/contact"
      title={t("contact.meta.title", { brand: data.site?.brand.name ?? "" })}
      description={t("contact.meta.description")}
      crumbs={[
        { name: t("nav.home"), path: "/" },
        { name: t("contact.title"), path: "/contact" },
      ]}
    />
  );
};

export const query = graphql`
  query ContactPage($language: String!) {
    locales: pageTexts(language: $language, namespaces: ["contact"]) {
      ...Texts
    }
    site: siteFacts(language: { eq: $language }) {
      ...LayoutSite
      ...ContactWaysOfSite
    }
    stay(language: { eq: $language }) {
      ...BookingTerms
    }
  }
`;
