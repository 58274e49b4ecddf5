import { contraRegra } from '#server/erros.ts';
import type { Cadastro, RegistroLido } from './cadastro.ts';

/**
 * What a person filled in to have this row: its own fields only, and of a record it points at nothing but the code or id.
 * @throws {Recusa} 422 when the rules of today no longer take it.
 */
export function camposDe<Consulta, Campos extends object, Lido extends RegistroLido>(
  { contrato, este }: Pick<Cadastro<Consulta, Campos, Lido>, 'contrato' | 'este'>,
  linha: object,
): Campos {
  const seus = Object.entries(linha).filter(([campo]) => campo in contrato.novo.shape);
  const lido = contrato.novo.safeParse(Object.fromEntries(seus));
  if (lido.success) return lido.data;
  throw contraRegra(`${este} não pode voltar a ser o que era: ${lido.error.issues[0]?.message}`);
}
