/** The fictitious company and person of a first start. The password is printed, so it is valid only on this machine. */
export const DEMONSTRACAO = {
  email: 'demo@cais.local',
  senha: 'cais-demo',
  empresa: {
    nomeFantasia: 'Amazônia Componentes Ltda',
    razaoSocial: 'Amazônia Componentes Ltda',
    // Well formed, and nobody's: the Receita gave no such number. The industry is older than CNPJs with letters.
    cnpj: '99999999000191',
  },
  nome: 'Maria da Conceição',
} as const;
