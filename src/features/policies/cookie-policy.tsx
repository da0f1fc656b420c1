/** The components used by the text of the cookie policy. */
import { graphql } from "gatsby";
import { createContext, Fragment, useContext } from "react";
import { DataTable } from "../../components/mdx/data-table";
import { consentCategories, type ConsentCategory } from "../../settings/third-parties";
import { useText } from "../../lib/i18n/use-text";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import * as styles from "./cookie-policy.module.css";

/** The third-party services listed in the cookie policy. */
export const ThirdPartiesContext = createContext<Queries.ThirdPartyRowFragment["thirdParties"]>([]);

const isConsentCategory = (category: string): category is ConsentCategory =>
  consentCategories.some((known) => known === category);

/** A host name that may wrap after each full stop. */
function Host({ name }: { readonly name: string }) {
  return name.split(".").map((part, index) => (
    <Fragment key={index}>
      {index > 0 && "."}
      {index > 0 && <wbr />}
      {part}
    </Fragment>
  ));
}

type Service = Queries.ThirdPartyRowFragment["thirdParties"][number];

/** The hosts of a service, one per line. Null if it has none. */
const hostsOf = ({ host, moreHosts }: Service) => {
  const hosts = [...(host === null ? [] : [host]), ...(moreHosts ?? [])];
  if (hosts.length === 0) return null;
  return hosts.map((name, index) => (
    <Fragment key={name}>
      {index > 0 && <br />}
      <Host name={name} />
    </Fragment>
  ));
};

/**
 * `<ThirdParties />`: every configured service, its consent category (or a note that the visitor opens the service), its purpose and its
 * hosts (or a note that it is on the site's own host).
 */
export function ThirdPartiesTable() {
  const t = useText();
  const services = useContext(ThirdPartiesContext);
  const heads = ["service", "category", "purpose", "host"] as const;
  return (
    <DataTable
      caption={t("policies.thirdParties.caption")}
      heads={heads.map((head) => t(`policies.thirdParties.${head}`))}
      rows={services.map((service) => ({
        key: service.id,
        cells: [
          service.name,
          isConsentCategory(service.category)
            ? t(`consent.${service.category}.name`)
            : t("policies.thirdParties.opened"),
          service.purpose,
          hostsOf(service) ?? t("policies.thirdParties.ownHost"),
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
      moreHosts
    }
  }
`;

/**
 * `<ConsentSettings />`: opens the cookie preferences, where consent can be changed or withdrawn. Renders nothing if
 * the site does not ask for consent.
 */
export function ConsentSettings() {
  const t = useText();
  const { asksForConsent } = useSite();
  if (!asksForConsent) return null;
  return (
    <p className={styles.settings} data-no-print data-needs-script>
      <Button variant="line" data-consent-open>
        {t("consent.reopen")}
      </Button>
    </p>
  );
}
