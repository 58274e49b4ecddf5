import { z } from 'zod';
import { RECURSOS_VINCULADOS } from '#lib/domain/aduana/declaracao/vinculo-declarado.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';

const recurso = z.enum(RECURSOS_VINCULADOS);

/** Query for the names that the declaration of a processo uses, of one cadastro. Unlinked names come first. */
export const apelidoConsulta = z.strictObject({
  processoId: id,
  recurso,
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(50).default(25),
});
export type ApelidoConsulta = z.infer<typeof apelidoConsulta>;

/** A record of the cadastro, with its display name. */
export const registroVinculado = z.object({ id, nome: z.string() });
export type RegistroVinculado = z.infer<typeof registroVinculado>;

const vinculo = z.object({
  registro: registroVinculado,
  /** `CADASTRO`: the record itself holds this name, so the name is changed there. */
  origem: z.enum(['CONFIRMADO', 'CADASTRO']),
  /** Of a `CONFIRMADO` link: the id to delete it by, the person who confirmed it and the moment. */
  id: id.nullable(),
  por: z.string().nullable(),
  em: instante.nullable(),
});
export type Vinculo = z.infer<typeof vinculo>;

const sugestao = z.object({
  registro: registroVinculado,
  /** 0 to 1: the share of trigrams that the two texts have in common. */
  semelhanca: z.string(),
  porque: z.string(),
});
export type Sugestao = z.infer<typeof sugestao>;

export const nomeDeclarado = z.object({
  recurso,
  /** As declared. */
  texto: z.string(),
  /** NCM of an item. The link of a description holds only under its NCM. */
  ncm: z.string().nullable(),
  /** Numbers of the adições that use the name. */
  adicoes: z.array(z.string()),
  vinculo: vinculo.nullable(),
  /** At most three, nearest first; empty where the name is already linked. */
  sugestoes: z.array(sugestao),
});
export type NomeDeclarado = z.infer<typeof nomeDeclarado>;

/** Says which record a declared text means. A second answer for the same text replaces the first. */
export const apelidoNovo = entreCampos(
  z.strictObject({
    recurso,
    texto: textoObrigatorio(10_000, 'Informe o texto.'),
    ncm: z
      .string()
      .regex(/^\d{8}$/, 'A NCM tem oito algarismos.')
      .nullable()
      .default(null)
      .meta({ example: null }),
    registroId: id,
  }),
  ['recurso', 'ncm'],
  ({ recurso, ncm }, { addIssue }) => {
    if ((recurso === 'Item') !== (ncm !== null)) {
      addIssue({ code: 'custom', path: ['ncm'], message: 'A NCM é do item, e só dele.' });
    }
  },
);
export type ApelidoNovo = z.infer<typeof apelidoNovo>;

export const apelido = z.object({ id, recurso, texto: z.string(), registro: registroVinculado, em: instante });
export type ApelidoLido = z.infer<typeof apelido>;
