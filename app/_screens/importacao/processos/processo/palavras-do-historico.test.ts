import { rotulosCrusDe } from '#components/testing/rotulos-crus.ts';
import { processoInteiro } from '#lib/contracts/processo/processo.ts';
import { NOMES_NO_HISTORICO } from './processo-historico.ts';

/** What the server leaves out of the history (processo-linhas.ts). */
const FORA = [
  'historicoAntesDe',
  'declaracao',
  'conferencias',
  'arquivo',
  'passos',
  'situacaoDai',
  'proximoPasso',
  'emRetificacao',
  'pedeDai',
];

test('the history of a processo calls no field by its name in the program', () => {
  expect(rotulosCrusDe(processoInteiro, FORA, NOMES_NO_HISTORICO)).toEqual([]);
});
