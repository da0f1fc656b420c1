/** Checks suites: the id must match the folder, pictures must exist, and texts must agree with the measurements beside them. */
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import type { ContentFile } from "../content-file";
import { type ReportField, reportIn } from "../report-in";
import { isReservedSuite } from "../reserved-paths";
import type { Suite } from "../schema/suite";
import { pictureNames, pictureOf } from "../suite-pictures";
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
    if (suite.plan !== undefined) checkPlan(suite.plan, report);
    await checkGallery(suite, file, report, draft, tools);
  }
};
