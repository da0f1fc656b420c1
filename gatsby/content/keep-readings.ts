/** What the first reading of the content in a build takes over from the build before, and leaves to the next. */
import { buildCode } from "../build-code";
import { projectFolder } from "../hosting/public-folder";
import { memoryPath } from "../remembered";
import { keepPictures, recallPictures } from "./checks/pictures";
import { forgetFiles, keepFiles, recallFiles } from "./content-file";
import { forgetTexts, keepTexts, recallTexts } from "./read-text-file";

/** Before the content is read: files, texts and pictures that no commit has touched need not be read again. */
export const recallReadings = async (): Promise<void> => {
  const code = buildCode(projectFolder);
  await Promise.all([
    recallFiles(memoryPath("content-files"), code),
    recallTexts(memoryPath("content-texts"), code),
    recallPictures(memoryPath("content-pictures"), code),
  ]);
};

/** Once all of it has been read, and nothing in it is wrong. */
export const keepReadings = async (): Promise<void> => {
  await Promise.all([keepFiles(), keepTexts(), keepPictures()]);
};

/** Where nothing more is going to be read. */
export const forgetReadings = (): void => {
  forgetFiles();
  forgetTexts();
};
