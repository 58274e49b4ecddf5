import { z } from 'zod';
import { escreverCnpj, escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import type { TributoDci } from '#lib/domain/zfm/dci.ts';
import { NOME_PAPEL_DA_ENTRADA, PAPEIS_DE_NOTA_OU_DSI } from '#lib/domain/zfm/entrada-de-insumo.ts';
import { nomeDoPapel } from '#lib/domain/zfm/saldo-insumo.ts';
import { colunasDe, DA_ALTERACAO } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { importadorApontado } from './importador.ts';
import { DA_INDUSTRIA, industria } from './industria.ts';
import { cClassTrib } from './mercadoria.ts';
import { serieDaNota } from './nota-fiscal.ts';
import {
  aliquotaDeclarada,
  aliquotaInformada,
  cnpj,
  dataInformada,
  decimalDe,
  decimalInformado,
  dinheiro,
  id,
} from './primitivos.ts';
import { REGRAS_DA_ENTRADA, soDoPapel } from './regras-da-entrada.ts';
import { apontado, formaOpcional, observacao, opcional, textoOpcional } from './tipos.ts';

const emDolares = opcional(decimalInformado({ inteiros: 12, casas: 7 })).meta({ casasMinimas: 2 });

/** Reais, for the whole quantity; null is unknown. */
function suspensoNaEntrada(rotulo: string) {
  return opcional(decimalInformado({ inteiros: 13, casas: 2 })).meta({ rotulo: `${rotulo} na entrada (R$)` });
}

function tributo(nome: TributoDci) {
  const suspenso = `${nome} ${nome === 'COFINS' ? 'suspensa' : 'suspenso'}`;
  return z
    .object({
      aliquota: opcional(aliquotaInformada).meta({
        rotulo: `Alíquota ${nome === 'COFINS' ? 'da' : 'do'} ${nome} (%)`,
      }),
      suspenso: z
        .boolean()
        .default(false)
        .meta({ rotulo: `${suspenso} na importação` }),
      /** Reais, for the whole quantity. */
      valor: decimalInformado({ inteiros: 13, casas: 2 })
        .default('0.00')
        .meta({ rotulo: `${suspenso} na entrada (R$)`, example: '0.00' }),
    })
    .meta({ rotulo: nome });
}

/** An item of a nota of purchase, or a bem of a DSI. Sizes are those of records 12 and 14 of the DCI (layouts/dci-layout.csv). */
export const ENTRADA_DE_INSUMO = {
  /** The industry that owns the stock. */
  importador: industria,
  /** The input. Quantity and values refer to its unit. */
  item: apontado('Escolha o insumo.').meta({
    rotulo: 'Insumo',
    ajuda: 'Do cadastro de itens: dele vêm a descrição, a NCM e a unidade do saldo.',
    busca: { endpoint: 'Item/GetByPartnumberQ', guarda: 'id' },
  }),
  papel: z.enum(PAPEIS_DE_NOTA_OU_DSI, 'Escolha nota, DSI ou saldo inicial.').meta({
    rotulo: 'Tipo de documento',
    opcoes: NOME_PAPEL_DA_ENTRADA,
    aVista: true,
    comeca: 'NF',
    coluna: { titulo: 'Tipo', caracteres: 15 },
  }),
  /** A nota has no leading zeros; a DSI has ten digits. */
  numero: z
    .string('Informe o número.')
    .overwrite((texto) => texto.replaceAll(/[\s./-]/g, ''))
    .meta({ rotulo: 'Número', maximo: 15 }),
  serie: serieDaNota,
  /** Only of an opening balance. */
  adicao: opcional(
    z.coerce
      .number('Informe o número da adição.')
      .int('Informe o número da adição.')
      .min(1, 'A primeira adição é a 1.')
      .max(999, 'O arquivo tem três algarismos para ela.'),
  ).meta({ rotulo: 'Adição', obrigatorio: true, maximo: 3, coluna: { caracteres: 9 } }),
  lugar: z.coerce
    .number('Informe o número do item ou do bem.')
    .int('Informe o número do item ou do bem.')
    .min(1, 'O primeiro item é o 1.')
    .max(999, 'O arquivo tem três algarismos para ele.')
    .meta({
      rotulo: 'Item da nota, nº do bem ou item da adição',
      maximo: 3,
      comeca: 1,
      coluna: { titulo: 'Item ou bem', padrao: true, caracteres: 9 },
    }),
  // A DSI has no seller, CFOP or price in reais. A form that shows these fields requires them.
  fornecedorCnpj: opcional(cnpj).meta({ rotulo: 'CNPJ do fornecedor', obrigatorio: true }),
  fornecedorNome: textoOpcional(120).meta({ rotulo: 'Nome do fornecedor' }),
  cfop: formaOpcional(/^[1-7]\d{3}$/, 'O CFOP tem quatro algarismos.').meta({
    rotulo: 'CFOP',
    obrigatorio: true,
    maximo: 4,
    coluna: { caracteres: 8 },
  }),
  /** Issue of the nota, or registration of the DSI. */
  dataDocumento: dataInformada({ frase: 'Informe a data do documento.' }).meta({
    rotulo: 'Emissão ou registro',
    coluna: { ordenavel: true, caracteres: 15 },
  }),
  dataEntrada: dataInformada({ frase: 'Informe o dia em que entrou.' }).meta({
    rotulo: 'Entrada no estoque',
    ajuda: 'O saldo sai do mais antigo para o mais novo (PEPS): conta este dia.',
    coluna: { titulo: 'Entrada', ordenavel: true, padrao: true, noCartao: true, caracteres: 11 },
  }),
  quantidade: decimalInformado({ inteiros: 9, casas: 5, positivo: true }).meta({
    rotulo: 'Quantidade',
    ajuda: 'Na unidade do cadastro do item.',
    casasMinimas: 0,
    coluna: { ordenavel: true, padrao: true, caracteres: 12 },
  }),
  /** Only of an opening balance: the balance is what is left of it. */
  quantidadeDeclarada: opcional(decimalInformado({ inteiros: 9, casas: 5, positivo: true })).meta({
    rotulo: 'Quantidade declarada',
    ajuda: 'A do item na DI ou DUIMP. O saldo inicial não passa dela.',
    obrigatorio: true,
    casasMinimas: 0,
    coluna: { titulo: 'Declarada', caracteres: 12 },
  }),
  /** Reais, from the nota. */
  valorUnitario: opcional(decimalInformado({ inteiros: 12, casas: 7, positivo: true })).meta({
    rotulo: 'Valor unitário da nota (R$)',
    obrigatorio: true,
    casasMinimas: 2,
    coluna: { titulo: 'Valor da nota (R$)', caracteres: 16 },
  }),
  /** The parts of the valor aduaneiro of a unit. While a part is unknown, so is the tax of what is drawn. */
  vuUSD: emDolares.meta({
    rotulo: 'Valor unitário da importação (US$)',
    ajuda: 'Da nota, o da importação de quem vendeu.',
    coluna: { titulo: 'Valor da importação (US$)', caracteres: 19 },
  }),
  freteUSD: emDolares.meta({ rotulo: 'Frete por unidade (US$)', ajuda: 'Zero onde não houve.' }),
  seguroUSD: emDolares.meta({ rotulo: 'Seguro por unidade (US$)', ajuda: 'Zero onde não houve.' }),
  tributos: z
    .object({ II: tributo('II'), IPI: tributo('IPI'), PIS: tributo('PIS'), COFINS: tributo('COFINS') })
    .meta({ rotulo: 'Tributos' }),
  cClassTrib: cClassTrib.meta({ ajuda: 'O do item no documento. Uma classe sem suspensão nada tem suspenso.' }),
  cbsSuspensa: suspensoNaEntrada('CBS suspensa'),
  ibsUfSuspenso: suspensoNaEntrada('IBS estadual suspenso'),
  ibsMunSuspenso: suspensoNaEntrada('IBS municipal suspenso'),
  observacao: observacao.meta({ coluna: { caracteres: 25 } }),
};

const tributoLido = (nome: TributoDci) =>
  ENTRADA_DE_INSUMO.tributos.shape[nome].extend({ aliquota: aliquotaDeclarada.nullable(), valor: decimalDe(2) });
const seteCasas = decimalDe(7).nullable();

export const contratoDaEntrada = contratoDe(ENTRADA_DE_INSUMO, {
  lido: {
    importador: importadorApontado,
    item: z.object({ id, partNumber: z.string(), descricao: z.string(), ncm: z.string(), unidade: z.string() }),
    quantidade: decimalDe(5),
    adicao: z.number().int().nullable(),
    quantidadeDeclarada: decimalDe(5).nullable(),
    valorUnitario: seteCasas,
    vuUSD: seteCasas,
    freteUSD: seteCasas,
    seguroUSD: seteCasas,
    tributos: z.object({
      II: tributoLido('II'),
      IPI: tributoLido('IPI'),
      PIS: tributoLido('PIS'),
      COFINS: tributoLido('COFINS'),
    }),
    cbsSuspensa: dinheiro.nullable(),
    ibsUfSuspenso: dinheiro.nullable(),
    ibsMunSuspenso: dinheiro.nullable(),
    /** The lot of the entry, with its balance in 7 decimals. */
    lote: z.object({ id, saldo: decimalDe(7) }),
  },
  coerencia: REGRAS_DA_ENTRADA,
  arrumar: soDoPapel,
});
export type EntradaDeInsumoNova = z.infer<typeof contratoDaEntrada.novo>;
export type EntradaDeInsumoLida = z.infer<typeof contratoDaEntrada.lido>;

const { padrao: _, ...INDUSTRIA } = DA_INDUSTRIA;

export const ENTRADA_DE_INSUMO_COLUNAS = colunasDe<EntradaDeInsumoLida>(ENTRADA_DE_INSUMO, {
  primeiras: [
    'partNumber',
    'descricao',
    'ncm',
    'numero',
    'papel',
    'lugar',
    'fornecedor',
    'cfop',
    'dataDocumento',
    'dataEntrada',
    'quantidade',
    'saldo',
    'unidade',
    'valorUnitario',
    'vuUSD',
    'importador',
  ],
  proprias: [
    {
      campo: 'partNumber',
      titulo: 'Insumo',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      caracteres: 19,
      valor: ({ item }) => item.partNumber,
    },
    {
      campo: 'descricao',
      titulo: 'Descrição',
      tipo: 'texto',
      padrao: true,
      noCartao: true,
      caracteres: 28,
      valor: ({ item }) => item.descricao,
    },
    {
      campo: 'ncm',
      titulo: 'NCM',
      tipo: 'texto',
      caracteres: 12,
      inteira: true,
      valor: ({ item }) => escreverNcm(item.ncm),
    },
    {
      campo: 'numero',
      titulo: 'Documento',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 18,
      inteira: true,
      valor: ({ papel, numero, serie }) => nomeDoPapel({ papel, numeroDeclaracao: numero, serie }),
    },
    {
      campo: 'fornecedor',
      titulo: 'Fornecedor',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 28,
      valor: ({ fornecedorNome, fornecedorCnpj }) => fornecedorNome ?? (fornecedorCnpj && escreverCnpj(fornecedorCnpj)),
    },
    {
      campo: 'saldo',
      titulo: 'Saldo',
      tipo: 'decimal',
      casas: 7,
      padrao: true,
      noCartao: true,
      caracteres: 12,
      valor: ({ lote }) => lote.saldo,
    },
    { campo: 'unidade', titulo: 'Unidade', tipo: 'texto', caracteres: 10, valor: ({ item }) => item.unidade },
    INDUSTRIA,
    ...DA_ALTERACAO,
  ],
});
