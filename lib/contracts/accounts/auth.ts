import { z } from 'zod';

export const credenciais = z.object({
  email: z.email('Informe um e-mail válido.').max(254),
  password: z.string().min(1, 'Informe a senha.').max(200, 'A senha tem no máximo 200 caracteres.'),
});
export type Credenciais = z.infer<typeof credenciais>;

/** Answer of `POST /Auth/Login`. The field names are those of the application that Cais replaces. */
export const usuarioLogado = z.object({
  token: z.string().min(1),
  id: z.string(),
  name: z.string().nullable(),
  email: z.string(),
  idEmpresa: z.string(),
  empresa: z.object({ nomeFantasia: z.string().nullable() }).nullable(),
  telefone: z.string().nullable(),
  telefonePessoal: z.string().nullable(),
  rg: z.string().nullable(),
  cpf: z.string().nullable(),
  dtNascimento: z.string().nullable(),
  despachante: z.boolean().nullable(),
  sobremim: z.string().nullable(),
});
export type UsuarioLogado = z.infer<typeof usuarioLogado>;
