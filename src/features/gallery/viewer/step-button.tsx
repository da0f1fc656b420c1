import { ArrowIcon } from "../../../components/ui/icon";
import { useText } from "../../../lib/i18n/use-text";
import type { Move } from "./step";
import * as styles from "./viewer.module.css";

interface StepButtonProps {
  readonly move: "next" | "previous";
  readonly onStep: (move: Move) => void;
}

/** The arrow at a side of the viewer. */
export function StepButton({ move, onStep }: StepButtonProps) {
  const t = useText();
  return (
    <button
      className={styles[move]}
      type="button"
      aria-label={t(`gallery.viewer.${move}`)}
      onClick={() => onStep(move)}
    >
      <ArrowIcon />
    </button>
  );
}
