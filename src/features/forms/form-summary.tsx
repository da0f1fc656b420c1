import { CheckIcon } from "../../components/ui/icon";
import { useText } from "../../lib/i18n/use-text";
import type { FieldErrors } from "./form-state";
import * as styles from "./form.module.css";

interface FormSummaryProps {
  /** Begins the ids of the fields. */
  readonly name: string;
  /** How many there were, as a sentence. */
  readonly title: string;
  readonly found: FieldErrors;
  readonly errors: FieldErrors;
  /** The sentence for a field's code. */
  readonly errorText: (code: string) => string;
}

/**
 * What the last attempt found, each line leading to its field. It is read out when it comes; a mended line stays, struck
 * through, so that nothing on the page moves while one is typing.
 */
export function FormSummary({ name, title, found, errors, errorText }: FormSummaryProps) {
  const t = useText();
  return (
    <div role="alert">
      {Object.keys(found).length > 0 && (
        <div className={styles.summary}>
          <h2>{title}</h2>
          <ul>
            {Object.entries(found).map(([field, code]) => {
              const mended = errors[field] === undefined;
              return (
                <li key={field} data-mended={mended || undefined}>
                  <a href={`#${name}-${field}`} onClick={(event) => focusField(event, `${name}-${field}`)}>
                    {errorText(errors[field] ?? code)}
                  </a>
                  {mended && (
                    <>
                      <CheckIcon />
                      <span className="visually-hidden">{t("common.corrected")}</span>
                    </>
                  )}
                </li>
              );
            })}
          </ul>
        </div>
      )}
    </div>
  );
}

/** To the field itself, without an entry in the browser's history. */
const focusField = (event: { preventDefault: () => void }, id: string): void => {
  const field = document.getElementById(id);
  if (field === null) return;
  event.preventDefault();
  field.focus();
};
