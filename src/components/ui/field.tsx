import type { ComponentProps, ReactNode } from "react";
import { Icon } from "./icon";
import * as styles from "./field.module.css";

/** What every field has, whatever one writes in it. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** What is wrong, as a sentence. Undefined while nothing is. */
  readonly error?: string | undefined;
  /** The word that marks a field one may leave empty; a field without it is required. */
  readonly optional?: string | undefined;
  /** Stands at the end of the line below, as a count of characters does. */
  readonly count?: ReactNode;
}

interface FieldFrameProps extends Omit<FieldProps, "name"> {
  readonly children: ReactNode;
}

/** The mark before an error: colour alone must not carry a meaning. */
const errorPath = "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1zM8 4.2v4.6M8 11.4v.2";

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** The error of one field, in a place that is always reserved for it. */
export function FieldError({ id, error }: FieldErrorProps) {
  return (
    <p className={styles.error} id={`${id}-error`}>
      {error !== undefined && (
        <>
          <Icon box="0 0 16 16" path={errorPath} />
          <span>{error}</span>
        </>
      )}
    </p>
  );
}

/** Ids of what describes a field, for `aria-describedby`; undefined when nothing does. */
export const describedBy = ({ id, hint, error }: Pick<FieldProps, "id" | "hint" | "error">): string | undefined =>
  [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`].filter(Boolean).join(" ") || undefined;

/** Label above, hint under it, the field, and its error beside it. */
export function FieldFrame({ id, label, hint, error, optional, count, children }: FieldFrameProps) {
  return (
    <div className={styles.field}>
      <label className={styles.label} htmlFor={id}>
        {label}
        {optional !== undefined && <span className={styles.optional}> ({optional})</span>}
      </label>
      {hint !== undefined && (
        <p className={styles.hint} id={`${id}-hint`}>
          {hint}
        </p>
      )}
      {children}
      <div className={styles.foot}>
        <FieldError id={id} error={error} />
        {count !== undefined && <span className={styles.count}>{count}</span>}
      </div>
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "className">;

/** One line to write on. Say what goes in by `type`, `autoComplete` and `inputMode`. */
export function TextField({ label, hint, error, optional, count, ...input }: TextFieldProps) {
  const { id } = input;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, count }}>
      <input
        className={styles.input}
        type="text"
        required={optional === undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...input}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">;

/** Room for several lines; it grows with what is written where the browser can. */
export function TextArea({ label, hint, error, optional, count, ...area }: TextAreaProps) {
  const { id } = area;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, count }}>
      <textarea
        className={[styles.input, styles.area].join(" ")}
        rows={6}
        required={optional === undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, error })}
        {...area}
      />
    </FieldFrame>
  );
}
