import { renderHook } from '@testing-library/react';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { LinhaDeItens } from './linha-de-itens.ts';
import { useCompletarLinhas } from './use-completar-linhas.ts';

const FABRICANTE = { id: '0190aaaa-0000-7000-8000-000000000001', razaoSocial: 'FICTICIA MAKER CO' };
const ITEM = '0190aaaa-0000-7000-8000-000000000002';
const DIGITADA: LinhaDeItens = {
  id: 'r1',
  item: '',
  partNumber: 'FX-1',
  descricao: '',
  ncm: '',
  quantidade: '3',
  fabricante: 'Ficticia Maker',
  paisOrigem: 'china',
};
const OUTRA: LinhaDeItens = {
  ...DIGITADA,
  id: 'r2',
  partNumber: 'NADA',
  descricao: 'Peça',
  fabricante: '',
  paisOrigem: '160',
};
const ACHADOS = {
  itens: [
    {
      pedido: 'FX-1',
      id: ITEM,
      descricao: 'Circuito',
      ncm: '85423190',
      destaque: null,
      unidade: 'PECA',
      pesoLiquidoUnitario: null,
      paisOrigem: null,
      fabricante: null,
      codigoSuframa: null,
    },
  ],
  fabricantes: [{ pedido: 'Ficticia Maker', ...FABRICANTE }],
  paises: [
    { pedido: 'china', codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
    { pedido: '160', codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' },
  ],
};
const lembrarNome = jest.fn();

function completar(rotas: RotasDeTeste, nomes = {}) {
  const api = fingirApi(rotas);
  const { result } = renderHook(() => useCompletarLinhas({ nomes, lembrarNome }));
  return { api, completar: result.current };
}

test('a part number that is typed brings what the cadastro has of it; a name leads to its manufacturer and its country', async () => {
  const { api, completar: pedir } = completar({ 'POST /api/PurchaseOrder/Completar': () => responder(ACHADOS) });
  const completada = await pedir([], [DIGITADA, OUTRA]);
  expect(await api.pedidos[0]?.json()).toEqual({
    partNumbers: ['FX-1', 'NADA'],
    fabricantes: ['Ficticia Maker'],
    paises: ['china', '160'],
  });
  expect(completada?.(DIGITADA)).toMatchObject({
    item: ITEM,
    descricao: 'Circuito',
    ncm: '85423190',
    quantidade: '3',
    fabricante: 'FICTICIA MAKER CO',
    paisOrigem: 'CHINA, REPUBLICA POPULAR',
  });
  expect(completada?.(OUTRA)).toEqual({ ...OUTRA, paisOrigem: 'CHINA, REPUBLICA POPULAR' });
  expect(lembrarNome).toHaveBeenCalledWith('pais:160', 'CHINA, REPUBLICA POPULAR');
  expect(lembrarNome).toHaveBeenCalledWith(FABRICANTE.id, FABRICANTE.razaoSocial);
});

test('nothing is asked of rows whose part number stays as it was, nor of names that are known', async () => {
  const { api, completar: pedir } = completar({}, { [FABRICANTE.id]: FABRICANTE.razaoSocial });
  const sua = { ...OUTRA, fabricante: 'Ficticia Maker Co' };
  expect(await pedir([DIGITADA, OUTRA], [{ ...DIGITADA, quantidade: '4' }, sua])).toBeNull();
  expect(api.pedidos).toEqual([]);
});

test('where the server cannot be asked the rows stay as they were typed', async () => {
  const { completar: pedir } = completar({ 'POST /api/PurchaseOrder/Completar': semRede });
  expect(await pedir([], [DIGITADA, OUTRA])).toBeNull();
});
