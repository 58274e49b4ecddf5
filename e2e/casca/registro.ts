export const CHAVE_SESSAO = 'cais-credentials';

/** The fields of spec §3, with a time that is valid while the tests run. */
const MARIA = {
  token: 'token-da-maria',
  id: '31',
  name: 'Maria da Conceição Oliveira',
  email: 'maria@exemplo.com.br',
  idEmpresa: '7',
  empresa: { nomeFantasia: 'Amazônia Componentes' },
  telefone: '(92) 3000-0000',
  telefonePessoal: null,
  rg: null,
  cpf: '12345678909',
  dtNascimento: null,
  despachante: true,
  sobremim: null,
};

/** A stored session as text, with the changes the test gives. */
export function registro(mudancas: Record<string, unknown> = {}): string {
  return JSON.stringify({ ...MARIA, date: new Date().toISOString(), ...mudancas });
}
