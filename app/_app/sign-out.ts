import { logOut } from '#lib/api/auth.ts';
import { takeAskedPath } from '#lib/session/asked-path.ts';
import { endSession } from '#lib/session/session.ts';
import type { AppRouter } from './routes.tsx';

/** Leaving on purpose: at once, whatever the server says of it, and with no page to come back to. */
export async function signOut(router: AppRouter): Promise<void> {
  logOut().catch(() => {});
  endSession();
  await router.navigate({ to: '/pages/login', replace: true });
  takeAskedPath();
}
