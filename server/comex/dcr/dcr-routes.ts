import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import {
  atualizacaoDoDcr as atualizacaoLida,
  conferenciaDoDcr,
  type DcrLido,
  dcrDoLookup,
  dcrLookupConsulta,
  insumosDaDiConsulta,
  insumosDaDi as insumosLidos,
  montagemDoDcr,
  type PedidoDePassoDoDcr,
  pedidoDeCopia,
  pedidoDeMontagem,
  pedidoDePassoDoDcr,
} from '#lib/contracts/dcr/dcr.ts';
import { erroResposta } from '#lib/contracts/platform/erro.ts';
import { conferirDcr } from '#lib/fiscal/dcr/conferir-dcr.ts';
import { id } from '#lib/registros/primitivos.ts';
import { today } from '#server/platform/clock.ts';
import { existing } from '#server/platform/records/existing.ts';
import { type DocumentSteps, documentRoutes } from '#server/platform/steps/document-routes.ts';
import { arquivoDoDcr } from './arquivo-do-dcr.ts';
import { atualizacaoDoDcr } from './atualizacao.ts';
import { copiarDcr } from './copiar-dcr.ts';
import { cadastroDeDcr } from './dcr.ts';
import { fatosDaSucessao } from './fatos-da-sucessao.ts';
import { fatosDoDcr } from './fatos-do-dcr.ts';
import { insumosDaDi } from './insumos-da-di.ts';
import { montarDcr } from './montar.ts';
import { espelhoDoDcr } from './papeis/espelho-do-dcr.ts';
import { procurarDcr } from './procurar-dcr.ts';

const tags = ['Dcr'];
const params = z.object({ id });

/** Registers the routes of DCR-Es beyond those of every cadastro. `passo` is the flow that moves a DCR-E to its next step. */
export const dcrRoutes =
  (passo: DocumentSteps<DcrLido, PedidoDePassoDoDcr>): FastifyPluginAsyncZod =>
  async (app) => {
    const { db, relogio } = app.cais;

    await app.register(
      documentRoutes({
        cadastro: cadastroDeDcr,
        passo: {
          pedido: pedidoDePassoDoDcr,
          frase: 'Valida, gera o arquivo, marca a transmissão, registra, rejeita ou cancela',
          ...passo,
        },
        copia: {
          pedido: pedidoDeCopia,
          frase: 'Outro DCR-E começado deste: novo, substitutivo ou retificador; com o que há de mais novo, se pedido',
          copiar: copiarDcr,
        },
        conferencia: {
          resposta: conferenciaDoDcr,
          frase: 'O que impede o DCR-E e o que pede conferência, como está gravado',
          conferir: async (db, empresaId, lido, dia) =>
            conferirDcr({
              ...(await fatosDoDcr(db, empresaId, lido, dia)),
              sucessao: await fatosDaSucessao(db, empresaId, lido, dia),
            }),
        },
        arquivo: arquivoDoDcr,
        espelho: {
          frase: 'O DCR-E em PDF, com a memória de cálculo em anexo se pedida',
          async montar({ db, empresaId, agora, dia }, lido, comMemoria) {
            const { calculo } = await fatosDoDcr(db, empresaId, lido, dia);
            return espelhoDoDcr({ dcr: lido, resultado: calculo.resultado, comMemoria, agora });
          },
        },
      }),
    );

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
        const lido = await existing(db, empresaId, cadastroDeDcr, params.id);
        return atualizacaoDoDcr(db, empresaId, lido, today(relogio));
      },
    );
  };
