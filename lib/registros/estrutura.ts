import { z } from 'zod';
import { MAXIMO_PART_NUMBER, NOME_ORIGEM_ITEM, ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { MAXIMO_DE_LINHAS_DA_ESTRUTURA, recusasDosPais } from '#lib/domain/zfm/estrutura.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { colunasDe, DA_ALTERACAO_SEM_ORDEM } from './colunas-de.ts';
import { contratoDe } from './contrato-de.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { dataInformada, dataLida, decimalDe, decimalInformado, id, ncm } from './primitivos.ts';
import { partNumber, referenciaOpcional, textoObrigatorio, textoOpcional } from './tipos.ts';

/** The fields of a line of a structure that people fill in. */
export const LINHA_DA_ESTRUTURA = {
  partNumber: partNumber.meta({
    rotulo: 'Part number',
    planilha: [
      'PN',
      'P/N',
      'Part no',
      'Componente',
      'Código',
      'Código do item',
      'Código do componente',
      'Item',
      'Referência',
      'SKU',
    ],
  }),
  descricao: textoObrigatorio(4000, 'Informe a descrição.').meta({
    rotulo: 'Descrição',
    planilha: ['Descrição do item', 'Descrição do componente', 'Description', 'Produto'],
  }),
  ncm: ncm.meta({
    rotulo: 'NCM',
    // The cells of the grid are text: the message of the schema refuses an empty cell.
    qual: undefined,
    // A spreadsheet holds only the digits.
    algarismos: 8,
    planilha: ['Código NCM', 'Classificação fiscal', 'NCM/SH'],
  }),
  unidade: textoObrigatorio(TAMANHOS_DCRE.texto, 'Informe a unidade.').meta({
    rotulo: 'Unidade',
    maiusculas: true,
    planilha: ['UN', 'Unid', 'Unidade de medida', 'UM', 'Unit', 'UOM'],
  }),
  origem: z.enum(ORIGENS_ITEM, 'Escolha IMPORTADO ou NACIONAL.').meta({
    rotulo: 'Origem',
    opcoes: NOME_ORIGEM_ITEM,
    planilha: ['Tipo', 'Procedência', 'Nacional/Importado', 'Imp/Nac'],
  }),
  /** Per unit of the product, before losses. */
  quantidade: decimalInformado({ inteiros: 8, casas: 7, positivo: true }).meta({
    rotulo: 'Quantidade',
    planilha: ['Qtd', 'Qtde', 'Qty', 'Quantity', 'Quant', 'Qtd por unidade', 'Quantidade por unidade', 'Consumo'],
  }),
  /** Percent of the quantity. */
  perda: decimalInformado({ inteiros: 3, casas: 4, maximo: 100 })
    .default('0.0000')
    .meta({
      rotulo: 'Perda (%)',
      planilha: ['Perda', '% perda', 'Perda %', 'Refugo', 'Índice de perda', 'Scrap'],
    }),
  /** Part number of the national line that contains this imported line. */
  subDe: textoOpcional(MAXIMO_PART_NUMBER).meta({
    example: null,
    rotulo: 'Componente pai',
    planilha: ['Pai', 'Código pai', 'Item pai', 'Subcomponente de', 'Parent', 'Sub de'],
  }),
};

/** Not strict: extra fields are dropped. So a line can be sent back as it was read, or as the history has it. */
export const linhaDaEstruturaNova = z.object({
  /** Null on a new line. */
  id: id.nullable().default(null),
  /** The item of the cadastro that the line was copied from. */
  item: referenciaOpcional(z.object({ id })),
  ...LINHA_DA_ESTRUTURA,
});

/** The components of a product, from a day on. */
export const ESTRUTURA = {
  /** Other fields that a form holds of the product are dropped. */
  produto: z.object({ id: z.uuid('Escolha o produto.') }, 'Escolha o produto.').meta({
    rotulo: 'Produto',
    // The product comes from the address.
    obrigatorio: false,
    busca: { endpoint: 'Produto/GetByQ', guarda: 'id' },
  }),
  revisao: z
    .string()
    .trim()
    .toUpperCase()
    .min(1, 'Informe a revisão.')
    .max(10)
    .meta({
      rotulo: 'Revisão',
      ajuda: 'Como a engenharia a chama: A, 02, 2026-1.',
      maiusculas: true,
      coluna: { ordenavel: true, padrao: true, caracteres: 11 },
    }),
  /** The revision holds until the day before the next revision begins. */
  vigenciaInicio: dataInformada({ frase: 'Informe o primeiro dia em que vale.' }).meta({
    rotulo: 'Início da vigência',
    ajuda: 'Vale até a véspera da revisão seguinte.',
    coluna: { titulo: 'Vale desde', ordenavel: true, padrao: true, caracteres: 11 },
  }),
  observacao: textoOpcional(4000).meta({ rotulo: 'Observação', coluna: { caracteres: 28 } }),
  linhas: entreElementos(
    z
      .array(linhaDaEstruturaNova)
      .max(
        MAXIMO_DE_LINHAS_DA_ESTRUTURA,
        `Uma estrutura tem no máximo ${MAXIMO_DE_LINHAS_DA_ESTRUTURA.toLocaleString('pt-BR')} linhas.`,
      ),
    coerentes,
  )
    .default([])
    .meta({ rotulo: 'Linhas', adicionar: 'Adicionar linha' }),
};

type Linha = z.infer<typeof linhaDaEstruturaNova>;

/** Rules between lines. */
function coerentes(linhas: Linha[], contexto: Recusas): void {
  const falta = (linha: number, campo: keyof Linha, message: string) =>
    contexto.addIssue({ code: 'custom', path: [linha, campo], message });
  for (const [linha, motivo] of recusasDosPais(linhas)) falta(linha, 'subDe', motivo);
  const ids = new Set<string>();
  for (const [i, { id: idDaLinha }] of linhas.entries()) {
    if (idDaLinha !== null && ids.has(idDaLinha)) falta(i, 'id', 'Esta linha está na estrutura duas vezes.');
    if (idDaLinha !== null) ids.add(idDaLinha);
  }
}

const linhaLida = linhaDaEstruturaNova.extend({
  id,
  item: z.object({ id }).nullable(),
  quantidade: decimalDe(7),
  perda: decimalDe(4),
});

export const contratoDeEstrutura = contratoDe(ESTRUTURA, {
  lido: {
    produto: z.object({ id, codigo: z.string(), descricao: z.string(), excluido: z.boolean() }),
    /** The day before the next revision begins; null for the last revision. */
    vigenciaFim: dataLida.nullable(),
    /** Number of lines of each origin. */
    nacionais: z.number().int(),
    importados: z.number().int(),
    linhas: z.array(linhaLida),
  },
});
export type EstruturaNova = z.infer<typeof contratoDeEstrutura.novo>;
export type LinhaDaEstruturaNova = z.infer<typeof linhaDaEstruturaNova>;
export type EstruturaLida = z.infer<typeof contratoDeEstrutura.lido>;
export type LinhaDaEstruturaLida = z.infer<typeof linhaLida>;

/** A row of the list. */
export const estruturaResumo = contratoDeEstrutura.lido.omit({ linhas: true });
export type EstruturaResumo = z.infer<typeof estruturaResumo>;

export const ESTRUTURA_COLUNAS = colunasDe<EstruturaResumo>(ESTRUTURA, {
  primeiras: ['revisao', 'produto', 'vigenciaInicio', 'vigenciaFim', 'nacionais', 'importados'],
  proprias: [
    {
      campo: 'produto',
      titulo: 'Produto',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 30,
      valor: ({ produto }) => `${produto.codigo} - ${produto.descricao}${produto.excluido ? ' (excluído)' : ''}`,
    },
    { campo: 'vigenciaFim', titulo: 'Vale até', tipo: 'data', padrao: true, noCartao: true, caracteres: 11 },
    { campo: 'nacionais', titulo: 'Linhas nacionais', tipo: 'inteiro', padrao: true, caracteres: 12 },
    { campo: 'importados', titulo: 'Linhas importadas', tipo: 'inteiro', padrao: true, caracteres: 14 },
    ...DA_ALTERACAO_SEM_ORDEM,
  ],
});
