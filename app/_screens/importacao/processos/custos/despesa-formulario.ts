import { formularioDe } from '#components/form/formulario-de.ts';
import { contratoDeDespesa, DESPESA, type DespesaNova } from '#lib/registros/despesa.ts';
import { emBranco } from '#lib/registros/em-branco.ts';

export const FORMULARIO_DESPESA = formularioDe({
  recurso: 'Despesa',
  esquema: contratoDeDespesa.novo,
  contrato: contratoDeDespesa.lido,
});

export function despesaEmBranco(processoId: string): DespesaNova {
  return { ...emBranco(DESPESA), processo: { id: processoId } };
}
