/** What each field of a person is called. */
export const ROTULOS_CONTA = {
  nome: 'Nome',
  email: 'E-mail',
  telefone: 'Telefone',
  telefonePessoal: 'Telefone pessoal',
  rg: 'RG',
  cpf: 'CPF',
  dtNascimento: 'Data de nascimento',
  despachante: 'Despachante aduaneiro',
  sobremim: 'Sobre mim',
  foto: 'Foto',
} as const;
