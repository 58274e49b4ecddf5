import { z } from 'zod';
import { APLICACOES, NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { CODIGOS_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { MAXIMO_PART_NUMBER } from '#lib/domain/cadastros/item.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { cClassTrib } from './mercadoria.ts';
import { decimalInformado, id, ncm, numeroLi } from './primitivos.ts';
import { opcional, porCodigo, referenciaOpcional, textoObrigatorio, textoOpcional } from './tipos.ts';

export const MAXIMO_DE_ADICOES = 999;

/** The grid edits the pointer as text, so the field has no lookup. */
const apontado = (rotulo: string) =>
  referenciaOpcional(z.object({ id: id.meta({ rotulo, obrigatorio: false }) })).meta({ rotulo });
const daTabela = (tabela: 'MoedaSiscomex' | 'Pais', rotulo: string) => {
  const { codigo } = porCodigo(TABELAS[tabela].codigo, TABELAS[tabela].motivo).shape;
  return z.object({ codigo: codigo.meta({ rotulo, obrigatorio: false, tabela }) }).meta({ rotulo });
};

/** Goods of a processo, as in the invoice. Sizes are those of the DI (domain/importacao.md §2.5). */
export const ITEM_DO_PROCESSO = {
  /** Null for a new item. */
  id: opcional(id),
  /** The purchase order line that the goods are taken from. */
  pedidoItem: apontado('Pedido'),
  /** The item of the cadastro that the goods were copied from. */
  item: referenciaOpcional(z.object({ id })),
  partNumber: textoOpcional(MAXIMO_PART_NUMBER).meta({ rotulo: 'Part number' }),
  descricao: textoObrigatorio(4000, 'Informe a descrição.').meta({ rotulo: 'Descrição' }),
  ncm: ncm.meta({ rotulo: 'NCM' }),
  destaque: opcional(z.string().regex(/^\d{3}$/, 'O destaque da NCM tem três algarismos.')).meta({
    rotulo: 'Destaque',
    maximo: 3,
  }),
  cClassTrib,
  unidade: textoObrigatorio(20, 'Informe a unidade.').meta({ rotulo: 'Unidade' }),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }).meta({ rotulo: 'Quantidade' }),
  valorUnitario: decimalInformado({ inteiros: 13, casas: 7 }).meta({ rotulo: 'Valor unitário' }),
  /** Kilograms, for the whole quantity. */
  pesoLiquido: opcional(decimalInformado({ inteiros: 10, casas: 5 })).meta({ rotulo: 'Peso líquido (kg)' }),
  moeda: daTabela('MoedaSiscomex', 'Moeda'),
  incoterm: z.enum(CODIGOS_INCOTERM, 'Escolha o Incoterm.').meta({ rotulo: 'Incoterm' }),
  fornecedor: apontado('Fornecedor'),
  fabricante: apontado('Fabricante'),
  paisOrigem: referenciaOpcional(daTabela('Pais', 'País de origem')),
  condicao: z.enum(['NOVA', 'USADA']).default('NOVA').meta({ rotulo: 'Condição' }),
  aplicacao: opcional(z.enum(APLICACOES)).meta({ rotulo: 'Aplicação', opcoes: NOME_APLICACAO }),
  numeroLi: opcional(numeroLi).meta({ rotulo: 'LI' }),
  codigoSuframa: opcional(
    z.string().regex(/^\d{11}$/, 'O código Suframa tem onze algarismos: produto, tipo e modelo.'),
  ).meta({ rotulo: 'Código Suframa', maximo: 11 }),
  /** Number of its planned adição. */
  adicao: opcional(z.number().int().min(1).max(MAXIMO_DE_ADICOES)).meta({ rotulo: 'Adição', maximo: 3 }),
};
