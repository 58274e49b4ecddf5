/**
 * Waits until the browser has painted what a press changed (a ripple, a mark), before a navigation takes the thread to draw the next
 * screen. A tab in the background paints nothing, so it waits no longer than 100 ms.
 */
export function pressPainted(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve));
    setTimeout(resolve, LONGEST_MS);
  });
}

const LONGEST_MS = 100;
