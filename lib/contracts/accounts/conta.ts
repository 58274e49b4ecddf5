import { z } from 'zod';
import { imagemGuardada } from '#lib/contracts/platform/imagem.ts';
import { CONTA } from '#lib/registros/conta.ts';
import { identidade } from '#lib/registros/contrato-de.ts';
import { dataLida, id, instante } from '#lib/registros/primitivos.ts';
import { senhaNova } from './senha.ts';

/** The fields of an account that its owner fills in. The e-mail is the log-in and cannot change. */
export const contaNova = z.strictObject(CONTA);
export type ContaNova = z.infer<typeof contaNova>;

export const contaEdicao = z.strictObject({ ...identidade, ...CONTA });
export type ContaEdicao = z.infer<typeof contaEdicao>;

/** Answer of `GET /api/MinhaConta`: the caller's own account, with fields that nobody else sees. */
export const conta = z.object({
  id,
  versao: z.number().int(),
  email: z.string(),
  ...CONTA,
  dtNascimento: dataLida.nullable().default(null),
  foto: imagemGuardada,
});
export type Conta = z.infer<typeof conta>;

/** Fields the other people of the company never see. */
export const CAMPOS_PRIVADOS = ['telefonePessoal', 'rg', 'cpf', 'dtNascimento'] as const satisfies (keyof ContaNova)[];

export const trocaDeSenha = z.strictObject({
  atual: z.string().min(1, 'Informe a senha atual.').max(200, 'A senha tem no máximo 200 caracteres.'),
  nova: senhaNova,
});
export type TrocaDeSenha = z.infer<typeof trocaDeSenha>;

/** An open session. `id` names the session and does not authenticate. */
export const sessaoAberta = z.object({
  id,
  /** `Chrome no Windows`. */
  aparelho: z.string(),
  inicio: instante,
  ate: instante,
  /** Whether it is the session of the request. */
  esta: z.boolean(),
});
export type SessaoAberta = z.infer<typeof sessaoAberta>;

export const sessoesEncerradas = z.object({ encerradas: z.number().int() });

export const envioDeFoto = z.strictObject({ Bucket: z.literal('foto').default('foto') });
