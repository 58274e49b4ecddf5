import type { z } from 'zod';
import { gruposConsulta, saldoInsumoConsulta } from '#lib/contracts/consultas/saldo-insumo.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import type { GrupoDeInsumos, LoteLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { regimePorExtenso } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import { FRASE_DA_FALTA } from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';

type Suspensos = Pick<LoteLido, 'ii' | 'ipi' | 'pis' | 'cofins' | 'suspenso'>;

/** Suspended amounts per tax; the same columns in every stock view. */
const SUSPENSOS: readonly ColunaDeLista<Suspensos>[] = [
  { campo: 'ii', titulo: 'II suspenso', tipo: 'dinheiro', caracteres: 12 },
  { campo: 'ipi', titulo: 'IPI suspenso', tipo: 'dinheiro', caracteres: 12 },
  { campo: 'pis', titulo: 'PIS suspenso', tipo: 'dinheiro', caracteres: 12 },
  { campo: 'cofins', titulo: 'COFINS suspensa', tipo: 'dinheiro', caracteres: 14 },
];

/** II that came in exempt, beside what is suspended; empty where it is unknown. */
const II_EXIGIVEL: ColunaDeLista<Pick<LoteLido, 'iiExigivelUSD'>> = {
  campo: 'iiExigivelUSD',
  titulo: 'II exigível se sair (US$)',
  tipo: 'dinheiro',
  caracteres: 16,
};

/** CBS and IBS beside the four taxes; empty where they are unknown. */
const CBS_E_IBS: readonly ColunaDeLista<Pick<LoteLido, 'cbs' | 'ibsUF' | 'ibsMun'>>[] = [
  { campo: 'cbs', titulo: 'CBS suspensa', tipo: 'dinheiro', caracteres: 12 },
  { campo: 'ibsUF', titulo: 'IBS estadual suspenso', tipo: 'dinheiro', caracteres: 14 },
  { campo: 'ibsMun', titulo: 'IBS municipal suspenso', tipo: 'dinheiro', caracteres: 14 },
];

/** Columns of "Saldo de insumos", one row per item of a declaration. */
export const LOTE_DE_INSUMO_COLUNAS: readonly ColunaDeLista<LoteLido>[] = [
  { campo: 'descricao', titulo: 'Item', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 28 },
  {
    campo: 'partNumber',
    titulo: 'Part number',
    tipo: 'texto',
    caracteres: 15,
    valor: ({ itemCadastrado }) => itemCadastrado?.partNumber ?? null,
  },
  {
    campo: 'numeroDeclaracao',
    titulo: 'Documento',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 17,
    inteira: true,
    valor: nomeDoPapel,
  },
  { campo: 'adicao', titulo: 'Adição', tipo: 'inteiro', caracteres: 7, valor: ({ adicao }) => adicao || null },
  { campo: 'item', titulo: 'Nº do item', tipo: 'inteiro', caracteres: 8 },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    caracteres: 14,
    valor: ({ processo }) => processo?.numero ?? null,
  },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    caracteres: 11,
    inteira: true,
    valor: ({ ncm }) => escreverNcm(ncm),
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    caracteres: 25,
    valor: ({ importador }) => importador.razaoSocial ?? escreverCnpj(importador.cnpj),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ',
    tipo: 'texto',
    caracteres: 17,
    inteira: true,
    valor: ({ importador }) => escreverCnpj(importador.cnpj),
  },
  { campo: 'fornecedor', titulo: 'Fornecedor', tipo: 'texto', caracteres: 22 },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', caracteres: 11 },
  {
    campo: 'dataDesembaraco',
    titulo: 'Desembaraço',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 14,
  },
  { campo: 'idade', titulo: 'Dias em estoque', tipo: 'inteiro', caracteres: 13 },
  { campo: 'quantidade', titulo: 'Entrou', tipo: 'decimal', casas: 5, ordenavel: true, padrao: true, caracteres: 9 },
  {
    campo: 'saldo',
    titulo: 'Saldo',
    tipo: 'decimal',
    casas: 7,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 12,
  },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', padrao: true, caracteres: 9 },
  { campo: 'valorUnitario', titulo: 'Valor unitário', tipo: 'decimal', casas: 7, caracteres: 14 },
  { campo: 'moeda', titulo: 'Moeda', tipo: 'texto', caracteres: 16, valor: ({ moeda }) => moeda.nome ?? moeda.codigo },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', caracteres: 9 },
  { campo: 'custoFob', titulo: 'Custo FOB (US$)', tipo: 'decimal', casas: 7, ordenavel: true, caracteres: 15 },
  { campo: 'custoCif', titulo: 'Custo CIF (US$)', tipo: 'decimal', casas: 7, caracteres: 15 },
  { campo: 'aliquotaIi', titulo: 'Alíquota do II (%)', tipo: 'decimal', casas: 7, minimas: 2, caracteres: 12 },
  {
    campo: 'regimeIi',
    titulo: 'Regime do II',
    tipo: 'texto',
    caracteres: 19,
    valor: ({ regimeIi }) => regimeIi && regimePorExtenso(regimeIi),
  },
  ...SUSPENSOS,
  II_EXIGIVEL,
  {
    campo: 'suspenso',
    titulo: 'Tributos suspensos',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    caracteres: 15,
  },
  ...CBS_E_IBS,
  {
    campo: 'cbsIbsFalta',
    titulo: 'CBS e IBS: o que falta',
    tipo: 'texto',
    caracteres: 28,
    valor: ({ cbsIbsFalta }) => cbsIbsFalta && FRASE_DA_FALTA[cbsIbsFalta],
  },
  {
    campo: 'cbsIbsEstimada',
    titulo: 'CBS e IBS por estimativa',
    tipo: 'texto',
    caracteres: 12,
    valor: ({ cbsIbsEstimada }) => (cbsIbsEstimada ? 'Estimativa' : null),
  },
  { campo: 'cClassTrib', titulo: 'cClassTrib', tipo: 'texto', caracteres: 10 },
  { campo: 'prazoConversao', titulo: 'Prazo de conversão', tipo: 'data', ordenavel: true, caracteres: 13 },
];

/** Columns of the exported file of a grouped stock view. */
export const GRUPO_DE_INSUMOS_COLUNAS: readonly ColunaDeLista<GrupoDeInsumos>[] = [
  { campo: 'nome', titulo: 'Grupo', tipo: 'texto', caracteres: 25, valor: nomeDoGrupo },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', caracteres: 32 },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    caracteres: 11,
    valor: ({ ncm }) => (ncm === null ? null : escreverNcm(ncm)),
  },
  { campo: 'lotes', titulo: 'Lotes', tipo: 'inteiro', caracteres: 9 },
  { campo: 'saldo', titulo: 'Saldo', tipo: 'decimal', casas: 7, caracteres: 14 },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', caracteres: 9 },
  ...SUSPENSOS,
  { campo: 'suspenso', titulo: 'Tributos suspensos', tipo: 'dinheiro', caracteres: 15 },
  ...CBS_E_IBS,
  { campo: 'comCbsIbs', titulo: 'Lotes com CBS e IBS conhecidos', tipo: 'inteiro', caracteres: 12 },
  { campo: 'dataDesembaraco', titulo: 'Desembaraço mais antigo', tipo: 'data', caracteres: 16 },
  { campo: 'idade', titulo: 'Dias em estoque', tipo: 'inteiro', caracteres: 11 },
];

/** Name of a group; in a view by document, the name of the document. */
export function nomeDoGrupo({ papel, nome, serie }: Pick<GrupoDeInsumos, 'papel' | 'nome' | 'serie'>): string {
  return papel === null ? nome : nomeDoPapel({ papel, numeroDeclaracao: nome, serie });
}

export const saldoInsumoExportacao = saldoInsumoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(LOTE_DE_INSUMO_COLUNAS));
export type SaldoInsumoExportacao = z.infer<typeof saldoInsumoExportacao>;

export const gruposExportacao = gruposConsulta.omit(SEM_PAGINA).extend(exportacaoDe(GRUPO_DE_INSUMOS_COLUNAS));
