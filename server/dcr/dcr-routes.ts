import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  atualizacaoDoDcr as atualizacaoLida,
  conferenciaDoDcr,
  dcr,
  dcrDoLookup,
  dcrLookupConsulta,
  insumosDaDiConsulta,
  insumosDaDi as insumosLidos,
  montagemDoDcr,
  pedidoDeCopia,
  pedidoDeMontagem,
  pedidoDePassoDoDcr,
} from '#lib/contracts/dcr.ts';
import { erroResposta } from '#lib/contracts/erro.ts';
import { id } from '#lib/contracts/primitivos.ts';
import { conferirDcr } from '#lib/fiscal/dcr/conferir-dcr.ts';
import { enviarArquivo, TIPO_CONFERENCIA, TIPO_PDF } from '#server/arquivos/enviar-arquivo.ts';
import { existente } from '#server/cadastros/existente.ts';
import { espelhoDoDcr } from '#server/espelho/espelho-do-dcr.ts';
import { emPdf } from '#server/espelho/pdf.ts';
import { hoje } from '#server/relogio.ts';
import { arquivoDoDcr } from './arquivo-do-dcr.ts';
import { atualizacaoDoDcr } from './atualizacao.ts';
import { copiarDcr } from './copiar-dcr.ts';
import { darPassoNoDcr, desfazerPassoDoDcr } from './dar-passo-no-dcr.ts';
import { cadastroDeDcr } from './dcr.ts';
import { fatosDoDcr } from './fatos-do-dcr.ts';
import { insumosDaDi } from './insumos-da-di.ts';
import { montarDcr } from './montar.ts';
import { procurarDcr } from './procurar-dcr.ts';

const tags = ['Dcr'];
const params = z.object({ id });
const erros = { 400: erroResposta, 404: erroResposta, 409: erroResposta, 422: erroResposta };

/** What can be asked of DCR-Es beside what is asked of any cadastro. */
export const dcrRoutes: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio, deposito } = app.cais;

  app.get(
    '/Dcr/GetByQ',
    {
      schema: {
        tags,
        summary: 'DCR-Es registrados, por um pedaço do número, do processo ou do produto',
        querystring: dcrLookupConsulta,
        response: { 200: z.array(dcrDoLookup), 400: erroResposta },
      },
    },
    ({ quem, query }) => procurarDcr(db, quem.empresaId, query),
  );

  app.get(
    '/Dcr/InsumosDaDi',
    {
      schema: {
        tags,
        summary: 'Itens de DI da indústria por que um componente pode ser custeado, os mais novos antes',
        querystring: insumosDaDiConsulta,
        response: { 200: insumosLidos, 400: erroResposta },
      },
    },
    ({ quem, query }) => insumosDaDi(db, quem.empresaId, query),
  );

  app.post(
    '/Dcr/Montar',
    {
      schema: {
        tags,
        summary: 'As linhas que a estrutura do produto dá, cada uma pelo documento mais novo; nada é gravado',
        body: pedidoDeMontagem,
        response: { 200: montagemDoDcr, 400: erroResposta, 404: erroResposta, 422: erroResposta },
      },
    },
    ({ quem, body }) => montarDcr(db, quem.empresaId, body),
  );

  app.post(
    '/Dcr/:id/Passo',
    {
      schema: {
        tags,
        summary: 'Valida, gera o arquivo, marca a transmissão, registra, rejeita ou cancela',
        params,
        body: pedidoDePassoDoDcr,
        response: { 200: dcr, ...erros },
      },
    },
    ({ quem, params, body }) => darPassoNoDcr({ db, relogio, quem, deposito }, params.id, body),
  );

  app.delete(
    '/Dcr/:id/Passo',
    {
      schema: {
        tags,
        summary: 'Desfaz o último passo',
        params,
        body: z.strictObject({ versao: z.number().int().min(1) }),
        response: { 200: dcr, ...erros },
      },
    },
    ({ quem, params, body }) => desfazerPassoDoDcr({ db, relogio, quem, deposito }, params.id, body.versao),
  );

  app.post(
    '/Dcr/:id/Copiar',
    {
      schema: {
        tags,
        summary: 'Outro DCR-E começado deste: novo, substitutivo ou retificador; com o que há de mais novo, se pedido',
        params,
        body: pedidoDeCopia,
        response: { 201: dcr, ...erros },
      },
    },
    async ({ quem, params, body }, reply) =>
      reply.code(201).send(await copiarDcr({ db, relogio, quem }, params.id, body)),
  );

  app.get(
    '/Dcr/:id/Conferencia',
    {
      schema: {
        tags,
        summary: 'O que impede o DCR-E e o que merece um olhar, como está gravado',
        params,
        response: { 200: conferenciaDoDcr, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params }) => {
      const fatos = await fatosDoDcr(
        db,
        empresaId,
        await existente(db, empresaId, cadastroDeDcr, params.id),
        hoje(relogio),
      );
      return { apontamentos: conferirDcr(fatos) };
    },
  );

  app.get(
    '/Dcr/:id/Atualizacao',
    {
      schema: {
        tags,
        summary: 'O que mudou desde que foi feito e a que chegaria com o que há de mais novo; nada é gravado',
        params,
        response: { 200: atualizacaoLida, 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params }) => {
      const lido = await existente(db, empresaId, cadastroDeDcr, params.id);
      return atualizacaoDoDcr(db, empresaId, lido, hoje(relogio));
    },
  );

  app.get(
    '/Dcr/:id/Arquivo',
    {
      schema: {
        tags,
        summary: 'O arquivo de conferência: o que foi gerado, ou como sairia agora',
        params,
        response: { 200: z.unknown(), 404: erroResposta, 422: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params }, reply) => {
      const lido = await existente(db, empresaId, cadastroDeDcr, params.id);
      const { nome, bytes } = await arquivoDoDcr({ db, deposito }, empresaId, lido);
      return enviarArquivo(reply, { nome, tipo: TIPO_CONFERENCIA }, Buffer.from(bytes));
    },
  );

  app.get(
    '/Dcr/:id/Espelho',
    {
      schema: {
        tags,
        summary: 'O DCR-E em PDF, com a memória de cálculo em anexo se pedida',
        params,
        querystring: z.strictObject({ memoria: z.enum(['true', 'false']).default('false') }),
        response: { 200: z.unknown(), 404: erroResposta },
      },
    },
    async ({ quem: { empresaId }, params, query }, reply) => {
      const lido = await existente(db, empresaId, cadastroDeDcr, params.id);
      const { calculo } = await fatosDoDcr(db, empresaId, lido, hoje(relogio));
      const dados = { dcr: lido, resultado: calculo.resultado, comMemoria: query.memoria === 'true' };
      return enviarArquivo(
        reply,
        { nome: `espelho-${lido.processo}.pdf`, tipo: TIPO_PDF },
        await emPdf(espelhoDoDcr({ ...dados, agora: relogio.agora() })),
      );
    },
  );
};
