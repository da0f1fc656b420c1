/**
 * Event stream with which the development server reports problems in the content to its pages: JSON texts, empty if
 * there are none.
 */
export const contentIssuesPath = "/___content-issues";
