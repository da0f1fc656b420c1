/** Writes `/availability.json`: the backend's free nights at build time, for hosts where no backend answers. */
import { join } from "node:path";
import type { BuildArgs } from "gatsby";
import * as v from "valibot";
import { type Availability, availabilitySchema, unknownAvailability } from "../../src/lib/booking/availability";
import { todayIn } from "../../src/lib/booking/days";
import { availabilityPath } from "../../src/settings/hosting";
import { type Answer, publicOf, queryOf } from "../build-arguments";
import { uploadsBackend } from "../uploads/uploads-address";
import { writeChanged } from "./write-changed";

/** Milliseconds. */
const timeout = 15_000;

/** The backend's answer. Rejects when it cannot be reached or answers something else. */
const askBackend = async (backend: string): Promise<Availability> => {
  const response = await fetch(`${backend}/functions/v1/calendars`, { signal: AbortSignal.timeout(timeout) });
  if (!response.ok) throw new Error(`it answered ${response.status}`);
  return v.parse(availabilitySchema, await response.json());
};

/**
 * The free nights at the time of the build; nothing is known without a backend, or when it fails.
 * @param backend its address, or empty
 * @param warn is called with the reason when a backend fails
 */
export const availabilityOfBuild = async (
  backend: string,
  zone: string,
  warn: (sentence: string) => void,
): Promise<Availability> => {
  if (backend !== "") {
    try {
      return await askBackend(backend);
    } catch (error) {
      const reason = error instanceof Error ? error.message : String(error);
      warn(`The free nights of the backend are left out of this build: ${reason}`);
    }
  }
  return unknownAvailability(zone, todayIn(zone));
};

export const writeAvailability = async (args: BuildArgs): Promise<void> => {
  const query = "{ siteFacts { hours { timeZone } } }";
  const { data } = (await queryOf(args)(query)) as Answer<{ siteFacts: { hours: { timeZone: string } } | null }>;
  const zone = data?.siteFacts?.hours.timeZone ?? "UTC";
  const availability = await availabilityOfBuild(uploadsBackend(process.env), zone, (sentence) => {
    args.reporter.warn(sentence);
  });
  await writeChanged(join(publicOf(args), availabilityPath), `${JSON.stringify(availability)}\n`);
};
