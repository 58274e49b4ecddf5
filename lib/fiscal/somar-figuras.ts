import { Exato } from '#lib/domain/decimal-exato.ts';
import { calcularExato, type Figura } from './memoria.ts';

/** The exact sum of figures, none of them rounded again. */
export function somarFiguras(rotulo: Parameters<typeof calcularExato>[0], parcelas: readonly Figura[]): Figura {
  return calcularExato(rotulo, parcelas, (...valores) =>
    valores.reduce((soma, valor) => soma.plus(valor), new Exato(0)),
  );
}
