import { FORNECEDOR } from '#lib/registros/fornecedor.ts';
import { IMPORTADOR } from '#lib/registros/importador.ts';
import { ITEM } from '#lib/registros/item.ts';
import type { RecursoDePlanilha } from './coluna-de-planilha.ts';
import { PLANILHA_DE_COMPRA_NACIONAL } from './colunas-de-compra-nacional.ts';
import { PLANILHA_DA_ESTRUTURA } from './colunas-de-estrutura.ts';
import { PLANILHA_DE_MATRIZ } from './colunas-de-matriz.ts';
import { PLANILHA_DO_PEDIDO } from './colunas-de-pedido.ts';
import { PLANILHA_DE_PRODUTO } from './colunas-de-produto.ts';
import { PLANILHA_DE_NCM, PLANILHA_DE_PARAMETRO, planilhaDaTabela } from './colunas-de-referencia.ts';
import { PLANILHA_DE_REPRESENTANTE } from './colunas-de-representante.ts';
import { PLANILHA_DE_SALDO_INICIAL } from './colunas-de-saldo-inicial.ts';
import { planilhaDe } from './planilha-de.ts';

/** Cadastros that come in sheets. A new cadastro needs a line here and a line in server/sheet-resources.ts. */
const CADASTROS_DE_PLANILHA = {
  CompraNacional: PLANILHA_DE_COMPRA_NACIONAL,
  Fornecedor: planilhaDe(FORNECEDOR, { titulo: 'Fornecedores', chave: ['razaoSocial', 'pais.codigo'] }),
  Importador: planilhaDe(IMPORTADOR, {
    titulo: 'Importadores',
    chave: ['cnpj'],
    deFora: 'Contatos e resoluções CAS não vêm por planilha: ficam como estão e se preenchem na tela do importador.',
  }),
  Item: planilhaDe(ITEM, { titulo: 'Itens', chave: ['partNumber'] }),
  MatrizTributacao: PLANILHA_DE_MATRIZ,
  Ncm: PLANILHA_DE_NCM,
  Parametro: PLANILHA_DE_PARAMETRO,
  Produto: PLANILHA_DE_PRODUTO,
  Representante: PLANILHA_DE_REPRESENTANTE,
  SaldoInicial: PLANILHA_DE_SALDO_INICIAL,
  Pais: planilhaDaTabela('Pais'),
  Urf: planilhaDaTabela('Urf'),
  Recinto: planilhaDaTabela('Recinto'),
  Unidade: planilhaDaTabela('Unidade'),
  Incoterm: planilhaDaTabela('Incoterm'),
  MoedaSiscomex: planilhaDaTabela('MoedaSiscomex'),
} as const satisfies Record<string, RecursoDePlanilha>;

/** Lines of one record that come in sheets. They go into the grid of its form, which writes them. */
const LINHAS_DE_PLANILHA = {
  LinhaDaEstrutura: PLANILHA_DA_ESTRUTURA,
  LinhaDoPedido: PLANILHA_DO_PEDIDO,
} as const satisfies Record<string, RecursoDePlanilha>;

/** All that the importer of sheets reads. */
export const RECURSOS_DE_PLANILHA = { ...CADASTROS_DE_PLANILHA, ...LINHAS_DE_PLANILHA };

export type NomeDeCadastro = keyof typeof CADASTROS_DE_PLANILHA;
export type NomeDeLinhas = keyof typeof LINHAS_DE_PLANILHA;
export type NomeDeRecurso = NomeDeCadastro | NomeDeLinhas;

export function ehDeCadastro(nome: NomeDeRecurso): nome is NomeDeCadastro {
  return Object.hasOwn(CADASTROS_DE_PLANILHA, nome);
}
