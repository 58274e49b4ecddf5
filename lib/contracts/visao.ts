import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';

export const DENSIDADES = ['compacta', 'normal', 'confortavel'] as const;
export type Densidade = (typeof DENSIDADES)[number];

/** Which columns, in which order and how wide, and how close together the rows stand. */
export const apresentacao = z.strictObject({
  colunas: z
    .array(
      z.strictObject({
        campo: z.string().min(1).max(60),
        /** A column of the grid. */
        visivel: z.boolean(),
        /** A line of the card a row is on a phone; as the column itself says when it is not given. */
        noCartao: z.boolean().optional(),
        /** In pixels; the column's own width when it is not given. */
        largura: z.number().int().min(40).max(2_000).optional(),
      }),
    )
    .max(100),
  densidade: z.enum(DENSIDADES),
});
export type Apresentacao = z.infer<typeof apresentacao>;

/** All a saved view keeps of its list: the query as its address says it, and how it is shown. */
const definicaoDeVisao = z.strictObject({
  /** Text search and filters; none that is empty. */
  filtros: z
    .record(z.string().min(1).max(60), z.string().min(1).max(200))
    .refine((filtros) => Object.keys(filtros).length <= 40, 'Uma visão guarda no máximo 40 filtros.'),
  ordem: z.string().max(60),
  apresentacao,
});
export type DefinicaoDeVisao = z.infer<typeof definicaoDeVisao>;

/** The list the view is of: `processos`, `configuracoes/itens`. */
const tela = z.string().regex(/^[a-z][a-z0-9/-]{0,59}$/);

const campos = {
  nome: z.string().trim().min(1, 'Dê um nome à visão.').max(60),
  /** For everybody of the company to see; only its author changes it. */
  compartilhada: z.boolean(),
  /** What the list opens with, for whoever asks. */
  padrao: z.boolean(),
  definicao: definicaoDeVisao,
};

export const visaoNova = z.strictObject({ tela, ...campos });
export type VisaoNova = z.infer<typeof visaoNova>;

export const visaoEdicao = z.strictObject({ id, versao: z.number().int().min(1), ...campos });
export type VisaoEdicao = z.infer<typeof visaoEdicao>;

export const visao = z.object({
  id,
  versao: z.number().int(),
  tela: z.string(),
  nome: z.string(),
  compartilhada: z.boolean(),
  padrao: z.boolean(),
  definicao: definicaoDeVisao,
  /** Whether whoever asks is its author. */
  minha: z.boolean(),
});
export type Visao = z.infer<typeof visao>;

export const visaoConsulta = z.strictObject({ tela });
