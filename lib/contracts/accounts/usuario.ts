import { z } from 'zod';
import { imagemGuardada } from '#lib/contracts/platform/imagem.ts';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import { id, instante } from '#lib/registros/primitivos.ts';
import { textoObrigatorio } from '#lib/registros/tipos.ts';
import { senhaNova } from './senha.ts';

/** `CONVIDADO`: the person has not chosen a password yet. */
const SITUACOES_USUARIO = ['ATIVO', 'CONVIDADO', 'DESATIVADO'] as const;
export type SituacaoUsuario = (typeof SITUACOES_USUARIO)[number];

/** A person, as the others of the company see them. */
export const usuario = z.object({
  id,
  versao: z.number().int(),
  nome: z.string(),
  email: z.string(),
  telefone: z.string().nullable(),
  despachante: z.boolean(),
  sobremim: z.string().nullable(),
  foto: imagemGuardada,
  situacao: z.enum(SITUACOES_USUARIO),
  segundoFator: z.boolean().default(false),
  /** When the invitation link expires; null without a link, or once it has expired. */
  conviteAte: instante.nullable(),
  criadoEm: instante,
  desativadoEm: instante.nullable(),
});
export type Usuario = z.infer<typeof usuario>;

/** No text search: a company has tens of people. */
export const usuarioConsulta = consultaDeLista(['nome', 'email', 'criadoEm'], 'nome', {
  situacao: z.enum(SITUACOES_USUARIO).optional(),
}).omit({ q: true });
export type UsuarioConsulta = z.infer<typeof usuarioConsulta>;

export const usuarioNovo = z.strictObject({
  nome: textoObrigatorio(120, 'Informe o nome.'),
  email: z.email('Informe um e-mail válido.').max(254),
});
export type UsuarioNovo = z.infer<typeof usuarioNovo>;

/** The person with the token of their link. The token is answered only once; the server keeps only its hash. */
export const usuarioConvidado = usuario.extend({ token: z.string() });
export type UsuarioConvidado = z.infer<typeof usuarioConvidado>;

/** What the holder of an invitation link sees before choosing a password. */
export const conviteAberto = z.object({
  empresa: z.string(),
  nome: z.string(),
  email: z.string(),
  /** The name of the person who made the link; null where the link is older than this field. */
  por: z.string().nullable().default(null),
  ate: instante,
});
export type ConviteAberto = z.infer<typeof conviteAberto>;

export const aceiteDeConvite = z.strictObject({ senha: senhaNova });
export type AceiteDeConvite = z.infer<typeof aceiteDeConvite>;
