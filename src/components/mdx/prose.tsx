import type { TextTree } from "../../lib/text/tree";
import * as styles from "./prose.module.css";
import { TextBody, type TextComponents } from "./text-body";

interface ProseProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
  /** The first paragraph is larger and has a drop cap. */
  readonly lead?: boolean;
}

/** Long text: a post or a policy, nine columns wide. */
export function Prose({ tree, components = {}, lead = false }: ProseProps) {
  return (
    <div className={[styles.prose, lead && styles.withLead].filter(Boolean).join(" ")}>
      <TextBody tree={tree} components={components} />
    </div>
  );
}
