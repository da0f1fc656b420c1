import { Select } from "../../../components/ui/select";
import type { TextKey } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";

interface ChoiceFilterProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Value[];
  readonly textOf: (choice: Value) => TextKey;
  readonly onChange: (value: string) => void;
}

/** Narrows or orders a list by one of several. */
export function ChoiceFilter<Value extends string>(props: ChoiceFilterProps<Value>) {
  const { id, label, value, choices, textOf, onChange } = props;
  const t = useText();
  return (
    <Select id={id} label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {t(textOf(choice))}
        </option>
      ))}
    </Select>
  );
}
