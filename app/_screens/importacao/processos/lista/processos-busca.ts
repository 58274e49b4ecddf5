import { buscaDeLista, buscaPadrao } from '#lib/contracts/busca-de-lista.ts';
import { type AgrupamentoDeProcessos, processoConsulta } from '#lib/contracts/consultas/processo.ts';

/** The groupings of the list, by the `modo` of its address. */
export const AGRUPAMENTO_DO_MODO: Readonly<Record<string, AgrupamentoDeProcessos>> = {
  'por-situacao': 'SITUACAO',
  'por-importador': 'IMPORTADOR',
  'por-navio': 'NAVIO',
};

export const modoDoAgrupamento = (por: AgrupamentoDeProcessos): string =>
  Object.entries(AGRUPAMENTO_DO_MODO).find(([, um]) => um === por)?.[0] ?? 'por-situacao';

export const processosBusca = buscaDeLista(
  processoConsulta,
  ['importar-di', 'colar-canais'],
  ['quadro', 'calendario', ...Object.keys(AGRUPAMENTO_DO_MODO)],
);

/** Default values, which are left out of the address. */
export const PROCESSOS_BUSCA_PADRAO = buscaPadrao(processoConsulta);
