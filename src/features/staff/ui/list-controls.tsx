/** Filters, search and pages of a list; the select field also serves the dashboard. */
import type { UseQueryResult } from "@tanstack/react-query";
import { type ChangeEvent, useEffect, useRef, useState } from "react";
import { SearchField } from "../../../components/ui/search-field";
import { Select } from "../../../components/ui/select";
import { useText } from "../../../lib/i18n/use-text";
import { languageFacts, languages } from "../../../settings/languages";
import { pageNumber } from "../api/lists";
import { ActionButton } from "./action-buttons";
import * as styles from "./page-layout.module.css";

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

interface PaginationProps {
  /** Accessible name of the navigation. */
  readonly label: string;
  /** Number of the current page, counted from 1. */
  readonly page: number;
  readonly total: number;
  readonly perPage: number;
  readonly onPage: (page: number) => void;
}

/** The buttons for the previous and next page of a list; nothing if there is only one page. */
export function Pagination({ label, page, total, perPage, onPage }: PaginationProps) {
  const t = useText();
  const last = Math.max(1, Math.ceil(total / perPage));
  if (last === 1 && page === 1) return null;
  return (
    <nav className={styles.pages} aria-label={label}>
      <ActionButton variant="line" small off={page <= 1} onClick={() => onPage(page - 1)}>
        {t("common.previous")}
      </ActionButton>
      <p role="status">{t("common.pageOf", { number: page, total: last })}</p>
      <ActionButton variant="line" small off={page >= last} onClick={() => onPage(page + 1)}>
        {t("common.next")}
      </ActionButton>
    </nav>
  );
}

/**
 * The number of the page that is shown or loading. If the URL names a page beyond the end of the list, the last page is shown and the URL
 * is corrected.
 */
export const usePageInRange = (
  pageText: string,
  { data, isPlaceholderData }: Pick<UseQueryResult<{ readonly page: number }>, "data" | "isPlaceholderData">,
  onPage: (page: string) => void,
): number => {
  const requested = pageNumber(pageText);
  const shown = isPlaceholderData ? requested : (data?.page ?? requested);
  useEffect(() => {
    if (shown !== requested) onPage(String(shown));
    // The callback changes on every render, so only the page numbers are dependencies.
    // oxlint-disable-next-line react/exhaustive-deps
  }, [requested, shown]);
  return shown;
};
