import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { DescartarTreinamento } from './DescartarTreinamento.tsx';

const UM = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const OUTRO = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';
const MARIA = { em: '2026-11-20T15:00:00.000Z', usuario: { id: UM, nome: 'Maria de Teste' } };

function abrir(treinamento: object, descartados = false) {
  const { pedidos } = fingirApi({
    'GET /api/Processo/Treinamento': () => responder(treinamento),
    'POST /api/Processo/ExcluirVarios': () => responder({ feitos: [UM, OUTRO], recusados: [] }),
    'POST /api/Processo/RestaurarVarios': () => responder({ feitos: [UM, OUTRO], recusados: [] }),
  });
  render(
    <CacheDeTeste>
      <SnackbarProvider>
        <DescartarTreinamento descartados={descartados} />
      </SnackbarProvider>
    </CacheDeTeste>,
  );
  return () =>
    Promise.all(
      pedidos
        .filter(({ method }) => method === 'POST')
        .map(async (um) => [new URL(um.url).pathname, await um.clone().json()] as const),
    );
}

test('says how many processos and declarations, throws them all away, and brings the same ones back', async () => {
  const corpos = abrir({ processos: 2, declaracoes: 1, descartados: 0, ultimoDescarte: null });
  await userEvent.click(await screen.findByRole('button', { name: 'Descartar o treinamento' }));
  const dialogo = screen.getByRole('dialog', { name: 'Descartar o treinamento?' });
  expect(dialogo).toHaveTextContent(
    'Vai tudo o que é de treinamento na empresa: 2 processos e 1 declaração, também o que os outros filtros escondem.',
  );
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Descartar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await screen.findByText(/2 processos de volta/);
  expect(await corpos()).toEqual([
    ['/api/Processo/ExcluirVarios', { consulta: { treinamento: 'true' }, total: 2 }],
    ['/api/Processo/RestaurarVarios', { ids: [UM, OUTRO] }],
  ]);
});

test('of what was thrown away says who did it and when, and brings it back', async () => {
  const corpos = abrir({ processos: 0, declaracoes: 0, descartados: 2, ultimoDescarte: MARIA }, true);
  const botao = await screen.findByRole('button', { name: 'Trazer de volta o treinamento' });
  expect(botao).toHaveAttribute(
    'title',
    expect.stringMatching(/^2 descartados; o último por Maria de Teste, em 20\/11\/2026/),
  );
  await userEvent.click(botao);
  await screen.findByText(/2 processos de volta/);
  expect(await corpos()).toEqual([
    ['/api/Processo/RestaurarVarios', { consulta: { treinamento: 'true', excluidos: 'true' }, total: 2 }],
  ]);
});
