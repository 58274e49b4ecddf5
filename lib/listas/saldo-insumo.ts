import type { z } from 'zod';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/exportacao.ts';
import type { GrupoDeInsumos, LoteLido } from '#lib/contracts/saldo-insumo.ts';
import { gruposConsulta, saldoInsumoConsulta } from '#lib/contracts/saldo-insumo.ts';
import type { ColunaDeLista } from '#lib/domain/coluna-de-lista.ts';
import { escreverCnpj, escreverNcm } from '#lib/domain/escrever-identificador.ts';
import { nomeDoPapel } from '#lib/domain/saldo-insumo.ts';

type Suspensos = Pick<LoteLido, 'ii' | 'ipi' | 'pis' | 'cofins' | 'suspenso'>;

/** What is still under suspension, tax by tax; the same in every look at the stock. */
const SUSPENSOS: readonly ColunaDeLista<Suspensos>[] = [
  { campo: 'ii', titulo: 'II suspenso', tipo: 'dinheiro', largura: 120 },
  { campo: 'ipi', titulo: 'IPI suspenso', tipo: 'dinheiro', largura: 120 },
  { campo: 'pis', titulo: 'PIS suspenso', tipo: 'dinheiro', largura: 120 },
  { campo: 'cofins', titulo: 'COFINS suspensa', tipo: 'dinheiro', largura: 130 },
];

/** The columns of "Saldo de insumos", an item of a declaration a row. */
export const LOTE_DE_INSUMO_COLUNAS: readonly ColunaDeLista<LoteLido>[] = [
  { campo: 'descricao', titulo: 'Item', tipo: 'texto', ordenavel: true, padrao: true, largura: 240 },
  {
    campo: 'partNumber',
    titulo: 'Part number',
    tipo: 'texto',
    largura: 140,
    valor: ({ itemCadastrado }) => itemCadastrado?.partNumber ?? null,
  },
  {
    campo: 'numeroDeclaracao',
    titulo: 'Documento',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 150,
    inteira: true,
    valor: nomeDoPapel,
  },
  { campo: 'adicao', titulo: 'Adição', tipo: 'inteiro', largura: 75, valor: ({ adicao }) => adicao || null },
  { campo: 'item', titulo: 'Nº do item', tipo: 'inteiro', largura: 85 },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    largura: 135,
    valor: ({ processo }) => processo?.numero ?? null,
  },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    ordenavel: true,
    padrao: true,
    largura: 105,
    inteira: true,
    valor: ({ ncm }) => escreverNcm(ncm),
  },
  {
    campo: 'importador',
    titulo: 'Importador',
    tipo: 'texto',
    largura: 220,
    valor: ({ importador }) => importador.razaoSocial ?? escreverCnpj(importador.cnpj),
  },
  {
    campo: 'cnpj',
    titulo: 'CNPJ',
    tipo: 'texto',
    largura: 150,
    inteira: true,
    valor: ({ importador }) => escreverCnpj(importador.cnpj),
  },
  { campo: 'fornecedor', titulo: 'Fornecedor', tipo: 'texto', largura: 200 },
  { campo: 'dataRegistro', titulo: 'Registro', tipo: 'data', largura: 105 },
  {
    campo: 'dataDesembaraco',
    titulo: 'Desembaraço',
    tipo: 'data',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 130,
  },
  { campo: 'idade', titulo: 'Dias em estoque', tipo: 'inteiro', largura: 125 },
  { campo: 'quantidade', titulo: 'Entrou', tipo: 'decimal', casas: 5, ordenavel: true, padrao: true, largura: 95 },
  {
    campo: 'saldo',
    titulo: 'Saldo',
    tipo: 'decimal',
    casas: 7,
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 100,
  },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', padrao: true, largura: 95 },
  { campo: 'valorUnitario', titulo: 'Valor unitário', tipo: 'decimal', casas: 7, largura: 130 },
  { campo: 'moeda', titulo: 'Moeda', tipo: 'texto', largura: 150, valor: ({ moeda }) => moeda.nome ?? moeda.codigo },
  { campo: 'incoterm', titulo: 'Incoterm', tipo: 'texto', largura: 90 },
  { campo: 'custoFob', titulo: 'Custo FOB (US$)', tipo: 'decimal', casas: 7, ordenavel: true, largura: 140 },
  { campo: 'custoCif', titulo: 'Custo CIF (US$)', tipo: 'decimal', casas: 7, largura: 140 },
  { campo: 'aliquotaIi', titulo: 'Alíquota do II (%)', tipo: 'decimal', casas: 2, largura: 120 },
  { campo: 'regimeIi', titulo: 'Regime do II', tipo: 'texto', largura: 170 },
  ...SUSPENSOS,
  {
    campo: 'suspenso',
    titulo: 'Tributos suspensos',
    tipo: 'dinheiro',
    ordenavel: true,
    padrao: true,
    noCartao: true,
    largura: 140,
  },
];

/** The columns of the file of a grouped look. */
export const GRUPO_DE_INSUMOS_COLUNAS: readonly ColunaDeLista<GrupoDeInsumos>[] = [
  { campo: 'nome', titulo: 'Grupo', tipo: 'texto', largura: 220, valor: nomeDoGrupo },
  { campo: 'descricao', titulo: 'Descrição', tipo: 'texto', largura: 280 },
  {
    campo: 'ncm',
    titulo: 'NCM',
    tipo: 'texto',
    largura: 105,
    valor: ({ ncm }) => (ncm === null ? null : escreverNcm(ncm)),
  },
  { campo: 'lotes', titulo: 'Lotes', tipo: 'inteiro', largura: 90 },
  { campo: 'saldo', titulo: 'Saldo', tipo: 'decimal', casas: 7, largura: 130 },
  { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', largura: 95 },
  ...SUSPENSOS,
  { campo: 'suspenso', titulo: 'Tributos suspensos', tipo: 'dinheiro', largura: 140 },
  { campo: 'dataDesembaraco', titulo: 'Desembaraço mais antigo', tipo: 'data', largura: 150 },
  { campo: 'idade', titulo: 'Dias em estoque', tipo: 'inteiro', largura: 110 },
];

/** The paper as it is called, of a look at papers. */
export function nomeDoGrupo({ papel, nome, serie }: Pick<GrupoDeInsumos, 'papel' | 'nome' | 'serie'>): string {
  return papel === null ? nome : nomeDoPapel({ papel, numeroDeclaracao: nome, serie });
}

export const saldoInsumoExportacao = saldoInsumoConsulta.omit(SEM_PAGINA).extend(exportacaoDe(LOTE_DE_INSUMO_COLUNAS));
export type SaldoInsumoExportacao = z.infer<typeof saldoInsumoExportacao>;

export const gruposExportacao = gruposConsulta.omit(SEM_PAGINA).extend(exportacaoDe(GRUPO_DE_INSUMOS_COLUNAS));
