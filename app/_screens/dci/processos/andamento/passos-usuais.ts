import type { DciResumo } from '#lib/contracts/dci.ts';
import { PASSOS_POSSIVEIS_DCI, type PassoDaDci } from '#lib/domain/zfm/passos-da-dci.ts';

/** What may be done from where a DCI stands, what is usually next before what may be done again or not at all. */
export function passosUsuais({ situacao, tipo, canal }: Pick<DciResumo, 'situacao' | 'tipo' | 'canal'>): PassoDaDci[] {
  const depois = (passo: PassoDaDci) =>
    (passo === 'GERAR' && situacao === 'ARQUIVO_GERADO') ||
    // A monthly one never meets the recinto.
    (passo === 'INFORMAR_CANAL' && (tipo === 'MENSAL' || canal !== null));
  const [primeiro, segundo, ...resto] = PASSOS_POSSIVEIS_DCI[situacao];
  if (!primeiro) return [];
  if (!segundo || segundo === 'CANCELAR' || !depois(primeiro)) return [...PASSOS_POSSIVEIS_DCI[situacao]];
  return [segundo, primeiro, ...resto];
}
