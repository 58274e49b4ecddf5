/** A figure with what it is held to. */
export interface Meta {
  nome: string;
  medido: number;
  /** What it must not go under (`>=`) or over (`<=`). */
  alvo: readonly ['>=' | '<=', number];
  unidade: '%' | '×' | 'ms' | 'MiB';
  /** Beside it, for who reads. */
  nota?: string;
}

export const cumprida = ({ medido, alvo: [sentido, limite] }: Meta): boolean =>
  sentido === '>=' ? medido >= limite : medido <= limite;

/** Of times in milliseconds, whatever their order. */
export function percentil(tempos: readonly number[], parte: number): number {
  const emOrdem = tempos.toSorted((um, outro) => um - outro);
  return emOrdem[Math.min(emOrdem.length - 1, Math.floor(emOrdem.length * parte))] ?? 0;
}

export async function cronometrar(fazer: () => unknown): Promise<number> {
  const inicio = performance.now();
  await fazer();
  return performance.now() - inicio;
}

/** Milliseconds of each run, after one to warm up. */
export async function tempos(vezes: number, fazer: (rodada: number) => unknown): Promise<number[]> {
  await fazer(0);
  const medidos: number[] = [];
  for (let rodada = 1; rodada <= vezes; rodada += 1) medidos.push(await cronometrar(() => fazer(rodada)));
  return medidos;
}
