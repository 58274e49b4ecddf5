import type { SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import { atoDaMaioria } from './ato-da-maioria.ts';

const dai = (situacao: SituacaoDai, exoneradaEm: string | null = null) => ({ situacao, exoneradaEm });

test.each([
  ['ENVIADA', [dai('SEM_DAI'), dai('XML_GERADO'), dai('XML_GERADO')]],
  ['EXONERACAO', [dai('DESEMBARACADA'), dai('DESEMBARACADA', '2026-11-20')]],
  ['PARAMETRIZADA', [dai('ENVIADA'), dai('PENDENTE_PARAMETRIZACAO'), dai('PARAMETRIZADA')]],
  ['XML_GERADO', [dai('EM_ELABORACAO'), dai('EM_ELABORACAO'), dai('SEM_DAI')]],
  // The payment of a DAR has an amount of its own, so it is none of many.
  ['CIENCIA_DADA', [dai('NOTIFICADA'), dai('NOTIFICADA')]],
  ['CIENCIA_DADA', []],
])('the first button is %s', (ato, dais) => {
  expect(atoDaMaioria(dais)).toBe(ato);
});
