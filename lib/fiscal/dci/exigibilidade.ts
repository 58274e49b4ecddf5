import type { LocalDestino } from '#lib/domain/aduana/viagem/local-destino.ts';
import type { ModalidadeTributada } from '#lib/domain/zfm/dci.ts';

/** `PERGUNTAR` when it depends on the pauta or no source says it: a person decides, with a reason. */
type Exigibilidade = 'EXIGIVEL' | 'NAO_EXIGIVEL' | 'PERGUNTAR';

export type TabelaExigibilidade = Readonly<Record<ModalidadeTributada, Readonly<Record<LocalDestino, Exigibilidade>>>>;

/**
 * Tells whether the suspended taxes fall due for a destino. FROM KNOWLEDGE: shipped as the default of an editable table (zfm.md
 * §2.3; DL 288/1967, art. 6º; DL 356/1968, art. 1º). For PI sem PPB the source names no destino, so only the rest of the country is
 * decided.
 */
export const EXIGIBILIDADE_PADRAO: TabelaExigibilidade = {
  PI_COM_PPB: { 1: 'NAO_EXIGIVEL', 2: 'EXIGIVEL', 3: 'NAO_EXIGIVEL', 4: 'EXIGIVEL' },
  PI_SEM_PPB: { 1: 'PERGUNTAR', 2: 'EXIGIVEL', 3: 'PERGUNTAR', 4: 'PERGUNTAR' },
  PE: { 1: 'PERGUNTAR', 2: 'EXIGIVEL', 3: 'PERGUNTAR', 4: 'PERGUNTAR' },
};
