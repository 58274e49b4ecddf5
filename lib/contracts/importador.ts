import { z } from 'zod';
import {
  ARREDONDAMENTOS_CRA,
  BASES_DE_CUSTO,
  SETORES,
  SITUACOES_SUFRAMA,
  TIPOS_COEFICIENTE,
} from '#lib/domain/importador.ts';
import { UFS } from '#lib/domain/uf.ts';
import { FILTROS_DE_VALIDADE, type FiltroDeValidade } from '#lib/domain/validade.ts';
import { contaInteira, entreElementos, entreVariosCampos, type Recusas } from '#lib/registros/entre-campos.ts';
import {
  cep,
  cnae,
  cnpj,
  dataAntiga,
  dataLida,
  id,
  ieAm,
  inscricaoSuframa,
  percentual,
  telefone,
  ultimoDia,
} from '#lib/registros/primitivos.ts';
import { formaOpcional, opcional, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

const email = opcional(z.email('O e-mail está malformado.').max(254));

const contato = z.strictObject({
  nome: z.string().trim().min(1, 'Informe o nome do contato.').max(120),
  funcao: textoOpcional(60),
  email,
  telefone: opcional(telefone),
});

const resolucao = z.strictObject({
  numero: z.string().trim().min(1, 'Informe o número da resolução.').max(20),
  data: dataAntiga,
  produto: z.string().trim().min(1, 'Informe o produto aprovado.').max(200),
  portariaPpb: textoOpcional(60),
  tipoCoeficiente: z.enum(TIPOS_COEFICIENTE, 'Escolha FIXO ou VARIAVEL.'),
  acrescimo: percentual.default('0.00'),
  validade: opcional(ultimoDia),
});

const campos = {
  razaoSocial: z.string().trim().min(1, 'Informe a razão social.').max(120),
  nomeFantasia: textoOpcional(120),
  cnpj,
  inscricaoEstadual: opcional(ieAm),
  cnae: opcional(cnae),
  setor: z.enum(SETORES),
  inscricaoSuframa: opcional(inscricaoSuframa),
  situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
  /** Last day of the registration. */
  validadeSuframa: opcional(ultimoDia),
  cep: opcional(cep),
  logradouro: textoOpcional(120),
  numero: textoOpcional(20),
  complemento: textoOpcional(60),
  bairro: textoOpcional(60),
  municipio: textoOpcional(60),
  uf: opcional(z.enum(UFS)),
  email,
  contatos: z.array(contato).max(50).default([]),
  /** The account the DCI is debited from; sizes are those of its file (layouts/dci-layout.csv, NBCO, NAG, NCC). */
  banco: formaOpcional(/^\d{3}$/, 'O código do banco tem três algarismos.'),
  agencia: formaOpcional(/^\d{1,4}$/, 'A agência tem até quatro algarismos, sem o dígito.'),
  conta: formaOpcional(/^[0-9A-Za-z][0-9A-Za-z-]{0,18}$/, 'A conta tem até 19 letras, algarismos ou hifens.'),
  dciMensal: z.boolean().default(false),
  dciAdeNumero: textoOpcional(20),
  dciAdeData: opcional(dataAntiga),
  resolucoes: entreElementos(z.array(resolucao).max(500), semRepetidas).default([]),
  arredondamentoCra: z.enum(ARREDONDAMENTOS_CRA).default('MEIO_PARA_CIMA'),
  baseCusto: z.enum(BASES_DE_CUSTO).default('FOB'),
  observacao: textoOpcional(4000),
};

type Campos = z.infer<z.ZodObject<typeof campos>>;

/** What one field says of another. */
const COERENCIA = [
  [['inscricaoSuframa', 'situacaoSuframa', 'validadeSuframa'], inscrito],
  [['banco', 'agencia', 'conta'], contaInteira],
  [['dciMensal', 'dciAdeNumero', 'dciAdeData'], habilitado],
] as const;

export const importadorNovo = entreVariosCampos(z.strictObject(campos), ...COERENCIA);
export type ImportadorNovo = z.infer<typeof importadorNovo>;

export const importadorEdicao = entreVariosCampos(z.strictObject({ ...identidade, ...campos }), ...COERENCIA);

export const importador = z.object({
  ...registroLido,
  ...campos,
  validadeSuframa: opcional(dataLida),
  dciAdeData: opcional(dataLida),
  resolucoes: z.array(resolucao.extend({ data: dataLida, validade: opcional(dataLida) })).default([]),
});
export type ImportadorLido = z.infer<typeof importador>;

export const importadorConsulta = consultaDeCadastro(
  ['razaoSocial', 'cnpj', 'situacaoSuframa', 'validadeSuframa', 'setor', 'municipio', 'alteradoEm'],
  'razaoSocial',
  {
    situacaoSuframa: z.enum(SITUACOES_SUFRAMA).optional(),
    setor: z.enum(SETORES).optional(),
    /** Of the registration at the Suframa, on the day it is asked. */
    validade: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
    /** Of any of its Resoluções CAS, likewise. */
    resolucoes: z.enum(Object.keys(FILTROS_DE_VALIDADE) as [FiltroDeValidade]).optional(),
  },
);
export type ImportadorConsulta = z.infer<typeof importadorConsulta>;

/** A row of `Importador/GetByQ`; `codigo` is the CNPJ as it is printed. */
export const importadorDoLookup = z.object({
  id,
  codigo: z.string(),
  nome: z.string(),
  cnpj: z.string(),
  situacaoSuframa: z.enum(SITUACOES_SUFRAMA),
});
export type ImportadorDoLookup = z.infer<typeof importadorDoLookup>;

/** As a record that points at one tells of it; one deleted since is marked. */
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

/** One resolution may approve several products, each of them once. */
function semRepetidas(resolucoes: { numero: string; produto: string }[], contexto: Recusas): void {
  const chaves = resolucoes.map(({ numero, produto }) => `${numero} ${produto}`.toLowerCase());
  for (const [i, chave] of chaves.entries()) {
    if (chaves.indexOf(chave) < i)
      contexto.addIssue({ code: 'custom', path: [i, 'produto'], message: 'Este produto já está nesta resolução.' });
  }
}
