/**
 * The imports of a fictitious maker of electronics and motorcycles in Manaus. Codes and names are of the NCM; rates are plausible,
 * not a tariff.
 */
export interface ProdutoFicticio {
  ncm: string;
  nomeNcm: string;
  /** The statistical unit of the NCM. */
  unidadeEstatistica: 'UNIDADE' | 'QUILOGRAMA LIQUIDO';
  /** The full rates in percent, 2 decimals: II, IPI, PIS, COFINS. */
  aliquotas: readonly [ii: string, ipi: string, pis: string, cofins: string];
  descricoes: readonly string[];
  /** The range of the net weight of one piece, in grams. */
  gramas: readonly [number, number];
  /** The range of the price of one piece, in ten-thousandths of the currency. */
  preco: readonly [number, number];
}

export const PRODUTOS: readonly ProdutoFicticio[] = [
  {
    ncm: '84733041',
    nomeNcm: 'Placas-mãe (mother boards)',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['12.00', '9.75', '2.10', '9.65'],
    descricoes: ['PLACA-MÃE PARA MICROCOMPUTADOR PORTÁTIL, SOQUETE BGA', 'PLACA-MÃE MONTADA PARA MONITOR DE TV BOX'],
    gramas: [180, 620],
    preco: [180_000, 950_000],
  },
  {
    ncm: '85299020',
    nomeNcm: 'De aparelhos das posições 85.27 ou 85.28',
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    aliquotas: ['12.00', '3.25', '2.10', '9.65'],
    descricoes: [
      'CONJUNTO DE ALTO-FALANTES PARA TELEVISOR LED 43"',
      'GABINETE TRASEIRO PLÁSTICO PARA TELEVISOR LED 55"',
    ],
    gramas: [90, 2_400],
    preco: [8_500, 145_000],
  },
  {
    ncm: '85241100',
    nomeNcm: '-- De cristais líquidos',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['0.00', '6.50', '2.10', '9.65'],
    descricoes: ['CÉLULA DE CRISTAL LÍQUIDO 43" FULL HD', 'MÓDULO DE EXIBIÇÃO DE CRISTAL LÍQUIDO 32" HD'],
    gramas: [1_800, 7_500],
    preco: [290_000, 1_450_000],
  },
  {
    ncm: '85322410',
    nomeNcm: 'Próprios para montagem em superfície (SMD - Surface Mounted Device)',
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    aliquotas: ['0.00', '0.00', '2.10', '9.65'],
    descricoes: [
      'CAPACITOR CERÂMICO MULTICAMADA SMD 0402 100 NF 16 V',
      'CAPACITOR CERÂMICO MULTICAMADA SMD 0603 10 UF 10 V',
    ],
    gramas: [1, 3],
    preco: [12, 480],
  },
  {
    ncm: '85444200',
    nomeNcm: '-- Munidos de peças de conexão',
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    aliquotas: ['16.00', '6.50', '2.10', '9.65'],
    descricoes: ['CABO FLEXÍVEL (FPC) 40 VIAS COM CONECTORES', 'CHICOTE ELÉTRICO PARA PAINEL COM CONECTOR 12 VIAS'],
    gramas: [8, 240],
    preco: [2_300, 62_000],
  },
  {
    ncm: '85076000',
    nomeNcm: '- De íon de lítio',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['18.00', '9.75', '2.10', '9.65'],
    descricoes: [
      'BATERIA DE ÍON DE LÍTIO 3,8 V 5.000 mAh PARA TELEFONE',
      'BATERIA DE ÍON DE LÍTIO 11,4 V PARA COMPUTADOR PORTÁTIL',
    ],
    gramas: [45, 320],
    preco: [31_000, 240_000],
  },
  {
    ncm: '85183000',
    nomeNcm: '- Fones de ouvido (Auscultadores e auriculares*), mesmo',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['20.00', '9.75', '2.10', '9.65'],
    descricoes: ['FONE DE OUVIDO INTRA-AURICULAR COM CONECTOR USB-C', 'FONE DE OUVIDO SEM FIO COM ESTOJO DE CARGA'],
    gramas: [12, 95],
    preco: [14_000, 210_000],
  },
  {
    ncm: '87141000',
    nomeNcm: '- De motocicletas (incluindo os ciclomotores)',
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    aliquotas: ['16.00', '9.00', '2.10', '9.65'],
    descricoes: [
      'GARFO TELESCÓPICO DIANTEIRO PARA MOTOCICLETA 160 CC',
      'PINÇA DE FREIO A DISCO DIANTEIRO PARA MOTOCICLETA 160 CC',
    ],
    gramas: [240, 5_400],
    preco: [48_000, 690_000],
  },
  {
    ncm: '73151100',
    nomeNcm: '-- Correntes de rolos',
    unidadeEstatistica: 'QUILOGRAMA LIQUIDO',
    aliquotas: ['16.00', '6.50', '3.12', '14.37'],
    descricoes: ['CORRENTE DE TRANSMISSÃO 428H 118 ELOS', 'CORRENTE DE COMANDO DE VÁLVULAS 84 ELOS'],
    gramas: [190, 1_250],
    preco: [21_000, 98_000],
  },
  {
    ncm: '84099114',
    nomeNcm: 'Válvulas de admissão ou de escape',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['16.00', '3.25', '3.12', '14.37'],
    descricoes: [
      'VÁLVULA DE ADMISSÃO PARA MOTOR DE MOTOCICLETA 160 CC',
      'VÁLVULA DE ESCAPE PARA MOTOR DE MOTOCICLETA 160 CC',
    ],
    gramas: [28, 60],
    preco: [9_800, 36_500],
  },
  {
    ncm: '84099120',
    nomeNcm: 'Pistões ou êmbolos',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['16.00', '3.25', '3.12', '14.37'],
    descricoes: ['PISTÃO DE ALUMÍNIO DIÂMETRO 57,3 mm', 'PISTÃO DE ALUMÍNIO DIÂMETRO 63,5 mm, COM PINO'],
    gramas: [110, 210],
    preco: [27_000, 84_000],
  },
  {
    ncm: '40114000',
    nomeNcm: '- Dos tipos utilizados em motocicletas',
    unidadeEstatistica: 'UNIDADE',
    aliquotas: ['16.00', '1.30', '2.88', '13.68'],
    descricoes: ['PNEU 80/100-18 47P PARA MOTOCICLETA', 'PNEU 100/90-18 56P SEM CÂMARA PARA MOTOCICLETA'],
    gramas: [2_600, 4_900],
    preco: [88_000, 245_000],
  },
];

/** Fictitious companies, with countries by BACEN code. */
export const FORNECEDORES: readonly {
  fornecedor: string;
  fabricante: string;
  local: string;
  pais: { codigo: string; nome: string };
}[] = [
  {
    fornecedor: 'FICTICIA JADE TRADING CO LTD',
    fabricante: 'FICTICIA JADE COMPONENTS FACTORY',
    local: 'SHENZHEN',
    pais: { codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
  },
  {
    fornecedor: 'IMAGINARIA HARBOUR ELECTRONICS LTD',
    fabricante: 'IMAGINARIA PEARL MOULDING LTD',
    local: 'HONG KONG',
    pais: { codigo: '351', nome: 'HONG KONG' },
  },
  {
    fornecedor: 'FICTICIA HAN PRECISION CO LTD',
    fabricante: 'FICTICIA HAN PRECISION CO LTD',
    local: 'INCHEON',
    pais: { codigo: '190', nome: 'COREIA (DO SUL), REPUBLICA DA' },
  },
  {
    fornecedor: 'IMAGINARIA KAZE MOTOR PARTS KK',
    fabricante: 'IMAGINARIA KAZE MOTOR PARTS KK',
    local: 'NAGOYA',
    pais: { codigo: '399', nome: 'JAPAO' },
  },
  {
    fornecedor: 'FICTICIA GREAT LAKES SEMICONDUCTOR INC',
    fabricante: 'FICTICIA GREAT LAKES SEMICONDUCTOR INC',
    local: 'MIAMI',
    pais: { codigo: '249', nome: 'ESTADOS UNIDOS' },
  },
];

/** Siscomex currency codes (BACEN). */
export const NOME_DA_MOEDA: Readonly<Record<string, string>> = {
  '065': 'COROA NORUEGUESA',
  '220': 'DOLAR DOS EUA',
  '470': 'IENE',
  '978': 'EURO/COM.EUROPEIA',
};
