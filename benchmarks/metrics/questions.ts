/** The queries that the web-vitals dashboard sends to the daily statistics. */
export interface Question {
  readonly name: string;
  readonly sql: string;
}

/**
 * The dashboard's queries over two periods that end on `last`: all days since `first`, and the four weeks since
 * `recent`.
 */
export const questions = (first: string, recent: string, last: string): readonly Question[] => {
  const whole = `'${first}', '${last}'`;
  const weeks = `'${recent}', '${last}'`;
  return [
    { name: "p75 and shares of each metric, 4 weeks", sql: `select * from performance_summary(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_summary(${whole})` },
    {
      name: "the same, 90 days, one page on phones with 4g in English",
      sql: `select * from performance_summary(${whole}, '/suite/luxury-suite', 'mobile', '4g', 'en')`,
    },
    { name: "p75 of each day and metric, 4 weeks", sql: `select * from performance_by_day(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_by_day(${whole})` },
    { name: "the 20 busiest pages, 4 weeks", sql: `select * from performance_by_page(${weeks})` },
    { name: "the same, 90 days", sql: `select * from performance_by_page(${whole})` },
    { name: "distribution of LCP, 90 days", sql: `select * from performance_distribution(${whole}, 'lcp')` },
    { name: "the 20 most frequent slow files, 4 weeks", sql: `select * from slow_resources(${weeks})` },
    { name: "the same, 90 days", sql: `select * from slow_resources(${whole})` },
  ];
};
