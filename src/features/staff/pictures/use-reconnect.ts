import { useEffect, useState } from "react";
import { useSession } from "../session/session-state";
import type { UploadItem } from "./upload/upload-item";
import { restoreUploads, resumeUploads } from "./upload/upload-queue";

/**
 * Resumes uploads when the connection or the session is back, also those that a reload interrupted. Returns a number that increases each
 * time the connection or the session comes back. `onArrival` is called when an upload is complete.
 */
export const useReconnect = (onArrival: () => void): number => {
  const [count, setCount] = useState(0);
  const session = useSession();
  const working = session.phase === "staff" && !session.ended;
  const [before, setBefore] = useState(working);
  if (before !== working) {
    setBefore(working);
    if (working) setCount(count + 1);
  }
  useEffect(() => {
    const isBack = (among?: readonly UploadItem[]) => {
      if (working) resumeUploads("signedIn", among);
      // A browser that is already online sends no `online` event.
      if (navigator.onLine) resumeUploads("online", among);
    };
    restoreUploads(onArrival, (item) => isBack([item]));
    isBack();
  }, [working, onArrival]);
  useEffect(() => {
    const online = () => {
      resumeUploads("online");
      setCount((old) => old + 1);
    };
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return count;
};
