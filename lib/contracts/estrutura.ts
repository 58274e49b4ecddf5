import { z } from 'zod';
import { MAXIMO_PART_NUMBER, ORIGENS_ITEM } from '#lib/domain/cadastros/item.ts';
import { recusasDosPais } from '#lib/domain/zfm/estrutura.ts';
import { TAMANHOS_DCRE } from '#lib/domain/zfm/produto.ts';
import { entreElementos, type Recusas } from '#lib/registros/entre-campos.ts';
import { dataInformada, dataLida, decimalDe, decimalInformado, id, ncm } from '#lib/registros/primitivos.ts';
import { partNumber, referenciaOpcional, textoOpcional } from '#lib/registros/tipos.ts';
import { consultaDeCadastro, identidade, registroLido } from './cadastro.ts';

export const MAXIMO_DE_LINHAS_DA_ESTRUTURA = 5000;

/** What a read line says besides is left aside, so that one can be sent back, or taken from the history, as it was read. */
export const linhaDaEstruturaNova = z.object({
  /** Null on a new line. */
  id: id.nullable().default(null),
  /** The item of the cadastro it was taken from. */
  item: referenciaOpcional(z.object({ id })),
  partNumber,
  descricao: z.string().trim().min(1, 'Informe a descrição.').max(4000),
  ncm,
  unidade: z.string().trim().min(1, 'Informe a unidade.').max(TAMANHOS_DCRE.texto),
  origem: z.enum(ORIGENS_ITEM, 'Escolha IMPORTADO ou NACIONAL.'),
  /** Per unit of the product, before losses. */
  quantidade: decimalInformado({ inteiros: 8, casas: 7, positivo: true }),
  /** Percent of the quantity. */
  perda: decimalInformado({ inteiros: 3, casas: 4, maximo: 100 }).default('0.0000'),
  /** Part number of the national line this imported one is a part of. */
  subDe: textoOpcional(MAXIMO_PART_NUMBER).meta({ example: null }),
});
export type LinhaDaEstruturaNova = z.infer<typeof linhaDaEstruturaNova>;

const campos = {
  /** What else a form has of it is left aside. */
  produto: z.object({ id: z.uuid('Escolha o produto.') }, 'Escolha o produto.'),
  revisao: z.string().trim().toUpperCase().min(1, 'Informe a revisão.').max(10),
  /** It holds until the day before the next one's. */
  vigenciaInicio: dataInformada({ frase: 'Informe o primeiro dia em que vale.' }),
  observacao: textoOpcional(4000),
  linhas: entreElementos(
    z
      .array(linhaDaEstruturaNova)
      .max(
        MAXIMO_DE_LINHAS_DA_ESTRUTURA,
        `Uma estrutura tem no máximo ${MAXIMO_DE_LINHAS_DA_ESTRUTURA.toLocaleString('pt-BR')} linhas.`,
      ),
    coerentes,
  ).default([]),
};

export const estruturaNova = z.strictObject(campos);
export type EstruturaNova = z.infer<typeof estruturaNova>;

export const estruturaEdicao = z.strictObject({ ...identidade, ...campos });

const produtoDaEstrutura = z.object({ id, codigo: z.string(), descricao: z.string(), excluido: z.boolean() });

/** A row of the list. */
export const estruturaResumo = z.object({
  ...registroLido,
  produto: produtoDaEstrutura,
  revisao: z.string(),
  vigenciaInicio: dataLida,
  /** The day before the next revision begins; null as long as none follows. */
  vigenciaFim: dataLida.nullable(),
  observacao: z.string().nullable(),
  /** How many lines, of each origin. */
  nacionais: z.number().int(),
  importados: z.number().int(),
});
export type EstruturaResumo = z.infer<typeof estruturaResumo>;

const linhaLida = linhaDaEstruturaNova.extend({
  id,
  item: z.object({ id }).nullable(),
  quantidade: decimalDe(7),
  perda: decimalDe(4),
});

export const estrutura = estruturaResumo.extend({
  ...campos,
  produto: produtoDaEstrutura,
  vigenciaInicio: dataLida,
  linhas: z.array(linhaLida),
});
export type EstruturaLida = z.infer<typeof estrutura>;
export type LinhaDaEstruturaLida = z.infer<typeof linhaLida>;

export const estruturaConsulta = consultaDeCadastro(['produto', 'revisao', 'vigenciaInicio'], '-vigenciaInicio', {
  produtoId: id.optional(),
});
export type EstruturaConsulta = z.infer<typeof estruturaConsulta>;

/** What one line says of another. */
function coerentes(linhas: LinhaDaEstruturaNova[], contexto: Recusas): void {
  const falta = (linha: number, campo: keyof LinhaDaEstruturaNova, message: string) =>
    contexto.addIssue({ code: 'custom', path: [linha, campo], message });
  for (const [linha, motivo] of recusasDosPais(linhas)) falta(linha, 'subDe', motivo);
  const ids = new Set<string>();
  for (const [i, { id: desta }] of linhas.entries()) {
    if (desta !== null && ids.has(desta)) falta(i, 'id', 'Esta linha está na estrutura duas vezes.');
    if (desta !== null) ids.add(desta);
  }
}
