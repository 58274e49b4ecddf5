/** The fictitious company and person of a first start. The password is printed, so it is valid only on this machine. */
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
