import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import {
  ARQUIVOS_MAXIMOS_DI,
  importacaoDi,
  leituraDi,
  lerDiConsulta,
  TAMANHO_MAXIMO_DI,
} from '#lib/contracts/declaracao/di.ts';
import { importarDiConsulta, retificacaoDi } from '#lib/contracts/declaracao/retificacao.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import type { ConfrontoDaCarga } from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { lerRecebidos } from '#server/comex/declaracao/declaracoes-recebidas.ts';
import { conferenciasDoFuturo } from '#server/comex/declaracao/recusar-futuras.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { confrontoDaCarga } from '#server/flows/processo/confronto-da-carga.ts';
import { today } from '#server/platform/clock.ts';
import { receiveFiles } from '#server/platform/files/receive-file.ts';
import { notFound } from '#server/platform/refusals.ts';
import { importarDi } from './importar-di.ts';
import { importarNoProcesso } from './importar-no-processo.ts';
import { retificarDi } from './retificar-di.ts';

const RECUSAS = { 400: erroResposta, 409: erroResposta, 413: erroResposta, 415: erroResposta };
const LIMITES = { limite: TAMANHO_MAXIMO_DI, quantos: ARQUIVOS_MAXIMOS_DI };

export const diRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, pesado, vez, blobs, relogio } = app.cais;

  app.post(
    '/Di/Ler',
    {
      schema: {
        tags: ['Di'],
        summary:
          'Lê e confere arquivos de DI (XML), de DUIMP (JSON: capa e páginas de itens, em qualquer ordem) ou ZIP, nas partes file; com processoId, compara cada declaração com o processo; nada é gravado',
        consumes: ['multipart/form-data'],
        querystring: lerDiConsulta,
        response: { 200: leituraDi, 400: erroResposta, 404: erroResposta, 413: erroResposta, 415: erroResposta },
      },
    },
    async (request) => {
      const { empresaId } = request.quem;
      const recebidos = await receiveFiles(request, LIMITES);
      const parametros = await parametroRepository(db, empresaId).doMotor();
      const lidas = await lerRecebidos(recebidos, parametros);
      const existentes = await declaracaoRepository(db, empresaId).processosDasDis(
        lidas.map(({ declaracao }) => declaracao.numeroDI),
      );
      const { processoId } = request.query;
      const confrontos = new Map<string, ConfrontoDaCarga>();
      for (const { declaracao: di } of processoId ? lidas : []) {
        const confronto = await confrontoDaCarga(db, empresaId, processoId ?? '', di);
        if (!confronto) throw notFound('Este processo');
        confrontos.set(di.numeroDI, confronto);
      }
      return {
        declaracoes: lidas.map(({ declaracao: di, apurada }) => ({
          ...di,
          resumo: apurada.resumo,
          conferencias: [...conferenciasDoFuturo(di, today(relogio)), ...apurada.conferencias],
          processoExistente: existentes.get(di.numeroDI) ?? null,
          confronto: confrontos.get(di.numeroDI) ?? null,
        })),
      };
    },
  );

  app.post(
    '/Processo/ImportarDi',
    {
      schema: {
        tags: ['Processo'],
        summary:
          'Cria um processo de cada declaração dos arquivos (partes file, como em Di/Ler), põe uma num processo que há, ou a compara e retifica',
        consumes: ['multipart/form-data'],
        querystring: importarDiConsulta,
        response: { 200: retificacaoDi, 201: importacaoDi, 404: erroResposta, 422: erroResposta, ...RECUSAS },
      },
    },
    async (request, reply) => {
      const { quem, query } = request;
      const arquivos = await receiveFiles(request, LIMITES);
      const ao = { db: pesado, blobs, relogio, quem };
      return vez.correr(quem, async () => {
        if (query.retificar === 'true') return reply.code(200).send(await retificarDi(ao, arquivos, query));
        const { processoId, motivo } = query;
        const criados = processoId
          ? await importarNoProcesso(ao, arquivos, { processoId, motivo })
          : await importarDi(ao, arquivos);
        return reply.code(201).send(criados);
      });
    },
  );
};
