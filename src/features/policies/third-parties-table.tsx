import { graphql } from "gatsby";
import { Fragment, createContext, useContext } from "react";
import { DataTable } from "../../components/mdx/data-table";
import { type ConsentCategory, consentCategories } from "../../config/third-parties";
import { useText } from "../../lib/i18n/use-text";

/** The services of others that the cookie policy lists. */
export const ThirdPartiesContext = createContext<Queries.ThirdPartyRowFragment["thirdParties"]>([]);

const isConsentCategory = (category: string): category is ConsentCategory =>
  consentCategories.some((known) => known === category);

/** The name of a host, which may go on in the next line after a full stop. */
function Host({ name }: { readonly name: string }) {
  return name.split(".").map((part, index) => (
    <Fragment key={index}>
      {index > 0 && "."}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

/** `<ThirdParties />`: every configured service, the category it waits for, what it does and where it answers. */
export function ThirdPartiesTable() {
  const t = useText();
  const services = useContext(ThirdPartiesContext);
  const heads = ["service", "category", "purpose", "host"] as const;
  return (
    <DataTable
      caption={t("policies.thirdParties.caption")}
      heads={heads.map((head) => t(`policies.thirdParties.${head}`))}
      rows={services.map(({ id, name, category, purpose, host }) => ({
        key: id,
        cells: [
          name,
          isConsentCategory(category) ? t(`consent.${category}.name`) : t("policies.thirdParties.opened"),
          purpose,
          host === null ? t("policies.thirdParties.ownHost") : <Host key="host" name={host} />,
        ],
      }))}
    />
  );
}

export const thirdPartyRow = graphql`
  fragment ThirdPartyRow on SiteFacts {
    thirdParties {
      id
      name
      category
      purpose
      host
    }
  }
`;
