import { z } from 'zod';
import { SITUACOES_REFERENCIA } from '#lib/domain/cadastros/parametro.ts';
import {
  CAMPOS_A_CONFIRMAR,
  situacaoPorExtenso,
  TABELAS,
  type TabelaDeReferencia,
  type TabelaSimples,
} from '#lib/domain/cadastros/tabelas.ts';
import { colunasDe } from './colunas-de.ts';
import { contratoDe, registroLido } from './contrato-de.ts';
import { id } from './primitivos.ts';
import { DA_REFERENCIA, origem, situacao } from './referencia.ts';
import { textoObrigatorio, textoOpcional } from './tipos.ts';

/** A row of a reference table. All tables have the same fields; each has its own form of code. */
export function linhaDaTabela(qual: TabelaSimples) {
  const { codigo, motivo, algarismos, sigla }: TabelaDeReferencia = TABELAS[qual];
  const sobreASigla = {
    rotulo: 'Sigla',
    ajuda: sigla?.motivo ?? 'Esta tabela não tem siglas.',
    maximo: 6,
    coluna: { ordenavel: true, padrao: true, caracteres: 9 },
  } as const;
  return {
    codigo: z
      .string()
      .trim()
      .regex(codigo, motivo)
      .meta({
        rotulo: 'Código',
        maiusculas: true,
        maximo: 20,
        ...(algarismos !== undefined && { algarismos }),
        planilha: ['Cód', 'Código Siscomex', 'Incoterm'],
        coluna: { ordenavel: true, padrao: true, caracteres: 12 },
      }),
    nome: textoObrigatorio(300, 'Informe o nome.').meta({
      rotulo: 'Nome',
      planilha: ['Descrição', 'Denominação'],
      coluna: { ordenavel: true, padrao: true, noCartao: true, caracteres: 38 },
    }),
    sigla: sigla
      ? z
          .string()
          .regex(sigla.forma, sigla.motivo)
          .nullable()
          .default(null)
          .meta({ ...sobreASigla, planilha: ['ISO', 'Código ISO', 'Abreviatura'] })
      : z.null().default(null).meta(sobreASigla),
    /** Where the company has the row from. */
    fonte: textoOpcional(300).meta({
      rotulo: 'Fonte',
      ajuda: 'De onde a empresa o tem.',
      planilha: ['Ato', 'Base legal'],
      coluna: { padrao: true, caracteres: 28 },
    }),
    situacao: situacao.default('CONFIRMAR'),
  };
}

/** The contract of a reference table. */
export function contratoDaTabela(qual: TabelaSimples) {
  return { ...contratoDe(linhaDaTabela(qual)), lido: linhaDeTabela };
}

const linhaDeTabela = z.object({
  ...registroLido,
  origem,
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

/** Columns of every table; a table without siglas leaves that column empty. */
export const TABELA_COLUNAS = colunasDe<LinhaDeTabela>(linhaDaTabela('Pais'), {
  proprias: [
    {
      campo: 'situacao',
      titulo: 'Situação',
      tipo: 'texto',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 24,
      inteira: true,
      valor: ({ situacao, aConfirmar }) => situacaoPorExtenso(situacao, aConfirmar),
    },
    ...DA_REFERENCIA,
  ],
});
