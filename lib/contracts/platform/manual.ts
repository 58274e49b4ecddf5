import { z } from 'zod';

/**
 * The manual as the site ships it: text and links, without markup that would have to be trusted. scripts/site/ajuda.ts builds it
 * from docs/manual.md, and the news of this version from CHANGELOG.md.
 */
const trecho = z.union([
  z.string(),
  z.strictObject({ forte: z.string() }),
  z.strictObject({ codigo: z.string() }),
  /** Link to a section of the manual, by its id. */
  z.strictObject({ secao: z.string(), texto: z.string() }),
]);
const texto = z.array(trecho);

const bloco = z.discriminatedUnion('tipo', [
  z.strictObject({ tipo: z.literal('paragrafo'), texto }),
  z.strictObject({ tipo: z.literal('lista'), itens: z.array(texto) }),
  z.strictObject({ tipo: z.literal('tabela'), titulos: z.array(texto), linhas: z.array(z.array(texto)) }),
  z.strictObject({
    tipo: z.literal('imagem'),
    arquivo: z.string(),
    descricao: z.string(),
    largura: z.number(),
    altura: z.number(),
  }),
]);

/** The content under one heading. The first part of a section stands under the heading of the section itself. */
const parte = z.strictObject({
  id: z.string(),
  titulo: z.string().nullable(),
  /** The part of a screen that it describes: `/processos/$id?aba=cambio`. */
  telas: z.array(z.string()).optional(),
  blocos: z.array(bloco),
});

const secaoDoManual = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** Paths of the route table that the section describes. */
  telas: z.array(z.string()),
  partes: z.array(parte),
});

export const manual = z.strictObject({ apresentacao: z.array(bloco), secoes: z.array(secaoDoManual) });
export const novidades = z.strictObject({ versao: z.string(), data: z.string(), partes: z.array(parte) });

export type Trecho = z.infer<typeof trecho>;
export type Bloco = z.infer<typeof bloco>;
export type ParteDoManual = z.infer<typeof parte>;
export type SecaoDoManual = z.infer<typeof secaoDoManual>;
export type Manual = z.infer<typeof manual>;
export type Novidades = z.infer<typeof novidades>;
