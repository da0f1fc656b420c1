/** Checks suites: the id must match the folder, pictures must exist, and texts must agree with the measurements beside them. */
import { codeToType } from "../../../src/lib/booking/engine-presets";
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import type { ContentFile } from "../content-file";
import { type ReportField, reportIn } from "../report-in";
import { isReservedSuite } from "../reserved-paths";
import { checkEngine } from "../schema/booking-engine";
import type { Suite } from "../schema/suite";
import { pictureNames, pictureOf } from "../suite-pictures";
import { engineOfSuite } from "../suite-terms";
import { fieldName } from "../yaml-places";
import { checkPlan } from "./plan";
import { checkPicture, largePicture } from "./pictures";

const checkMeasurements = (suite: Suite, report: ReportField) => {
  suite.accessibility.facts.forEach((fact, index) => {
    const numbers = [fact.value, fact.widthCm, fact.heightCm, fact.depthCm].filter(
      (value) => value !== undefined && value !== 0,
    );
    for (const language of languages) {
      const words = fact.text[language].replace(",", ".");
      const absent = numbers.find((value) => !new RegExp(`(?<!\\d)${value}(?!\\d)`).test(words));
      if (absent === undefined) continue;
      const problem = `The text does not say ${absent}, which the numbers beside it do.`;
      report(["accessibility", "facts", index, "text", language], problem, "Make the text and the numbers agree.");
    }
  });
  if (suite.size.interior.value > suite.size.withBalcony.value) {
    const problem = "The suite with its balcony is smaller than without.";
    report(["size", "withBalcony"], problem, "Exchange or correct the two areas.");
  }
};

const checkGallery = async (suite: Suite, file: ContentFile, report: ReportField, draft: Draft, tools: CheckTools) => {
  for (const [index, picture] of suite.gallery.entries()) {
    const field = ["gallery", index, "id"];
    const place = () => ({ file: file.name, line: file.lineOf(field), field: fieldName(field) });
    const names = pictureNames(suite.id, picture.id, draft.paths);
    if (names.length > 1) {
      const problem = `Several pictures are called “${picture.id}”: ${names.join(", ")}.`;
      report(field, problem, "Keep the one that is meant, as JPEG, PNG or WebP, and delete the rest.");
    }
    await checkPicture(pictureOf(suite.id, picture.id, draft.paths), place, draft.paths, largePicture, tools);
    if (!suite.galleryCategories.includes(picture.category)) {
      const problem = `“${picture.category}” is not among this suite’s galleryCategories.`;
      report(["gallery", index, "category"], problem, "Add it there, or choose one of them.");
    }
  }
  suite.galleryCategories.forEach((category, index) => {
    if (suite.gallery.some((picture) => picture.category === category)) return;
    const fix = "Add one, or take the category out of the list.";
    report(["galleryCategories", index], `No picture shows “${category}”.`, fix);
  });
};

/** Checks the suite's own engine and number of guests against those of the house. */
const checkTerms = (suite: Suite, { site, stay, suites }: Draft, report: ReportField): void => {
  if (site !== undefined && suite.bookingEngine !== undefined)
    checkEngine(engineOfSuite(site.bookingEngine, suite.bookingEngine), (path, problem, fix) => {
      report(["bookingEngine", ...path], problem, fix);
    });
  if (suites?.length === 1 && suite.maxGuests !== undefined) {
    const problem = "The house has only this suite, and content/stay.yml says how many guests it takes.";
    report(["maxGuests"], problem, "Remove it here, and correct the fact “maxGuests” there.");
    return;
  }
  const most = stay?.facts.maxGuests.value;
  if (most === undefined || suite.maxGuests === undefined || suite.maxGuests <= most) return;
  const problem = `The suite takes ${suite.maxGuests} guests, and content/stay.yml says that no suite takes more than ${most}.`;
  report(["maxGuests"], problem, "Correct the smaller of the two numbers.");
};

/** Reports a second code that guests would have to type: the page tells them one, whichever suite they choose. */
const checkCodes = (draft: Draft, tools: CheckTools): void => {
  const { site, suites = [] } = draft;
  if (site === undefined) return;
  const codes = suites.map(({ bookingEngine }) => codeToType(engineOfSuite(site.bookingEngine, bookingEngine)));
  const [first] = codes.filter((code) => code !== undefined);
  suites.forEach(({ id }, index) => {
    const code = codes[index];
    if (code === undefined || code === first) return;
    const problem = `Guests would have to type “${code}” for this suite, and “${first ?? ""}” for another.`;
    reportIn(draft, `content/suites/${id}/suite.yml`, tools)(
      ["bookingEngine", "promotion"],
      problem,
      "Set up the same code at both engines, because the site tells guests only one.",
    );
  });
};

/** Checks all suites; there must be at least one. */
export const checkSuites = async (draft: Draft, tools: CheckTools): Promise<void> => {
  if (draft.suites?.length === 0) {
    const fix = "Make a folder with a suite.yml and its pictures.";
    tools.report({ file: "content/suites", problem: "There is no suite.", fix });
  }
  for (const [folder, suite] of draft.suiteFolders) {
    const name = `content/suites/${folder}/suite.yml`;
    const file = draft.files.get(name);
    if (suite === undefined || file === undefined) continue;
    const report = reportIn(draft, name, tools);
    if (suite.id !== folder) {
      const problem = `The suite calls itself “${suite.id}”, its folder is “${folder}”.`;
      report(["id"], problem, "Give both the same name: it is the address /suite/<id>.");
      continue;
    }
    if (isReservedSuite(suite.id)) {
      report(["id"], `The address /suite/${suite.id} is taken.`, "Give the suite and its folder another name.");
      continue;
    }
    checkMeasurements(suite, report);
    checkTerms(suite, draft, report);
    if (suite.plan !== undefined) checkPlan(suite.plan, report);
    await checkGallery(suite, file, report, draft, tools);
  }
  checkCodes(draft, tools);
};
