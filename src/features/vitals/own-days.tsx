import { useState } from "react";
import { TextField } from "../../components/ui/field";
import { useText } from "../../lib/i18n/use-text";
import { type Span, choosable, isDay, withinReach } from "./period";

interface OwnDaysProps {
  readonly span: Span;
  readonly today: string;
  readonly onChange: (span: Span) => void;
}

const ends = { from: "vitals.filter.from", until: "vitals.filter.until" } as const;

/** First and last day of one's own choice. */
export function OwnDays(props: OwnDaysProps) {
  return (
    <>
      <OwnDay end="from" {...props} />
      <OwnDay end="until" {...props} />
    </>
  );
}

/** A day is taken when its field is left; one that cannot be asked about is set right there. */
function OwnDay({ end, span, today, onChange }: OwnDaysProps & { readonly end: keyof Span }) {
  const t = useText();
  const { from: min, until: max } = choosable(today);
  const [typed, setTyped] = useState(span[end]);
  const [known, setKnown] = useState(span[end]);
  if (known !== span[end]) {
    setKnown(span[end]);
    setTyped(span[end]);
  }
  const leave = () => {
    const next = isDay(typed) ? withinReach({ ...span, [end]: typed }, today, end) : span;
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
