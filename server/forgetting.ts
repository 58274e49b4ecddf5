import type { FastifyBaseLogger } from 'fastify';
import { forgetAccess } from '#server/accounts/access/forget-access.ts';
import { forgetAttempts } from '#server/accounts/access/forget-attempts.ts';
import { forgetNotices } from '#server/outbound/notices/forget-notices.ts';
import type { Clock } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { UploadFolder } from '#server/platform/files/upload-folder.ts';
import { repeat } from '#server/platform/jobs/repeat.ts';

/**
 * Deletes what nobody needs any more, each hour: counters of attempts (their library would do it by a timer that nothing stops, and that
 * meets a closed database), ended sessions, invitations, notices and deliveries, and uploads that
 * a killed process left.
 */
export function scheduleForgetting({ db, relogio, envios, log }: Forgetting) {
  return repeat({
    quando: '0 * * * *',
    tarefa: async () => {
      await envios.varrer(relogio.agora());
      for (const forget of [forgetAttempts, forgetAccess, forgetNotices]) await forget(db, relogio.agora());
    },
    log,
    falha: 'O que venceu fica para depois',
  });
}

interface Forgetting {
  db: Database;
  relogio: Clock;
  envios: UploadFolder;
  log: FastifyBaseLogger;
}
