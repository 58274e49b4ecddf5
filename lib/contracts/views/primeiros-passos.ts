import { z } from 'zod';
import { PASSOS_INICIAIS } from '#lib/domain/telas/primeiros-passos.ts';
import { dataLida } from '#lib/registros/primitivos.ts';

/** PULADO only while nothing of the step is there: what has begun says so. */
const ESTADOS_DO_PASSO = ['FEITO', 'COMECADO', 'NAO_COMECADO', 'PULADO'] as const;
export type EstadoDoPasso = (typeof ESTADOS_DO_PASSO)[number];

const quantos = z.number().int();

/** What the database holds of each step. */
const contagensIniciais = z.object({
  temCnpj: z.boolean(),
  pessoas: quantos,
  /** The cut-off day of the company. */
  historicoAntesDe: dataLida.nullable(),
  /** Intakes of old files that are read to the end, and the others. */
  historicosLidos: quantos,
  historicosPorLer: quantos,
  declaracoes: quantos,
  notas: quantos,
  importadores: quantos,
  fornecedores: quantos,
  itens: quantos,
  /** CNPJs that declarations name as importer and the cadastro lacks. */
  importadoresQueFaltam: quantos,
  /** The day of the newest official NCM table brought in. */
  ncmDe: dataLida.nullable(),
  lotes: quantos,
  /** DAIs that somebody has begun. */
  dais: quantos,
  daisEnviadas: quantos,
});
export type ContagensIniciais = z.infer<typeof contagensIniciais>;

export const primeirosPassos = z.object({
  passos: z.array(z.object({ passo: z.enum(PASSOS_INICIAIS), estado: z.enum(ESTADOS_DO_PASSO) })),
  contagens: contagensIniciais,
  /** Whether every step is done or skipped. */
  terminado: z.boolean(),
  dispensado: z.boolean(),
});
export type PrimeirosPassos = z.infer<typeof primeirosPassos>;

export const passoPulado = z.strictObject({ passo: z.enum(PASSOS_INICIAIS), pular: z.boolean() });
export type PassoPulado = z.infer<typeof passoPulado>;

export const passosDispensados = z.strictObject({ dispensar: z.boolean() });
export type PassosDispensados = z.infer<typeof passosDispensados>;
