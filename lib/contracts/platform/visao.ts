import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';

export const DENSIDADES = ['compacta', 'normal', 'confortavel'] as const;
export type Densidade = (typeof DENSIDADES)[number];

/** Columns with their order and width, and the density of the rows. */
export const apresentacao = z.strictObject({
  colunas: z
    .array(
      z.strictObject({
        campo: z.string().min(1).max(60),
        /** The column is shown in the grid. */
        visivel: z.boolean(),
        /** The column is a line of the card that a row becomes on a phone; when absent, the column's default applies. */
        noCartao: z.boolean().optional(),
        /** In pixels; when absent, the column's default applies. */
        largura: z.number().int().min(40).max(2_000).optional(),
      }),
    )
    .max(100),
  densidade: z.enum(DENSIDADES),
});
export type Apresentacao = z.infer<typeof apresentacao>;

/** Everything a saved view stores of its list: the query as in the address, and the presentation. */
const definicaoDeVisao = z.strictObject({
  /** Text search and filters, without empty ones. */
  filtros: z
    .record(z.string().min(1).max(60), z.string().min(1).max(200))
    .refine((filtros) => Object.keys(filtros).length <= 40, 'Uma visão guarda no máximo 40 filtros.'),
  ordem: z.string().max(60),
  apresentacao,
});
export type DefinicaoDeVisao = z.infer<typeof definicaoDeVisao>;

/** The list of the view: `processos`, `configuracoes/itens`. */
const tela = z.string().regex(/^[a-z][a-z0-9/-]{0,59}$/);

const campos = {
  nome: textoObrigatorio(60, 'Dê um nome à visão.'),
  /** Everybody in the company sees it; only its author changes it. */
  compartilhada: z.boolean(),
  /** The list opens with this view, for the caller. */
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
  /** Whether the caller is its author. */
  minha: z.boolean(),
});
export type Visao = z.infer<typeof visao>;

export const visaoConsulta = z.strictObject({ tela });
