import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { type Application, fullPage } from './application.ts';
import type { GestureTimes } from './recorder.ts';
import { SLOWDOWN, tell, until, untilQuiet, visit, withNewProfile } from './visit.ts';

const BETWEEN_KEYS_MS = 70;
const QUIET_MS = 1_500;

/** The list is asked for without a session: from Enter on the log-in in between until the list is painted, four times slower. */
export function measureSignIn({ url, pages, rows, find }: Application): Promise<GestureTimes> {
  const start = { content: { selector: 'input[type=password]' }, session: null, saveData: false };
  return withNewProfile((profile) =>
    visit(profile, start, async (opened) => {
      const { page, slowDown } = opened;
      await slowDown(SLOWDOWN);
      await page.goto(`${url}${pages.list?.path}`, { waitUntil: 'commit' });
      await until(page, async () => (await tell(page, 'load')).content !== null, 'to show its log-in');
      await untilQuiet(opened, QUIET_MS);
      await find.email(page).focus();
      await page.keyboard.type(DEMONSTRACAO.email, { delay: BETWEEN_KEYS_MS });
      await find.password(page).focus();
      await page.keyboard.type(DEMONSTRACAO.senha, { delay: BETWEEN_KEYS_MS });
      await tell(page, 'start', fullPage(rows));
      await page.keyboard.press('Enter');
      await until(page, async () => (await tell(page, 'gesture')).shown !== null, 'to show its list');
      await untilQuiet(opened, QUIET_MS);
      return tell(page, 'gesture');
    }),
  );
}
