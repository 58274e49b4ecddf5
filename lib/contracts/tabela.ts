import { z } from 'zod';
import { tabelaConsulta } from '#lib/contracts/consultas/tabela.ts';
import { ORIGENS_PARAMETRO, SITUACOES_PARAMETRO } from '#lib/domain/cadastros/parametro.ts';
import {
  CAMPOS_A_CONFIRMAR,
  TABELAS,
  type TabelaDeReferencia,
  type TabelaSimples,
} from '#lib/domain/cadastros/tabelas.ts';
import { id } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { identidade, registroLido } from './cadastro.ts';

/** The contract of one reference table: all have the same fields, each its own form of code. */
export function contratoDaTabela(qual: TabelaSimples) {
  const { codigo, motivo, sigla }: TabelaDeReferencia = TABELAS[qual];
  const campos = {
    codigo: z.string().trim().regex(codigo, motivo),
    nome: z.string().trim().min(1, 'Informe o nome.').max(300),
    sigla: sigla ? z.string().regex(sigla.forma, sigla.motivo).nullable().default(null) : z.null().default(null),
    /** Where the company has it from. */
    fonte: textoOpcional(300),
    situacao: z.enum(SITUACOES_PARAMETRO).default('CONFIRMAR'),
  };
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
  situacao: z.enum(SITUACOES_PARAMETRO),
  /** Of a verified row, what its source does not say. */
  aConfirmar: z.array(z.enum(CAMPOS_A_CONFIRMAR)).default([]),
});
export type LinhaDeTabela = z.infer<typeof linhaDeTabela>;
export type LinhaDeTabelaNova = z.infer<ReturnType<typeof contratoDaTabela>['novo']>;

/** A row of the lookup of a reference table, the NCM among them. */
export const linhaDoLookup = z.object({ id, codigo: z.string(), nome: z.string(), sigla: z.string().nullable() });
export type LinhaDoLookup = z.infer<typeof linhaDoLookup>;
