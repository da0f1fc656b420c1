import { useState } from "react";
import { TextField } from "../../../components/ui/field";
import { Select } from "../../../components/ui/select";
import type { TextKey } from "../../../lib/i18n/keys";
import { useText } from "../../../lib/i18n/use-text";
import { languageFacts, languages } from "../../../settings/languages";
import { Toolbar } from "../ui/page-layout";
import {
  type DateRange,
  type Filters,
  anyValue,
  clampRange,
  connections,
  devices,
  isDay,
  lengths,
  readFilters,
  selectableRange,
  writeFilters,
} from "./filters";

interface FilterBarProps {
  readonly filters: Filters;
  readonly span: DateRange;
  readonly today: string;
  /** Paths of the pages that can be chosen. */
  readonly pages: readonly string[];
  readonly onChange: (filters: Filters) => void;
}

const deviceTexts = { mobile: "vitals.device.mobile", desktop: "vitals.device.desktop" } as const satisfies Record<
  (typeof devices)[number],
  TextKey
>;

/** The filters of the dashboard: page, language, device, connection and days. */
export function FilterBar({ filters, span, today, pages, onChange }: FilterBarProps) {
  const t = useText();
  /** Changes one filter by its name in the URL. */
  const set = (name: string, value: string) => {
    const params = writeFilters(filters);
    params.set(name, value);
    onChange(readFilters(params, today));
  };
  const own = typeof filters.period !== "number";
  const choices = filters.page === anyValue || pages.includes(filters.page) ? pages : [filters.page, ...pages];
  return (
    <Toolbar label={t("vitals.filter.label")}>
      <Select
        id="filter-page"
        label={t("vitals.filter.page")}
        value={filters.page}
        onChange={({ currentTarget }) => set("page", currentTarget.value)}
      >
        <option value={anyValue}>{t("vitals.filter.everyPage")}</option>
        {choices.map((page) => (
          <option key={page} value={page}>
            {page === "(other)" ? t("vitals.otherPages") : page}
          </option>
        ))}
      </Select>
      <Select
        id="filter-language"
        label={t("vitals.filter.language")}
        value={filters.language}
        onChange={({ currentTarget }) => set("language", currentTarget.value)}
      >
        <option value={anyValue}>{t("vitals.filter.everyLanguage")}</option>
        {languages.map((language) => (
          <option key={language} value={language}>
            {languageFacts[language].name}
          </option>
        ))}
      </Select>
      <Select
        id="filter-device"
        label={t("vitals.filter.device")}
        value={filters.device}
        onChange={({ currentTarget }) => set("device", currentTarget.value)}
      >
        <option value={anyValue}>{t("vitals.filter.everyDevice")}</option>
        {devices.map((device) => (
          <option key={device} value={device}>
            {t(deviceTexts[device])}
          </option>
        ))}
      </Select>
      <Select
        id="filter-connection"
        label={t("vitals.filter.connection")}
        value={filters.connection}
        onChange={({ currentTarget }) => set("connection", currentTarget.value)}
      >
        <option value={anyValue}>{t("vitals.filter.everyConnection")}</option>
        {connections.map((connection) => (
          <option key={connection} value={connection}>
            {connection === "unknown" ? t("vitals.filter.unknown") : connection}
          </option>
        ))}
      </Select>
      <Select
        id="filter-days"
        label={t("vitals.filter.days")}
        value={own ? "own" : String(filters.period)}
        onChange={({ currentTarget: { value } }) =>
          onChange({ ...filters, period: lengths.find((length) => String(length) === value) ?? span })
        }
      >
        {lengths.map((length) => (
          <option key={length} value={length}>
            {t("vitals.filter.lastDays", { count: length })}
          </option>
        ))}
        <option value="own">{t("vitals.filter.ownDays")}</option>
      </Select>
      {own && <CustomRange span={span} today={today} onChange={(period) => onChange({ ...filters, period })} />}
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

/** The field for one of the days. Its value is applied when the field loses focus; a day out of range is corrected. */
function CustomDay({ end, span, today, onChange }: CustomRangeProps & { readonly end: keyof DateRange }) {
  const t = useText();
  const { from: min, until: max } = selectableRange(today);
  const [typed, setTyped] = useState(span[end]);
  const [known, setKnown] = useState(span[end]);
  if (known !== span[end]) {
    setKnown(span[end]);
    setTyped(span[end]);
  }
  const leave = () => {
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
      onBlur={leave}
    />
  );
}
