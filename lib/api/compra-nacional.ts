import { type CompraNacionalLida, compraNacional } from '#lib/contracts/compra-nacional.ts';
import type { RecursoDeLista } from './lista.ts';

export const COMPRA_NACIONAL: RecursoDeLista<CompraNacionalLida> = {
  recurso: '/api/CompraNacional',
  linha: compraNacional,
};
