/** What a house may be without, but which the law or the search engines ask for: told before launch, never demanded. */
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
        `${suiteFile(id)} has ${gallery.length} pictures: search engines require at least ${picturesForSearch} for a rental.`,
    ),
];
