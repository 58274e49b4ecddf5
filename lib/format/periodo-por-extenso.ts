import type { Periodo } from '#lib/domain/datas/periodo.ts';
import { formatarData } from './data.ts';

/** `01/11/2026 a 30/11/2026`, `desde 01/11/2026`, `até 30/11/2026`; undefined where neither end is given. */
export function periodoPorExtenso({ de, ate }: Periodo): string | undefined {
  if (de && ate) return de === ate ? formatarData(de) : `${formatarData(de)} a ${formatarData(ate)}`;
  if (de) return `desde ${formatarData(de)}`;
  return ate && `até ${formatarData(ate)}`;
}
