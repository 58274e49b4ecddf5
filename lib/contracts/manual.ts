import { z } from 'zod';

/**
 * The manual as the site carries it: no markup to be trusted, only words and where they lead. scripts/site/ajuda.ts makes it of docs/manual.md,
 * and what is new in this version of CHANGELOG.md.
 */
const trecho = z.union([
  z.string(),
  z.strictObject({ forte: z.string() }),
  z.strictObject({ codigo: z.string() }),
  /** To a section of the manual, by its id. */
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

/** What stands under one heading; the first of a section stands under the section's own. */
const parte = z.strictObject({
  id: z.string(),
  titulo: z.string().nullable(),
  /** What of a screen it describes: `/processos/$id?aba=cambio`. */
  telas: z.array(z.string()).optional(),
  blocos: z.array(bloco),
});

const secaoDoManual = z.strictObject({
  id: z.string(),
  titulo: z.string(),
  /** The paths of the route table it describes. */
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
