/** The answer to a log-in: numeric ids, no null fields, and fields the site does not use. */
export const USUARIO = {
  token: 'token-da-maria',
  id: 31,
  name: 'Maria da Conceição Oliveira',
  email: 'maria@exemplo.com.br',
  idEmpresa: 7,
  empresa: { id: 7, nomeFantasia: 'Amazônia Componentes', cnpj: '00000000000191', plano: { nome: 'Ouro' } },
  telefone: '(92) 3000-0000',
  cpf: '12345678909',
  despachante: true,
  senhaHash: '$2a$10$ficticio',
  perfis: ['ADMIN'],
  refreshToken: 'nao-guarde',
};

/** Unsorted, and more currencies than the bar shows. */
export const MOEDAS = [
  { id: 4, sigla: 'JPY', valorTaxa: 0.0361, nome: 'Iene', atualizadoPor: 'robô' },
  { id: 3, sigla: 'NOK', valorTaxa: 0.5312, nome: 'Coroa norueguesa', atualizadoPor: 'robô' },
  { id: 2, sigla: 'USD', valorTaxa: 5.3417, nome: 'Dólar', atualizadoPor: 'robô' },
  { id: 5, sigla: 'CNY', valorTaxa: 0.7502, nome: 'Renminbi', atualizadoPor: 'robô' },
  { id: 1, sigla: 'EUR', valorTaxa: 1234.5678, nome: 'Euro', atualizadoPor: 'robô' },
];

/** Generic resources, by the name in their path. */
export const CADASTROS: Record<string, Record<string, unknown>[]> = {
  Item: [
    { id: 1, partNumber: 'PN-001', descricao: 'Parafuso sextavado' },
    { id: 2, partNumber: 'PN-002', descricao: 'Porca & arruela' },
  ],
  Fornecedor: [
    { id: 1, razaoSocial: 'Nordlys AS', pais: { id: 5, nome: 'Noruega' } },
    { id: 2, razaoSocial: 'Lanterna GmbH', pais: null },
  ],
  Pais: [
    { id: 5, codigo: '538', nome: 'Noruega' },
    { id: 6, codigo: '023', nome: 'Alemanha' },
  ],
};
