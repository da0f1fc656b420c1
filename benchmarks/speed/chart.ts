/** Draws a run's main figures as bars, in an SVG with its own light background, readable on dark pages too. */
import { interactionNames, interactions, variantNames, variants } from "./plan";
import type { Summary } from "./results";

interface Group {
  readonly name: string;
  /** One value for each variant; null if there is none. */
  readonly values: readonly (number | null)[];
}

interface Panel {
  readonly title: string;
  readonly groups: readonly Group[];
  readonly write: (value: number) => string;
}

const size = { width: 900, names: 170, bar: 11, gap: 14, title: 46, figure: 70 } as const;
const colours = ["#a8482b", "#8a8177", "#2f6f8f", "#6b7d3a"] as const;

const escape = (text: string): string => text.replaceAll("&", "&amp;").replaceAll("<", "&lt;");

const text = (x: number, y: number, label: string, kind: string): string =>
  `<text x="${x}" y="${y}" class="${kind}">${escape(label)}</text>`;

const draw = ({ title, groups, write }: Panel, top: number): { svg: string; bottom: number } => {
  const max = Math.max(1, ...groups.flatMap(({ values }) => values.map((value) => value ?? 0)));
  const scale = (size.width - size.names - size.figure) / max;
  const parts = [text(0, top + 24, title, "title")];
  let y = top + size.title;
  for (const { name, values } of groups) {
    parts.push(text(0, y + size.bar * 2 + 4, name, "name"));
    values.forEach((value, index) => {
      if (value !== null) {
        const width = Math.max(1, value * scale).toFixed(1);
        parts.push(
          `<rect x="${size.names}" y="${y}" width="${width}" height="${size.bar - 2}" fill="${colours[index] ?? ""}"/>`,
          text(size.names + Number(width) + 6, y + size.bar - 3, write(value), "figure"),
        );
      }
      y += size.bar;
    });
    y += size.gap;
  }
  return { svg: parts.join("\n"), bottom: y };
};

const panels = (summaries: readonly Summary[]): Panel[] => {
  const phone = summaries.filter(({ device }) => device === "phone");
  const pages = [...new Set(phone.map(({ page }) => page))];
  const of = (page: string, variant: string) => phone.find((one) => one.page === page && one.variant === variant);
  const byPage = (value: (summary: Summary) => number): Group[] =>
    pages.map((page) => ({
      name: page,
      values: variants.map((variant) => {
        const found = of(page, variant);
        return found === undefined ? null : value(found);
      }),
    }));
  const responseTimes = interactions
    .map((interaction) => {
      const page = phone.find((one) => one.responseTimes[interaction] !== undefined)?.page ?? "";
      return {
        name: interactionNames[interaction],
        values: variants.map((variant) => of(page, variant)?.responseTimes[interaction]?.shown ?? null),
      };
    })
    .filter(({ values }) => values.some((value) => value !== null));
  const milliseconds = (value: number) => `${Math.round(value)} ms`;
  return [
    { title: "Largest contentful paint, phone", groups: byPage(({ load }) => load.lcp), write: milliseconds },
    {
      title: "Transferred, phone",
      groups: byPage(({ bytes }) => bytes.all),
      write: (value) => `${Math.round(value / 1024)} KB`,
    },
    { title: "From lifting the finger until the result is painted, phone", groups: responseTimes, write: milliseconds },
  ];
};

const style = `text{font:13px system-ui,sans-serif;fill:#2a2622}.title{font-size:17px;font-weight:600}.figure{font-size:10px;fill:#6b635b}`;

/** `facts`: a line of text under the legend. */
export const drawChart = (summaries: readonly Summary[], facts: string): string => {
  const parts = variants.flatMap((variant, index) => [
    `<rect x="${index * 170}" y="0" width="11" height="11" fill="${colours[index] ?? ""}"/>`,
    text(index * 170 + 18, 10, variantNames[variant], "name"),
  ]);
  parts.push(text(0, 34, facts, "figure"));
  let top = 44;
  for (const panel of panels(summaries)) {
    const { svg, bottom } = draw(panel, top);
    parts.push(svg);
    top = bottom;
  }
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-8 -8 ${size.width + 16} ${top + 16}" role="img" aria-label="Loading and response times of four variants: this site, the same pages without scripts, Astro, Next">
<style>${style}</style>
<rect x="-8" y="-8" width="100%" height="100%" fill="#fbf8f4"/>
${parts.join("\n")}
</svg>
`;
};
