import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { PagamentoCbsIbs } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { RegimeCbsIbs } from '#lib/domain/cadastros/regime-cbs-ibs.ts';
import { cbsIbsDoCusto } from '#lib/fiscal/custo/cbs-ibs-do-custo.ts';
import { custoDaDi, type DadosDoCusto, memoriaDoCusto } from '#lib/fiscal/custo/custo-da-di.ts';
import { dividaDoProcesso } from '#server/comex/reforma/divida-do-processo.ts';
import type { MateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { calculations } from '#server/platform/work/calculations.ts';

/** What is read of a process to calculate its cost. */
export interface MateriaDoCusto extends Omit<DadosDoCusto, 'cbsIbs'> {
  /** Null before 2026, when there was neither CBS nor IBS. */
  cbsIbs: { materia: MateriaDaReforma; pagamento: PagamentoCbsIbs; regime: RegimeCbsIbs | null } | null;
}

function custo(di: DeclaracaoImportacao, materia: MateriaDoCusto) {
  return custoDaDi(di, dadosDe(materia));
}

function memoria(di: DeclaracaoImportacao, materia: MateriaDoCusto, qual: Parameters<typeof memoriaDoCusto>[2]) {
  return memoriaDoCusto(di, dadosDe(materia), qual);
}

function dadosDe({ cbsIbs, ...dados }: MateriaDoCusto): DadosDoCusto {
  if (cbsIbs === null) return { ...dados, cbsIbs };
  const { materia, pagamento, regime } = cbsIbs;
  return { ...dados, cbsIbs: cbsIbsDoCusto({ ...dividaDoProcesso(materia), pagamento, regime }) };
}

export const calculos = { custo, memoria };

/** Calculates the realised cost of a declaration, and the memória of a figure; null where there is none. */
export const calcular = calculations('server/views/custo/calculos-do-custo.ts', calculos);
