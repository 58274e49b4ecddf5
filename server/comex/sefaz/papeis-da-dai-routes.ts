import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { daiConsulta } from '#lib/contracts/consultas/dai.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { SEM_ORDEM } from '#lib/contracts/platform/exportacao.ts';
import type { DaiResumo } from '#lib/contracts/sefaz/dai.ts';
import { DAI_COLUNAS } from '#lib/listas/dai.ts';
import { id } from '#lib/registros/primitivos.ts';
import { processoRepository } from '#server/comex/processo/processo-repository.ts';
import { today } from '#server/platform/clock.ts';
import { fileReply } from '#server/platform/files/file-reply.ts';
import { PDF_TYPE, sendFile, XLSX_TYPE } from '#server/platform/files/send-file.ts';
import { FILE_REPLY, sendList } from '#server/platform/lists/send-list.ts';
import { toPdf } from '#server/platform/pdf/pdf.ts';
import { againstRule, notFound } from '#server/platform/refusals.ts';
import { daiListagem } from './dai-listagem.ts';
import { daiRepository } from './dai-repository.ts';
import { termosDeLacre } from './papeis/termo-de-lacre.ts';

const tags = ['Dai'];

const termoConsulta = z.strictObject({
  /** Ids of the processes, comma-separated. */
  ids: z
    .string()
    .transform((texto) => texto.split(','))
    .pipe(z.array(id).min(1).max(200)),
});

/** Serves the papers of the queue of the Sefaz: the termo de lacre as PDF, and the canais by inscrição estadual as a sheet. */
export const papeisDaDaiRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Dai/TermoDeLacre',
    {
      schema: {
        tags,
        summary: 'O termo de lacre de cada uma destas DAI, uma por página, em PDF',
        querystring: termoConsulta,
        response: { 200: fileReply(PDF_TYPE), 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem: { empresaId }, query: { ids } }, reply) => {
      const termos = [];
      for (const processoId of new Set(ids)) {
        const dai = await daiRepository(db, empresaId).buscar(processoId);
        const processo = await processoRepository(db, empresaId).buscar(processoId);
        if (!dai || !processo || dai.excluidoEm !== null) throw notFound('A DAI deste processo');
        if (dai.lacreEm === null) {
          throw againstRule(`A DAI do processo ${processo.numero} não tem lacre: marque-o antes de imprimir o termo.`);
        }
        termos.push({ dai, processo });
      }
      return sendFile(
        reply,
        { nome: 'termo-de-lacre.pdf', tipo: PDF_TYPE },
        await toPdf(termosDeLacre(termos, relogio.agora())),
      );
    },
  );

  app.get(
    '/Dai/RelatorioPorIe',
    {
      schema: {
        tags,
        summary: 'DI, data e canal por inscrição estadual, em XLSX, com os filtros da fila',
        querystring: daiConsulta.omit(SEM_ORDEM),
        response: { ...FILE_REPLY, 200: fileReply(XLSX_TYPE) },
      },
    },
    async ({ quem, query }, reply) => {
      const dais = daiListagem(db, quem.empresaId);
      const lista = {
        ids: () => dais.idsPorIe(query, today(relogio)),
        porIds: (ids: string[]) => dais.porIds(ids, today(relogio)),
      };
      const envio = { nome: 'DAI por IE', colunas: COLUNAS, lista, agora: relogio.agora() };
      return sendList<DaiResumo, { formato: 'xlsx' }>(reply, envio, { formato: 'xlsx' });
    },
  );
};

/** The IE comes first, because the report is ordered by it. */
const COLUNAS = [
  'ie',
  'importador',
  'cnpj',
  'numeroDocumento',
  'dataRegistro',
  'canalRfb',
  'numero',
  'canal',
  'cienciaEm',
  'situacao',
  'tratamentos',
  'icmsBase',
  'icmsSemIncentivo',
  'icmsRecolher',
  'notificacaoNumero',
  'notificacaoValor',
  'notificacaoVencimento',
  'darNumero',
  'darPagoEm',
  'darValor',
  'notificacaoAberta',
  'icmsPorNotificar',
  'exoneradaEm',
  'desembaracadaEm',
].flatMap((campo) => DAI_COLUNAS.filter((coluna) => coluna.campo === campo));
