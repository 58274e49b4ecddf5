/** Repeatable choices: the same seed gives the same file on any machine. */
export interface Sorteio {
  /** A whole number from `minimo` to `maximo`, both included. */
  inteiro(minimo: number, maximo: number): number;
  um<Opcao>(opcoes: readonly Opcao[]): Opcao;
}

/**
 * Makes choices by mulberry32 (Tommy Ettinger, public domain). Its 32 bits of state suffice for fictitious goods, and not for
 * secrets.
 */
export function sorteio(semente: number): Sorteio {
  let estado = semente >>> 0;
  const fracao = () => {
    estado = (estado + 0x6d2b79f5) >>> 0;
    let mistura = Math.imul(estado ^ (estado >>> 15), estado | 1);
    mistura ^= mistura + Math.imul(mistura ^ (mistura >>> 7), mistura | 61);
    return ((mistura ^ (mistura >>> 14)) >>> 0) / 2 ** 32;
  };
  const inteiro = (minimo: number, maximo: number) => minimo + Math.floor(fracao() * (maximo - minimo + 1));
  return { inteiro, um: (opcoes) => opcoes[inteiro(0, opcoes.length - 1)] as (typeof opcoes)[number] };
}
