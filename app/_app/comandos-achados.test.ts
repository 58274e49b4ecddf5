import { ACOES } from './acoes-da-paleta.tsx';
import { comandosAchados } from './comandos-achados.ts';
import { LUGARES } from './lugares.tsx';

test.each([
  ['novo proc', 'Novo processo'],
  ['processo novo', 'Novo processo'],
  ['IMPORTAR di', 'Importar DI ou DUIMP'],
  ['pedido', 'Nova PO'],
  ['internacao', 'Nova DCI'],
  ['inspetor dcr', 'Conferir arquivo do DCR-E'],
])('among the actions %j finds %s first', (texto, primeira) => {
  expect(comandosAchados(ACOES, texto)[0]?.titulo).toBe(primeira);
});

test.each([
  ['declaração', 'Importação › Processos'],
  ['licenca', 'Importação › Processos'],
  ['estoque', 'Saldo de insumos'],
  ['kanban', 'Quadro de processos'],
  ['senha', 'Minha conta'],
  ['importador', 'Configurações › Importador'],
])('among the screens %j finds %s first', (texto, primeira) => {
  expect(comandosAchados(LUGARES, texto)[0]?.titulo).toBe(primeira);
});

test('a piece within a word is no match', () => {
  expect(comandosAchados(ACOES, 'rocesso')).toEqual([]);
});
