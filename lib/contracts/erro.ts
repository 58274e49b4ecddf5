import { z } from 'zod';

const CODIGOS_ERRO = [
  'VALIDACAO',
  'NAO_AUTENTICADO',
  'CREDENCIAIS',
  'XSRF',
  'PROIBIDO',
  'NAO_ENCONTRADO',
  'CONFLITO',
  'DUPLICADO',
  'BLOQUEADO',
  'TAMANHO',
  'FORMATO',
  'REGRA',
  'LIMITE',
  'INDISPONIVEL',
  'INTERNO',
] as const;
export type CodigoErro = (typeof CODIGOS_ERRO)[number];

/** Every refusal of the API. `Error` is a sentence for the person; `campos` names what to mend, by path. */
export const erroResposta = z.object({
  Error: z.string(),
  codigo: z.enum(CODIGOS_ERRO),
  campos: z.record(z.string(), z.string()).optional(),
  /** With `DUPLICADO`: the record that is already there. */
  id: z.string().optional(),
  /** With `CONFLITO`: the record as it stands now. */
  atual: z.unknown().optional(),
  /** With `INTERNO`: what to tell whoever looks after the server. */
  requisicao: z.string().optional(),
});
/** Of what comes with `CONFLITO`, whatever the record is. */
export const versaoDoConflito = z.object({ versao: z.number(), alteradoPor: z.string().nullable().catch(null) });

export type ErroResposta = z.infer<typeof erroResposta>;
