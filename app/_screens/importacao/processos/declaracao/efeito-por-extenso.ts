import type { BlocoRetificado } from '#lib/contracts/declaracao/retificacao.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarEfeito } from '#lib/format/decimal.ts';

/** The effect of a block, with only the amounts that change: `II +73,03 · a recolher +73,03`. */
export function efeitoPorExtenso({ efeito, recolher, valorAduaneiro, pago }: BlocoRetificado): string {
  const movidas = [
    ...TRIBUTOS_DI.map((tributo) => [NOME_DO_TRIBUTO[tributo], efeito[tributo]] as const),
    ['a recolher', dinheiro(somar(Object.values(recolher)))] as const,
    ['valor aduaneiro', valorAduaneiro] as const,
    ['pago', pago] as const,
  ].filter(([, valor]) => !new Exato(valor).isZero());
  if (movidas.length === 0) return 'sem efeito em dinheiro';
  return movidas.map(([nome, valor]) => `${nome} ${formatarEfeito(valor)}`).join(' · ');
}
