import { dciDeTeste, itemDeTeste } from './dci-de-teste.ts';
import { estadoDasEtapas } from './etapas-da-dci.ts';

describe('The step of the inputs', () => {
  test('is complete where each product with PPB has its DCR-E', () => {
    expect(estadoDasEtapas(dciDeTeste({ lista: [itemDeTeste()] }), []).insumos).toBe('COMPLETO');
  });

  test('is not complete while a product has none, because its inputs are unknown', () => {
    const lista = [itemDeTeste(), itemDeTeste({ chave: 'PLM-100', codigo: 'PLM-100', dcr: null })];
    expect(estadoDasEtapas(dciDeTeste({ lista }), []).insumos).toBe('COM_PENDENCIAS');
  });
});
