import { formularioDe } from '#components/form/formulario-de.ts';
import {
  type ParametroLido,
  type ParametroNovo,
  parametro,
  parametroNovo,
} from '#lib/contracts/parametros/parametro.ts';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { PARAMETRO } from '#lib/registros/parametro.ts';
import { valoresDe } from '#lib/registros/valores-de.ts';

export const FORMULARIO_PARAMETRO = formularioDe<ParametroNovo, ParametroLido>({
  recurso: 'Parametro',
  esquema: parametroNovo,
  contrato: parametro,
  valoresDe: (lido) => ({ ...valoresDe(PARAMETRO, lido), valor: lido.valor && comDuasCasas(lido.valor) }),
});

/**
 * Copies a shipped parameter, but neither its fonte nor its situação: the company must state its own source and whether it is sure.
 */
export function parametroAPartirDe(modelo: ParametroLido): ParametroNovo {
  return { ...FORMULARIO_PARAMETRO.valoresDe(modelo), fonte: '', situacao: 'CONFIRMAR' };
}

/** Writes the value as the field does, so that the same value written otherwise is no change. */
function comDuasCasas(valor: string): string {
  const lido = lerDecimalDigitado(valor.replace('.', ','), 6, 2);
  return 'valor' in lido ? lido.valor : valor;
}
