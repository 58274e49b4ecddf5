import { hasStoredSession } from '#lib/session/session-key.ts';

/** Whether the log-in is all there is to show: nobody is signed in, and the address is not that of a public page. */
export function onlyLogInNeeded(): boolean {
  return !hasStoredSession() && !location.hash.startsWith('#/pages/convite/');
}
