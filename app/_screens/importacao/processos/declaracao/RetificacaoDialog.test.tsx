import { ThemeProvider } from '@mui/material/styles';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { type ApiDeTeste, fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { DeclaracaoRetificada } from '#lib/contracts/declaracao/retificacao.ts';
import type { ParteEscolhida } from './partes-escolhidas.ts';
import { RetificacaoDialog } from './RetificacaoDialog.tsx';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const NADA = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
const SEM_EFEITO = { efeito: NADA, recolher: NADA, valorAduaneiro: '0.00', pago: '0.00' };
const RETIFICACAO: DeclaracaoRetificada = {
  id: PROCESSO,
  numero: 'IMP-2026-0001',
  numeroDI: '2390000010',
  versao: 3,
  diferencas: [
    { caminho: 'carga.pesoBruto', antes: '25952.71000', depois: '26000.00000' },
    { caminho: 'adicoes.003.tributos.ii.devido', antes: '826.97', depois: '900.00' },
    { caminho: 'adicoes.012.tributos.pis.devido', antes: '2849.44', depois: '2800.00' },
  ],
  ...SEM_EFEITO,
  efeito: { ...NADA, ii: '73.03', pis: '-49.44' },
  blocos: [
    { bloco: 'carga', diferencas: 1, ...SEM_EFEITO },
    { bloco: 'adicao-003', diferencas: 1, ...SEM_EFEITO, efeito: { ...NADA, ii: '73.03' } },
    { bloco: 'adicao-012', diferencas: 1, ...SEM_EFEITO, efeito: { ...NADA, pis: '-49.44' } },
  ],
  conferencias: [],
  aplicada: false,
};

function abrir(...respostas: (() => Response)[]): { api: ApiDeTeste; aoFechar: jest.Mock } {
  const api = fingirApi({ 'POST /api/Processo/ImportarDi': () => (respostas.shift() ?? (() => responder([])))() });
  const aoFechar = jest.fn();
  const nova: ParteEscolhida = { arquivo: new File(['<x/>'], 'nova.xml'), parte: { tipo: 'DI' } };
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <RouterContextProvider router={router as never}>
          <RetificacaoDialog processoId={PROCESSO} partes={[nova]} aoFechar={aoFechar} />
        </RouterContextProvider>
      </SnackbarProvider>
    </ThemeProvider>,
  );
  return { api, aoFechar };
}
const enviados = async ({ pedidos }: ApiDeTeste) =>
  (await pedidos.at(-1)?.clone().formData())?.getAll('file').map((um) => (um as File).name);
const com =
  (mudancas: Partial<DeclaracaoRetificada> = {}) =>
  () =>
    responder([{ ...RETIFICACAO, ...mudancas }]);
const efeito = () => screen.getByLabelText('Efeito do que está aceito').textContent;
const bloco = (nome: string) => screen.getByRole('region', { name: nome });
const consulta = ({ pedidos }: ApiDeTeste) => Object.fromEntries(new URL(pedidos.at(-1)?.url ?? '').searchParams);

test('each block says what it was, what it becomes and what that moves', async () => {
  const { api } = abrir(com());
  expect(await screen.findByRole('dialog', { name: 'Retificação da DI 23/9000001-0' })).toBeVisible();
  expect(consulta(api)).toEqual({ Bucket: 'di', retificar: 'true', processoId: PROCESSO });
  expect(bloco('Carga e transporte')).toHaveTextContent(
    /sem efeito em dinheiro.*Peso bruto \(kg\)Antes: 25\.952,71000Depois: 26\.000,00000/,
  );
  expect(bloco('Adição 003')).toHaveTextContent(/II \+73,03.*II: devidoAntes: 826,97Depois: 900,00/);
  expect(bloco('Adição 012')).toHaveTextContent(/PIS −49,44/);
});

test('what is accepted is summed while it is chosen', async () => {
  abrir(com());
  await screen.findByText('Todos os blocos aceitos');
  expect(efeito()).toContain('II devido (R$)+73,03');
  expect(efeito()).toContain('PIS devido (R$)−49,44');
  await userEvent.click(screen.getByRole('checkbox', { name: 'Adição 003' }));
  expect(efeito()).toContain('II devido (R$)0,00');
  expect(screen.getByText('2 de 3 blocos aceitos')).toBeVisible();
  await userEvent.click(screen.getByRole('checkbox', { name: '2 de 3 blocos aceitos' }));
  expect(efeito()).toContain('II devido (R$)+73,03');
});

test('nothing is taken without a motive', async () => {
  const { api } = abrir(com());
  await userEvent.click(await screen.findByRole('button', { name: 'Aplicar' }));
  expect(screen.getByText('Diga por que a declaração é retificada.')).toBeVisible();
  expect(api.pedidos).toHaveLength(1);
});

test('with none accepted there is nothing to apply', async () => {
  abrir(com());
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Todos os blocos aceitos' }));
  expect(screen.getByRole('button', { name: 'Aplicar 0 de 3' })).toBeDisabled();
});

test('the accepted blocks go with the motive and the version that was compared', async () => {
  const { api, aoFechar } = abrir(com(), com({ versao: 4, aplicada: true }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Carga e transporte' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Motivo' }), 'Exigência da Receita');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar 2 de 3' }));
  await waitFor(() => expect(aoFechar).toHaveBeenCalled());
  expect(consulta(api)).toEqual({
    Bucket: 'di',
    retificar: 'true',
    aplicar: 'true',
    processoId: PROCESSO,
    blocos: 'adicao-003,adicao-012',
    motivo: 'Exigência da Receita',
    versao: '3',
  });
  expect(screen.getByText('Retificação aplicada.')).toBeVisible();
});

test('a process that moved meanwhile is compared again, and what it says now is shown', async () => {
  const mudou = () =>
    responder({ Error: 'O processo foi alterado por outra pessoa.', codigo: 'CONFLITO', atual: {} }, 409);
  abrir(
    com(),
    mudou,
    com({ versao: 4, blocos: RETIFICACAO.blocos.slice(1), diferencas: RETIFICACAO.diferencas.slice(1) }),
  );
  await userEvent.type(await screen.findByRole('textbox', { name: 'Motivo' }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparar de novo' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Carga e transporte' })).toBeNull());
  expect(bloco('Adição 003')).toBeVisible();
});

test('a file that says the same has nothing to accept', async () => {
  abrir(com({ blocos: [], diferencas: [] }));
  expect(await screen.findByText(/não há diferença a aceitar/)).toBeVisible();
});

test('an older file says which stands, and leads to the process that has it', async () => {
  const frase = 'Este arquivo traz a original da DI 23/9000001-0, e no processo IMP-2026-0001 já está a retificação 2.';
  abrir(() => responder({ Error: frase, codigo: 'VERSAO_ANTERIOR', id: PROCESSO }, 409));
  const aviso = await screen.findByRole('alert');
  expect(aviso).toHaveTextContent(frase);
  expect(within(aviso).getByRole('link', { name: 'Ver o processo' })).toHaveAttribute(
    'href',
    `/importacao/processos/${PROCESSO}`,
  );
  expect(screen.queryByRole('button', { name: 'Aplicar' })).toBeNull();
});

test('what is missing is said, and may be dropped beside what is there', async () => {
  const { api } = abrir(
    () => responder({ Error: 'Veio só a capa da DUIMP 26BR0000123456-1.', codigo: 'VALIDACAO' }, 400),
    com(),
  );
  expect(await screen.findByRole('alert')).toHaveTextContent('Veio só a capa');
  await userEvent.upload(
    screen.getByLabelText('Solte aqui o arquivo da declaração retificada'),
    new File(['[]'], 'itens.json'),
  );
  expect(await screen.findByText('Todos os blocos aceitos')).toBeVisible();
  expect(await enviados(api)).toEqual(['nova.xml', 'itens.json']);
  expect(screen.getByRole('button', { name: 'Tirar itens.json' })).toBeVisible();
});

test('a file that cannot be compared says why and lets another be chosen', async () => {
  abrir(() => responder({ Error: 'O arquivo não traz a DI 23/9000001-0.', codigo: 'REGRA' }, 422));
  const aviso = await screen.findByRole('alert');
  expect(aviso).toHaveTextContent('O arquivo não traz a DI 23/9000001-0.');
  await userEvent.click(within(aviso).getByRole('button', { name: 'Outro arquivo' }));
  expect(screen.getByLabelText('Solte aqui o arquivo da declaração retificada')).toBeInTheDocument();
});
