import { Readable } from 'node:stream';
import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/registros/primitivos.ts';
import { respostaDeArquivo } from '#server/platform/files/file-reply.ts';
import { historicoRepository } from '#server/platform/history/history-repository.ts';
import { momento } from '#server/platform/lists/local-time.ts';
import { bloqueado, contraRegra, naoEncontrado } from '#server/platform/refusals.ts';
import { exportarEmpresa } from './export-company.ts';
import { FalhaDaGuarda } from './failure.ts';

export const exportacaoRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, deposito, relogio, versao, trabalhos } = app.cais;

  app.get(
    '/Empresa/:id/Exportacao',
    {
      schema: {
        tags: ['Empresa'],
        summary:
          'Tudo o que é da própria empresa num ZIP: as linhas de todas as tabelas e os arquivos; uma de cada vez',
        params: z.object({ id }),
        response: {
          200: respostaDeArquivo('application/zip'),
          404: erroResposta,
          409: erroResposta,
          422: erroResposta,
        },
      },
    },
    async ({ quem: { empresaId, usuarioId }, params }, reply) => {
      if (params.id !== empresaId) throw naoEncontrado('Esta empresa');
      const trabalho = await trabalhos.abrir({ empresaId, id: empresaId }, {});
      if (!trabalho) throw bloqueado('Já há uma exportação dos dados da empresa em curso. Espere que termine.');
      try {
        const agora = relogio.agora();
        const { bytes } = await exportarEmpresa({ db, deposito, empresaId, versao, agora }).catch((erro) => {
          throw erro instanceof FalhaDaGuarda ? contraRegra(erro.message) : erro;
        });
        const linha = { recurso: 'Empresa', registroId: empresaId, acao: 'ALTERAR', antes: {}, depois: {} } as const;
        await db.transaction((tx) =>
          historicoRepository(tx, empresaId).registrar([
            { ...linha, motivo: 'Exportou todos os dados da empresa.', usuarioId, em: agora },
          ]),
        );
        const corpo = Readable.from(aoFim(bytes, trabalho.terminar), { objectMode: true, highWaterMark: 1 });
        // Who goes away before the first byte was read.
        corpo.once('close', trabalho.terminar);
        return reply
          .header('Content-Disposition', `attachment; filename="cais-${momento(agora.toISOString()).dia}.zip"`)
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

/** Before the reader learns that there is no more: who asks again at once is not told of this one. */
async function* aoFim<T>(valores: AsyncIterable<T>, fim: () => Promise<void>): AsyncGenerator<T> {
  try {
    yield* valores;
  } finally {
    await fim();
  }
}
