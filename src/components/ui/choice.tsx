import * as styles from "./choice.module.css";
import { FieldError, type FieldProps, describedBy } from "./field";

export interface Choice<Value extends string> {
  readonly value: Value;
  readonly name: string;
  /** What choosing it means, in a sentence. */
  readonly text?: string;
}

interface ChoicesProps<Value extends string> extends Pick<FieldProps, "id" | "name" | "label" | "error"> {
  readonly choices: readonly Choice<Value>[];
  /** While the form is on its way the choice cannot be changed. */
  readonly readOnly?: boolean;
}

/** One of several, as the browser's radio buttons. The first carries the group's id, so that a summary can lead there. */
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
            <strong>{choice.name}</strong>
            {choice.text !== undefined && <small>{choice.text}</small>}
          </span>
        </label>
      ))}
      <div className={styles.foot}>
        <FieldError id={id} error={error} />
      </div>
    </div>
  );
}
