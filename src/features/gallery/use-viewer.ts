import { type ComponentType, useEffect, useState } from "react";
import { preloadChunk } from "../errors/preload-error";
import type { ViewerProps } from "./viewer/viewer";

type ViewerStatus =
  | { readonly is: "waiting" | "failed" }
  /** `takesOver`: a sheet or dialog already showed the photograph when the viewer became ready, and the photograph is still open. */
  | { readonly is: "ready"; readonly Viewer: ComponentType<ViewerProps>; readonly takesOver: boolean };

/** The chunk name identifies the file in the build. */
const fetchViewer = () => import(/* webpackChunkName: "gallery-viewer" */ "./viewer/viewer");

/** Loads the viewer's code when it is first needed; after a failure it can be retried. */
export const useViewer = (needed: boolean) => {
  const [status, setStatus] = useState<ViewerStatus>({ is: "waiting" });
  const isDue = needed && status.is === "waiting";

  useEffect(() => {
    if (!isDue) return;
    let cancelled = false;
    fetchViewer().then(
      ({ Viewer }) => cancelled || setStatus({ is: "ready", Viewer, takesOver: true }),
      () => cancelled || setStatus({ is: "failed" }),
    );
    return () => {
      cancelled = true;
    };
  }, [isDue]);

  if (!needed && status.is === "ready" && status.takesOver) setStatus({ ...status, takesOver: false });

  return { status, retry: () => setStatus({ is: "waiting" }) };
};

/** Preloads the viewer's code when a photograph is hovered or focused. A failure is reported only when the photograph is opened. */
export const preloadViewer = (): void => {
  preloadChunk(fetchViewer);
};
