/** The event stream by which the development server tells its pages what is wrong with the content: JSON texts, empty when nothing is. */
export const contentIssuesPath = "/___content-issues";
