import { type NotaDoProcesso, notaDoProcesso } from '#lib/fiscal/reforma/processo/nota-do-processo.ts';
import { reformaDoProcesso } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { cargaDaMateria } from '#server/comex/reforma/carga-da-materia.ts';
import type { MateriaDaReforma } from '#server/comex/reforma/materia-da-reforma.ts';
import { calculations } from '#server/platform/work/calculations.ts';
import type { CbsIbsDoEspelho } from './cbs-ibs-no-espelho.ts';

/** CBS and IBS of a process as its espelho prints them: without the items where there are more than `maximo`. Null without goods. */
function cbsIbs(materia: MateriaDaReforma, maximo: number): CbsIbsDoEspelho | null {
  const { carga, falta } = cargaDaMateria(materia);
  if (falta !== null) return null;
  const reforma = reformaDoProcesso(carga, {}, materia.parametros);
  const nota = notaDoProcesso(carga, materia.parametros);
  if (reforma.itens.length <= maximo) return { reforma, nota, comItens: true };
  return { reforma: { ...reforma, itens: [] }, nota: semItens(nota), comItens: false };
}

function semItens(nota: NotaDoProcesso): NotaDoProcesso {
  return nota.motivo === null ? { ...nota, itens: [] } : nota;
}

export const calculos = { cbsIbs };

export const calcular = calculations('server/views/papeis/calculos-do-espelho.ts', calculos);
