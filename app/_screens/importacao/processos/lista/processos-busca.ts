import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { processoConsulta } from '#lib/contracts/consultas/processo.ts';

export const processosBusca = buscaDeLista(processoConsulta, ['importar-di', 'colar-canais'], ['quadro']);

/** Default values, which are left out of the address. */
export const PROCESSOS_BUSCA_PADRAO = buscaPadrao(processoConsulta);
