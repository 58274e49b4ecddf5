/** The fictitious company and person a first start shows. The password is printed, so it never leaves this machine. */
export const DEMONSTRACAO = {
  email: 'demo@cais.local',
  senha: 'cais-demo',
  empresa: {
    nomeFantasia: 'Amazônia Componentes Ltda',
    razaoSocial: 'Amazônia Componentes Ltda',
    cnpj: 'ZFM000AM000121',
  },
  nome: 'Maria da Conceição',
} as const;
