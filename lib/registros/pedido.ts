import { z } from 'zod';
import { APLICACOES, NOME_APLICACAO } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import { COBERTURAS_CAMBIAIS, NOME_COBERTURA_CAMBIAL } from '#lib/domain/aduana/tributos/cobertura-cambial.ts';
import { CODIGOS_INCOTERM, NOME_INCOTERM } from '#lib/domain/aduana/tributos/incoterm.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { DECISOES_PEDIDO, MAXIMO_DE_LINHAS, NOME_STATUS_PEDIDO } from '#lib/domain/pedidos/pedido.ts';
import { cClassTrib, codigoSuframa, destaque, unidadeComercializada } from './mercadoria.ts';
import { data, decimalInformado, id, ncm } from './primitivos.ts';
import {
  apontado,
  observacao,
  opcional,
  partNumber,
  porCodigo,
  referenciaOpcional,
  textoObrigatorio,
  textoOpcional,
} from './tipos.ts';

const valor = opcional(decimalInformado({ inteiros: 13, casas: 2 })).meta({ casasMinimas: 2 });
const { codigo: codigoDoPais } = porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo).shape;

/**
 * A line of a purchase order. Sizes are those of the DI, so that ordered goods can be declared (domain/importacao.md §2.1). Extra
 * fields (`embarcado`, `saldo`) are dropped. So a line can be sent back as it was read, or as the history has it.
 */
export const LINHA_DO_PEDIDO = {
  /** Null on a new line. */
  id: opcional(id),
  /** The item of the cadastro that the line was copied from. */
  item: referenciaOpcional(z.object({ id })),
  partNumber: partNumber.meta({
    rotulo: 'Part number',
    planilha: ['PN', 'P/N', 'Part no', 'Código', 'Código do item', 'Referência', 'SKU', 'Item code'],
  }),
  descricao: textoObrigatorio(4000, 'Informe a descrição.').meta({
    rotulo: 'Descrição',
    planilha: ['Descrição da mercadoria', 'Descrição do item', 'Description', 'Produto', 'Goods'],
  }),
  ncm: ncm.meta({
    rotulo: 'NCM',
    // A spreadsheet holds only the digits.
    algarismos: 8,
    planilha: ['Código NCM', 'Classificação fiscal', 'NCM/SH', 'HS code', 'HS'],
  }),
  destaque: destaque.meta({ rotulo: 'Destaque', planilha: ['Destaque NCM'] }),
  cClassTrib: cClassTrib.meta({ planilha: ['Classificação tributária', 'Classificação CBS/IBS'] }),
  unidade: unidadeComercializada.meta({
    rotulo: 'Unidade',
    planilha: ['UN', 'Unid', 'Unidade de medida', 'UM', 'Unit', 'UOM'],
  }),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }).meta({
    rotulo: 'Quantidade',
    planilha: ['Qtd', 'Qtde', 'Qty', 'Quantity', 'Quant'],
  }),
  valorUnitario: decimalInformado({ inteiros: 13, casas: 7 }).meta({
    rotulo: 'Valor unitário',
    planilha: ['Preço unitário', 'Preço', 'Unit price', 'Price', 'VMCV'],
  }),
  /** Kilograms. */
  pesoLiquidoUnitario: opcional(decimalInformado({ inteiros: 11, casas: 7 })).meta({
    rotulo: 'Peso líq. unit. (kg)',
    planilha: ['Peso líquido', 'Peso unitário', 'Net weight', 'Peso (kg)'],
  }),
  // The grid edits country and manufacturer as text, so the fields have no lookup.
  paisOrigem: referenciaOpcional(
    z.object({
      codigo: codigoDoPais.meta({
        rotulo: 'País de origem',
        obrigatorio: false,
        tabela: 'Pais',
        planilha: ['País', 'Origem', 'Country of origin', 'Origin', 'Country'],
      }),
    }),
  ).meta({ rotulo: 'País de origem' }),
  fabricante: referenciaOpcional(
    z.object({
      id: id.meta({ rotulo: 'Fabricante', obrigatorio: false, planilha: ['Manufacturer', 'Maker', 'MFR'] }),
    }),
  ).meta({ rotulo: 'Fabricante' }),
  aplicacao: opcional(z.enum(APLICACOES)).meta({
    rotulo: 'Aplicação',
    opcoes: NOME_APLICACAO,
    planilha: ['Destinação'],
  }),
  codigoSuframa: codigoSuframa.meta({ rotulo: 'Código Suframa', planilha: ['Suframa', 'Insumo Suframa'] }),
};

export const PEDIDO = {
  /** The decision of a person. `status` is this decision, or a status derived from the shipments. */
  decidido: z.enum(DECISOES_PEDIDO).default('RASCUNHO').meta({ rotulo: 'Status', opcoes: NOME_STATUS_PEDIDO }),
  motivoCancelamento: textoOpcional(500).meta({ rotulo: 'Motivo do cancelamento' }),
  /** The company's own number; unique per importer. */
  numero: textoObrigatorio(20, 'Informe o número do pedido.').meta({
    rotulo: 'Número',
    coluna: { titulo: 'PO', ordenavel: true, padrao: true, caracteres: 14 },
  }),
  importador: apontado('Escolha o importador.').meta({
    rotulo: 'Importador',
    busca: { endpoint: 'Importador/GetByQ', guarda: 'id' },
    coluna: { padrao: true, caracteres: 22 },
  }),
  fornecedor: apontado('Escolha o fornecedor.').meta({
    rotulo: 'Fornecedor',
    busca: { endpoint: 'Fornecedor/GetByQ', guarda: 'id' },
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 27 },
  }),
  data: data.meta({ rotulo: 'Data', coluna: { ordenavel: true, padrao: true, caracteres: 10 } }),
  entregaPrevista: opcional(data).meta({
    rotulo: 'Entrega prevista',
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 10 },
  }),
  proformaNumero: textoOpcional(30).meta({
    rotulo: 'Número da proforma',
    coluna: { titulo: 'Proforma', caracteres: 14 },
  }),
  proformaData: opcional(data).meta({ rotulo: 'Data da proforma' }),
  incoterm: z
    .enum(CODIGOS_INCOTERM, 'Escolha o Incoterm.')
    .meta({ rotulo: 'Incoterm', opcoes: NOME_INCOTERM, comCodigo: true, comeca: 'FOB' }),
  localIncoterm: textoOpcional(60).meta({ rotulo: 'Local do Incoterm' }),
  moeda: porCodigo(TABELAS.MoedaSiscomex.codigo, TABELAS.MoedaSiscomex.motivo).meta({
    rotulo: 'Moeda',
    busca: { endpoint: 'MoedaSiscomex/GetByQ', guarda: 'codigo' },
    coluna: {},
  }),
  condicaoPagamento: textoOpcional(120).meta({ rotulo: 'Condição de pagamento' }),
  coberturaCambial: opcional(z.enum(COBERTURAS_CAMBIAIS)).meta({
    rotulo: 'Cobertura cambial',
    opcoes: NOME_COBERTURA_CAMBIAL,
  }),
  /** In the currency of the order, two decimals. */
  frete: valor.meta({ rotulo: 'Frete, na moeda do pedido' }),
  seguro: valor.meta({ rotulo: 'Seguro, na moeda do pedido' }),
  observacao,
  itens: z
    .array(z.object(LINHA_DO_PEDIDO))
    .max(MAXIMO_DE_LINHAS, `Um pedido tem no máximo ${MAXIMO_DE_LINHAS} linhas.`)
    .default([])
    .meta({ rotulo: 'Itens', adicionar: 'Adicionar item' }),
};
