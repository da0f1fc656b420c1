/** The filters and the search field of a list. The dashboard uses the select field too. */
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { SearchField } from "../../../components/ui/search-field";
import { Select } from "../../../components/ui/select";
import { useText } from "../../../lib/i18n/use-text";
import { languageFacts, languages } from "../../../settings/languages";

interface SelectFilterProps<Value extends string> {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly choices: readonly Value[];
  readonly textOf: (choice: Value) => string;
  readonly onChange: (value: string) => void;
}

/** A select field that filters or sorts a list, or chooses what the dashboard shows. */
export function SelectFilter<Value extends string>(props: SelectFilterProps<Value>) {
  const { id, label, value, choices, textOf, onChange } = props;
  return (
    <Select id={id} label={label} value={value} onChange={({ currentTarget }) => onChange(currentTarget.value)}>
      {choices.map((choice) => (
        <option key={choice} value={choice}>
          {textOf(choice)}
        </option>
      ))}
    </Select>
  );
}

/** A select field that filters a list by language. `value` is a language or `all`. */
export function LanguageFilter({ id, value, onChange }: Pick<SelectFilterProps<never>, "id" | "value" | "onChange">) {
  const t = useText();
  return (
    <SelectFilter
      id={id}
      label={t("staff.language")}
      value={value}
      choices={["all", ...languages]}
      textOf={(choice) => (choice === "all" ? t("staff.allLanguages") : languageFacts[choice].name)}
      onChange={onChange}
    />
  );
}

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  /** The current search term. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Milliseconds without typing before a search starts. */
const typingPause = 300;

/** A search field. The search starts after a pause in typing, or at once with Enter. */
export function SearchBox({ id, label, value, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [searched, setSearched] = useState(value);
  if (known !== value) {
    setKnown(value);
    setSearched(value);
    // After each search the page passes the trimmed text back as `value`, perhaps while the member is still typing. Only another value
    // replaces the typed text.
    if (value !== searched && value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setSearched(text.trim());
      onSearch(text.trim());
    }, wait);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    search(currentTarget.value, typingPause);
  };
  return (
    <SearchField
      id={id}
      label={label}
      value={typed}
      onChange={onChange}
      onKeyDown={({ key }) => {
        if (key === "Enter") search(typed, 0);
      }}
    />
  );
}
