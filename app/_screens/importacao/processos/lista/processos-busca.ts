import { consultaDaLista } from '#components/lista/consulta-da-lista.ts';
import { askPageAhead } from '#lib/api/platform/list.ts';
import { askViewsAhead } from '#lib/api/platform/saved-view.ts';
import { processos } from '#lib/api/processo/processo.ts';
import { type AgrupamentoDeProcessos, processoConsulta } from '#lib/contracts/consultas/processo.ts';
import { type BuscaDeLista, buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { importadorEmFocoAgora } from '#lib/session/importador-em-foco.ts';

/** What the saved views of the list name. */
export const TELA_DOS_PROCESSOS = 'processos';

/** The groupings of the list, by the `modo` of its address. */
export const AGRUPAMENTO_DO_MODO: Readonly<Record<string, AgrupamentoDeProcessos>> = {
  'por-situacao': 'SITUACAO',
  'por-importador': 'IMPORTADOR',
  'por-navio': 'NAVIO',
};

export const modoDoAgrupamento = (por: AgrupamentoDeProcessos): string =>
  Object.entries(AGRUPAMENTO_DO_MODO).find(([, agrupamento]) => agrupamento === por)?.[0] ?? 'por-situacao';

export const processosBusca = buscaDeLista(
  processoConsulta,
  ['importar-di', 'colar-canais'],
  ['quadro', 'calendario', ...Object.keys(AGRUPAMENTO_DO_MODO)],
);

/** Default values, which are left out of the address. */
export const PROCESSOS_BUSCA_PADRAO = buscaPadrao(processoConsulta);

/** Asks for what the list shows first, before its screen is drawn. */
export function adiantarProcessos(busca: BuscaDeLista): Promise<unknown> {
  const { consulta } = consultaDaLista(processoConsulta, busca, importadorEmFocoAgora());
  return Promise.all([askPageAhead(processos, consulta), askViewsAhead(TELA_DOS_PROCESSOS)]);
}
