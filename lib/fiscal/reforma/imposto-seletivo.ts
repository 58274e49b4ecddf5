import { incideImpostoSeletivo } from '#lib/domain/aduana/tributos/imposto-seletivo.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { dado, expressao, type Figura } from '#lib/fiscal/memoria.ts';
import { CENTAVOS_MEIO_PAR, type Precisao } from '#lib/fiscal/precisao.ts';

interface ImpostoSeletivoACalcular {
  ncm: string;
  /** Day of the import. */
  dia: DataTexto;
  /** Reais. Of an import the articles read do not say how it is made, so it is given (LC 214/2025, art. 414). */
  base: Figura;
  /** Per cent; null while no ordinary law fixes it. */
  aliquota: Figura | null;
  precisao?: Precisao;
}

/**
 * Calculates the Imposto Seletivo of imported goods, in reais with 2 decimals; it enters the base of CBS and IBS and gives no credit
 * (LC 214/2025, arts. 409 to 422). Zero for goods that do not bear it; null for goods that do, while there is no rate.
 */
export function calcularImpostoSeletivo({
  ncm,
  dia,
  base,
  aliquota,
  precisao = CENTAVOS_MEIO_PAR,
}: ImpostoSeletivoACalcular): Figura | null {
  const nome = 'Imposto Seletivo';
  if (!incideImpostoSeletivo(ncm, dia)) {
    return dado({ nome, unidade: 'R$', casas: precisao.casas, fonte: 'LC 214/2025, art. 409: não incide' }, '0');
  }
  if (aliquota === null) return null;
  return expressao({ ...precisao, nome, unidade: 'R$', fonte: 'LC 214/2025, arts. 409, 414 e 422' }, [
    { fatores: [base, aliquota] },
  ]);
}
