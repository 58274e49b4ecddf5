import { type AdicaoPrevista, itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import type { Candidato, Proposta } from '#lib/fiscal/importacao/prevista/candidatos-a-proposta.ts';
import { adicaoDaLinha, type LinhaDaAdicao, linhaDaAdicao, sobrasDaLinha } from './celulas-da-adicao.ts';
import { comCandidato, comPropostas, propostasNaGrade } from './propostas-na-grade.ts';

const ITEM = {
  descricao: 'Circuito',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '1',
  valorUnitario: '2',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
  adicao: 1,
};
const adicao = (tributos: object = {}) => {
  const regime = { regime: 'INTEGRAL' };
  const [lida] = itensDoProcessoNovo.parse({
    itens: [ITEM],
    adicoes: [{ numero: 1, tributos: { ii: regime, ipi: regime, pis: regime, cofins: regime, ...tributos } }],
  }).adicoes;
  return lida as AdicaoPrevista;
};
const linha = (uma: AdicaoPrevista) =>
  linhaDaAdicao(uma, { ncm: '85423190', partNumbers: ['FX-1'], aplicacao: null, paisOrigem: null });
const candidato = (celulas: Candidato['celulas'], escrito = 'X'): Candidato => ({
  celulas,
  escrito,
  origens: [{ texto: 'Tabela', dia: null, aConfirmar: false }],
});
const proposta = (mais: Partial<Proposta>): Proposta => ({
  tributo: 'ii',
  qual: 'aliquota',
  candidatos: [],
  opcoes: [],
  porque: null,
  ...mais,
});
const comparar = (uma: AdicaoPrevista, propostas: Proposta[], especificas: ('ipi' | 'pis')[] = []) =>
  propostasNaGrade([{ linha: linha(uma), propostas, especificas: new Set(especificas) }]);

test('a row goes to its adição and back, and what has no column stays', () => {
  const uma = adicao({ ii: { regime: 'REDUCAO', aliquota: '16', reducaoPerc: '50', exTarifario: { aliquota: '2' } } });
  const era = linha(uma);
  expect(era).toMatchObject({ adicao: '001', iiRegime: 'REDUCAO', iiAliquota: '16.00', iiReducaoPerc: '50.00' });
  expect(adicaoDaLinha(uma, era, era)).toEqual(uma);
  const mudada = adicaoDaLinha(uma, era, { ...era, iiAliquota: '14.00', iiReducaoPerc: '', codigoDoFundamento: '56' });
  expect(mudada.tributos.ii).toEqual({
    regime: 'REDUCAO',
    aliquota: '14.00',
    reducaoPerc: undefined,
    exTarifario: { aliquota: '2' },
  });
  expect(mudada.campos).toEqual({ iiFundamentoLegalCodigo: '56' });
});

test('a table is a rate too: a tax that has one of the two takes no other', () => {
  const geral = proposta({ tributo: 'pis', candidatos: [candidato({ pisTabela: 'GERAL' })] });
  expect(comparar(adicao(), [geral]).quantasVazias).toBe(1);
  const comAliquota = comparar(adicao({ pis: { regime: 'INTEGRAL', aliquota: '3.00' } }), [geral]);
  expect(comAliquota.quantasVazias).toBe(0);
  const [troca] = comAliquota.trocas;
  expect(troca).toMatchObject({ campo: 'pisAliquota', de: '3.00' });
  const [trocada] = comPropostas(
    [linha(adicao({ pis: { regime: 'INTEGRAL', aliquota: '3.00' } }))],
    comAliquota,
    comAliquota.trocas,
  );
  expect(trocada).toMatchObject({ pisTabela: 'GERAL', pisAliquota: '' });
});

test('a rate per unit is no empty cell', () => {
  const ipi = proposta({ tributo: 'ipi', candidatos: [candidato({ ipiAliquota: '10.00' })] });
  expect(comparar(adicao(), [ipi], ['ipi'])).toMatchObject({ quantasVazias: 0, trocas: [] });
});

test('a value that equals its proposal says where it comes from, and a regime completes its ground', () => {
  const regime = proposta({
    qual: 'regime',
    candidatos: [candidato({ iiRegime: 'SUSPENSAO', iiFundamento: 'Lei fictícia', codigoDoFundamento: '56' })],
  });
  const achado = comparar(adicao({ ii: { regime: 'SUSPENSAO' } }), [regime]);
  expect(achado.notas).toEqual({ '0.iiRegime': 'Como proposto: Tabela.' });
  expect(achado.vazias.get('1')).toEqual({ iiFundamento: 'Lei fictícia', codigoDoFundamento: '56' });
  const outro = comparar(adicao({ ii: { regime: 'ISENCAO', fundamento: 'Outra lei' } }), [regime]);
  expect(outro).toMatchObject({ quantasVazias: 0, trocas: [{ campo: 'iiRegime', de: 'ISENCAO' }] });
});

test('what a save would leave out is said at its cell', () => {
  const comSobras = { ...linha(adicao()), iiReducaoPerc: '50.00', pisTabela: 'GERAL', pisAliquota: '2.10' };
  expect(sobrasDaLinha(comSobras)).toEqual([
    ['iiReducaoPerc', 'Só se grava com o regime Redução.'],
    ['pisAliquota', expect.stringContaining('apague uma das duas')],
  ]);
  expect(sobrasDaLinha(linha(adicao()))).toEqual([]);
});

test('an option fills no cell; once a person takes it, its cells say where they come from and it is offered no more', () => {
  const opcao = candidato({ iiRegime: 'SUSPENSAO', iiFundamento: '9909 – FICTÍCIO' }, 'Suspensão, fundamento 9909');
  const um = proposta({ qual: 'regime', opcoes: [opcao], porque: 'Nada se sabe.' });
  const comparada = comparar(adicao(), [um]);
  expect([comparada.quantasVazias, comparada.trocas, comparada.conflitos]).toEqual([0, [], []]);
  expect(comparada.notas).toEqual({});
  expect(comparada.opcoes).toMatchObject([{ proposta: um, ids: ['1'] }]);
  const [dito] = comparada.opcoes;
  if (!dito) throw new Error('offered');
  const [tomada] = comCandidato([linha(adicao())], dito, opcao);
  expect(tomada).toMatchObject({ iiRegime: 'SUSPENSAO', iiFundamento: '9909 – FICTÍCIO' });
  const depois = propostasNaGrade([{ linha: tomada as LinhaDaAdicao, propostas: [um], especificas: new Set() }]);
  expect(depois.opcoes).toEqual([]);
  expect(depois.notas).toEqual({ '0.iiRegime': 'Escolhido: Tabela.', '0.iiFundamento': 'Escolhido: Tabela.' });
});
