import { logOut } from '#lib/api/accounts/auth.ts';
import { takeAskedPath } from '#lib/session/asked-path.ts';
import { isInSample, leaveSample } from '#lib/session/sample-company.ts';
import { checkSession, endSession } from '#lib/session/session.ts';
import type { AppRouter } from './routes.ts';

/**
 * Signs out at once, whatever the server answers, and leaves no page to return to. Out of a sample company, the session of the own one
 * ends too.
 */
export async function signOut(router: AppRouter): Promise<void> {
  logOut().catch(() => {});
  if (isInSample(checkSession()) && leaveSample()) logOut().catch(() => {});
  endSession();
  await router.navigate({ to: '/pages/login', replace: true });
  takeAskedPath();
}
