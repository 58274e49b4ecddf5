import { toNestErrors } from '@hookform/resolvers';
import { type FieldErrors, type FieldValues, get, type Resolver } from 'react-hook-form';
import type { z } from 'zod';
import { falarPortugues } from '#lib/contracts/platform/frases-do-zod.ts';
import { type CamposDoFormulario, descricaoDe } from './fields/descricao-de-campo.ts';
import { motivoDoDigitado } from './fields/valor-digitado.ts';

falarPortugues();

/**
 * Validates with the contract's schema, in words for the person who types. For unreadable text, the message of the field replaces
 * that of the schema. The field's message shows how to write the value; the schema's message asks for the API format, with a dot.
 */
export function resolverDoContrato<Valores extends FieldValues>(
  esquema: z.ZodType<Valores>,
  campos: CamposDoFormulario<Valores>,
): Resolver<Valores> {
  return async (valores, _contexto, opcoes) => {
    const lido = await esquema.safeParseAsync(valores);
    if (lido.success) return { values: lido.data as Valores, errors: {} };
    const erros: FieldErrors = {};
    for (const { path, message, code } of lido.error.issues) {
      const caminho = path.join('.');
      erros[caminho] ??= { type: code, message: fraseParaQuemDigita(campos, caminho, get(valores, caminho), message) };
    }
    return { values: {}, errors: toNestErrors<Valores>(erros, opcoes) };
  };
}

function fraseParaQuemDigita(
  campos: CamposDoFormulario<FieldValues>,
  caminho: string,
  valor: unknown,
  frase: string,
): string {
  const descricao = descricaoDe(campos, caminho);
  if (!descricao) return frase;
  const vazio = valor === '' || valor === null || valor === undefined;
  if (vazio && descricao.tipo !== 'texto' && descricao.tipo !== 'lista') return 'Preencha este campo.';
  return motivoDoDigitado(descricao, valor) ?? frase;
}
