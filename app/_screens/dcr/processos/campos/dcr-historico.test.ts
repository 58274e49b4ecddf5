import { dcrDeTeste } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import { diferencas } from '#components/registro/mudancas-por-extenso.ts';
import { DCR_NO_HISTORICO } from './dcr-historico.ts';

const dcr = dcrDeTeste({ salarios: '12.5000', encargos: '0.0000', maoDeObraMensal: null, CMO: '12.5000' });
const daMudanca = (antes: object, depois: object) =>
  diferencas({ ...antes }, { ...depois }, DCR_NO_HISTORICO).map(({ rotulo, era, ficou }) => [rotulo, era, ficou]);

test('labour that was cleared is told as not given, and never as zero', () => {
  expect(daMudanca(dcr, { ...dcr, salarios: '0.0000', CMO: '0.0000' })).toEqual([
    ['CMO', '12,5000', '—'],
    ['Salários por unidade (US$)', '12,50', '—'],
    ['Encargos por unidade (US$)', '0,00', '—'],
  ]);
});

test('charges of zero beside salaries, and a month of zero, are figures that somebody typed', () => {
  expect(daMudanca({ ...dcr, encargos: '3.0000' }, dcr)).toEqual([['Encargos por unidade (US$)', '3,00', '0,00']]);
  const doMes = { ...dcr, salarios: '0.0000', CMO: '0.0000' };
  const mes = { salarios: '0.00', encargos: '0.00', producao: '10.00000' };
  expect(daMudanca(dcr, { ...doMes, maoDeObraMensal: mes })).toContainEqual([
    'Salários por unidade (US$)',
    '12,50',
    '0,00',
  ]);
});

test('a price of zero of a line is told as unknown', () => {
  const [linha, ...outras] = dcr.nacionais;
  const semPreco = { ...dcr, nacionais: [{ ...linha, preco: '0.000000', custoUSD: '0.000000' }, ...outras] };
  expect(daMudanca(dcr, semPreco)).toEqual([
    ['Linha 1, Componente CHICOTE: Preço unitário', '35,5', '—'],
    ['Linha 1, Componente CHICOTE: Custo unitário (US$)', '35,5', '—'],
  ]);
});
