/**
 * The unit of goods in the words of the DI, which prints a name and no abbreviation: `un` → `UNIDADE`. Any other text is kept, in
 * capitals. Weights are kept too, because the DI tells net from gross.
 */
export function unidadeDaDi(digitada: string): string {
  const unidade = digitada.trim().toUpperCase();
  return NOMES[unidade.replace(/\.$/, '')] ?? unidade;
}

const NOMES: Readonly<Record<string, string>> = {
  UN: 'UNIDADE',
  UND: 'UNIDADE',
  UNID: 'UNIDADE',
  UNIDADES: 'UNIDADE',
  PC: 'PECA',
  PÇ: 'PECA',
  PCS: 'PECA',
  PÇS: 'PECA',
  PEÇA: 'PECA',
  PEÇAS: 'PECA',
  PECAS: 'PECA',
  CX: 'CAIXA',
  CXS: 'CAIXA',
  CAIXAS: 'CAIXA',
  PR: 'PAR',
  PARES: 'PAR',
  DZ: 'DUZIA',
  DÚZIA: 'DUZIA',
  DUZIAS: 'DUZIA',
  MT: 'METRO',
  METROS: 'METRO',
  LT: 'LITRO',
  LITROS: 'LITRO',
  MIL: 'MILHEIRO',
  MILHEIROS: 'MILHEIRO',
};
