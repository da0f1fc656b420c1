/** Whether the browser has rendered this page ahead of a visit that may never come. */
export const isAhead = (): boolean => "prerendering" in document && document.prerendering === true;
