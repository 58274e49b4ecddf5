import { mudancaPorExtenso } from './mudanca-por-extenso.ts';

const ROTULOS = { recinto: 'Recinto', responsavel: 'Responsável', setor: 'Setor', etd: 'ETD', eta: 'ETA' };

test.each([
  [{ eta: null }, { eta: '2026-11-20' }, 'ETA'],
  [
    { eta: null, recinto: { codigo: '1', nome: 'A' } },
    { eta: '2026-11-20', recinto: { codigo: '2', nome: 'B' } },
    'Recinto e ETA',
  ],
  [{}, { eta: '1', etd: '2', setor: 'X' }, 'Setor, ETD e ETA'],
  [
    {},
    { eta: '1', etd: '2', setor: 'X', recinto: { codigo: '1' }, responsavel: { id: '1', nome: 'Ana' } },
    'Recinto, Responsável, Setor e mais 2',
  ],
  [{ versao: 1, eta: '1' }, { versao: 2, eta: '1' }, ''],
])('from %j to %j changed: %s', (antes, depois, nomes) => {
  expect(mudancaPorExtenso(antes, depois, ROTULOS)).toBe(nomes);
});
