import { TAMANHO_MAXIMO_DI } from '#lib/contracts/declaracao/di.ts';

/** The file types that the browser offers for a declaration. */
export const ARQUIVOS_DE_DECLARACAO = {
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
  'application/json': ['.json'],
  'application/zip': ['.zip'],
};

export const DICA_DO_ARQUIVO = `XML da DI, da consulta do Siscomex; da DUIMP, a capa e as páginas de itens do Portal Único, em JSON, soltas juntas; ou um ZIP deles. Até ${TAMANHO_MAXIMO_DI / 1024 / 1024} MB.`;
