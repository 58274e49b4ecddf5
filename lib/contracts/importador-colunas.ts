import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import {
  escreverCnae,
  escreverCnpj,
  escreverIeAm,
  escreverInscricaoSuframa,
} from '#lib/domain/escrever-identificador.ts';
import { NOME_SETOR, NOME_SITUACAO_SUFRAMA } from '#lib/domain/importador.ts';
import type { ImportadorLido } from './importador.ts';

/** The columns of the list of importers. */
export const IMPORTADOR_COLUNAS: readonly ColunaDeLista<ImportadorLido>[] = [
  { campo: 'razaoSocial', titulo: 'Razão social', tipo: 'texto', ordenavel: true, padrao: true, largura: 250 },
  {
    campo: 'cnpj',
    titulo: 'CNPJ',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 165,
    inteira: true,
    valor: ({ cnpj }) => escreverCnpj(cnpj),
  },
  { campo: 'nomeFantasia', titulo: 'Nome fantasia', tipo: 'texto', largura: 180 },
  {
    campo: 'inscricaoEstadual',
    titulo: 'IE (AM)',
    tipo: 'texto',
    padrao: true,
    largura: 112,
    inteira: true,
    valor: ({ inscricaoEstadual }) => inscricaoEstadual && escreverIeAm(inscricaoEstadual),
  },
  {
    campo: 'inscricaoSuframa',
    titulo: 'Inscrição Suframa',
    tipo: 'texto',
    padrao: true,
    largura: 130,
    inteira: true,
    valor: ({ inscricaoSuframa }) => inscricaoSuframa && escreverInscricaoSuframa(inscricaoSuframa),
  },
  {
    campo: 'situacaoSuframa',
    titulo: 'Situação Suframa',
    tipo: 'opcao',
    opcoes: NOME_SITUACAO_SUFRAMA,
    ordenavel: true,
    padrao: true,
    largura: 135,
  },
  {
    campo: 'validadeSuframa',
    titulo: 'Validade Suframa',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    largura: 165,
  },
  { campo: 'setor', titulo: 'Setor', tipo: 'opcao', opcoes: NOME_SETOR, ordenavel: true, largura: 100 },
  {
    campo: 'cnae',
    titulo: 'CNAE',
    tipo: 'texto',
    largura: 110,
    inteira: true,
    valor: ({ cnae }) => cnae && escreverCnae(cnae),
  },
  { campo: 'municipio', titulo: 'Município', tipo: 'texto', ordenavel: true, largura: 140 },
  { campo: 'uf', titulo: 'UF', tipo: 'texto', largura: 70 },
  { campo: 'email', titulo: 'E-mail', tipo: 'texto', largura: 200 },
  {
    campo: 'dciMensal',
    titulo: 'DCI mensal',
    tipo: 'opcao',
    opcoes: { S: 'Habilitado', N: 'Não' },
    largura: 110,
    valor: ({ dciMensal }) => (dciMensal ? 'S' : 'N'),
  },
  {
    campo: 'resolucoes',
    titulo: 'Resoluções CAS',
    tipo: 'inteiro',
    padrao: true,
    largura: 122,
    valor: ({ resolucoes }) => resolucoes.length,
  },
  { campo: 'alteradoEm', titulo: 'Alterado em', tipo: 'instante', ordenavel: true, largura: 140 },
];
