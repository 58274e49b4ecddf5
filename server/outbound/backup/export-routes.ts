import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { historyRepository } from '#server/platform/history/history-repository.ts';
import { localMoment } from '#server/platform/lists/local-time.ts';
import { againstRule, locked, notFound } from '#server/platform/refusals.ts';
import { exportCompany } from './export-company.ts';
import { BackupFailure } from './failure.ts';

export const exportRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, leitura, blobs, relogio, versao, trabalhos, cofre } = app.cais;

  app.get(
    '/Empresa/:id/Exportacao',
    {
      config: { prova: 'UMA' },
      schema: {
        tags: ['Empresa'],
        summary:
          'Tudo o que é da própria empresa num ZIP: as linhas de todas as tabelas e os arquivos; uma de cada vez',
        params: z.object({ id }),
        response: {
          200: fileReply('application/zip'),
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem: { empresaId, usuarioId }, params }, reply) => {
      if (params.id !== empresaId) throw notFound('Esta empresa');
      const trabalho = await trabalhos.abrir({ empresaId, id: empresaId }, {});
      if (!trabalho) throw locked('Já há uma exportação dos dados da empresa em curso. Espere que termine.');
      try {
        const agora = relogio.agora();
        const { bytes } = await exportCompany({ db: leitura, blobs, empresaId, versao, agora, cofre }).catch((erro) => {
          throw erro instanceof BackupFailure ? againstRule(erro.message) : erro;
        });
        const linha = { recurso: 'Empresa', registroId: empresaId, acao: 'ALTERAR', antes: {}, depois: {} } as const;
        await db.transaction((tx) =>
          historyRepository(tx, empresaId).registrar([
            { ...linha, motivo: 'Exportou todos os dados da empresa.', usuarioId, em: agora },
          ]),
        );
        const corpo = Readable.from(aoFim(bytes, trabalho.terminar), { objectMode: true, highWaterMark: 1 });
        // The client may disconnect before the first byte is read; the generator then never runs its end.
        corpo.once('close', trabalho.terminar);
        return reply
          .header('Content-Disposition', `attachment; filename="cais-${localMoment(agora.toISOString()).dia}.zip"`)
          .header('Cache-Control', 'no-store')
          .type('application/zip')
          .send(corpo);
      } catch (erro) {
        await trabalho.terminar();
        throw erro;
      }
    },
  );
};

/** Calls `fim` before the reader sees the end, so that a client that asks again at once is not refused because of this export. */
async function* aoFim<T>(valores: AsyncIterable<T>, fim: () => Promise<void>): AsyncGenerator<T> {
  try {
    yield* valores;
  } finally {
    await fim();
  }
}
