import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';

/** The list as its address says it. */
export const processosBusca = buscaDeLista(processoConsulta, ['importar-di'], ['quadro']);

/** What need not stand in the address. */
export const PROCESSOS_BUSCA_PADRAO = buscaPadrao(processoConsulta);
