/** Checks the limits of hosts for `_headers` and `_redirects`. Cloudflare has the lowest and ignores the lines beyond them. Pure functions. */

const longestLine = 2000;
const mostHeaderRules = 100;
const mostRedirects = { exact: 2000, withPatterns: 100 } as const;

const counted = (texts: readonly string[]): [text: string, times: number][] =>
  [...new Set(texts)].map((text) => [text, texts.filter((other) => other === text).length]);

/** The sources that take the most characters in a policy: `https://stats.example 4 times`. */
const widestSources = (line: string): string =>
  counted(line.match(/https:\/\/[^\s;]+/g) ?? [])
    .sort(([one, times], [other, others]) => other.length * others - one.length * times)
    .slice(0, 8)
    .map(([source, times]) => `${source} ${times === 1 ? "once" : `${times} times`}`)
    .join(", ");

const tooLong = (line: string): string => {
  const [name = ""] = line.trim().split(":");
  const grown = widestSources(line);
  return (
    `The header ${name} is ${line.length} characters long; hosts ignore a line of more than ${longestLine}.` +
    (grown === ""
      ? ""
      : ` It names ${grown}. Let the services in content/site.yml ask for less: \`loads\` says what their hosts are asked for, ` +
        'one "*.example.com" in `moreHosts` stands for all hosts below a domain.')
  );
};

const tooManyRules = (paths: readonly string[]): string => {
  const ofScripts = paths.filter((path) => /[-.]\*$/.test(path)).length;
  return (
    `There are ${paths.length} rules of headers; hosts read the first ${mostHeaderRules}. ${ofScripts} are for scripts and styles at the ` +
    `root, one for each name before the hash, ${paths.length - ofScripts} for folders and pages: ${paths.join(" ")}`
  );
};

/** One sentence for each limit that the text of `_headers` exceeds. */
export const headersBeyond = (text: string): string[] => {
  const lines = text.split("\n");
  const paths = lines.filter((line) => line.startsWith("/"));
  return [
    ...lines.filter((line) => line.length > longestLine).map(tooLong),
    ...(paths.length > mostHeaderRules ? [tooManyRules(paths)] : []),
  ];
};

/** One sentence for each limit that the text of `_redirects` exceeds. */
export const redirectsBeyond = (text: string): string[] => {
  const sources = text.split("\n").flatMap((line) => line.split(" ").slice(0, 1).filter(Boolean));
  const withPatterns = sources.filter((source) => /[*:]/.test(source)).length;
  const beyond = (count: number, most: number, of: string): string[] =>
    count > most ? [`There are ${count} redirects ${of}; hosts read the first ${most}.`] : [];
  return [
    ...beyond(sources.length - withPatterns, mostRedirects.exact, "of single addresses"),
    ...beyond(withPatterns, mostRedirects.withPatterns, "with patterns"),
  ];
};
