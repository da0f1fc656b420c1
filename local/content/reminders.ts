/** Reminders of optional parts that the law, guests or search engines expect. `check:launch` prints them; they do not keep a house from launching. */
import { type Content, suiteFile } from "../../gatsby/content/content";

/** The number of pictures that search engines require for a rental. */
const picturesForSearch = 8;

/** One sentence for each part that is missing. */
export const reminders = ({ site, suites, safety, rates, suiteRates }: Content): readonly string[] => [
  ...(safety === null && site.address.countryCode === "GR"
    ? [
        "content/safety.yml is missing: in Greece, Law 5170/2025 requires papers and devices for short-term rentals. docs/owners.md lists them.",
      ]
    : []),
  ...(rates === null && suiteRates.size === 0
    ? ["content/rates.yml is missing: the site shows no prices. docs/owners.md says how to write it."]
    : []),
  ...suites
    .filter(({ gallery }) => gallery.length < picturesForSearch)
    .map(
      ({ id, gallery }) =>
        `${suiteFile(id)} has fewer than ${picturesForSearch} pictures (${gallery.length}): search engines require so many for a rental.`,
    ),
];
