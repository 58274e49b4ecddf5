import { caminhosDe, type Ligacao, type TipoDeLigacao } from './linhagem.ts';

const liga = (de: string, tipo: TipoDeLigacao, para: string): Ligacao => ({ de, tipo, para });

/**
 * Two POs in one process, with one DI item each. Item 1 gives the price of the component, and the DCI drew it. Item 2 has the same
 * part number and was not drawn.
 */
const LIGACOES = [
  liga('PO:1', 'EMBARCADO', 'PROCESSO:1'),
  liga('PO:2', 'EMBARCADO', 'PROCESSO:1'),
  liga('PO:1', 'DECLARADO', 'LOTE:1'),
  liga('PO:2', 'DECLARADO', 'LOTE:2'),
  liga('PROCESSO:1', 'ENTRADA', 'LOTE:1'),
  liga('PROCESSO:1', 'ENTRADA', 'LOTE:2'),
  liga('LOTE:1', 'EVIDENCIA', 'COMPONENTE:1'),
  liga('LOTE:2', 'MESMO_ITEM', 'COMPONENTE:1'),
  liga('COMPONENTE:1', 'COMPOE', 'DCR:1'),
  liga('DCR:1', 'BASE', 'DCI:1'),
  liga('LOTE:1', 'BAIXADO', 'DCI:1'),
  liga('DCI:1', 'SAIDA', 'NOTA:1'),
  liga('DCI:1', 'SAIDA', 'NOTA:2'),
];
const caminhos = (no: string) => [...caminhosDe(no, LIGACOES)].sort();

test('of a nota is what it came from, not the other notas of its DCI nor what was not drawn for it', () => {
  expect(caminhos('NOTA:1')).toEqual(['COMPONENTE:1', 'DCI:1', 'DCR:1', 'LOTE:1', 'NOTA:1', 'PO:1', 'PROCESSO:1']);
});

test('of a PO is what was declared of it, not what else its process brought', () => {
  expect(caminhos('PO:2')).toEqual(['COMPONENTE:1', 'DCR:1', 'LOTE:2', 'PO:2', 'PROCESSO:1']);
  expect(caminhos('PO:1')).toContain('NOTA:2');
});

test('of what is only the same item ends at the DCR-E; of the DCR-E it is what may go into it', () => {
  expect(caminhos('LOTE:2')).toEqual(['COMPONENTE:1', 'DCR:1', 'LOTE:2', 'PO:2', 'PROCESSO:1']);
  expect(caminhos('DCR:1')).toEqual(expect.arrayContaining(['LOTE:1', 'LOTE:2', 'PO:2', 'NOTA:1', 'NOTA:2']));
});

test('of a process is all it brought, and all its orders', () => {
  expect(caminhos('PROCESSO:1')).toEqual(expect.arrayContaining(['PO:1', 'PO:2', 'LOTE:1', 'LOTE:2', 'DCI:1']));
});

test('of what was drawn and is the same item too, the draw leads on', () => {
  const ligacoes = [...LIGACOES, liga('LOTE:2', 'BAIXADO', 'DCI:1')];
  expect(caminhosDe('LOTE:2', ligacoes)).toContain('NOTA:1');
  expect(caminhosDe('NOTA:1', ligacoes)).toContain('LOTE:2');
});
