/**
 * Path of the event stream by which the development server reports problems in the content to its pages. Each event is
 * a JSON string, which is empty if there is no problem.
 */
export const contentIssuesPath = "/___content-issues";
