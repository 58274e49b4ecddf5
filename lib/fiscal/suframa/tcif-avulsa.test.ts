import { TCIF } from '#lib/testing/vetores/zfm.ts';
import { calcularTcifAvulsa } from './tcif-avulsa.ts';

test.each(TCIF)('$id', ({ id, itens, reducaoPerc, ...resultado }) => {
  const calculada = calcularTcifAvulsa({ itens, reducaoPerc });
  expect(calculada).toMatchObject(resultado);
  expect(calculada.itens.map(({ limite, taxa }) => [Number(limite), Number(taxa)])).toEqual(
    itens.map(({ limite, taxa }) => [Number(limite), Number(taxa)]),
  );
});

test('the amounts are parameters: twice as much for an item', () => {
  const parametro = (codigo: string, valor: string) => ({
    codigo,
    valor,
    vigenciaInicio: null,
    vigenciaFim: null,
    fonte: 'Teste',
    situacao: 'CONFIRMAR' as const,
  });
  const dobradas = [
    parametro('TCIF_PEDIDO', '200.00'),
    parametro('TCIF_ITEM', '60.00'),
    parametro('TCIF_LIMITE_PERC', '1.50'),
  ];
  expect(calcularTcifAvulsa({ itens: [{ valorBRL: '9000.00' }] }, dobradas)).toMatchObject({
    parcelaPedido: '135.00',
    parcelaItens: '60.00',
    total: '195.00',
  });
});

test('of an order of nothing, nothing', () => {
  expect(calcularTcifAvulsa({ itens: [{ valorBRL: '0.00' }] }).total).toBe('0.00');
});
