import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { PassoDoDcr } from './passos-do-dcr.ts';
import { type PassoDado, type QuadroDePassos, quadroDePassos } from './quadro-de-passos.ts';
import type { SituacaoDcr } from './situacao-dcr.ts';

/** `SUCEDIDO` is recorded when a successor is registered. */
export type PassoDadoNoDcr = PassoDado<PassoDoDcr | 'SUCEDIDO', SituacaoDcr>;

/** Summary of the steps of a DCR-E. */
export interface QuadroDoDcr extends QuadroDePassos<SituacaoDcr> {
  /** Last valid day. */
  vigenciaFim: DataTexto | null;
}

export function quadroDoDcr(passos: readonly PassoDadoNoDcr[]): QuadroDoDcr {
  const { quadro, dado } = quadroDePassos(passos);
  const fim = dado('SUCEDIDO') ?? (dado('REGISTRAR') ? dado('CANCELAR') : null);
  return { ...quadro, vigenciaFim: fim?.data ?? null };
}
