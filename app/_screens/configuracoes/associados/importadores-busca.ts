import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { soExcluidos } from '#lib/contracts/cadastro.ts';
import { importadorConsulta } from '#lib/contracts/importador.ts';

export const IMPORTADORES_CONSULTA = importadorConsulta.extend(soExcluidos);

/** The list as its address says it. */
export const importadoresBusca = buscaDeLista(IMPORTADORES_CONSULTA);

/** What need not stand in the address. */
export const IMPORTADORES_BUSCA_PADRAO = buscaPadrao(IMPORTADORES_CONSULTA);
