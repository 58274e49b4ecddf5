import { cbsIbsARecolher } from '#lib/domain/aduana/processo/recolher-do-processo.ts';
import type { CbsIbsARecolher } from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { recolhimentoDispensado } from '#lib/fiscal/reforma/datas-da-reforma.ts';
import { reformaDoProcesso } from '#lib/fiscal/reforma/processo/reforma-do-processo.ts';
import { cargaDaMateria } from './carga-da-materia.ts';
import type { MateriaDaReforma } from './materia-da-reforma.ts';

/**
 * Tells what of CBS and IBS a process has to collect, by the company's parameters and no estimate. Where they cannot be calculated
 * both are unknown, except for a release before 2027: its payment is waived, and before 2026 there were none.
 */
export function dividaDoProcesso(materia: MateriaDaReforma): {
  dispensado: boolean;
  recolher: CbsIbsARecolher;
  itens: ReformaDoProcesso['itens'];
} {
  const { carga, falta } = cargaDaMateria(materia);
  const dispensado = recolhimentoDispensado(carga.liberacao.dia ?? carga.registro.dia);
  const reforma = falta === null ? reformaDoProcesso(carga, {}, materia.parametros) : null;
  if (reforma === null || reforma.motivo !== null) return { dispensado, recolher: DESCONHECIDOS, itens: [] };
  return { dispensado, recolher: cbsIbsARecolher(reforma), itens: reforma.itens };
}

const DESCONHECIDOS: CbsIbsARecolher = { cbs: null, ibs: null };
