import { blocoDoCaminho } from '#lib/domain/aduana/declaracao/retificacao.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  pagamentoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { efeitoDaRetificacao, efeitoDoBloco } from './efeito-da-retificacao.ts';

const NADA = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
const { tributos } = adicaoDeTeste();
const segunda = adicaoDeTeste({ numero: '002' });
const ANTES = declaracaoDeTeste({ adicoes: [adicaoDeTeste(), segunda] });
const DEPOIS = declaracaoDeTeste({
  adicoes: [
    adicaoDeTeste({ tributos: { ...tributos, ii: tributoDeTeste('100.00', '0.00') } }),
    { ...segunda, tributos: { ...tributos, pis: tributoDeTeste('10.00') } },
  ],
  totais: { ...ANTES.totais, vmldReais: '600.00' },
  pagamentos: [...ANTES.pagamentos, pagamentoDeTeste('0086', '11.20')],
});

test('moves each tax due and to pay, the customs value and what is paid, with a sign', () => {
  expect(efeitoDaRetificacao(ANTES, DEPOIS)).toEqual({
    efeito: { ...NADA, ii: '11.20', pis: '-1.65' },
    recolher: { ...NADA, ii: '-88.80', pis: '-1.65' },
    valorAduaneiro: '45.00',
    // The payment with a multa and juros of 9.99 each.
    pago: '31.18',
  });
  expect(efeitoDaRetificacao(ANTES, ANTES)).toEqual({
    efeito: NADA,
    recolher: NADA,
    valorAduaneiro: '0.00',
    pago: '0.00',
  });
});

test.each([
  [
    'adicoes.001.x',
    { efeito: { ...NADA, ii: '11.20' }, recolher: { ...NADA, ii: '-88.80' }, valorAduaneiro: '0.00', pago: '0.00' },
  ],
  [
    'adicoes.002.x',
    { efeito: { ...NADA, pis: '-1.65' }, recolher: { ...NADA, pis: '-1.65' }, valorAduaneiro: '0.00', pago: '0.00' },
  ],
  ['totais.vmldReais', { efeito: NADA, recolher: NADA, valorAduaneiro: '45.00', pago: '0.00' }],
  ['pagamentos.5', { efeito: NADA, recolher: NADA, valorAduaneiro: '0.00', pago: '31.18' }],
])('the block of %s moves its own and no other', (caminho, efeito) => {
  expect(efeitoDoBloco(ANTES, DEPOIS, blocoDoCaminho(caminho))).toEqual(efeito);
});

test('an adição that comes or goes moves all of its taxes', () => {
  const semASegunda = declaracaoDeTeste();
  const vem = { ii: '88.80', ipi: '0.00', pis: '11.65', cofins: '53.55' };
  expect(efeitoDoBloco(semASegunda, ANTES, 'adicao-002').efeito).toEqual(vem);
  expect(efeitoDoBloco(ANTES, semASegunda, 'adicao-002').efeito).toEqual({
    ii: '-88.80',
    ipi: '0.00',
    pis: '-11.65',
    cofins: '-53.55',
  });
});
