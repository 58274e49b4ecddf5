import { formularioDe } from '#components/form/formulario-de.ts';
import { type ParametroLido, type ParametroNovo, parametro, parametroNovo } from '#lib/contracts/parametro.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';

export const FORMULARIO_PARAMETRO = formularioDe<ParametroNovo, ParametroLido>({
  recurso: 'Parametro',
  esquema: parametroNovo,
  contrato: parametro,
  valoresDe: (lido) => ({ ...valoresDe(PARAMETRO, lido), valor: comDuasCasas(lido.valor) }),
});

/** A shipped one lends what the law says, not its authority: where the company has its own from, and whether it is sure, is for it to say. */
export function parametroAPartirDe(modelo: ParametroLido): ParametroNovo {
  return { ...FORMULARIO_PARAMETRO.valoresDe(modelo), fonte: '', situacao: 'CONFIRMAR' };
}

/** As the field writes it: the same figure written otherwise is no change. */
function comDuasCasas(valor: string): string {
  const lido = lerDecimalDigitado(valor.replace('.', ','), 6, 2);
  return 'valor' in lido ? lido.valor : valor;
}
