import { z } from 'zod';
import { tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { ORIGENS_PARAMETRO, SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import { CAMPOS_A_CONFIRMAR, type TabelaSimples } from '#lib/domain/cadastros/tabelas.ts';
import { identidade, registroLido } from '#lib/registros/contrato-de.ts';
import { id } from '#lib/registros/primitivos.ts';
import { linhaDaTabela } from '#lib/registros/tabela.ts';

/** The contract of a reference table. All tables have the same fields; each has its own form of code. */
export function contratoDaTabela(qual: TabelaSimples) {
  const campos = linhaDaTabela(qual);
  return {
    novo: z.strictObject(campos),
    edicao: z.strictObject({ ...identidade, ...campos }),
    lido: linhaDeTabela,
    consulta: tabelaConsulta,
  };
}

const linhaDeTabela = z.object({
  ...registroLido,
  origem: z.enum(ORIGENS_PARAMETRO),
  codigo: z.string(),
  nome: z.string(),
  sigla: z.string().nullable(),
  fonte: z.string().nullable(),
  situacao: z.enum(SITUACOES_REFERENCIA),
  /** Fields of a verified row that its source does not state. */
  aConfirmar: z.array(z.enum(CAMPOS_A_CONFIRMAR)).default([]),
});
export type LinhaDeTabela = z.infer<typeof linhaDeTabela>;
export type LinhaDeTabelaNova = z.infer<ReturnType<typeof contratoDaTabela>['novo']>;

/** A row of the lookup of a reference table; the NCM is such a table too. */
export const linhaDoLookup = z.object({ id, codigo: z.string(), nome: z.string(), sigla: z.string().nullable() });
export type LinhaDoLookup = z.infer<typeof linhaDoLookup>;
