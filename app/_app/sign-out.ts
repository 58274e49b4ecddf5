import { logOut } from '#lib/api/auth.ts';
import { takeAskedPath } from '#lib/session/asked-path.ts';
import { endSession } from '#lib/session/session.ts';
import type { AppRouter } from './routes.tsx';

/** Signs out at once, whatever the server answers, and leaves no page to return to. */
export async function signOut(router: AppRouter): Promise<void> {
  logOut().catch(() => {});
  endSession();
  await router.navigate({ to: '/pages/login', replace: true });
  takeAskedPath();
}
