import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { SituacaoDai } from './situacao-dai.ts';

interface OndeDespachado {
  /** Seven digits; null while unknown. */
  urfDespacho: string | null;
  urfEntrada: string | null;
  situacaoDai: SituacaoDai | null;
}

/**
 * Whether a DAI is to be made: it declares foreign goods that enter Amazonas (domain/zfm.md §4). Only goods that are cleared at a unit
 * of another State, and did not enter by one of Amazonas, have none. An unknown unit asks, and so does a DAI that somebody began.
 */
export function pedeDai({ urfDespacho, urfEntrada, situacaoDai }: OndeDespachado): boolean {
  if (situacaoDai !== null && situacaoDai !== 'SEM_DAI') return true;
  return urfDespacho === null || doAmazonas(urfDespacho) || (urfEntrada !== null && doAmazonas(urfEntrada));
}

const doAmazonas = (urf: string) => urf.startsWith(URF_DO_AMAZONAS);

/** The units of Amazonas in the table of the Secex: Manaus, Itacoatiara and Tabatinga. */
export const URF_DO_AMAZONAS = '022';

/** Why no DAI is asked for, of a declaration whose DAI nobody began; null where one is. */
export function porQueNaoPede(dai: {
  situacao: SituacaoDai;
  pedeDai: boolean;
  historicoAntesDe: DataTexto | null;
}): string | null {
  if (!dai.pedeDai) return FORA_DO_AMAZONAS;
  if (dai.situacao !== 'SEM_DAI' || dai.historicoAntesDe === null) return null;
  return `É histórico, de antes de ${diaPorExtenso(dai.historicoAntesDe)}: a DAI não é pedida.`;
}

export const FORA_DO_AMAZONAS = 'Despachada fora do Amazonas: a DAI não é pedida.';
