import { useText } from "../../lib/i18n/use-text";
import { failureText } from "../staff/desk/failure-text";
import type { Started } from "./api/start-build";
import type { Progress } from "./build-wish";
import * as styles from "./publish.module.css";

interface BuildProgressProps {
  readonly progress: Progress;
  readonly refusal: Exclude<Started, { readonly result: "started" }> | null;
}

/** What became of the wish for a build, as it becomes of it. */
export function BuildProgress({ progress, refusal }: BuildProgressProps) {
  const t = useText();
  const sentence = () => {
    if (refusal?.result === "tooSoon") return t("publish.tooSoon", { count: refusal.wait });
    if (refusal?.result === "notConfigured") return t("publish.notConfigured");
    if (refusal?.result === "unavailable") return t("publish.unavailable");
    if (refusal?.result === "failed") return t(failureText(refusal.error));
    if (progress === "building") return t("publish.building");
    if (progress === "done") return t("publish.done");
    return progress === "late" ? t("publish.late") : undefined;
  };
  const said = sentence();
  const bad = refusal !== null || progress === "late";
  return (
    <div role="status" className={styles.status}>
      {said !== undefined && <p className={bad ? styles.bad : styles.good}>{said}</p>}
      {progress === "building" && <progress className={styles.progress} aria-label={t("publish.building")} />}
    </div>
  );
}
