import { useEffect, useState } from "react";
import type { SiteSpeed } from "../../lib/site-speed";
import { fetchAvailability } from "../booking/api/availability";
import { type BuildFacts, readBuildFacts, readSpeed } from "./api/read-proof";

/** What was read anew; a part that could not be had is undefined. */
export interface Renewed {
  readonly speed: SiteSpeed | undefined;
  /** When the calendars were read; null where they never were. */
  readonly nightsReadAt: string | null | undefined;
  readonly build: BuildFacts | undefined;
}

const valueOf = <Value>(settled: PromiseSettledResult<Value>): Value | undefined =>
  settled.status === "fulfilled" ? settled.value : undefined;

/** The figures as they are now, asked for once; null before the answer, and in the built page (beyond §4: refreshed once). */
export const useProof = (): Renewed | null => {
  const [renewed, setRenewed] = useState<Renewed | null>(null);
  useEffect(() => {
    let left = false;
    void Promise.allSettled([readSpeed(), fetchAvailability(), readBuildFacts()]).then(([speed, nights, build]) => {
      if (!left) setRenewed({ speed: valueOf(speed), nightsReadAt: valueOf(nights)?.checkedAt, build: valueOf(build) });
    });
    return () => {
      left = true;
    };
  }, []);
  return renewed;
};
