/** Hides Gatsby's warning about pages that this house does not have. */

interface Reporter {
  warn: (text: string) => void;
  log: (text: string) => void;
}

const warning = /^The GraphQL query in the non-page component "([^"]*)" will not be run\./;
const advice = /^\s*Exported queries are only executed for page components\./;
const ofPage = /[\\/]src[\\/](?:pages|templates)[\\/]/;

/**
 * A house without reviews has no page from `src/pages/reviews.tsx`, and one with a single suite none from
 * `src/templates/rooms.tsx`. Gatsby then warns that their queries do not run, and advises what to do. Both are hidden
 * unless another file is concerned. Replaces two methods of Gatsby's reporter.
 */
export const hideLeftOutPages = (reporter: Reporter): void => {
  const { warn, log } = reporter;
  let isWarned = false;
  reporter.warn = (text) => {
    const file = warning.exec(text)?.[1];
    if (file !== undefined && ofPage.test(file)) return;
    isWarned ||= file !== undefined;
    warn.call(reporter, text);
  };
  reporter.log = (text) => {
    if (isWarned || !advice.test(text)) log.call(reporter, text);
  };
};
