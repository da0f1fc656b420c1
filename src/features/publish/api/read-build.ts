import * as v from "valibot";
import { type BuildRecord, recordFile } from "../../../settings/build-record";

const schema = v.object({
  build: v.string(),
  builtAt: v.pipe(v.string(), v.isoTimestamp()),
  pictures: v.array(v.string()),
});

/** The build that stands on the site at this moment, asked of the site itself. Rejects when it says nothing. */
export const readBuild = async (): Promise<BuildRecord> => {
  const response = await fetch(`/${recordFile}`, { cache: "no-store" });
  if (!response.ok) throw new Error(`The site answered ${response.status}.`);
  return v.parse(schema, await response.json());
};
