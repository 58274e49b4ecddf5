import { z } from 'zod';

const CODIGOS_ERRO = [
  'VALIDACAO',
  'NAO_AUTENTICADO',
  'CREDENCIAIS',
  'XSRF',
  'PROIBIDO',
  'SEGUNDO_FATOR',
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

/** Every refusal of the API. `Error` is a sentence for the person; `campos` names the fields to correct, by path. */
export const erroResposta = z
  .object({
    Error: z.string().describe('A frase para a pessoa.'),
    codigo: z.enum(CODIGOS_ERRO).describe('O código para o programa.'),
    campos: z.record(z.string(), z.string()).optional().describe('O que corrigir, por campo.'),
    id: z.string().optional().describe('Com DUPLICADO ou VERSAO_ANTERIOR: o registro que já existe.'),
    atual: z.unknown().optional().describe('Com CONFLITO: o registro como está agora.'),
    requisicao: z.string().optional().describe('Com INTERNO: o que dizer a quem cuida do servidor.'),
  })
  .meta({ id: 'Erro' });
/** The part of `atual` that every record has, on `CONFLITO`. */
export const versaoDoConflito = z.object({ versao: z.number(), alteradoPor: z.string().nullable().catch(null) });

export type ErroResposta = z.infer<typeof erroResposta>;
