import { z } from 'zod';
import { MAXIMO_DESCRICAO_DI, NOME_ORIGEM_ITEM, ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { TABELAS } from '#lib/domain/cadastros/tabelas.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import type { Recusas } from './entre-campos.ts';
import { cClassTrib, codigoSuframa, destaque, digitos, unidadeComercializada } from './mercadoria.ts';
import { decimalDe, decimalInformado, id, ncm } from './primitivos.ts';
import {
  apelidos,
  codigoENome,
  observacaoDePlanilha,
  opcional,
  partNumber,
  porCodigo,
  referenciaOpcional,
  textoObrigatorio,
  textoOpcional,
} from './tipos.ts';

/** Kilograms, 7 decimals. */
const peso = decimalInformado({ inteiros: 11, casas: 7 }).nullable().default(null).meta({ unidade: 'kg' });

/** Points to a supplier. Other fields that the form holds of the supplier are dropped. */
const fornecedor = referenciaOpcional(z.object({ id })).meta({
  busca: { endpoint: 'Fornecedor/GetByQ', guarda: 'id' },
});

/** An item of the catalogue: a part number. */
export const ITEM = {
  partNumber: partNumber.meta({
    rotulo: 'Part number',
    planilha: ['PN', 'P/N', 'Part no', 'Código do item', 'Código do produto', 'Código', 'Referência', 'SKU'],
    coluna: { ordenavel: true, padrao: true, caracteres: 18 },
  }),
  /** Goes into the DI unchanged. */
  descricao: textoObrigatorio(MAXIMO_DESCRICAO_DI, 'Informe a descrição.').meta({
    rotulo: 'Descrição para a DI',
    ajuda: 'Vai para a adição como está: com marca, modelo e o que a classificação exige (IN SRF 680/2006).',
    linhas: 4,
    planilha: ['Descrição', 'Descrição do item', 'Descrição da mercadoria', 'Description', 'Descrição completa'],
    coluna: { titulo: 'Descrição', ordenavel: true, padrao: true, noCartao: true, caracteres: 38 },
  }),
  /** The PLI accepts 254 characters. */
  descricaoResumida: textoOpcional(254).meta({
    rotulo: 'Descrição resumida',
    ajuda: 'Para listas e pedidos; a PLI aceita 254 caracteres.',
    planilha: ['Descrição PLI', 'Resumo'],
  }),
  ncm: ncm.meta({
    rotulo: 'NCM',
    // A spreadsheet holds only the digits.
    algarismos: 8,
    planilha: ['Código NCM', 'Classificação fiscal', 'NCM/SH', 'HS code'],
    coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 12, inteira: true },
  }),
  destaque: destaque.meta({
    rotulo: 'Destaque da NCM',
    ajuda: 'Três algarismos, quando o tratamento administrativo o exige.',
    planilha: ['Destaque', 'Destaque NCM'],
    coluna: { titulo: 'Destaque', caracteres: 9 },
  }),
  cClassTrib: cClassTrib.meta({
    ajuda: 'Classificação tributária da CBS e do IBS: seis algarismos, da tabela oficial (Notícia Siscomex 116/2025).',
    planilha: ['Classificação tributária', 'Código de classificação tributária', 'Classificação CBS/IBS'],
    coluna: { ordenavel: true, caracteres: 11, inteira: true },
  }),
  unidadeComercializada: unidadeComercializada.meta({
    rotulo: 'Unidade comercializada',
    planilha: ['Unidade', 'UN', 'Unid', 'Unidade de medida', 'UM', 'Unit', 'UOM', 'Unidade comercial'],
    coluna: { titulo: 'Unidade', padrao: true, caracteres: 11 },
  }),
  unidadeEstatistica: textoOpcional(20).meta({
    rotulo: 'Unidade estatística',
    maiusculas: true,
    planilha: ['Unidade de medida estatística'],
    coluna: { caracteres: 16 },
  }),
  codigoSuframa: codigoSuframa.meta({
    rotulo: 'Código Suframa do insumo',
    ajuda: 'Produto, tipo e modelo: onze algarismos, como na PLI.',
    planilha: ['Código Suframa', 'Suframa', 'Insumo Suframa'],
    coluna: { titulo: 'Código Suframa', caracteres: 14 },
  }),
  origem: z.enum(ORIGENS_ITEM).meta({
    rotulo: 'Origem',
    opcoes: NOME_ORIGEM_ITEM,
    aVista: true,
    comeca: 'IMPORTADO',
    planilha: ['Tipo de origem', 'Procedência'],
    coluna: { ordenavel: true, padrao: true, caracteres: 11 },
  }),
  paisOrigem: referenciaOpcional(porCodigo(TABELAS.Pais.codigo, TABELAS.Pais.motivo)).meta({
    rotulo: 'País de origem padrão',
    busca: { endpoint: 'Pais/GetByQ', guarda: 'codigo' },
    planilha: ['País de origem', 'País', 'Country of origin'],
    coluna: { titulo: 'País de origem', caracteres: 18 },
  }),
  fornecedorPadrao: fornecedor.meta({
    rotulo: 'Fornecedor padrão',
    planilha: ['Fornecedor', 'Exportador', 'Supplier', 'Vendor'],
    coluna: { padrao: true, caracteres: 25 },
  }),
  fabricantePadrao: fornecedor.meta({
    rotulo: 'Fabricante padrão',
    planilha: ['Fabricante', 'Manufacturer', 'Maker'],
    coluna: { caracteres: 25 },
  }),
  pesoLiquidoUnitario: peso.meta({
    rotulo: 'Peso líquido unitário',
    planilha: ['Peso líquido', 'Peso líquido (kg)', 'Peso líquido unitário (kg)', 'Net weight'],
    coluna: { titulo: 'Peso líquido (kg)' },
  }),
  pesoBrutoUnitario: peso.meta({
    rotulo: 'Peso bruto unitário',
    planilha: ['Peso bruto', 'Peso bruto (kg)', 'Peso bruto unitário (kg)', 'Gross weight'],
    coluna: { titulo: 'Peso bruto (kg)' },
  }),
  /** In `moeda`, 7 decimals. */
  valorUnitarioReferencia: opcional(decimalInformado({ inteiros: 13, casas: 7 })).meta({
    rotulo: 'Valor unitário de referência',
    planilha: ['Valor unitário', 'Preço unitário', 'Preço', 'Unit price', 'VMCV'],
    coluna: { titulo: 'Valor de referência', caracteres: 18 },
  }),
  moeda: referenciaOpcional(porCodigo(TABELAS.MoedaSiscomex.codigo, TABELAS.MoedaSiscomex.motivo)).meta({
    rotulo: 'Moeda',
    busca: { endpoint: 'MoedaSiscomex/GetByQ', guarda: 'codigo' },
    planilha: ['Moeda negociada', 'Currency'],
    coluna: { caracteres: 15 },
  }),
  naladi: digitos(8, 'A NALADI/SH tem oito algarismos.').meta({
    rotulo: 'NALADI/SH',
    planilha: ['NALADI', 'NALADI SH'],
  }),
  apelidos: apelidos('Part number do fornecedor ou antigo').meta({
    rotulo: 'Outros part numbers',
    ajuda: 'Por eles um item de uma DI ou de uma planilha é reconhecido como este.',
    adicionar: 'Adicionar part number',
    planilha: ['Apelidos', 'Part numbers alternativos'],
    coluna: { caracteres: 25 },
  }),
  observacao: observacaoDePlanilha,
};

const fornecedorLido = z.object({ id, razaoSocial: z.string() }).nullable();
const seteCasas = decimalDe(7).nullable();

export const contratoDeItem = contratoDe(ITEM, {
  lido: {
    pesoLiquidoUnitario: seteCasas,
    pesoBrutoUnitario: seteCasas,
    valorUnitarioReferencia: seteCasas,
    paisOrigem: codigoENome.nullable(),
    fornecedorPadrao: fornecedorLido,
    fabricantePadrao: fornecedorLido,
    moeda: codigoENome.nullable(),
  },
  coerencia: [[['valorUnitarioReferencia', 'moeda'], comMoeda]],
});
export type ItemNovo = z.infer<typeof contratoDeItem.novo>;
export type ItemLido = z.infer<typeof contratoDeItem.lido>;

export const ITEM_COLUNAS = colunasDe<ItemLido>(ITEM, { proprias: DA_ALTERACAO });

function comMoeda(
  { valorUnitarioReferencia, moeda }: { valorUnitarioReferencia: string | null; moeda: object | null },
  { addIssue }: Recusas,
): void {
  if (valorUnitarioReferencia === null || moeda !== null) return;
  addIssue({ code: 'custom', path: ['moeda'], message: 'Informe a moeda do valor de referência.' });
}
