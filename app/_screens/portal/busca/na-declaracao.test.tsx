import { ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { DeclaracaoAcoes } from '#app/_screens/importacao/processos/declaracao/DeclaracaoAcoes.tsx';
import { PORTAL_PARTS } from '#app/_screens/portal/portal-parts.ts';
import { PortalPartsProvider } from '#components/portal/portal-parts.ts';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const CREDENCIAL = {
  id: PROCESSO,
  ambiente: 'TREINAMENTO',
  modo: 'CHAVE',
  titular: 'Maria da Silva',
  cpf: '52998224725',
  validaAte: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
  criadaPor: 'João',
  encerradaEm: null,
  testadaEm: null,
  testePassou: null,
  testeFrase: null,
  usadaEm: null,
};

function abrir(temDeclaracao: boolean, parts: typeof PORTAL_PARTS | null = PORTAL_PARTS) {
  fingirApi({
    'GET /api/PortalUnico/Credencial': () => responder([CREDENCIAL]),
    'GET /api/PortalUnico/Consulta': () => responder([]),
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <SnackbarProvider>
        <PortalPartsProvider value={parts}>
          <DeclaracaoAcoes processoId={PROCESSO} temDeclaracao={temDeclaracao} numeroDuimp="26BR00000000214" />
        </PortalPartsProvider>
      </SnackbarProvider>
    </ThemeProvider>,
  );
}

test.each([
  [false, 'Importar DI ou DUIMP', 'Importar DI ou DUIMP'],
  [true, 'Retificar', 'Retificação'],
])(
  'the DUIMP of the processo is asked of the Portal without typing it (declared: %s)',
  async (declarada, botao, nome) => {
    abrir(declarada);
    await userEvent.click(screen.getByRole('button', { name: botao }));
    const dialogo = within(await screen.findByRole('dialog', { name: nome }));
    expect(await dialogo.findByRole('textbox', { name: 'Número da DUIMP' })).toHaveValue('26BR0000000021-4');
    expect(dialogo.queryAllByRole('button', { name: 'Por importador' })).toHaveLength(declarada ? 0 : 1);
  },
);

test('a build without the Portal asks for a file alone', async () => {
  abrir(false, null);
  await userEvent.click(screen.getByRole('button', { name: 'Importar DI ou DUIMP' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Importar DI ou DUIMP' }));
  expect(dialogo.getByLabelText('Solte aqui o XML da DI ou o JSON da DUIMP')).toBeInTheDocument();
  expect(dialogo.queryByRole('textbox', { name: 'Número da DUIMP' })).toBeNull();
});
