import { TAMANHO_MAXIMO_DI } from '#lib/contracts/di.ts';

/** What a browser offers to choose among for a declaration. */
export const ARQUIVOS_DE_DECLARACAO = {
  'text/xml': ['.xml'],
  'application/xml': ['.xml'],
  'application/json': ['.json'],
};

export const DICA_DO_ARQUIVO = `XML da DI, da consulta do Siscomex, ou JSON da DUIMP, do Portal Único; até ${TAMANHO_MAXIMO_DI / 1024 / 1024} MB.`;
