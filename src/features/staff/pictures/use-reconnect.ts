import { useEffect, useState } from "react";
import { useSession } from "../session/session-state";
import type { UploadItem } from "./upload/upload-item";
import { restoreUploads, resumeUploads } from "./upload/upload-queue";

/**
 * Rises each time the connection or the session is back; uploads that waited for it go on, those that a reload interrupted among
 * them. `onArrival` is called when one has arrived.
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
      // A browser that is online already says so no more.
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
