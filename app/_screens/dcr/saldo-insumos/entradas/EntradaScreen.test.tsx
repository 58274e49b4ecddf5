import 'fake-indexeddb/auto';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { NovaEntradaScreen } from './EntradaScreen.tsx';

test('the price of the import is marked as required for what is declared, and not for a nota', async () => {
  abrirTelas({
    endereco: '/dcr/saldo-insumos/entradas/nova',
    telas: { '/dcr/saldo-insumos/entradas/nova': [NovaEntradaScreen] },
    rotas: {},
  });
  const valor = () => screen.getByRole('textbox', { name: /^Valor unitário da importação \(US\$\)/ });
  const papel = (nome: string) => screen.getByRole('radio', { name: nome });
  expect(await screen.findByRole('radio', { name: 'Nota de aquisição' })).toBeChecked();
  expect(valor()).not.toBeRequired();
  await userEvent.click(papel('Saldo inicial de DI ou DUIMP'));
  await waitFor(() => expect(valor()).toBeRequired());
  await userEvent.click(papel('DSI'));
  expect(valor()).toBeRequired();
  await userEvent.click(papel('Nota de aquisição'));
  await waitFor(() => expect(valor()).not.toBeRequired());
});
