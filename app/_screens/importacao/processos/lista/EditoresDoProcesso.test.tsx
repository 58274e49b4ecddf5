import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type ProcessoInteiro, processoInteiro } from '#lib/contracts/processo/processo.ts';
import { CanalEditor, ObservacaoEditor, ReferenciaEditor } from './EditoresDoProcesso.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const TOTAIS = { ii: '0.00', ipi: '0.00', pis: '0.00', cofins: '0.00', outros: '0.00', taxaSiscomex: '0.00' };
const processo = (mudancas: Partial<ProcessoInteiro> = {}): ProcessoInteiro =>
  processoInteiro.parse({
    id: ID,
    versao: 2,
    numero: 'IMP-2026-0001',
    tipoDocumento: 'DI',
    numeroDI: null,
    situacao: 'REGISTRADO',
    canalRfb: null,
    canalCodigo: null,
    fornecedor: null,
    paisProcedencia: null,
    incoterm: 'FOB',
    importador: { id: ID, numero: '12ABC34501DE35', nome: 'Águia' },
    dataRegistro: null,
    dataDesembaraco: null,
    dataChegada: null,
    adicoes: 0,
    itens: 0,
    valorAduaneiro: '0.00',
    tributos: TOTAIS,
    recolher: TOTAIS,
    criadoEm: '2026-11-20T12:00:00.000Z',
    referencia: 'ALFA',
    declaracao: null,
    conferencias: null,
    arquivo: null,
    alteradoPor: 'Maria',
    ...mudancas,
  });
const conflito = (atual: ProcessoInteiro) =>
  responder({ Error: 'Alterado por outra pessoa.', codigo: 'CONFLITO', atual }, 409);

/** As the list holds it: closed, it is gone. */
function NaLista({ Editor }: { Editor: typeof ReferenciaEditor }) {
  const [aberto, setAberto] = useState(true);
  const linha = { ...processo(), alertas: [], dias: null };
  return aberto && <Editor processo={linha} lugar={document.body} aoFechar={() => setAberto(false)} />;
}

/** The server answers the writes of the test in this order. */
function abrir(respostas: Response[], Editor: typeof ReferenciaEditor = ReferenciaEditor) {
  const proxima = () => respostas.shift() ?? responder(processo());
  const api = fingirApi({
    'PUT /api/Processo': proxima,
    [`POST /api/Processo/${ID}/Passo`]: proxima,
    [`DELETE /api/Processo/${ID}/Passo`]: proxima,
    [`GET /api/Processo/${ID}`]: () => responder(processo()),
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <NaLista Editor={Editor} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  const escritas = () =>
    Promise.all(api.pedidos.filter(({ method }) => method === 'PUT').map((pedido) => pedido.clone().json()));
  return { escritas, api };
}

const digitar = async (texto: string) => {
  const campo = screen.getByRole('textbox', { name: 'Nossa referência' });
  await userEvent.clear(campo);
  await userEvent.type(campo, `${texto}{Enter}`);
};
const deJose = processo({ versao: 3, referencia: 'BETA', alteradoPor: 'José' });

test('a saved cell says what it was, and “Desfazer” writes that again', async () => {
  const { escritas } = abrir([responder(processo({ versao: 3, referencia: 'GAMA' }))]);
  await digitar('GAMA');
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(async () =>
    expect(await escritas()).toMatchObject([
      { versao: 2, referencia: 'GAMA' },
      { versao: 3, referencia: 'ALFA' },
    ]),
  );
});

test('given up with something typed, by Escape or by a press beside it, what was typed is one “Desfazer” away', async () => {
  const { escritas } = abrir([responder(processo({ versao: 3, referencia: 'GAMA' }))]);
  const campo = screen.getByRole('textbox', { name: 'Nossa referência' });
  await userEvent.clear(campo);
  await userEvent.type(campo, 'GAMA{Escape}');
  expect(await screen.findByText('Nossa referência: ficou ALFA.')).toBeVisible();
  expect(await escritas()).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  await waitFor(async () => expect(await escritas()).toMatchObject([{ versao: 2, referencia: 'GAMA' }]));
});

describe('a conflict in the cell', () => {
  test('names the value of the other person, and who wrote it; what was typed stays', async () => {
    abrir([conflito(deJose)]);
    await digitar('GAMA');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enquanto isso, José gravou “BETA” em “Nossa referência”. O seu valor ainda não foi gravado.',
    );
    expect(screen.getByRole('textbox', { name: 'Nossa referência' })).toHaveValue('GAMA');
  });

  test('of another field says that this one is as it was', async () => {
    abrir([conflito(processo({ versao: 3, eta: '2026-12-01', alteradoPor: 'José' }))]);
    await digitar('GAMA');
    expect(await screen.findByRole('alert')).toHaveTextContent(
      'Enquanto isso, José mudou outro dado deste registro. “Nossa referência” continua “ALFA”, e o seu valor ainda não foi gravado.',
    );
  });

  test('written over, the value of the other person is one “Desfazer” away', async () => {
    const { escritas } = abrir([conflito(deJose), responder(processo({ versao: 4, referencia: 'GAMA' }))]);
    await digitar('GAMA');
    await userEvent.click(await screen.findByRole('button', { name: 'Gravar o meu' }));
    expect(await screen.findByText('Nossa referência: GAMA. Era BETA.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () =>
      expect((await escritas()).slice(1)).toMatchObject([
        { versao: 3, referencia: 'GAMA' },
        { versao: 4, referencia: 'BETA' },
      ]),
    );
  });

  test('left as it is, what was typed is one “Desfazer” away', async () => {
    const { escritas } = abrir([conflito(deJose), responder(processo({ versao: 4, referencia: 'GAMA' }))]);
    await digitar('GAMA');
    await userEvent.click(await screen.findByRole('button', { name: 'Ficar com o valor atual' }));
    expect(await screen.findByText('Nossa referência: ficou BETA.')).toBeVisible();
    expect(await escritas()).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
    await waitFor(async () => expect((await escritas())[1]).toMatchObject({ versao: 3, referencia: 'GAMA' }));
  });
});

test('a note keeps its lines, and Ctrl+Enter saves it', async () => {
  const { escritas } = abrir([responder(processo({ versao: 3 }))], ObservacaoEditor);
  expect(screen.getByText('Ctrl+Enter grava · Esc desiste')).toBeVisible();
  await userEvent.type(
    screen.getByRole('textbox', { name: 'Observação' }),
    'Carga frágil.{Enter}Avisar o terminal.{Control>}{Enter}{/Control}',
  );
  await waitFor(() => expect(screen.queryByRole('textbox', { name: 'Observação' })).toBeNull());
  expect(await escritas()).toEqual([{ id: ID, versao: 2, observacao: 'Carga frágil.\nAvisar o terminal.' }]);
});

test('the button of a canal is its confirmation, and it is taken back as a step', async () => {
  const { api } = abrir(
    [responder(processo({ versao: 3, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE' }))],
    CanalEditor,
  );
  await userEvent.click(within(screen.getByRole('group', { name: 'Canal' })).getByRole('button', { name: 'Verde' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Desfazer' }));
  await waitFor(() =>
    expect(api.pedidos.filter(({ method }) => method !== 'GET').map(({ method }) => method)).toEqual([
      'POST',
      'DELETE',
    ]),
  );
  const [passo, volta] = api.pedidos.filter(({ method }) => method !== 'GET');
  expect(await passo?.clone().json()).toMatchObject({ versao: 2, situacao: 'PARAMETRIZADO', canalRfb: 'VERDE' });
  expect(await volta?.clone().json()).toEqual({ versao: 3 });
});
