import { z } from 'zod';
import { id } from '#lib/registros/primitivos.ts';

/** Where a person puts something of a DUIMP right. */
export const lugar = z.discriminatedUnion('onde', [
  z.object({ onde: z.literal('PROCESSO'), aba: z.enum(['identificacao', 'carga', 'itens', 'adicoes']) }),
  z.object({
    onde: z.literal('COMPLEMENTO'),
    parte: z.enum(['geral', 'documentos', 'operadores', 'produtos', 'fundamentos']),
  }),
  z.object({ onde: z.literal('FORNECEDOR'), id }),
  z.object({ onde: z.literal('VINCULOS') }),
  z.object({ onde: z.literal('PAISES') }),
  z.object({ onde: z.literal('CATALOGO'), itemId: id.nullable() }),
  z.object({ onde: z.literal('PORTAL') }),
]);
export type LugarLido = z.infer<typeof lugar>;

/** What is missing, or to be known. */
export const lacunas = z.array(
  z.object({ chave: z.string(), nivel: z.enum(['IMPEDE', 'AVISA']), texto: z.string(), lugar }),
);

/** What the Portal says against a draft. */
export const problemas = z.array(
  z.object({
    item: z.number().int().nullable(),
    campo: z.string().nullable(),
    codigo: z.string().nullable(),
    mensagem: z.string(),
    lugar,
  }),
);
