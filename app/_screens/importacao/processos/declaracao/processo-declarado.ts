import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';

export type ProcessoDeclarado = ProcessoInteiro & { declaracao: NonNullable<ProcessoInteiro['declaracao']> };

export function foiDeclarado(processo: ProcessoInteiro): processo is ProcessoDeclarado {
  return processo.declaracao !== null;
}
