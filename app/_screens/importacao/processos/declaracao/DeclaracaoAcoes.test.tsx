import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { type ApiDeTeste, fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import type { DeclaracaoLida } from '#lib/contracts/declaracao/di.ts';
import { conferirDi } from '#lib/fiscal/importacao/conferencias/conferencias-di.ts';
import { resumirDi } from '#lib/fiscal/importacao/declarada/resumo-di.ts';
import { declaracaoDeTeste } from '#lib/fiscal/importacao/testing/declaracao-de-teste.ts';
import { DeclaracaoAcoes } from './DeclaracaoAcoes.tsx';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const di = declaracaoDeTeste();
const LIDA: DeclaracaoLida = {
  ...di,
  resumo: resumirDi(di),
  conferencias: conferirDi(di),
  processoExistente: null,
  confronto: null,
};

function abrir(temDeclaracao: boolean, lida: DeclaracaoLida = LIDA): ApiDeTeste {
  const posta = { id: PROCESSO, numero: 'IMP-2026-0007', numeroDI: di.numeroDI, adicoes: 1, ...resumirDi(di) };
  const api = fingirApi({
    'POST /api/Di/Ler': () => responder({ declaracoes: [lida] }),
    'POST /api/Processo/ImportarDi': () => responder([posta], 201),
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <DeclaracaoAcoes processoId={PROCESSO} temDeclaracao={temDeclaracao} numeroDuimp={null} />
      </SnackbarProvider>
    </ThemeProvider>,
  );
  return api;
}
/** What the dialog sent; what it read beside that does not matter here. */
const envios = (api: ApiDeTeste) =>
  api.pedidos.filter(({ method }) => method === 'POST').map(({ url }) => new URL(url));

const soltar = (texto = '<x/>') =>
  userEvent.upload(screen.getByLabelText(/Solte aqui o XML da DI ou o JSON da DUIMP/), new File([texto], 'di.xml'));

test('a process that waits for its declaration takes one, shown before it is written', async () => {
  const api = abrir(false);
  await userEvent.click(screen.getByRole('button', { name: 'Importar DI ou DUIMP' }));
  await soltar();
  expect(await screen.findByRole('button', { name: /DI 23\/9000001-0/ })).toBeVisible();
  expect(envios(api).map(({ pathname }) => pathname)).toEqual(['/api/Di/Ler']);

  await userEvent.click(screen.getByRole('button', { name: 'Importar 1 declaração' }));
  expect(await screen.findByText('Declaração no processo.')).toBeVisible();
  const gravar = envios(api).at(-1);
  expect(gravar?.pathname).toBe('/api/Processo/ImportarDi');
  expect(Object.fromEntries(gravar?.searchParams ?? [])).toEqual({ Bucket: 'di', processoId: PROCESSO });
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
});

test('a DUIMP is called by its name, and one with a wrong digit is not taken', async () => {
  const errada = { ...di, numeroDI: '26BR00001234562', duimp: { versao: 1, situacao: null } };
  abrir(false, { ...LIDA, ...errada, conferencias: conferirDi(errada) });
  await userEvent.click(screen.getByRole('button', { name: 'Importar DI ou DUIMP' }));
  await soltar('{}');
  expect(await screen.findByText(/O dígito verificador desta DUIMP não confere/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Importar' })).toBeDisabled();
});

test('one that has its declaration is retified', async () => {
  abrir(true);
  await userEvent.click(screen.getByRole('button', { name: 'Retificar' }));
  expect(screen.getByLabelText('Solte aqui o arquivo da declaração retificada')).toBeInTheDocument();
});

test('a declaration of another cargo stops until a reason is written', async () => {
  const ponto = { previsto: 'HAN CO', declarado: 'KAZE CO', diferenca: null };
  const confronto = {
    pontos: [{ ponto: 'FORNECEDOR' as const, resultado: 'DIFERE' as const, ...ponto }],
    conferem: 0,
    comparados: 3,
    outraCarga: true,
  };
  const api = abrir(false, { ...LIDA, confronto });
  await userEvent.click(screen.getByRole('button', { name: 'Importar DI ou DUIMP' }));
  await soltar();
  expect(await screen.findByText('0 de 3 pontos conferem')).toBeVisible();
  expect(screen.getAllByRole('region', { name: 'Confronto com o processo' })).toHaveLength(1);
  expect(screen.getByRole('row', { name: /Difere Fornecedor HAN CO KAZE CO/ })).toBeVisible();
  const importar = screen.getByRole('button', { name: 'Importar 1 declaração' });
  expect(importar).toBeDisabled();
  await userEvent.type(
    screen.getByRole('textbox', { name: /Por que esta declaração é deste processo/ }),
    'Troca de carga',
  );
  await userEvent.click(importar);
  expect(await screen.findByText('Declaração no processo.')).toBeVisible();
  const { searchParams } = new URL(api.pedidos.findLast(({ method }) => method === 'POST')?.url ?? '');
  expect(searchParams.get('motivo')).toBe('Troca de carga');
});
