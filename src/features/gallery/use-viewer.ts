import { type ComponentType, useEffect, useState } from "react";
import { fetchAhead } from "../errors/watch-chunks";
import type { ViewerProps } from "./viewer/viewer";

type ViewerStatus =
  | { readonly is: "waiting" | "failed" }
  /** `takesOver` while the photograph is open that was so before the code came. */
  | { readonly is: "ready"; readonly Viewer: ComponentType<ViewerProps>; readonly takesOver: boolean };

/** The name tells the file apart among the built ones. */
const fetchViewer = () => import(/* webpackChunkName: "gallery-viewer" */ "./viewer/viewer");

/** Fetches the viewer's code when it is first needed, once; a failure can be tried again. */
export const useViewer = (needed: boolean) => {
  const [status, setStatus] = useState<ViewerStatus>({ is: "waiting" });
  const isDue = needed && status.is === "waiting";

  useEffect(() => {
    if (!isDue) return;
    let gone = false;
    fetchViewer().then(
      ({ Viewer }) => gone || setStatus({ is: "ready", Viewer, takesOver: true }),
      () => gone || setStatus({ is: "failed" }),
    );
    return () => {
      gone = true;
    };
  }, [isDue]);

  if (!needed && status.is === "ready" && status.takesOver) setStatus({ ...status, takesOver: false });

  return { status, retry: () => setStatus({ is: "waiting" }) };
};

/** Fetches the viewer's code ahead: a pointer or the focus is on a photograph. A failure shows when it is opened. */
export const warmViewer = (): void => {
  fetchAhead(fetchViewer);
};
