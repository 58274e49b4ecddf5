import { PROXIMO_ATO } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import type { SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { PROXIMO_ATO_DAI, type SituacaoDai } from './situacao-dai.ts';

/**
 * The one next act of a process, for its page, the list and the board; null if nothing is left to do. Between the federal and the
 * state release, the next act is that of its DAI, which the queue of the Sefaz shows too. A process without a DAI has to make one,
 * unless none is asked for: then it is delivered.
 */
export function proximoAtoDoProcesso(
  situacao: SituacaoProcesso,
  dai: SituacaoDai | null,
  pedeDai = true,
): string | null {
  if (situacao !== 'DESEMBARACADO_RFB') return PROXIMO_ATO[situacao];
  if (!pedeDai) return PROXIMO_ATO.DESEMBARACADO_SEFAZ;
  return PROXIMO_ATO_DAI[dai ?? 'SEM_DAI'] ?? PROXIMO_ATO[situacao];
}
