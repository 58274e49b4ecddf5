/** A measured figure and its target. */
export interface Meta {
  nome: string;
  medido: number;
  /** The minimum (`>=`) or maximum (`<=`). */
  alvo: readonly ['>=' | '<=', number];
  unidade: '%' | '×' | 'ms' | 'MiB' | 'kB' | 'CLS' | 'of 100';
  /** Decimal places of the printed figure; by default one for ratios and figures below ten. */
  casas?: number;
  /** A note printed beside the figure. */
  nota?: string;
}

export const cumprida = ({ medido, alvo: [sentido, limite] }: Meta): boolean =>
  sentido === '>=' ? medido >= limite : medido <= limite;

/** Says the figure, its target, and whether it meets it. */
export function linhaDaMeta(meta: Meta): string {
  const { nome, medido, alvo, unidade, casas = unidade === '×' || medido < 10 ? 1 : 0, nota } = meta;
  const figura = `${medido.toFixed(casas)} ${unidade}`.padStart(10);
  return `${cumprida(meta) ? 'ok    ' : 'MISSED'} ${figura}  ${alvo[0]} ${alvo[1]} ${unidade}  ${nome}${nota ? ` (${nota})` : ''}`;
}

/** The percentile of times in milliseconds, in any order. */
export function percentil(tempos: readonly number[], parte: number): number {
  const emOrdem = tempos.toSorted((um, outro) => um - outro);
  return emOrdem[Math.min(emOrdem.length - 1, Math.floor(emOrdem.length * parte))] ?? 0;
}

export async function cronometrar(fazer: () => unknown): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return performance.now() - inicio;
}

/** The milliseconds of each run, after one warm-up run. */
export async function tempos(vezes: number, fazer: (rodada: number) => unknown): Promise<number[]> {
  await fazer(0);
  const medidos: number[] = [];
  for (let rodada = 1; rodada <= vezes; rodada += 1) medidos.push(await cronometrar(() => fazer(rodada)));
  return medidos;
}
