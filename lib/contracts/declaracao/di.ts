import { z } from 'zod';
import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { PONTOS_DO_CONFRONTO, RESULTADOS_DO_PONTO } from '#lib/domain/aduana/processo/confronto-da-carga.ts';
import { dinheiro, id } from '#lib/registros/primitivos.ts';
import { conferencia, declaracaoImportacao, tributosTotais } from './declaracao-importacao.ts';

/** Limit of an upload of declarations, in bytes, with its ZIPs inflated: three times a DI with its 999 adições. */
export const TAMANHO_MAXIMO_DI = 32 * 1024 * 1024;
/**
 * Limit of files per upload. The cover of a DUIMP and its items, a hundred per file, make at most a thousand; people send them by
 * the dozen, or in a ZIP.
 */
export const ARQUIVOS_MAXIMOS_DI = 200;

const resumo = z.object({
  /** VMLD in reais as declared; the sum of the adições where the file leaves it blank. */
  valorAduaneiro: dinheiro,
  itens: z.number().int(),
  tributos: tributosTotais,
  recolher: tributosTotais,
  /** Taxes of which the file does not say what is to be paid: `recolher` has what was paid of them, or zero. */
  semRecolher: z.array(z.enum(TRIBUTOS_DI)).optional(),
  /** What `recolher.outros` sums, by name. */
  encargos: z.array(z.object({ nome: z.string(), valor: dinheiro })).optional(),
});

/** Query of `POST /api/Di/Ler`: the processo that each declaration is compared with. */
export const lerDiConsulta = z.strictObject({ processoId: id.optional() });

const confronto = z.object({
  pontos: z.array(
    z.object({
      ponto: z.enum(PONTOS_DO_CONFRONTO),
      resultado: z.enum(RESULTADOS_DO_PONTO),
      previsto: z.string().nullable(),
      declarado: z.string().nullable(),
      diferenca: z.string().nullable(),
    }),
  ),
  conferem: z.number().int(),
  comparados: z.number().int(),
  outraCarga: z.boolean(),
});

/** Answer of `POST /api/Di/Ler`: the content of the files and their internal checks. Nothing is written. */
export const leituraDi = z.object({
  declaracoes: z.array(
    declaracaoImportacao.extend({
      resumo,
      conferencias: z.array(conferencia),
      /** The processo that already holds this DI, if any. */
      processoExistente: z.object({ id, numero: z.string() }).nullable(),
      /** The declaration beside the processo of the query; null without one, and from an older back end. */
      confronto: confronto.nullable().default(null),
    }),
  ),
});
export type LeituraDi = z.infer<typeof leituraDi>;
export type DeclaracaoLida = LeituraDi['declaracoes'][number];

/** Answer of `POST /api/Processo/ImportarDi`: one processo per declaration, in the order of the file. */
export const importacaoDi = z.array(
  z.object({
    id,
    numero: z.string(),
    numeroDI: z.string(),
    adicoes: z.number().int(),
    itens: z.number().int(),
    valorAduaneiro: dinheiro,
    tributos: tributosTotais,
    recolher: tributosTotais,
  }),
);
export type ImportacaoDi = z.infer<typeof importacaoDi>;
