import { z } from 'zod';
import { SITUACOES_SUFRAMA } from '#lib/domain/cadastros/importador.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { contaInteira, entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import { IMPORTADOR, RESOLUCAO_CAS } from '#lib/registros/importador.ts';
import { dataLida, id } from '#lib/registros/primitivos.ts';
import { opcional } from '#lib/registros/tipos.ts';

type Campos = z.infer<z.ZodObject<typeof IMPORTADOR>>;

/** Rules between fields. */
const COERENCIA = [
  [['inscricaoSuframa', 'situacaoSuframa', 'validadeSuframa'], inscrito],
  [['banco', 'agencia', 'conta'], contaInteira],
  [['dciMensal', 'dciAdeNumero', 'dciAdeData'], habilitado],
] as const;

export const importadorNovo = entreVariosCampos(z.strictObject(IMPORTADOR), ...COERENCIA);
export type ImportadorNovo = z.infer<typeof importadorNovo>;

export const importadorEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...IMPORTADOR }), ...COERENCIA);

export const importador = z.object({
  ...registroLido,
  ...IMPORTADOR,
  validadeSuframa: opcional(dataLida),
  dciAdeData: opcional(dataLida),
  resolucoes: z.array(z.strictObject({ ...RESOLUCAO_CAS, data: dataLida, validade: opcional(dataLida) })).default([]),
});
export type ImportadorLido = z.infer<typeof importador>;

/** A row of `Importador/GetByQ`. `codigo` is the formatted CNPJ. */
export const importadorDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  cnpj: z.string(),
  situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
});
export type ImportadorDoLookup = z.infer<typeof importadorDoLookup>;

/** The importer as a record that points to it shows it; `excluido` marks an importer deleted since. */
export const importadorApontado = z.object({ id, cnpj: z.string(), razaoSocial: z.string(), excluido: z.boolean() });

function inscrito(
  suframa: Pick<Campos, 'inscricaoSuframa' | 'situacaoSuframa' | 'validadeSuframa'>,
  { addIssue }: Recusas,
): void {
  const falta = (campo: keyof Campos, message: string) => addIssue({ code: 'custom', path: [campo], message });
  const { inscricaoSuframa, situacaoSuframa, validadeSuframa } = suframa;
  if (situacaoSuframa === 'NAO_INSCRITO') {
    if (inscricaoSuframa) falta('inscricaoSuframa', 'Quem não é inscrito não tem inscrição Suframa.');
    if (validadeSuframa) falta('validadeSuframa', 'Quem não é inscrito não tem validade de inscrição.');
  } else if (!inscricaoSuframa) {
    falta('inscricaoSuframa', 'Informe a inscrição Suframa ou escolha a situação “Não inscrito”.');
  }
}

function habilitado(
  { dciMensal, dciAdeNumero, dciAdeData }: Pick<Campos, 'dciMensal' | 'dciAdeNumero' | 'dciAdeData'>,
  { addIssue }: Recusas,
): void {
  const falta = (campo: keyof Campos, message: string) => addIssue({ code: 'custom', path: [campo], message });
  if (dciMensal && !dciAdeNumero) falta('dciAdeNumero', 'Informe o ADE que habilita à DCI mensal.');
  if (dciMensal && !dciAdeData) falta('dciAdeData', 'Informe a data do ADE.');
}
