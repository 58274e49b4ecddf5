import { formularioDe } from '#components/form/formulario-de.ts';
import { type DespesaNova, despesa, despesaNova } from '#lib/contracts/processo/despesa.ts';
import { DESPESA } from '#lib/registros/despesa.ts';
import { emBranco } from '#lib/registros/em-branco.ts';

export const FORMULARIO_DESPESA = formularioDe({ recurso: 'Despesa', esquema: despesaNova, contrato: despesa });

export function despesaEmBranco(processoId: string): DespesaNova {
  return { ...emBranco(DESPESA), processo: { id: processoId } };
}
