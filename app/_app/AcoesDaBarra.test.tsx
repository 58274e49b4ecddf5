import { screen, waitFor } from '@testing-library/react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder, semRede } from '#lib/api/api-de-teste.ts';
import { AcoesDaBarra } from './AcoesDaBarra.tsx';

const abrir = (contagem: () => Response | Error) =>
  abrirTelas({
    endereco: '/aqui',
    telas: { '/aqui': [AcoesDaBarra] },
    rotas: { 'GET /api/MeuDia/Contagem': contagem },
  });

test.each([
  [0, 'Meu dia: nenhuma pendência', ''],
  [1, 'Meu dia: 1 pendência', '1'],
  [12, 'Meu dia: 12 pendências', '12'],
  [99, 'Meu dia: 99 pendências', '99'],
  [100, 'Meu dia: mais de 99 pendências', '99+'],
])('with %s waiting the bell is called “%s”, and leads to them', async (total, nome, figura) => {
  abrir(() => responder({ total }));
  const sino = await screen.findByRole('link', { name: nome });
  expect(sino).toHaveAttribute('href', '/meu-dia');
  await waitFor(() => expect(sino.textContent).toContain(figura));
});

test('where nobody knows how much waits, the bell stands without a figure', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const { pedidos } = abrir(semRede);
  const sino = await screen.findByRole('link', { name: 'Meu dia' });
  await waitFor(() => expect(pedidos('GET', '/api/MeuDia/Contagem').length).toBeGreaterThan(0));
  expect(sino).toBeVisible();
  expect(sino).not.toHaveTextContent(/\d[^0]/);
});
