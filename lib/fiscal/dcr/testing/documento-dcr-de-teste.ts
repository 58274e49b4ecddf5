import type { ConteudoDoDcr, ImportadoDoDcr, NacionalDoDcr, SubcomponenteDoDcr } from '#lib/domain/zfm/dcr.ts';

/** Tests only. */
export const nacionalDeTeste = (mudancas: Partial<NacionalDoDcr> = {}): NacionalDoDcr => ({
  codigo: 'CHICOTE-01',
  descricao: 'Chicote nacional',
  unidade: 'UN',
  ncm: '85443000',
  quantidade: '1.0000000',
  moeda: 'USD',
  preco: '35.500000',
  nf: '123',
  serie: '1',
  cnpj: '11222333000181',
  ie: null,
  dataEmissao: '2026-11-02',
  ...mudancas,
});

export const importadoDeTeste = (mudancas: Partial<ImportadoDoDcr> = {}): ImportadoDoDcr => ({
  ...nacionalDeTeste(),
  codigo: 'MOTOR-01',
  descricao: 'Motor parcial',
  ncm: '84073390',
  preco: '210.000000',
  nf: null,
  serie: null,
  cnpj: null,
  dataEmissao: null,
  documento: 'DI',
  numeroDeclaracao: '2690000010',
  adicao: 1,
  itemDaAdicao: 1,
  aliquotaII: '18.00',
  suspensao: 'S',
  reduz: 'S',
  ...mudancas,
});

export const subcomponenteDeTeste = (mudancas: Partial<SubcomponenteDoDcr> = {}): SubcomponenteDoDcr => ({
  ...importadoDeTeste({ codigo: 'TERMINAL-01', descricao: 'Terminal', preco: '0.400000', aliquotaII: '14.00' }),
  pai: 'CHICOTE-01',
  incluiBC: 'S',
  ...mudancas,
});

export const conteudoDeTeste = (mudancas: Partial<ConteudoDoDcr> = {}): ConteudoDoDcr => ({
  tipoCoeficiente: 'FIXO',
  acrescimo: '0.00',
  taxaUSD: '5.000000',
  baseCusto: 'CIF',
  nacionais: [nacionalDeTeste()],
  subcomponentes: [],
  importados: [importadoDeTeste()],
  salarios: '12.3400',
  encargos: '8.1600',
  maoDeObraMensal: null,
  ...mudancas,
});
