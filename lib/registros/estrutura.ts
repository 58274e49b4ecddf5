import { z } from 'zod';
import { MAXIMO_PART_NUMBER, NOME_ORIGEM_ITEM, ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { MAXIMO_DE_LINHAS_DA_ESTRUTURA, recusasDosPais } from '#lib/domain/zfm/estrutura.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { entreElementos, type Recusas } from './entre-campos.ts';
import { dataInformada, decimalInformado, id, ncm } from './primitivos.ts';
import { partNumber, referenciaOpcional, textoOpcional } from './tipos.ts';

/** A line of a structure, as much of it as people fill in. */
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
  descricao: z
    .string()
    .trim()
    .min(1, 'Informe a descrição.')
    .max(4000)
    .meta({
      rotulo: 'Descrição',
      planilha: ['Descrição do item', 'Descrição do componente', 'Description', 'Produto'],
    }),
  ncm: ncm.meta({
    rotulo: 'NCM',
    // The cells of the grid are text: an empty one is refused in the words of the schema.
    qual: undefined,
    // A spreadsheet holds the digits alone.
    algarismos: 8,
    planilha: ['Código NCM', 'Classificação fiscal', 'NCM/SH'],
  }),
  unidade: z
    .string()
    .trim()
    .min(1, 'Informe a unidade.')
    .max(TAMANHOS_DCRE.texto)
    .meta({
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
  /** Part number of the national line this imported one is a part of. */
  subDe: textoOpcional(MAXIMO_PART_NUMBER).meta({
    example: null,
    rotulo: 'Componente pai',
    planilha: ['Pai', 'Código pai', 'Item pai', 'Subcomponente de', 'Parent', 'Sub de'],
  }),
};

/** What a read line says besides is left aside, so that one can be sent back, or taken from the history, as it was read. */
export const linhaDaEstruturaNova = z.object({
  /** Null on a new line. */
  id: id.nullable().default(null),
  /** The item of the cadastro it was taken from. */
  item: referenciaOpcional(z.object({ id })),
  ...LINHA_DA_ESTRUTURA,
});

/** What a product is made of, from a day on: its fields, each with all that is said of it. */
export const ESTRUTURA = {
  /** What else a form has of it is left aside. */
  produto: z.object({ id: z.uuid('Escolha o produto.') }, 'Escolha o produto.').meta({
    rotulo: 'Produto',
    // The address says of which product it is.
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
  /** It holds until the day before the next one's. */
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

/** What one line says of another. */
function coerentes(linhas: Linha[], contexto: Recusas): void {
  const falta = (linha: number, campo: keyof Linha, message: string) =>
    contexto.addIssue({ code: 'custom', path: [linha, campo], message });
  for (const [linha, motivo] of recusasDosPais(linhas)) falta(linha, 'subDe', motivo);
  const ids = new Set<string>();
  for (const [i, { id: desta }] of linhas.entries()) {
    if (desta !== null && ids.has(desta)) falta(i, 'id', 'Esta linha está na estrutura duas vezes.');
    if (desta !== null) ids.add(desta);
  }
}
