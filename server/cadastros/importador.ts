import type { FastifyPluginAsyncZod } from 'fastify-type-provider-zod';
import { z } from 'zod';
import { consultaDeLookup } from '#lib/contracts/cadastro.ts';
import {
  type ImportadorConsulta,
  type ImportadorLido,
  type ImportadorNovo,
  importador,
  importadorConsulta,
  importadorDoLookup,
  importadorEdicao,
  importadorExportacao,
  importadorNovo,
} from '#lib/contracts/importador.ts';
import { IMPORTADOR_COLUNAS } from '#lib/contracts/importador-colunas.ts';
import { ROTULOS_IMPORTADOR } from '#lib/domain/importador.ts';
import { enviarLista, RESPOSTA_DE_ARQUIVO } from '#server/lista/enviar-lista.ts';
import { hoje } from '#server/relogio.ts';
import type { Cadastro } from './cadastro.ts';
import { importadorRepository } from './importador-repository.ts';

export const cadastroDeImportador: Cadastro<ImportadorConsulta, ImportadorNovo, ImportadorLido> = {
  recurso: 'Importador',
  este: 'Este importador',
  contrato: { consulta: importadorConsulta, novo: importadorNovo, edicao: importadorEdicao, lido: importador },
  rotulos: ROTULOS_IMPORTADOR,
  repositorio: importadorRepository,
};

/** Lookup and export; the rest every cadastro has. */
export const rotasDeImportador: FastifyPluginAsyncZod = async (app) => {
  const { db, relogio } = app.cais;

  app.get(
    '/Importador/GetByQ',
    {
      schema: {
        tags: ['Importador'],
        summary: 'Importadores por um pedaço do nome, do CNPJ ou de uma inscrição',
        querystring: consultaDeLookup,
        response: { 200: z.array(importadorDoLookup) },
      },
    },
    async ({ quem, query }) => importadorRepository(db, quem.empresaId).procurar(query.q),
  );

  app.get(
    '/Importador/Exportar',
    {
      schema: {
        tags: ['Importador'],
        summary: 'Todo o resultado da lista em XLSX ou CSV',
        querystring: importadorExportacao,
        response: RESPOSTA_DE_ARQUIVO,
      },
    },
    async ({ quem, query }, reply) => {
      const lista = importadorRepository(db, quem.empresaId).emFatias(hoje(relogio));
      return enviarLista(
        reply,
        { nome: 'Importadores', colunas: IMPORTADOR_COLUNAS, lista, agora: relogio.agora() },
        query,
      );
    },
  );
};
