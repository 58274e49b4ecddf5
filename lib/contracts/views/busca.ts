import { z } from 'zod';

/** Kinds of things the search finds. The browser knows the page of each kind. */
export const TIPOS_DE_ACHADO = [
  'PROCESSO',
  'DAI',
  'PEDIDO',
  'DCR',
  'DCI',
  'NOTA',
  'IMPORTADOR',
  'FORNECEDOR',
  'ITEM',
  'PRODUTO',
  'NCM',
  'REPRESENTANTE',
  'PESSOA',
] as const;
export type TipoDeAchado = (typeof TIPOS_DE_ACHADO)[number];

/** Limits of an answer: per kind, so that no kind crowds out the others, and in all. */
export const MAXIMO_POR_TIPO = 6;
export const MAXIMO_DE_ACHADOS = 30;

export const buscaConsulta = z.object({
  q: z
    .string()
    .max(200)
    // PostgreSQL text cannot hold a NUL character.
    .refine((q) => !q.includes('\0'), 'O texto da busca tem um caractere que não se aceita.'),
});

export const achado = z.object({
  tipo: z.enum(TIPOS_DE_ACHADO),
  id: z.uuid(),
  titulo: z.string(),
  /** Tells the record from others of its kind. */
  detalhe: z.string().nullable(),
  /** Where the text was found, when neither title nor detail has it: `Contêiner MSCU1234560`. */
  porque: z.string().nullable(),
  /** The record whose page shows it, when it has no page of its own. */
  em: z.uuid().nullable(),
});
export type Achado = z.infer<typeof achado>;
