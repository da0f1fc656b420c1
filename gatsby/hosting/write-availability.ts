/** Writes `/availability.json`: the backend's free nights at build time, for hosts that do not redirect to the backend. */
import type { BuildArgs } from "gatsby";
import { type Availability, availabilitySchema, unknownAvailability } from "../../src/lib/booking/availability";
import { todayIn } from "../../src/lib/booking/days";
import { availabilityPath } from "../../src/settings/hosting";
import { askBackend, uploadsBackend } from "../backend/ask-backend";
import type { Content } from "../content/content";
import { writePublic } from "./public-folder";

/** The free nights at the time of the build. Unknown without a backend (an empty URL), or if the request fails, which `warn` is told. */
export const availabilityOfBuild = async (
  backend: string,
  zone: string,
  warn: (sentence: string) => void,
): Promise<Availability> => {
  const request = { backend, path: "/functions/v1/calendars" };
  const told = await askBackend(request, availabilitySchema, "The free nights of the backend", warn);
  return told ?? unknownAvailability(zone, todayIn(zone));
};

export const writeAvailability = async ({ site }: Content, { reporter }: BuildArgs): Promise<void> => {
  const availability = await availabilityOfBuild(uploadsBackend(), site.hours.timeZone, reporter.warn);
  await writePublic(availabilityPath, `${JSON.stringify(availability)}\n`);
};
