import { useEffect, useState } from "react";
import { Button } from "../../components/ui/button";
import { useText } from "../../lib/i18n/use-text";
import { isKeptForGood, keepForGood } from "../offline-and-updates/keep-for-good";
import * as styles from "./guide-head.module.css";

type State = "idle" | "busy" | "done" | "failed";

interface KeepGuideProps {
  /** Path of the page, including the language. */
  readonly path: string;
}

/** A button that saves the whole guide on the device. A saved guide is updated each time the page is opened online. */
export function KeepGuide({ path }: KeepGuideProps) {
  const t = useText();
  const [state, setState] = useState<State>("idle");
  useEffect(() => {
    let here = true;
    void isKeptForGood(path).then(async (kept) => {
      if (!kept || !here) return;
      setState("done");
      if (navigator.onLine) await keepForGood(path);
    });
    return () => {
      here = false;
    };
  }, [path]);
  const keep = async () => {
    if (state === "busy") return;
    setState("busy");
    setState((await keepForGood(path)) ? "done" : "failed");
  };
  const message = state === "idle" ? "" : t(`guide.keep.${state}`);
  return (
    <>
      {state !== "done" && (
        <Button variant="line" data-needs-script aria-disabled={state === "busy"} onClick={() => void keep()}>
          {t("guide.keep")}
        </Button>
      )}
      <p className={styles.kept} role="status" data-needs-script>
        {message}
      </p>
    </>
  );
}
