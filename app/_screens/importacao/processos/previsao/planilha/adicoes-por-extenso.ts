import { numeroDaAdicao } from '#app/_screens/importacao/processos/previsao/itens-linhas.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** `001`, `001, 004 e 009`, `23 adições`. */
export function adicoesPorExtenso(ids: readonly string[]): string {
  const numeros = ids.map((id) => numeroDaAdicao(Number(id)));
  if (numeros.length > MAXIMO_DITO) return `${formatarInteiro(numeros.length)} adições`;
  return numeros.length === 1 ? (numeros[0] ?? '') : `${numeros.slice(0, -1).join(', ')} e ${numeros.at(-1)}`;
}

const MAXIMO_DITO = 8;
