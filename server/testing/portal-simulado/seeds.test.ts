import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import { duimpSemeada, NUMERO_SEMEADA } from '#lib/siscomex/testing/duimp-semeada.ts';
import { numeroDuimp } from './seeds.ts';

test('the seeded DUIMP is read whole, and every conference of it holds', () => {
  const { capa, itens } = duimpSemeada();
  const partes = { 'capa.json': capa, 'itens.json': itens };
  const arquivos = Object.entries(partes).map(([nome, parte]) => ({
    nome,
    bytes: new TextEncoder().encode(JSON.stringify(parte)),
  }));
  const [lida] = lerDeclaracoes(arquivos);
  expect(lida?.declaracao.adicoes.map(({ itens: daAdicao }) => daAdicao.length)).toEqual([3, 8, 6, 2, 2]);
  const achadas = lida ? conferirDi(lida.declaracao) : [];
  expect(achadas.length).toBeGreaterThan(10);
  expect(achadas.filter(({ nivel }) => nivel !== 'ok')).toEqual([]);
});

test('its number has its check digit', () => {
  expect(NUMERO_SEMEADA).toBe(numeroDuimp(9001));
});
