/** What each field of the company is called. */
export const ROTULOS_EMPRESA = {
  razaoSocial: 'Razão social',
  nomeFantasia: 'Nome fantasia',
  cnpj: 'CNPJ',
  ieAm: 'Inscrição estadual (AM)',
  inscricaoSuframa: 'Inscrição Suframa',
  telefone: 'Telefone',
  email: 'E-mail',
  cep: 'CEP',
  logradouro: 'Logradouro',
  numero: 'Número',
  complemento: 'Complemento',
  bairro: 'Bairro',
  municipio: 'Município',
  uf: 'UF',
  filiais: 'Filiais',
  logo: 'Logotipo',
} as const;
