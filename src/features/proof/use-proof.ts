import { useEffect, useState } from "react";
import type { SiteSpeed } from "../../lib/site-speed";
import { fetchAvailability } from "../booking/api/availability";
import { type BuildFacts, readBuildFacts, readSpeed } from "./api/read-proof";

/** The refreshed figures; a part that could not be loaded is undefined. */
export interface Renewed {
  readonly speed: SiteSpeed | undefined;
  /** When the calendars were last read; null if never. */
  readonly nightsReadAt: string | null | undefined;
  readonly build: BuildFacts | undefined;
}

const valueOf = <Value>(settled: PromiseSettledResult<Value>): Value | undefined =>
  settled.status === "fulfilled" ? settled.value : undefined;

/** The current figures, requested once; null until the response arrives, and in the built page. */
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
