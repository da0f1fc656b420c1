import { type ComponentType, useCallback, useEffect, useState } from "react";
import type { ViewerProps } from "./viewer/viewer";

type ViewerStatus =
  | { readonly is: "unneeded" | "loading" | "failed" }
  | { readonly is: "ready"; readonly Viewer: ComponentType<ViewerProps> };

/** Fetches the viewer's code when it is first needed, once; a failure can be tried again. */
export const useViewer = (needed: boolean) => {
  const [status, setStatus] = useState<ViewerStatus>({ is: "unneeded" });

  const load = useCallback(() => {
    setStatus((before) => (before.is === "ready" ? before : { is: "loading" }));
    import("./viewer/viewer").then(
      ({ Viewer }) => setStatus({ is: "ready", Viewer }),
      () => setStatus({ is: "failed" }),
    );
  }, []);

  useEffect(() => {
    if (needed && status.is === "unneeded") load();
  }, [needed, status.is, load]);

  return { status, load };
};

/** Fetches the viewer's code ahead: a pointer or the focus is on a photograph. A failure shows when it is opened. */
export const warmViewer = (): void => {
  import("./viewer/viewer").catch(() => undefined);
};
