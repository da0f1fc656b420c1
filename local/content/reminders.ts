/** Reminders of optional parts that the law, guests or search engines expect. `check:launch` prints them; they do not keep a house from launching. */
import { type Content, suiteFile } from "../../gatsby/content/content";

/** The number of pictures that search engines require for a rental. */
const picturesForSearch = 8;

/** A sentence about the rates of the whole house, or about each suite that has none while others do. */
const ratesReminders = ({
  suites,
  rates,
  suiteRates,
}: Pick<Content, "suites" | "rates" | "suiteRates">): readonly string[] => {
  const without = suites.filter(({ id }) => rates === null && !suiteRates.has(id));
  return without.length === suites.length
    ? ["content/rates.yml is missing: the site shows no prices. docs/owners.md says how to write it."]
    : without.map(
        ({ id }) =>
          `content/suites/${id}/rates.yml is missing: the site shows no prices of this suite. docs/owners.md says how to write it.`,
      );
};

/** One sentence for each part that is missing. */
export const reminders = ({ site, suites, safety, rates, suiteRates }: Content): readonly string[] => [
  ...(safety === null && site.address.countryCode === "GR"
    ? [
        "content/safety.yml is missing: in Greece, Law 5170/2025 requires papers and devices for short-term rentals. docs/owners.md lists them.",
      ]
    : []),
  ...ratesReminders({ suites, rates, suiteRates }),
  ...suites
    .filter(({ gallery }) => gallery.length < picturesForSearch)
    .map(
      ({ id, gallery }) =>
        `${suiteFile(id)} has fewer than ${picturesForSearch} pictures (${gallery.length}): search engines require so many for a rental.`,
    ),
];
