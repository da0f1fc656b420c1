/** What the page notes down of itself before the application is there. */
interface Start {
  readonly ready: boolean;
  left?: boolean;
}

/**
 * Has the page follow the browser's back and forward while the application is not there. A document that was loaded anew shares
 * its history with the application that stood there before: such a step changes the address, and would leave the page as it is.
 * An application that comes meanwhile must not hear of the step: it has the data of the page that is open, and of no other.
 */
export const followSteps = (start: Start): void => {
  const opened = window.location.pathname;
  window.addEventListener("popstate", (event) => {
    if (start.ready || window.location.pathname === opened) return;
    start.left = true;
    event.stopImmediatePropagation();
    window.location.reload();
  });
};
