import type { ComponentProps, ReactNode } from "react";
import { fieldFrame } from "../../lib/dom/fields";
import { Icon } from "./icon";
import * as styles from "./field.module.css";

/** Props shared by all fields. */
export interface FieldProps {
  readonly id: string;
  readonly name: string;
  readonly label: ReactNode;
  readonly hint?: ReactNode;
  /** The error message, a sentence. Undefined if there is no error. */
  readonly error?: string | undefined;
  /** The label for “optional”; a field without it is required. */
  readonly optional?: string | undefined;
  /** Content at the end of the line below the field, such as a character count. */
  readonly count?: ReactNode;
}

interface FieldFrameProps extends Omit<FieldProps, "name"> {
  readonly children: ReactNode;
}

/** The icon before an error, because colour alone must not carry a meaning. */
const errorPath = "M8 1a7 7 0 1 0 0 14A7 7 0 1 0 8 1zM8 4.2v4.6M8 11.4v.2";

interface FieldErrorProps {
  readonly id: string;
  readonly error: string | undefined;
}

/** The error of one field, in a space that is always reserved for an error. */
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

/** Ids of the elements that describe a field, for `aria-describedby`; undefined if there are none. */
export const describedBy = ({
  id,
  hint,
  error,
  count,
}: Pick<FieldProps, "id" | "hint" | "error" | "count">): string | undefined =>
  [hint !== undefined && `${id}-hint`, error !== undefined && `${id}-error`, Boolean(count) && `${id}-count`]
    .filter(Boolean)
    .join(" ") || undefined;

/** The frame of a field, from top to bottom: its label, hint, the field itself, and its error. */
function FieldFrame({ id, label, hint, error, optional, count, children }: FieldFrameProps) {
  return (
    <div className={styles.field} {...fieldFrame}>
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
        {count !== undefined && (
          <span className={styles.count} id={`${id}-count`}>
            {count}
          </span>
        )}
      </div>
    </div>
  );
}

type TextFieldProps = FieldProps & Omit<ComponentProps<"input">, keyof FieldProps | "className">;

/** A field of one line. Set `type`, `autoComplete` and `inputMode` for what the field holds. */
export function TextField({ label, hint, error, optional, count, ...input }: TextFieldProps) {
  const { id } = input;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, count }}>
      <input
        className={styles.input}
        type="text"
        required={optional === undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, error, count })}
        {...input}
      />
    </FieldFrame>
  );
}

type TextAreaProps = FieldProps & Omit<ComponentProps<"textarea">, keyof FieldProps | "className">;

/** A field of several lines; it grows with its content if the browser supports that. */
export function TextArea({ label, hint, error, optional, count, ...area }: TextAreaProps) {
  const { id } = area;
  return (
    <FieldFrame {...{ id, label, hint, error, optional, count }}>
      <textarea
        className={[styles.input, styles.area].join(" ")}
        rows={6}
        required={optional === undefined}
        aria-invalid={error !== undefined || undefined}
        aria-describedby={describedBy({ id, hint, error, count })}
        {...area}
      />
    </FieldFrame>
  );
}
