import { z } from 'zod';

/** Kinds of things that are found; the browser knows which page each is of. */
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

/** No more are answered of one kind, so that none crowds out the others, nor in all. */
export const MAXIMO_POR_TIPO = 6;
export const MAXIMO_DE_ACHADOS = 30;

export const buscaConsulta = z.object({
  q: z
    .string()
    .max(200)
    // No text of the database has it.
    .refine((q) => !q.includes('\0'), 'O texto da busca tem um caractere que não se aceita.'),
});

export const achado = z.object({
  tipo: z.enum(TIPOS_DE_ACHADO),
  id: z.uuid(),
  /** What it is called. */
  titulo: z.string(),
  /** What tells it from others of its kind. */
  detalhe: z.string().nullable(),
  /** What of it the text was found in, where neither title nor detail has it: `Contêiner MSCU1234560`. */
  porque: z.string().nullable(),
  /** The record it is seen in, when it has no page of its own. */
  em: z.uuid().nullable(),
});
export type Achado = z.infer<typeof achado>;
