import { useEffect, useState } from "react";
import { useSession } from "../session/session-state";
import type { UploadItem } from "./upload/upload-item";
import { restoreUploads, resumeUploads } from "./upload/upload-queue";

/**
 * Resumes uploads when the connection or the session is back, including those that a reload interrupted. Returns a number that increases each
 * time the connection or the session comes back. `onUploaded` is called when an upload is complete.
 */
export const useReconnect = (onUploaded: () => void): number => {
  const [count, setCount] = useState(0);
  const session = useSession();
  const isSignedIn = session.phase === "staff" && !session.ended;
  const [before, setBefore] = useState(isSignedIn);
  if (before !== isSignedIn) {
    setBefore(isSignedIn);
    if (isSignedIn) setCount(count + 1);
  }
  useEffect(() => {
    const resume = (among?: readonly UploadItem[]) => {
      if (isSignedIn) resumeUploads("signedIn", among);
      // A browser that is already online sends no `online` event.
      if (navigator.onLine) resumeUploads("online", among);
    };
    restoreUploads(onUploaded, (item) => resume([item]));
    resume();
  }, [isSignedIn, onUploaded]);
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
