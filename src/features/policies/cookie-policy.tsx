/** The components of the cookie policy's text. */
import { graphql } from "gatsby";
import { createContext, Fragment, useContext } from "react";
import { DataTable } from "../../components/mdx/data-table";
import { consentCategories, type ConsentCategory } from "../../settings/third-parties";
import { useText } from "../../lib/i18n/use-text";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import * as styles from "./cookie-policy.module.css";

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

type Service = Queries.ThirdPartyRowFragment["thirdParties"][number];

/** The hosts a service answers from, a line each. Null when it has none of its own. */
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

/** `<ThirdParties />`: every configured service, the category it waits for, what it does and where it answers. */
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

/** `<ConsentSettings />`: opens the cookie preferences, where the choice can be changed or withdrawn; nothing where there is none. */
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
