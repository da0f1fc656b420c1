import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { SearchField } from "../../../components/ui/search-field";

interface SearchBoxProps {
  readonly id: string;
  readonly label: string;
  /** What is searched for at present. */
  readonly value: string;
  readonly onSearch: (text: string) => void;
}

/** Milliseconds of rest before a search begins. */
const rest = 300;

/** A search that begins when one stops typing, or at once with Enter. */
export function SearchBox({ id, label, value, onSearch }: SearchBoxProps) {
  const timer = useRef<ReturnType<typeof setTimeout>>();
  const [typed, setTyped] = useState(value);
  const [known, setKnown] = useState(value);
  const [wished, setWished] = useState(value);
  if (known !== value) {
    setKnown(value);
    setWished(value);
    // One's own search comes back, trimmed, while one types on: only another one is written over what is typed.
    if (value !== wished && value !== typed.trim()) setTyped(value);
  }
  useEffect(() => () => clearTimeout(timer.current), []);
  const search = (text: string, wait: number) => {
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setWished(text.trim());
      onSearch(text.trim());
    }, wait);
  };
  const onChange = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    setTyped(currentTarget.value);
    search(currentTarget.value, rest);
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
