import { z } from 'zod';
import { consultaDeCadastro } from '#lib/contracts/platform/cadastro.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { ESTRUTURA, linhaDaEstruturaNova } from '#lib/registros/estrutura.ts';
import { dataLida, decimalDe, id } from '#lib/registros/primitivos.ts';

export type LinhaDaEstruturaNova = z.infer<typeof linhaDaEstruturaNova>;

export const estruturaNova = z.strictObject(ESTRUTURA);
export type EstruturaNova = z.infer<typeof estruturaNova>;

export const estruturaEdicao = z.strictObject({ ...identidade, ...ESTRUTURA });

const produtoDaEstrutura = z.object({ id, codigo: z.string(), descricao: z.string(), excluido: z.boolean() });

/** A row of the list. */
export const estruturaResumo = z.object({
  ...registroLido,
  produto: produtoDaEstrutura,
  revisao: z.string(),
  vigenciaInicio: dataLida,
  /** The day before the next revision begins; null for the last revision. */
  vigenciaFim: dataLida.nullable(),
  observacao: z.string().nullable(),
  /** Number of lines of each origin. */
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
  ...ESTRUTURA,
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
