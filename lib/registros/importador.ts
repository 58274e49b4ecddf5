import { z } from 'zod';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import {
  ARREDONDAMENTOS_CRA,
  BASES_DE_CUSTO,
  NOME_ARREDONDAMENTO_CRA,
  NOME_SETOR,
  NOME_SITUACAO_SUFRAMA,
  SETORES,
  SITUACOES_SUFRAMA,
} from '#lib/domain/cadastros/importador.ts';
import { NOME_REGIME_CBS_IBS, REGIMES_CBS_IBS } from '#lib/domain/cadastros/regime-cbs-ibs.ts';
import { NOME_PERFIL_TRIBUTARIO, PERFIS_TRIBUTARIOS } from '#lib/domain/zfm/cclasstrib/tratamento-cbs-ibs.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { ENDERECO } from './endereco.ts';
import { contaInteira, entreElementos, type Recusas } from './entre-campos.ts';
import { cnae, cnpj, dataAntiga, dataLida, id, ieAm, inscricaoSuframa, telefone, ultimoDia } from './primitivos.ts';
import { RESOLUCAO_CAS, semRepetidas } from './resolucao-cas.ts';
import { email, formaOpcional, observacaoDePlanilha, opcional, textoObrigatorio, textoOpcional } from './tipos.ts';

const contato = z.strictObject({
  nome: textoObrigatorio(120, 'Informe o nome do contato.').meta({ rotulo: 'Nome' }),
  funcao: textoOpcional(60).meta({ rotulo: 'Função' }),
  email: email.meta({ rotulo: 'E-mail' }),
  telefone: opcional(telefone).meta({ rotulo: 'Telefone' }),
});

/** An importer: the company on whose behalf goods come in. */
export const IMPORTADOR = {
  razaoSocial: textoObrigatorio(120, 'Informe a razão social.').meta({
    rotulo: 'Razão social',
    ajuda: 'Como no cartão CNPJ.',
    planilha: ['Nome', 'Nome empresarial', 'Importador', 'Empresa'],
    coluna: { ordenavel: true, padrao: true, caracteres: 33 },
  }),
  nomeFantasia: textoOpcional(120).meta({
    rotulo: 'Nome fantasia',
    planilha: ['Fantasia'],
    coluna: {},
  }),
  cnpj: cnpj.meta({
    rotulo: 'CNPJ',
    ajuda: 'Com letras ou só algarismos (IN RFB 2.229/2024).',
    planilha: ['CNPJ do importador'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 18, inteira: true },
  }),
  inscricaoEstadual: opcional(ieAm).meta({
    rotulo: 'Inscrição estadual (AM)',
    ajuda: 'Da Sefaz-AM. Sem ela não se envia a DAI.',
    planilha: ['IE', 'IE (AM)', 'Inscrição estadual'],
    coluna: { titulo: 'IE (AM)', padrao: true, caracteres: 11, inteira: true },
  }),
  cnae: opcional(cnae).meta({
    rotulo: 'CNAE principal',
    ajuda: 'Subclasse da atividade, no cartão CNPJ.',
    planilha: ['CNAE'],
    coluna: { titulo: 'CNAE', caracteres: 12, inteira: true },
  }),
  setor: z.enum(SETORES).meta({
    rotulo: 'Setor',
    ajuda: 'Aplicação do cadastro na Suframa.',
    opcoes: NOME_SETOR,
    comCodigo: true,
    aVista: true,
    comeca: '1',
    planilha: ['Ramo'],
    coluna: { ordenavel: true, caracteres: 10 },
  }),
  inscricaoSuframa: opcional(inscricaoSuframa).meta({
    rotulo: 'Inscrição Suframa',
    ajuda: 'Nove algarismos do Cadsuf.',
    planilha: ['Suframa', 'Inscrição na Suframa'],
    coluna: { padrao: true, noCartao: true, caracteres: 11, inteira: true },
  }),
  situacaoSuframa: z.enum(SITUACOES_SUFRAMA).meta({
    rotulo: 'Situação na Suframa',
    ajuda: 'Como o Cadsuf a mostra hoje.',
    opcoes: NOME_SITUACAO_SUFRAMA,
    comeca: 'ATIVA',
    planilha: ['Situação Suframa', 'Situação cadastral'],
    coluna: { titulo: 'Situação Suframa', ordenavel: true, padrao: true, noCartao: true, caracteres: 14 },
  }),
  /** Last day of the registration. */
  validadeSuframa: opcional(ultimoDia).meta({
    rotulo: 'Validade da inscrição',
    ajuda: 'Último dia. A lista avisa 30 dias antes.',
    planilha: ['Validade Suframa', 'Validade'],
    coluna: { titulo: 'Validade Suframa', ordenavel: true, padrao: true, noCartao: true, caracteres: 18 },
  }),
  perfilTributario: opcional(z.enum(PERFIS_TRIBUTARIOS)).meta({
    rotulo: 'Perfil tributário (CBS e IBS)',
    ajuda: 'LC 214/2025, arts. 440, 442 e 460. Dele sai o cClassTrib proposto aos itens; em branco, nada se propõe.',
    opcoes: NOME_PERFIL_TRIBUTARIO,
    planilha: ['Perfil tributário', 'Perfil CBS/IBS', 'Perfil'],
    coluna: { titulo: 'Perfil tributário', caracteres: 28 },
  }),
  regimeCbsIbs: opcional(z.enum(REGIMES_CBS_IBS)).meta({
    rotulo: 'Regime da CBS e do IBS',
    ajuda: 'No regime regular, o que se paga na importação é crédito (LC 214/2025, art. 78); nos outros, é custo.',
    opcoes: NOME_REGIME_CBS_IBS,
    planilha: ['Regime CBS/IBS', 'Regime tributário'],
    coluna: { titulo: 'Regime da CBS e do IBS', caracteres: 22 },
  }),
  documentoDeImportacao: z
    .enum(['DI', 'DUIMP'], 'Escolha DI ou DUIMP.')
    .default('DI')
    .meta({
      rotulo: 'Documento de importação',
      ajuda: 'Com que começa um processo novo deste importador; no processo ainda se muda.',
      obrigatorio: true,
      aVista: true,
      planilha: ['DI ou DUIMP'],
      coluna: { titulo: 'DI ou DUIMP', caracteres: 12 },
    }),
  cep: ENDERECO.cep.meta({ planilha: ['Código postal'] }),
  logradouro: ENDERECO.logradouro.meta({ planilha: ['Endereço', 'Rua'] }),
  numero: ENDERECO.numero.meta({ planilha: ['Nº', 'Num'] }),
  complemento: ENDERECO.complemento.meta({ planilha: [] }),
  bairro: ENDERECO.bairro.meta({ planilha: [] }),
  municipio: ENDERECO.municipio.meta({
    comeca: 'Manaus',
    planilha: ['Cidade'],
    coluna: { ordenavel: true, caracteres: 15 },
  }),
  uf: opcional(z.enum(UFS)).meta({
    rotulo: 'UF',
    comeca: 'AM',
    planilha: ['Estado'],
    coluna: { caracteres: 6 },
  }),
  email: email.meta({
    rotulo: 'E-mail',
    planilha: ['Email', 'Correio eletrônico'],
    coluna: { caracteres: 22 },
  }),
  contatos: z
    .array(contato)
    .max(50)
    .default([])
    .meta({ rotulo: 'Contatos', adicionar: 'Adicionar contato', chave: ['nome'] }),
  /** The account that the DCI debits. Sizes are those of its file (layouts/dci-layout.csv, NBCO, NAG, NCC). */
  banco: formaOpcional(/^\d{3}$/, 'O código do banco tem três algarismos.').meta({
    rotulo: 'Banco',
    ajuda: 'Código de três algarismos.',
    maximo: 3,
    algarismos: 3,
    planilha: ['Código do banco'],
  }),
  agencia: formaOpcional(/^\d{1,4}$/, 'A agência tem até quatro algarismos, sem o dígito.').meta({
    rotulo: 'Agência',
    ajuda: 'Sem o dígito, como na DCI.',
    maximo: 4,
    planilha: [],
  }),
  conta: formaOpcional(/^[0-9A-Za-z][0-9A-Za-z-]{0,18}$/, 'A conta tem até 19 letras, algarismos ou hifens.').meta({
    rotulo: 'Conta corrente',
    ajuda: 'Com o dígito: 00012345-6.',
    maximo: 19,
    planilha: ['Conta'],
  }),
  dciMensal: z
    .boolean()
    .default(false)
    .meta({
      rotulo: 'Habilitado à DCI mensal',
      ajuda: 'Por Ato Declaratório Executivo da Receita. Sem ele a DCI é individual.',
      planilha: ['DCI mensal'],
    }),
  dciAdeNumero: textoOpcional(20).meta({ rotulo: 'ADE nº', planilha: ['ADE', 'Número do ADE'] }),
  dciAdeData: opcional(dataAntiga).meta({ rotulo: 'Data do ADE', planilha: [] }),
  resolucoes: entreElementos(z.array(z.strictObject(RESOLUCAO_CAS)).max(500), semRepetidas)
    .default([])
    .meta({ rotulo: 'Resoluções CAS', adicionar: 'Adicionar resolução', chave: ['numero', 'produto'] }),
  arredondamentoCra: z
    .enum(ARREDONDAMENTOS_CRA)
    .default('MEIO_PARA_CIMA')
    .meta({
      rotulo: 'Arredondamento do CRA',
      ajuda: 'Da terceira casa do coeficiente. Nenhuma norma publicada o diz: confirme com quem assina o DCR-E.',
      obrigatorio: true,
      opcoes: NOME_ARREDONDAMENTO_CRA,
      aVista: true,
      planilha: ['Arredondamento'],
    }),
  baseCusto: z.enum(BASES_DE_CUSTO).default('FOB').meta({
    rotulo: 'Base de custo',
    ajuda: 'Do insumo estrangeiro no DCR-E. Ponto em aberto: confirme com quem assina.',
    obrigatorio: true,
    aVista: true,
    planilha: [],
  }),
  observacao: observacaoDePlanilha,
};

type Campos = z.infer<z.ZodObject<typeof IMPORTADOR>>;

export const contratoDeImportador = contratoDe(IMPORTADOR, {
  lido: {
    resolucoes: z.array(z.strictObject({ ...RESOLUCAO_CAS, data: dataLida, validade: opcional(dataLida) })).default([]),
  },
  coerencia: [
    [['inscricaoSuframa', 'situacaoSuframa', 'validadeSuframa'], inscrito],
    [['banco', 'agencia', 'conta'], contaInteira],
    [['dciMensal', 'dciAdeNumero', 'dciAdeData'], habilitado],
  ],
});

export type ImportadorNovo = z.infer<typeof contratoDeImportador.novo>;

export type ImportadorLido = z.infer<typeof contratoDeImportador.lido>;

/** The importer as a record that points to it shows it; `excluido` marks an importer deleted since. */
export const importadorApontado = z.object({ id, cnpj: z.string(), razaoSocial: z.string(), excluido: z.boolean() });

export const IMPORTADOR_COLUNAS = colunasDe<ImportadorLido>(IMPORTADOR, {
  primeiras: [
    'razaoSocial',
    'cnpj',
    'nomeFantasia',
    'inscricaoEstadual',
    'inscricaoSuframa',
    'situacaoSuframa',
    'validadeSuframa',
    'setor',
  ],
  proprias: [
    {
      campo: 'dciMensal',
      titulo: 'DCI mensal',
      tipo: 'opcao',
      opcoes: { S: 'Habilitado', N: 'Não' },
      caracteres: 11,
      valor: ({ dciMensal }) => (dciMensal ? 'S' : 'N'),
    },
    {
      campo: 'resolucoes',
      titulo: 'Resoluções CAS',
      tipo: 'inteiro',
      padrao: true,
      caracteres: 13,
      valor: ({ resolucoes }) => resolucoes.length,
    },
    DA_ALTERACAO[0],
  ],
});

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
