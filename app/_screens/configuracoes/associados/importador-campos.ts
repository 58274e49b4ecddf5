import type { CamposDoFormulario } from '#components/form/descricao-de-campo.ts';
import type { ImportadorNovo } from '#lib/contracts/importador.ts';
import {
  NOME_ARREDONDAMENTO_CRA,
  NOME_SETOR,
  NOME_SITUACAO_SUFRAMA,
  NOME_TIPO_COEFICIENTE,
  ROTULOS_IMPORTADOR,
} from '#lib/domain/importador.ts';
import { UFS } from '#lib/domain/uf.ts';

const rotulo = (campo: keyof ImportadorNovo) => ROTULOS_IMPORTADOR[campo] ?? campo;

/** The fields of an importer; sizes of the account are those of the DCI file. */
export const CAMPOS_DO_IMPORTADOR: CamposDoFormulario<ImportadorNovo> = {
  razaoSocial: {
    tipo: 'texto',
    rotulo: rotulo('razaoSocial'),
    obrigatorio: true,
    maximo: 120,
    ajuda: 'Como no cartão CNPJ.',
  },
  nomeFantasia: { tipo: 'texto', rotulo: rotulo('nomeFantasia'), maximo: 120 },
  cnpj: {
    tipo: 'identificador',
    rotulo: rotulo('cnpj'),
    qual: 'cnpj',
    obrigatorio: true,
    ajuda: 'Com letras ou só algarismos (IN RFB 2.229/2024).',
  },
  inscricaoEstadual: {
    tipo: 'identificador',
    rotulo: rotulo('inscricaoEstadual'),
    qual: 'ieAm',
    ajuda: 'Da Sefaz-AM. Sem ela não se envia a DAI.',
  },
  cnae: {
    tipo: 'identificador',
    rotulo: rotulo('cnae'),
    qual: 'cnae',
    ajuda: 'Subclasse da atividade, no cartão CNPJ.',
  },
  setor: {
    tipo: 'opcao',
    rotulo: rotulo('setor'),
    obrigatorio: true,
    aVista: true,
    opcoes: Object.entries(NOME_SETOR).map(([codigo, nome]) => [codigo, `${codigo} - ${nome}`] as const),
    ajuda: 'Aplicação do cadastro na Suframa.',
  },
  inscricaoSuframa: {
    tipo: 'identificador',
    rotulo: rotulo('inscricaoSuframa'),
    qual: 'suframa',
    ajuda: 'Nove algarismos do Cadsuf.',
  },
  situacaoSuframa: {
    tipo: 'opcao',
    rotulo: rotulo('situacaoSuframa'),
    obrigatorio: true,
    opcoes: Object.entries(NOME_SITUACAO_SUFRAMA),
    ajuda: 'Como o Cadsuf a mostra hoje.',
  },
  validadeSuframa: {
    tipo: 'data',
    rotulo: rotulo('validadeSuframa'),
    ajuda: 'Último dia. A lista avisa 30 dias antes.',
  },
  cep: { tipo: 'identificador', rotulo: rotulo('cep'), qual: 'cep' },
  logradouro: { tipo: 'texto', rotulo: rotulo('logradouro'), maximo: 120 },
  numero: { tipo: 'texto', rotulo: rotulo('numero'), maximo: 20 },
  complemento: { tipo: 'texto', rotulo: rotulo('complemento'), maximo: 60 },
  bairro: { tipo: 'texto', rotulo: rotulo('bairro'), maximo: 60 },
  municipio: { tipo: 'texto', rotulo: rotulo('municipio'), maximo: 60 },
  uf: { tipo: 'opcao', rotulo: rotulo('uf'), opcoes: UFS.map((uf) => [uf, uf] as const) },
  email: { tipo: 'texto', rotulo: rotulo('email'), maximo: 254 },
  contatos: {
    tipo: 'lista',
    rotulo: rotulo('contatos'),
    adicionar: 'Adicionar contato',
    novo: { nome: '', funcao: null, email: null, telefone: null },
    item: {
      nome: { tipo: 'texto', rotulo: 'Nome', obrigatorio: true, maximo: 120 },
      funcao: { tipo: 'texto', rotulo: 'Função', maximo: 60 },
      email: { tipo: 'texto', rotulo: 'E-mail', maximo: 254 },
      telefone: { tipo: 'identificador', rotulo: 'Telefone', qual: 'telefone' },
    },
  },
  banco: { tipo: 'texto', rotulo: rotulo('banco'), maximo: 3, ajuda: 'Código de três algarismos.' },
  agencia: { tipo: 'texto', rotulo: rotulo('agencia'), maximo: 4, ajuda: 'Sem o dígito, como na DCI.' },
  conta: { tipo: 'texto', rotulo: rotulo('conta'), maximo: 19, ajuda: 'Com o dígito: 00012345-6.' },
  dciMensal: {
    tipo: 'simNao',
    rotulo: rotulo('dciMensal'),
    ajuda: 'Por Ato Declaratório Executivo da Receita. Sem ele a DCI é individual.',
  },
  dciAdeNumero: { tipo: 'texto', rotulo: rotulo('dciAdeNumero'), maximo: 20 },
  dciAdeData: { tipo: 'data', rotulo: rotulo('dciAdeData') },
  resolucoes: {
    tipo: 'lista',
    rotulo: rotulo('resolucoes'),
    adicionar: 'Adicionar resolução',
    novo: null,
    item: {
      numero: { tipo: 'texto', rotulo: 'Número' },
      data: { tipo: 'data', rotulo: 'Data' },
      produto: { tipo: 'texto', rotulo: 'Produto' },
      portariaPpb: { tipo: 'texto', rotulo: 'Portaria do PPB' },
      tipoCoeficiente: { tipo: 'opcao', rotulo: 'Coeficiente', opcoes: Object.entries(NOME_TIPO_COEFICIENTE) },
      acrescimo: { tipo: 'decimal', rotulo: 'Acréscimo (p.p.)', casas: 2, casasMinimas: 2 },
      validade: { tipo: 'data', rotulo: 'Validade' },
    },
  },
  arredondamentoCra: {
    tipo: 'opcao',
    rotulo: rotulo('arredondamentoCra'),
    obrigatorio: true,
    aVista: true,
    opcoes: Object.entries(NOME_ARREDONDAMENTO_CRA),
    ajuda: 'Da terceira casa do coeficiente. Nenhuma norma publicada o diz: confirme com quem assina o DCR-E.',
  },
  baseCusto: {
    tipo: 'opcao',
    rotulo: rotulo('baseCusto'),
    obrigatorio: true,
    aVista: true,
    opcoes: [
      ['FOB', 'FOB'],
      ['CIF', 'CIF'],
    ],
    ajuda: 'Do insumo estrangeiro no DCR-E. Ponto em aberto: confirme com quem assina.',
  },
  observacao: { tipo: 'texto', rotulo: rotulo('observacao'), linhas: 3, maximo: 4000 },
};
