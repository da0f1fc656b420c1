import { Icon } from "../../components/ui/icon";
import { drawingOf } from "./suite-drawings";

interface LabelledIconProps {
  /** The thing's id in suite.yml, and the group whose drawing it takes when it has none of its own. */
  readonly id: string;
  readonly group: string;
  readonly label: string;
}

/** A line drawing and its words, as the two cells of a row. */
export function LabelledIcon({ id, group, label }: LabelledIconProps) {
  const drawing = drawingOf(id, group);
  return (
    <>
      {drawing === undefined ? <span aria-hidden="true" /> : <Icon box="0 0 24 24" path={drawing} />}
      <span>{label}</span>
    </>
  );
}
