/**
 * Has the page follow the browser's back and forward while the application is not there. A document that was loaded anew shares
 * its history with the application that stood there before: such a step changes the address, and would leave the page as it is.
 */
export const followSteps = (isAppReady: () => boolean): void => {
  const opened = window.location.pathname;
  window.addEventListener("popstate", () => {
    if (!isAppReady() && window.location.pathname !== opened) window.location.reload();
  });
};
