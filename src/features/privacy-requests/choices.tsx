import { fieldFrame } from "../../lib/dom/fields";
import * as styles from "./request-page.module.css";
import { FieldError, type FieldProps, describedBy } from "../../components/ui/field";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What the choice means, in one sentence. */
  readonly text?: string;
}

interface ChoicesProps<Value extends string> extends Pick<FieldProps, "id" | "name" | "label" | "error"> {
  readonly choices: readonly Choice<Value>[];
  /** True while the form is being sent: the choice cannot be changed. */
  readonly readOnly?: boolean;
}

/** A group of native radio buttons. The first button has the group's id, so that an error summary can link to the group. */
export function Choices<Value extends string>({
  id,
  name,
  label,
  error,
  choices,
  readOnly = false,
}: ChoicesProps<Value>) {
  return (
    <div
      className={styles.choices}
      role="radiogroup"
      aria-labelledby={`${id}-label`}
      aria-required
      aria-invalid={error !== undefined || undefined}
      aria-describedby={describedBy({ id, error })}
      {...fieldFrame}
    >
      <div className={styles.label} id={`${id}-label`}>
        {label}
      </div>
      {choices.map((choice, index) => (
        <label className={styles.choice} key={choice.value}>
          <input
            type="radio"
            id={index === 0 ? id : undefined}
            name={name}
            value={choice.value}
            required
            onClick={readOnly ? (event) => event.preventDefault() : undefined}
          />
          <span>
            <strong>{choice.name}</strong> {choice.text !== undefined && <small>{choice.text}</small>}
          </span>
        </label>
      ))}
      <div className={styles.foot}>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
