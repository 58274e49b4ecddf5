import type { UsuarioLogado } from '#lib/contracts/accounts/auth.ts';

/** For tests: a signed-in person with an empty profile. */
export const MARIA: UsuarioLogado = {
  token: 't1',
  id: 'u1',
  name: 'Maria',
  email: 'maria@exemplo.com.br',
  idEmpresa: 'e1',
  empresa: null,
  telefone: null,
  telefonePessoal: null,
  rg: null,
  cpf: null,
  dtNascimento: null,
  despachante: null,
  sobremim: null,
};
