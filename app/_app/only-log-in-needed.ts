import { hasStoredSession } from '#lib/session/session-key.ts';

/** Whether all there is to show is the log-in: nobody is signed in, and the address is not of a page for everybody. */
export function onlyLogInNeeded(): boolean {
  return !hasStoredSession() && !location.hash.startsWith('#/pages/convite/');
}
