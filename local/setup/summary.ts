/** Summaries of the planned changes and the remaining tasks, short enough for one screen. */
import { thingsToDo } from "../content/check-launch";
import type { Changes } from "./starter";
import { type SetupTexts, say } from "./texts";

/**
 * The folder of a file in `content` or `supabase`, such as `content/journal/`, or the file itself if it is in no
 * subfolder.
 */
const placeOf = (path: string): string => {
  const [top = "", folder = "", ...rest] = path.split("/");
  return rest.length === 0 ? path : `${top}/${folder}/`;
};

const counted = (names: readonly string[]): readonly string[] => {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (name.endsWith("/") ? `  ${name} (${count})` : `  ${name}`));
};

/** The changed and deleted files, counted by folder. */
export const fileList = (changes: Changes, texts: SetupTexts): string => {
  const paths = (isGone: boolean) => [...changes].filter(([, content]) => (content === null) === isGone);
  const part = (heading: string, isGone: boolean): readonly string[] => {
    const found = paths(isGone).map(([path]) => path);
    return found.length === 0 ? [] : [say(heading, { count: found.length }), ...counted(found.map(placeOf).sort())];
  };
  return [...part(texts.written, false), ...part(texts.deleted, true)].join("\n");
};

/** The remaining tasks, counted by file. `npm run check:launch` lists each with its line. */
export const whatIsLeft = async (root: string, texts: SetupTexts): Promise<string> => {
  const rest = await thingsToDo(root);
  if (rest.length === 0) return texts.nothingLeft;
  const counts = new Map<string, number>();
  for (const { file } of rest) counts.set(file, (counts.get(file) ?? 0) + 1);
  return [
    say(texts.left, { count: rest.length }),
    ...[...counts].map(([file, count]) => `  ${file} (${count})`),
    texts.leftAll,
  ].join("\n");
};
