import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { FigurasDoDcr } from '#lib/domain/zfm/dcr.ts';

type Comparadas = Pick<FigurasDoDcr, 'CRA' | 'iiUnitUSD'>;

/** The difference between two DCR-Es of a product. */
export interface DiferencaDeDcr {
  /** Signed percentage points, 2 decimals. */
  cra: DecimalTexto;
  /** Signed US$ per unit, 7 decimals. */
  ii: DecimalTexto;
  /** Signed percent of the former II, 2 decimals, half up; null when the former II was zero. */
  iiPerc: DecimalTexto | null;
}

export function compararDcr(antes: Comparadas, depois: Comparadas): DiferencaDeDcr {
  const ii = new Exato(depois.iiUnitUSD).minus(antes.iiUnitUSD);
  return {
    cra: new Exato(depois.CRA).minus(antes.CRA).toFixed(2),
    ii: ii.toFixed(7),
    iiPerc: new Exato(antes.iiUnitUSD).isZero()
      ? null
      : ii.times(100).div(antes.iiUnitUSD).toDecimalPlaces(2, Exato.ROUND_HALF_UP).toFixed(2),
  };
}
