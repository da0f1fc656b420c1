/** Checks that the values of one file do not contradict those of another. */
import { project } from "../../../src/lib/geo/projection";
import type { Checked } from "../content";
import { feeCurrency } from "../facts";
import { ratesByFile } from "../suite-terms";

/** The marker is drawn at the suite's coordinates, so it would be invisible outside the map's frame. */
const checkMap = ({ map, site, reportIn }: Checked): void => {
  if (map === null) return;
  const { x, y } = project(map.frame, 1, site.coordinates);
  if (x >= 0 && x <= 1 && y >= 0 && y <= 1) return;
  reportIn("content/site.yml")(
    ["coordinates"],
    "The suite lies outside the map that content/map.geojson draws.",
    "Correct the coordinates; or make a map around them: npm run map. Without the file the page shows the places alone.",
  );
};

/** Compares all rates with the fees; in a house without fees, with the first file of rates. */
const checkCurrency = (checked: Checked): void => {
  const all = ratesByFile(checked);
  const [first] = all;
  if (first === undefined) return;
  const fees = feeCurrency(checked.stay);
  const [others, currency] =
    fees === undefined ? [`those of ${first[0]}`, first[1].currency] : ["the fees of content/stay.yml", fees];
  for (const [file, rates] of all) {
    if (currency === rates.currency) continue;
    const problem = `The rates are in ${rates.currency}, ${others} in ${currency}.`;
    checked.reportIn(file)(["currency"], problem, "Write all amounts in one currency.");
  }
};

/** The rental conditions and the fact `termsEffectiveFrom` must state the same date. */
const checkConditions = ({ policies, stay, reportIn }: Checked): void => {
  const day = stay.facts.termsEffectiveFrom.value;
  for (const { slug, file, head } of policies) {
    if (slug !== "rental-conditions" || head.effective === day) continue;
    const problem = `The conditions hold since ${head.effective}, content/stay.yml says ${day} (termsEffectiveFrom).`;
    reportIn(file.name)(["effective"], problem, "Correct one of the two days.");
  }
};

export const checkAgreement = (checked: Checked): void => {
  checkMap(checked);
  checkCurrency(checked);
  checkConditions(checked);
};
