import { graphql } from "gatsby";
import { createContext, useContext } from "react";
import * as prose from "../../components/mdx/prose.module.css";
import { type ConsentCategory, consentCategories } from "../../config/third-parties";
import { useText } from "../../lib/i18n/use-text";

/** The services of others that the cookie policy lists. */
export const ThirdPartiesContext = createContext<Queries.ThirdPartyRowFragment["thirdParties"]>([]);

const isConsentCategory = (category: string): category is ConsentCategory =>
  consentCategories.some((known) => known === category);

/** `<ThirdParties />`: every configured service, the category it waits for, what it does and where it answers. */
export function ThirdPartiesTable() {
  const t = useText();
  const services = useContext(ThirdPartiesContext);
  const heads = ["service", "category", "purpose", "host"] as const;
  return (
    <table className={prose.data} role="table">
      <caption>{t("policies.thirdParties.caption")}</caption>
      <thead role="rowgroup">
        <tr role="row">
          {heads.map((head) => (
            <th key={head} scope="col" role="columnheader">
              {t(`policies.thirdParties.${head}`)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody role="rowgroup">
        {services.map(({ id, name, category, purpose, host }) => (
          <tr key={id} role="row">
            <th scope="row" role="rowheader">
              {name}
            </th>
            <td role="cell" data-label={t("policies.thirdParties.category")}>
              {isConsentCategory(category) ? t(`consent.${category}.name`) : t("policies.thirdParties.opened")}
            </td>
            <td role="cell" data-label={t("policies.thirdParties.purpose")}>
              {purpose}
            </td>
            <td role="cell" data-label={t("policies.thirdParties.host")}>
              {host ?? t("policies.thirdParties.ownHost")}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
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
