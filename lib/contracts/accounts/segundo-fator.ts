import { z } from 'zod';
import { id, instante } from '#lib/registros/primitivos.ts';

/** A code of an application, which shows it as `123 456`. */
const codigoDoAplicativo = z
  .string('Informe o código.')
  .trim()
  .regex(/^\d{3}\s?\d{3}$/, 'O código tem 6 algarismos.')
  .meta({ example: '123456' });

const codigoDeRecuperacao = z
  .string('Informe o código de recuperação.')
  .trim()
  .min(1, 'Informe o código de recuperação.')
  .max(40, 'Este código de recuperação é comprido demais.');

const bytes = z.string().max(20_000);

/** The options of a passkey as `navigator.credentials` takes them. */
const opcoesDaChave = z.record(z.string(), z.unknown());

/** What an authenticator signs at log-in (`AuthenticationResponseJSON` of WebAuthn). */
const chaveAssinada = z.looseObject({
  id: bytes.min(1),
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.looseObject({ clientDataJSON: bytes, authenticatorData: bytes, signature: bytes }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** What an authenticator answers when it makes a passkey (`RegistrationResponseJSON` of WebAuthn). */
const chaveCriada = z.looseObject({
  id: bytes.min(1),
  rawId: bytes,
  type: z.literal('public-key'),
  response: z.looseObject({
    clientDataJSON: bytes,
    attestationObject: bytes,
    transports: z.array(z.string().max(40)).max(10).optional(),
  }),
  clientExtensionResults: z.record(z.string(), z.unknown()).default({}),
});

/** Answer 202 of `POST /Auth/Login`: the password is right, and a second factor is asked for. */
export const pedidoDeSegundoFator = z.object({
  segundoFator: z.object({
    /** Goes with the answer to `POST /Auth/SegundoFator`; opens nothing by itself. */
    token: z.string().min(1),
    ate: instante,
    /** Whether a code of an application is accepted. */
    aplicativo: z.boolean(),
    /** The options of a passkey; null when the person has none for this address. */
    chave: opcoesDaChave.nullable(),
    /** Whether an unused recovery code is left. */
    recuperacao: z.boolean(),
  }),
});
export type PedidoDeSegundoFator = z.infer<typeof pedidoDeSegundoFator>;

const token = z.string().min(20).max(200);

export const respostaDoSegundoFator = z.discriminatedUnion('forma', [
  z.strictObject({ forma: z.literal('APLICATIVO'), token, codigo: codigoDoAplicativo }),
  z.strictObject({ forma: z.literal('RECUPERACAO'), token, codigo: codigoDeRecuperacao }),
  z.strictObject({ forma: z.literal('CHAVE'), token, chave: chaveAssinada }),
]);
export type RespostaDoSegundoFator = z.infer<typeof respostaDoSegundoFator>;

/** The second factor of the caller, without anything secret. */
export const segundoFator = z.object({
  /** Since when an application gives codes. */
  aplicativoDesde: instante.nullable(),
  chaves: z.array(z.object({ id, nome: z.string(), criadaEm: instante, usadaEm: instante.nullable() })),
  codigosRestantes: z.number().int(),
  /** Whether the company demands one of everybody. */
  exigido: z.boolean(),
});
export type SegundoFator = z.infer<typeof segundoFator>;

/** The present password, which every change of the second factor asks for. */
export const comSenha = z.strictObject({
  senha: z.string('Informe a senha atual.').min(1, 'Informe a senha atual.').max(200),
});

/** What the caller can prove with besides the password. */
export const provaIniciada = z.object({
  aplicativo: z.boolean(),
  /** What a passkey signs; null when the person has none for this address. */
  chave: z.object({ token: z.string(), opcoes: opcoesDaChave }).nullable(),
});
export type ProvaIniciada = z.infer<typeof provaIniciada>;

/** The password and a second factor, or one of them, given again in the same session. */
export const provaDada = z.strictObject({
  senha: comSenha.shape.senha.optional(),
  codigo: codigoDoAplicativo.optional(),
  chave: z.strictObject({ token, assinada: chaveAssinada }).optional(),
});
export type ProvaDada = z.infer<typeof provaDada>;

/** The secret of an application, shown once: as text to type, and as the address that its QR code holds. */
export const aplicativoNovo = z.object({ segredo: z.string(), endereco: z.string() });
export type AplicativoNovo = z.infer<typeof aplicativoNovo>;

export const confirmacaoDoAplicativo = z.strictObject({ codigo: codigoDoAplicativo });

/** Recovery codes, shown once; empty when the person keeps those they have. */
export const codigosDeRecuperacao = z.object({ codigos: z.array(z.string()) });
export type CodigosDeRecuperacao = z.infer<typeof codigosDeRecuperacao>;

export const chaveIniciada = z.object({ token: z.string(), opcoes: opcoesDaChave });
export const chaveNova = z.strictObject({
  token,
  nome: z.string().trim().min(1, 'Dê um nome à chave.').max(60, 'O nome tem no máximo 60 caracteres.'),
  resposta: chaveCriada,
});
export type ChaveNova = z.infer<typeof chaveNova>;

export const exigenciaDeSegundoFator = z.strictObject({ exigir: z.boolean() });
