import { z } from 'zod';
import { RECURSOS_VINCULADOS } from '#lib/domain/aduana/vinculo-declarado.ts';
import { entreCampos } from '#lib/registros/entre-campos.ts';
import { id, instante } from '#lib/registros/primitivos.ts';

const recurso = z.enum(RECURSOS_VINCULADOS);

/** What a declaration of a process names, by cadastro; those that are not linked come first. */
export const apelidoConsulta = z.strictObject({
  processoId: id,
  recurso,
  pagina: z.coerce.number().int().min(1).max(1_000_000).default(1),
  tamanho: z.coerce.number().int().min(1).max(50).default(25),
});
export type ApelidoConsulta = z.infer<typeof apelidoConsulta>;

/** A record of the cadastro, as a person calls it. */
export const registroVinculado = z.object({ id, nome: z.string() });
export type RegistroVinculado = z.infer<typeof registroVinculado>;

const vinculo = z.object({
  registro: registroVinculado,
  /** `CADASTRO` is a name somebody wrote in the record itself, and is changed there. */
  origem: z.enum(['CONFIRMADO', 'CADASTRO']),
  /** Of a CONFIRMADO: to be deleted by, who confirmed it, and when. */
  id: id.nullable(),
  por: z.string().nullable(),
  em: instante.nullable(),
});
export type Vinculo = z.infer<typeof vinculo>;

const sugestao = z.object({
  registro: registroVinculado,
  /** 0 to 1, of the trigrams the two texts share. */
  semelhanca: z.string(),
  porque: z.string(),
});
export type Sugestao = z.infer<typeof sugestao>;

export const nomeDeclarado = z.object({
  recurso,
  /** As the declaration has it. */
  texto: z.string(),
  /** Of an item: its NCM, under which its description counts. */
  ncm: z.string().nullable(),
  /** Numbers of the adições that name it. */
  adicoes: z.array(z.string()),
  vinculo: vinculo.nullable(),
  /** At most three, the nearest first; none where it is linked. */
  sugestoes: z.array(sugestao),
});
export type NomeDeclarado = z.infer<typeof nomeDeclarado>;

/** Somebody says whom or what a text means; a second time, they say it anew. */
export const apelidoNovo = entreCampos(
  z.strictObject({
    recurso,
    texto: z.string().trim().min(1, 'Informe o texto.').max(10_000),
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
