import { PARAMETROS_DE_FABRICA } from '#lib/fiscal/parametros/parametros-de-fabrica.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { voltasAte } from '#server/testing/voltas-do-laco.ts';
import { calcular, calculos } from './calculos-da-comparacao.ts';

const GRANDE = 1001;

const di = gerarDeclaracao({
  semente: 7,
  dataRegistro: '2026-11-03',
  adicoes: 20,
  itensPorAdicao: 3,
  importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA COMERCIO LTDA' },
  taxas: { '220': '5.0000' },
});

test('a large declaration is calculated as a small one is, and leaves the event loop alone', async () => {
  const aqui = calculos.comparacao(di, PARAMETROS_DE_FABRICA, null);
  // Five figures of each adição.
  expect(aqui.linhas).toHaveLength(100);
  expect(await calcular('comparacao', 60, di, PARAMETROS_DE_FABRICA, null)).toEqual(aqui);
  let longe: unknown;
  const trabalho = calcular('comparacao', GRANDE, di, PARAMETROS_DE_FABRICA, null).then((feito) => {
    longe = feito;
  });
  expect(await voltasAte(trabalho)).toBeGreaterThan(100);
  expect(longe).toEqual(aqui);
});

test('a figure that a large declaration does not have is null there too', async () => {
  const qual = { adicao: '999', item: null, figura: 'ii', parte: 'devido' } as const;
  for (const itens of [60, GRANDE])
    expect(await calcular('memoria', itens, di, qual, PARAMETROS_DE_FABRICA)).toBeNull();
});

test('a rule that the figures contradict is that rule, with its field', async () => {
  for (const itens of [60, GRANDE]) {
    const semParametros = calcular('comparacao', itens, di, [], null);
    await expect(semParametros).rejects.toThrow(RegraViolada);
    await expect(semParametros).rejects.toMatchObject({ campo: 'dataRegistro' });
  }
});
