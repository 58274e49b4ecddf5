import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { soExcluidos } from '#lib/contracts/cadastro.ts';
import { representanteConsulta } from '#lib/contracts/representante.ts';

export const REPRESENTANTES_CONSULTA = representanteConsulta.extend(soExcluidos);

/** The list as its address says it. */
export const representantesBusca = buscaDeLista(REPRESENTANTES_CONSULTA);

/** What need not stand in the address. */
export const REPRESENTANTES_BUSCA_PADRAO = buscaPadrao(REPRESENTANTES_CONSULTA);
