import { useEffect, useState } from "react";
import { useSession } from "../staff/session/use-member";
import { goOn } from "./upload/upload-store";

/** Rises each time the connection or the session is back; uploads that waited for it go on. */
export const useReturn = (): number => {
  const [count, setCount] = useState(0);
  const session = useSession();
  const working = session.phase === "staff" && !session.ended;
  const [before, setBefore] = useState(working);
  if (before !== working) {
    setBefore(working);
    if (working) setCount(count + 1);
  }
  useEffect(() => {
    if (working) goOn("signedIn");
  }, [working]);
  useEffect(() => {
    const online = () => {
      goOn("online");
      setCount((old) => old + 1);
    };
    window.addEventListener("online", online);
    return () => window.removeEventListener("online", online);
  }, []);
  return count;
};
