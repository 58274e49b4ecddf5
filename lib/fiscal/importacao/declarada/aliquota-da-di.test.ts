import { compararDi } from '#lib/fiscal/importacao/conferencias/comparacao-di.ts';
import {
  adicaoDeTeste,
  declaracaoDeTeste,
  tributoDeTeste,
} from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { aliquotaDaDi } from './aliquota-da-di.ts';

/** A COFINS-Importação of 0,965 %, which the leaf of the DI prints as 0,96, on a base of 822.442,24. */
const adicao = (aliquota: string, devido: string) =>
  adicaoDeTeste({
    valorMoeda: '164488.44',
    valorReais: '822442.24',
    freteReais: null,
    seguroReais: null,
    tributos: {
      ii: { ...tributoDeTeste('0.00'), regime: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' }, aliquota: '0.00' },
      ipi: tributoDeTeste('0.00'),
      pis: tributoDeTeste('0.00'),
      cofins: {
        ...tributoDeTeste(devido),
        regime: { codigo: '1', nome: 'RECOLHIMENTO INTEGRAL' },
        aliquota,
        base: '822442.24',
      },
    },
    itens: [
      { sequencia: 1, descricao: 'ITEM', quantidade: '1.00000', unidade: 'PECA', valorUnitario: '164488.4400000' },
    ],
  });
const cofins = (aliquota: string, devido: string) => {
  const uma = adicao(aliquota, devido);
  const { linhas, motivo } = compararDi(declaracaoDeTeste({ adicoes: [uma] }), PARAMETROS_DE_FABRICA);
  if (motivo) throw new Error(motivo);
  return linhas.find(({ figura }) => figura === 'cofins');
};

test('a rate that the DI prints without its third decimal gives no false difference', () => {
  expect(aliquotaDaDi(adicao('0.96', '7936.56'), 'cofins')).toBe('0.965');
  expect(cofins('0.96', '7936.56')).toMatchObject({ calculado: '7936.56', diferenca: '0.00', relevante: false });
});

test('a rate with more than two decimals, as a DUIMP declares it, is itself', () => {
  // 822,442.24 × 1.606 % is 13,208.42: the amount would give another third decimal.
  expect(aliquotaDaDi(adicao('1.605', '13208.42'), 'cofins')).toBe('1.605');
});

test('the printed rate counts where it gives the amount, and where no third decimal does', () => {
  expect(aliquotaDaDi(adicao('0.96', '7895.44'), 'cofins')).toBe('0.96');
  // 0,9625 %: no rate of three decimals gives it, so the difference stands.
  expect(cofins('0.96', '7916.00')).toMatchObject({ calculado: '7895.44', relevante: true });
});
