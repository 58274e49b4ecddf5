import type { PassoDaDci } from './passos-da-dci.ts';
import { type PassoDado, type QuadroDePassos, quadroDePassos } from './quadro-de-passos.ts';
import type { CanalDci, SituacaoDci } from './situacao-dci.ts';

/** `SUCEDIDA` is recorded when a retificadora of the DCI is registered. */
export interface PassoDadoNaDci extends PassoDado<PassoDaDci | 'SUCEDIDA', SituacaoDci> {
  canal: CanalDci | null;
}

/** Summary of the steps of a DCI. */
export interface QuadroDaDci extends QuadroDePassos<SituacaoDci> {
  canal: CanalDci | null;
}

export function quadroDaDci(passos: readonly PassoDadoNaDci[]): QuadroDaDci {
  const { quadro, dado } = quadroDePassos(passos);
  return { ...quadro, canal: dado('INFORMAR_CANAL')?.canal ?? null };
}
