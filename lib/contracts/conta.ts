import { z } from 'zod';
import { cpf, dataAntiga, dataLida, id, instante, telefone } from '#lib/registros/primitivos.ts';
import { textoOpcional } from '#lib/registros/tipos.ts';
import { identidade } from './cadastro.ts';
import { imagemGuardada } from './imagem.ts';
import { senhaNova } from './senha.ts';

const campos = {
  nome: z.string().trim().min(1, 'Informe o nome.').max(120),
  /** Of the office: the company sees it. The four after it only their owner does. */
  telefone: telefone.nullable().default(null),
  telefonePessoal: telefone.nullable().default(null),
  rg: textoOpcional(30),
  cpf: cpf.nullable().default(null),
  dtNascimento: dataAntiga.nullable().default(null),
  despachante: z.boolean().default(false),
  sobremim: textoOpcional(1000),
};

/** What a person fills in of their own account. The e-mail is the log-in and stays. */
export const contaNova = z.strictObject(campos);
export type ContaNova = z.infer<typeof contaNova>;

export const contaEdicao = z.strictObject({ ...identidade, ...campos });
export type ContaEdicao = z.infer<typeof contaEdicao>;

/** `GET /api/MinhaConta`: whoever asks, as nobody else sees them. */
export const conta = z.object({
  id,
  versao: z.number().int(),
  email: z.string(),
  ...campos,
  dtNascimento: dataLida.nullable().default(null),
  foto: imagemGuardada,
});
export type Conta = z.infer<typeof conta>;

export const CAMPOS_PRIVADOS = ['telefonePessoal', 'rg', 'cpf', 'dtNascimento'] as const satisfies (keyof ContaNova)[];

export const trocaDeSenha = z.strictObject({
  atual: z.string().min(1, 'Informe a senha atual.').max(200, 'A senha tem no máximo 200 caracteres.'),
  nova: senhaNova,
});
export type TrocaDeSenha = z.infer<typeof trocaDeSenha>;

/** A place where one is signed in; `id` names it and lets nobody in. */
export const sessaoAberta = z.object({
  id,
  /** `Chrome no Windows`. */
  aparelho: z.string(),
  inicio: instante,
  ate: instante,
  /** Whether it is the one that asks. */
  esta: z.boolean(),
});
export type SessaoAberta = z.infer<typeof sessaoAberta>;

export const sessoesEncerradas = z.object({ encerradas: z.number().int() });

export const envioDeFoto = z.strictObject({ Bucket: z.literal('foto').default('foto') });
