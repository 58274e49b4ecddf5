import { z } from 'zod';

const sha256 = z.string().regex(/^[\da-f]{64}$/);

/** The description of an archive. It is the last entry, because only then is everything known. */
export const manifestSchema = z.object({
  formato: z.literal(1, 'O formato deste backup não é conhecido por esta versão do Cais. Atualize o Cais.'),
  cais: z.string(),
  criadoEm: z.string(),
  /** What the copy was taken from; `pglite` is the embedded one of up to 0.9. */
  banco: z.enum(['pglite', 'embutido', 'postgres']),
  migracoes: z.number().int(),
  /** The hash of the last migration: releases before 1.0 join their migrations, so a number alone does not name a schema. */
  ultimaMigracao: sha256.optional(),
  tabelas: z.array(z.object({ nome: z.string(), colunas: z.array(z.string()), linhas: z.number().int(), sha256 })),
  /** Each file is named by its own SHA-256; this hash is of the names, one a line. */
  arquivos: z.object({ quantidade: z.number().int(), bytes: z.number().int(), sha256 }),
  /** The heads of the history of every company (seal.ts). */
  selos: z.array(z.string()),
});
export type Manifest = z.infer<typeof manifestSchema>;

export const MANIFEST_NAME = 'manifesto.json';
export const TABLES_FOLDER = 'tabelas';
export const FILES_FOLDER = 'arquivos';
