/** The published build, the changes of pictures that it does not show yet, and the build that was requested. */
import { type UseQueryResult, useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import * as v from "valibot";
import { readStored, removeStored, writeStored } from "../../../lib/storage";
import { type BuildRefusal, type PublishedBuild, readBuild, startBuild } from "../api/builds";
import type { Picture } from "../api/pictures";

type PictureState = Pick<Picture, "id" | "publishedAt" | "deletedAt" | "updatedAt">;

type ChangeKind = "added" | "changed" | "removed";

interface Change<Entry> {
  readonly id: string;
  /** Undefined if the picture has been deleted permanently; only the build still shows it. */
  readonly picture: Entry | undefined;
  readonly kind: ChangeKind;
}

const kindOf = (picture: PictureState, { builtAt, pictures }: PublishedBuild): ChangeKind | undefined => {
  const shown = picture.publishedAt !== null && picture.deletedAt === null;
  const built = pictures.includes(picture.id);
  if (shown !== built) return shown ? "added" : "removed";
  return shown && Date.parse(picture.updatedAt) > Date.parse(builtAt) ? "changed" : undefined;
};

/**
 * The changes in the order of the pictures, permanently deleted ones last. A picture that neither the published build nor the next one shows
 * is not a change.
 */
export const changesSince = <Entry extends PictureState>(
  record: PublishedBuild,
  pictures: readonly Entry[],
): readonly Change<Entry>[] => {
  const known = new Set(pictures.map(({ id }) => id));
  const changed = pictures.flatMap((picture): Change<Entry>[] => {
    const kind = kindOf(picture, record);
    return kind === undefined ? [] : [{ id: picture.id, picture, kind }];
  });
  const deleted = record.pictures.filter((id) => !known.has(id));
  return [...changed, ...deleted.map((id): Change<Entry> => ({ id, picture: undefined, kind: "removed" }))];
};

/** The key of the last request in sessionStorage, where the request survives a reload of this tab. */
const key = "build-asked-at";

/**
 * The time of a request by two clocks, in milliseconds since 1970. The server's time is compared with the dates of builds. The time of this
 * computer's clock, which may be wrong, measures how long the member has waited. If the response has no time, both are the computer's.
 */
const requestSchema = v.object({ byServer: v.number(), byComputer: v.number() });
export type BuildRequest = Readonly<v.InferOutput<typeof requestSchema>>;

export const loadBuildRequest = (): BuildRequest | null => {
  try {
    const read = v.safeParse(requestSchema, JSON.parse(readStored(key, "sessionStorage") ?? "null"));
    return read.success ? read.output : null;
  } catch {
    return null;
  }
};

export const saveBuildRequest = (request: BuildRequest): void =>
  void writeStored(key, JSON.stringify(request), "sessionStorage");
const deleteBuildRequest = (): void => removeStored(key, "sessionStorage");

/** Milliseconds after which a build is late. Builds take minutes. */
const lateAfter = 20 * 60_000;

export type BuildState = "none" | "building" | "done" | "late";

/** The state of a request. `builtAt`: when the published build started; `now`: by this computer's clock. */
export const buildStateOf = (request: BuildRequest | null, builtAt: string | undefined, now: number): BuildState => {
  if (request === null) return "none";
  if (builtAt !== undefined && Date.parse(builtAt) >= request.byServer - 1000) return "done";
  return now - request.byComputer > lateAfter ? "late" : "building";
};

/** Milliseconds between checks for a new build on the site, and between checks whether the build is late. */
const interval = 5000;

interface Build {
  readonly record: UseQueryResult<PublishedBuild>;
  readonly progress: BuildState;
  readonly busy: boolean;
  /** Why the last request failed; null if it did not. */
  readonly refusal: BuildRefusal | null;
  readonly start: () => Promise<void>;
}

/** The published build and the requested one. */
export const useBuild = (): Build => {
  const [request, setRequest] = useState(loadBuildRequest);
  const [busy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState<Build["refusal"]>(null);
  const record = useQuery({
    queryKey: ["publish", "build"],
    queryFn: readBuild,
    staleTime: 0,
    refetchInterval: ({ state }) =>
      buildStateOf(request, state.data?.builtAt, Date.now()) === "building" ? interval : false,
  });
  // Without an answer from the site, only the clock tells that the build is late.
  const [clock, setClock] = useState(0);
  const progress = buildStateOf(request, record.data?.builtAt, Math.max(clock, record.dataUpdatedAt));
  useEffect(() => {
    if (progress !== "building") return;
    const timer = setInterval(() => setClock(Date.now()), interval);
    return () => clearInterval(timer);
  }, [progress]);
  useEffect(() => {
    // This visit still shows that the build is live; a later one must not, because there may be new changes since.
    if (progress === "done") deleteBuildRequest();
  }, [progress, request]);
  const start = async () => {
    setBusy(true);
    setRefusal(null);
    const now = Date.now();
    const started = await startBuild();
    setBusy(false);
    if (started.result === "started") {
      const newRequest = { byServer: started.askedAt ?? now, byComputer: now };
      saveBuildRequest(newRequest);
      setRequest(newRequest);
    } else {
      // If a build was started a moment ago, it may be this tab's own, requested before the member left this page and came back.
      if (started.result !== "tooSoon") deleteBuildRequest();
      setRequest(loadBuildRequest());
      setRefusal(started);
    }
  };
  return { record, progress, busy, refusal, start };
};
