import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import type { BuildRecord } from "../../settings/build-record";
import { readBuild } from "./api/read-build";
import { type Started, startBuild } from "./api/start-build";
import { type Progress, forgetWish, keepWish, progressOf, readWish } from "./build-wish";

/** How often the site is asked whether it is a new one, in milliseconds. */
const interval = 5000;

interface Build {
  readonly record: UseQueryResult<BuildRecord>;
  readonly progress: Progress;
  readonly busy: boolean;
  /** Why the last wish was refused. */
  readonly refusal: Exclude<Started, { readonly result: "started" }> | null;
  readonly start: () => Promise<void>;
}

/** The build that stands, and the one that was asked for. */
export const useBuild = (): Build => {
  const [wish, setWish] = useState(readWish);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Build["refusal"]>(null);
  const record = useQuery({
    queryKey: ["publish", "build"],
    queryFn: readBuild,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      progressOf(wish, state.data?.builtAt, Date.now()) === "building" ? interval : false,
  });
  const start = async () => {
    setBusy(true);
    setRefusal(null);
    const now = Date.now();
    const started = await startBuild();
    setBusy(false);
    if (started.result === "started") {
      const asked = { byServer: started.askedAt ?? now, byComputer: now };
      keepWish(asked);
      setWish(asked);
    } else {
      forgetWish();
      setWish(null);
      setRefusal(started);
    }
  };
  return { record, progress: progressOf(wish, record.data?.builtAt, record.dataUpdatedAt), busy, refusal, start };
};
