import * as v from "valibot";
import { askFunction } from "./ask-function";

const answer = v.object({ feeds: v.array(v.object({ label: v.string(), problem: v.nullable(v.string()) })) });

/** Has all calendar feeds read now. Answers each with why it was not believed; throws a `FunctionError`. */
export const readCalendars = async (): Promise<v.InferOutput<typeof answer>["feeds"]> =>
  v.parse(answer, await askFunction("calendars", {})).feeds;
