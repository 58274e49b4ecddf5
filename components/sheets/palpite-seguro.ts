import type { MapaDePlanilha, Planilha } from '#lib/contracts/platform/planilha.ts';
import { numerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';
import { RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';

/** The sheet of the workbook with the most known columns; the first of those that have as many. */
export function folhaProvavel(folhas: Planilha['folhas']): Planilha['folhas'][number] | undefined {
  const conhecidas = ({ palpite }: Planilha['folhas'][number]) => palpite.colunas.filter(Boolean).length;
  return folhas.toSorted((folha, outra) => conhecidas(outra) - conhecidas(folha))[0];
}

/**
 * The suggested reading of the likeliest sheet, where nothing has to be asked first; null where no column is known or
 * its numbers fit both conventions.
 */
export function palpiteSeguro({ recurso, folhas }: Pick<Planilha, 'recurso' | 'folhas'>): MapaDePlanilha | null {
  const melhor = folhaProvavel(folhas);
  if (!melhor?.palpite.colunas.some(Boolean)) return null;
  const { colunas } = RECURSOS_DE_PLANILHA[recurso];
  const { duvida } = numerosDaPlanilha(melhor.palpite.colunas, colunas, melhor.numeros ?? []);
  return duvida === null ? melhor.palpite : null;
}
