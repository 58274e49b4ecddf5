import { act, renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { FormProvider, useForm, useFormContext } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/api-de-teste.ts';
import type { PedidoNovo } from '#lib/contracts/purchase-order.ts';
import { linhaDoPedido, linhaVazia } from './itens-linhas.ts';
import { useCompletarLinhas } from './use-completar-linhas.ts';

const FABRICANTE = { id: '0190aaaa-0000-7000-8000-000000000001', razaoSocial: 'FICTICIA MAKER CO' };
const ITEM = '0190aaaa-0000-7000-8000-000000000002';
const DIGITADA = { ...linhaVazia(), id: 'r1', partNumber: 'FX-1', quantidade: '3', fabricante: 'Ficticia Maker' };
const OUTRA = { ...linhaVazia(), id: 'r2', partNumber: 'NADA', descricao: 'Peça' };
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
};
const lembrarRotulo = jest.fn();

function Formulario({ children }: { children: ReactNode }) {
  const form = useForm({ defaultValues: { itens: [DIGITADA, OUTRA].map((linha) => linhaDoPedido(linha, {})) } });
  const contexto = { campos: {}, idDoCampo: String, rotulos: {}, lembrarRotulo, gravar: async () => true };
  return (
    <FormProvider {...form}>
      <FormularioContexto value={contexto}>{children}</FormularioContexto>
    </FormProvider>
  );
}

function completar(rotas: RotasDeTeste) {
  const api = fingirApi(rotas);
  const { result } = renderHook(() => ({ completar: useCompletarLinhas(), form: useFormContext<PedidoNovo>() }), {
    wrapper: Formulario,
  });
  return {
    api,
    completar: (...linhas: Parameters<typeof result.current.completar>) =>
      act(() => result.current.completar(...linhas)),
    itens: () => result.current.form.getValues('itens'),
  };
}

test('a part number that is typed brings what the cadastro has of it; a name leads to its manufacturer', async () => {
  const { completar: fazer, itens } = completar({ 'POST /api/PurchaseOrder/Completar': () => responder(ACHADOS) });
  await fazer([], [DIGITADA, OUTRA]);
  expect(itens()).toMatchObject([
    { item: { id: ITEM }, descricao: 'Circuito', ncm: '85423190', quantidade: '3', fabricante: { id: FABRICANTE.id } },
    { item: null, partNumber: 'NADA', descricao: 'Peça' },
  ]);
  expect(lembrarRotulo).toHaveBeenCalledWith(FABRICANTE.id, FABRICANTE.razaoSocial);
});

test('nothing is asked of rows whose part number stays as it was', async () => {
  const { api, completar: fazer } = completar({});
  await fazer([DIGITADA, OUTRA], [{ ...DIGITADA, quantidade: '4' }, OUTRA]);
  expect(api.pedidos).toEqual([]);
});

test('where the server cannot be asked the rows stay as they were typed', async () => {
  const { completar: fazer, itens } = completar({ 'POST /api/PurchaseOrder/Completar': semRede });
  await fazer([], [DIGITADA, OUTRA]);
  expect(itens()[0]).toMatchObject({ item: null, descricao: '', fabricante: { id: 'Ficticia Maker' } });
});
