import { useState } from "react";
import { TextField } from "../../../components/ui/field";
import type { TextKey } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import { languageFacts, languages } from "../../../settings/languages";
import { SelectFilter } from "../ui/list-controls";
import { Toolbar } from "../ui/page-layout";
import {
  type DateRange,
  type Filters,
  type FilterValues,
  anyValue,
  clampRange,
  connections,
  defaults,
  devices,
  isDay,
  lengths,
  selectableRange,
} from "./filters";

interface FilterBarProps {
  readonly filters: Filters;
  readonly span: DateRange;
  readonly today: string;
  /** Paths of the pages that can be chosen. */
  readonly pages: readonly string[];
  readonly onChange: (changes: Partial<FilterValues>) => void;
}

/** The filters of the dashboard: page, language, device, connection and days. */
export function FilterBar({ filters, span, today, pages, onChange }: FilterBarProps) {
  const t = useText();
  const isCustom = typeof filters.period !== "number";
  const pagesToChoose = filters.page === anyValue || pages.includes(filters.page) ? pages : [filters.page, ...pages];
  /** A select field for the filter with this name in the URL. `every`: the text for all values. */
  const choice = <Value extends string>(
    name: "page" | "language" | "device" | "connection",
    every: TextKey,
    values: readonly Value[],
    textOf: (value: Value) => string,
  ) => (
    <SelectFilter<Value | typeof anyValue>
      id={`filter-${name}`}
      label={t(`vitals.filter.${name}`)}
      value={filters[name]}
      choices={[anyValue, ...values]}
      textOf={(value) => (value === anyValue ? t(every) : textOf(value))}
      onChange={(value) => onChange({ [name]: value })}
    />
  );
  return (
    <Toolbar label={t("vitals.filter.label")}>
      {choice("page", "vitals.filter.everyPage", pagesToChoose, (page) =>
        page === "(other)" ? t("vitals.otherPages") : page,
      )}
      {choice("language", "vitals.filter.everyLanguage", languages, (language) => languageFacts[language].name)}
      {choice("device", "vitals.filter.everyDevice", devices, (device) => t(`vitals.device.${device}`))}
      {choice("connection", "vitals.filter.everyConnection", connections, (connection) =>
        connection === "unknown" ? t("vitals.filter.unknown") : connection,
      )}
      <SelectFilter
        id="filter-days"
        label={t("vitals.filter.days")}
        value={isCustom ? "own" : String(filters.period)}
        choices={[...lengths.map(String), "own"]}
        textOf={(length) =>
          length === "own" ? t("vitals.filter.ownDays") : t("vitals.filter.lastDays", { count: Number(length) })
        }
        onChange={(days) => onChange(days === "own" ? { days: defaults.days, ...span } : { days, from: "", until: "" })}
      />
      {isCustom && <CustomRange span={span} today={today} onChange={onChange} />}
    </Toolbar>
  );
}

interface CustomRangeProps {
  readonly span: DateRange;
  readonly today: string;
  readonly onChange: (span: DateRange) => void;
}

const ends = { from: "vitals.filter.from", until: "vitals.filter.until" } as const;

/** The fields for the first and last day of a custom period. */
export function CustomRange(props: CustomRangeProps) {
  return (
    <>
      <CustomDay end="from" {...props} />
      <CustomDay end="until" {...props} />
    </>
  );
}

/** The field for one end of the period. The day is applied when the field loses focus; a day that cannot be chosen is corrected. */
function CustomDay({ end, span, today, onChange }: CustomRangeProps & { readonly end: keyof DateRange }) {
  const t = useText();
  const { from: min, until: max } = selectableRange(today);
  const [typed, setTyped] = useState(span[end]);
  const [known, setKnown] = useState(span[end]);
  if (known !== span[end]) {
    setKnown(span[end]);
    setTyped(span[end]);
  }
  const apply = () => {
    const next = isDay(typed) ? clampRange({ ...span, [end]: typed }, today, end) : span;
    setTyped(next[end]);
    if (next.from !== span.from || next.until !== span.until) onChange(next);
  };
  return (
    <TextField
      id={`filter-${end}`}
      name={end}
      type="date"
      label={t(ends[end])}
      min={min}
      max={max}
      value={typed}
      onChange={({ currentTarget }) => setTyped(currentTarget.value)}
      onBlur={apply}
    />
  );
}
