import { LUGARES } from '#app/_app/places.tsx';
import { foundCommands } from './found-commands.ts';
import { ACOES } from './palette-actions.tsx';

test.each([
  ['novo proc', 'Novo processo'],
  ['processo novo', 'Novo processo'],
  ['IMPORTAR di', 'Importar DI ou DUIMP'],
  ['portal unico', 'Buscar no Portal Único'],
  ['pedido', 'Nova PO'],
  ['internacao', 'Nova DCI'],
  ['inspetor dcr', 'Conferir arquivo do DCR-E'],
])('among the actions %j finds %s first', (texto, primeira) => {
  expect(foundCommands(ACOES, texto)[0]?.titulo).toBe(primeira);
});

test.each([
  ['declaração', 'Importação › Processos'],
  ['licenca', 'Importação › Processos'],
  ['estoque', 'Saldo de insumos'],
  ['kanban', 'Quadro de processos'],
  ['senha', 'Minha conta'],
  ['importador', 'Configurações › Importador'],
])('among the screens %j finds %s first', (texto, primeira) => {
  expect(foundCommands(LUGARES, texto)[0]?.titulo).toBe(primeira);
});

test('a piece within a word is no match', () => {
  expect(foundCommands(ACOES, 'rocesso')).toEqual([]);
});
