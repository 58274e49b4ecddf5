import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { PASSOS_POSSIVEIS_DCI, type PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';

/** The possible steps of a DCI. The usual next step comes before a step that only repeats and before the cancellation. */
export function passosUsuais({ situacao, tipo, canal }: Pick<DciResumo, 'situacao' | 'tipo' | 'canal'>): PassoDaDci[] {
  const depois = (passo: PassoDaDci) =>
    (passo === 'GERAR' && situacao === 'ARQUIVO_GERADO') ||
    // A monthly DCI never goes through the recinto, so it has no use for a canal.
    (passo === 'INFORMAR_CANAL' && (tipo === 'MENSAL' || canal !== null));
  const [primeiro, segundo, ...resto] = PASSOS_POSSIVEIS_DCI[situacao];
  if (!primeiro) return [];
  if (!segundo || segundo === 'CANCELAR' || !depois(primeiro)) return [...PASSOS_POSSIVEIS_DCI[situacao]];
  return [segundo, primeiro, ...resto];
}
