/** Formats the run's figures as Markdown tables: loading, interactions, and size. */
import { type Interaction, devices, interactionNames, interactions, variantNames, variants } from "./plan";
import type { Summary } from "./results";
import { kinds } from "./visit";

const row = (cells: readonly (string | number)[]): string => `| ${cells.join(" | ")} |`;

const table = (head: readonly string[], rows: readonly (readonly (string | number)[])[]): string =>
  [row(head), row(head.map(() => "---")), ...rows.map(row)].join("\n");

const whole = (value: number): string => Math.round(value).toString();
const kilobytes = (bytes: number): string => (bytes === 0 ? "0" : (bytes / 1024).toFixed(1));

const ratio = (value: number, base: number | undefined): string =>
  base === undefined || base === 0 ? "" : ` (${(value / base).toFixed(2)})`;

const noScriptsOf = (summaries: readonly Summary[], { device, page }: Summary): Summary | undefined =>
  summaries.find((one) => one.device === device && one.page === page && one.variant === "noScripts");

const loadingTable = (summaries: readonly Summary[], device: string): string =>
  table(
    ["Page", "", "TTFB, ms", "FCP, ms", "LCP, ms", "CLS", "TBT, ms", "Requests", "KB"],
    summaries
      .filter((one) => one.device === device)
      .map((one) => {
        const base = one.variant === "noScripts" ? undefined : noScriptsOf(summaries, one);
        const { ttfb, fcp, lcp, cls, tbt, requests } = one.load;
        return [
          one.page,
          variantNames[one.variant],
          whole(ttfb),
          whole(fcp) + ratio(fcp, base?.load.fcp),
          whole(lcp) + ratio(lcp, base?.load.lcp),
          cls.toFixed(3),
          whole(tbt),
          whole(requests),
          kilobytes(one.bytes.all) + ratio(one.bytes.all, base?.bytes.all),
        ];
      }),
  );

const sizeTable = (summaries: readonly Summary[], device: string): string =>
  table(
    ["Page", "", ...kinds],
    summaries
      .filter((one) => one.device === device)
      .map((one) => [one.page, variantNames[one.variant], ...kinds.map((kind) => kilobytes(one.bytes[kind]))]),
  );

const interactionCell = (summary: Summary | undefined, interaction: Interaction): string => {
  const times = summary?.responseTimes[interaction];
  if (summary === undefined || times === undefined) return "–";
  const missed = times.count < summary.count ? `, ${summary.count - times.count} without a result` : "";
  if (interaction === "navigation") return `${whole(times.shown)} / ${whole(times.shownSinceClick)}${missed}`;
  return `${times.inp <= 16 ? "≤ 16" : whole(times.inp)} / ${whole(times.shown)}${missed}`;
};

const interactionTable = (summaries: readonly Summary[], device: string): string => {
  const on = summaries.filter((one) => one.device === device);
  return table(
    ["", ...variants.map((variant) => variantNames[variant])],
    interactions
      .map((interaction) => {
        const page = on.find(({ responseTimes }) => responseTimes[interaction] !== undefined)?.page;
        const of = (variant: string) => on.find((one) => one.page === page && one.variant === variant);
        return [interactionNames[interaction], ...variants.map((variant) => interactionCell(of(variant), interaction))];
      })
      .filter(([, ...cells]) => cells.some((cell) => cell !== "–")),
  );
};

/** `facts`: lines that describe when and where the run took place, and how many visits it made. */
export const report = (summaries: readonly Summary[], facts: readonly string[]): string =>
  [
    facts.join("\n"),
    ...devices
      .filter(({ name }) => summaries.some((one) => one.device === name))
      .flatMap(({ name }) => [
        `### Loading, ${name}`,
        "Medians. In brackets: the ratio to the figure without scripts.",
        loadingTable(summaries, name),
        `### Interactions, ${name}`,
        "Each cell has two times in ms. First: interaction to next paint. Second: from lifting the finger or mouse button until the result is painted. “To another page” has no interaction to next paint, because the first page may be gone before it is drawn again. There, both times run until the other page is painted: the first from lifting the finger or mouse button, the second from the click event.",
        interactionTable(summaries, name),
        `### Kilobytes by kind, ${name}`,
        sizeTable(summaries, name),
      ]),
  ].join("\n\n");
