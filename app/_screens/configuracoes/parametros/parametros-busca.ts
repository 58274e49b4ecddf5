import { parametroConsulta } from '#lib/contracts/consultas/parametro.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { ATOS_DO_CALENDARIO } from '#lib/domain/cadastros/atos-de-fabrica.ts';

/** What an address puts before the code of the act that it opens. */
export const ATO = 'ato-';

export const parametrosBusca = buscaDeLista(parametroConsulta, [
  'sefaz-am',
  ...ATOS_DO_CALENDARIO.map(({ codigo }) => `${ATO}${codigo}` as const),
]);
export const PARAMETROS_BUSCA_PADRAO = buscaPadrao(parametroConsulta);
