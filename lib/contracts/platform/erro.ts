import { z } from 'zod';

const CODIGOS_ERRO = [
  'VALIDACAO',
  'NAO_AUTENTICADO',
  'CREDENCIAIS',
  'XSRF',
  'PROIBIDO',
  'SEGUNDO_FATOR',
  'PROVA',
  'NAO_ENCONTRADO',
  'CONFLITO',
  'DUPLICADO',
  'VERSAO_ANTERIOR',
  'BLOQUEADO',
  'TAMANHO',
  'FORMATO',
  'REGRA',
  'LIMITE',
  'INDISPONIVEL',
  'INTERNO',
] as const;
export type CodigoErro = (typeof CODIGOS_ERRO)[number];

/** `UMA` is the password or a second factor; `TODAS` is the password, and a second factor of who has one. */
const PROVAS_PEDIDAS = ['UMA', 'TODAS'] as const;
export type DemandedProof = (typeof PROVAS_PEDIDAS)[number];

/** Every refusal of the API. `Error` is a sentence for the person; `campos` names the fields to correct, by path. */
export const erroResposta = z
  .object({
    Error: z.string().describe('A frase para a pessoa.'),
    codigo: z.enum(CODIGOS_ERRO).describe('O código para o programa.'),
    campos: z.record(z.string(), z.string()).optional().describe('O que corrigir, por campo.'),
    id: z.string().optional().describe('Com DUPLICADO ou VERSAO_ANTERIOR: o registro que já existe.'),
    atual: z.unknown().optional().describe('Com CONFLITO: o registro como está agora.'),
    prova: z.enum(PROVAS_PEDIDAS).optional().describe('Com PROVA: a senha ou o segundo fator, ou os dois.'),
    requisicao: z.string().optional().describe('Com INTERNO: o que dizer a quem cuida do servidor.'),
  })
  .meta({ id: 'Erro' });
/** The part of `atual` that every record has, on `CONFLITO`. */
export const versaoDoConflito = z.object({ versao: z.number(), alteradoPor: z.string().nullable().catch(null) });

export type ErroResposta = z.infer<typeof erroResposta>;
