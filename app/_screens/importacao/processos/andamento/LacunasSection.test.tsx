import { ThemeProvider } from '@mui/material/styles';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type FatosDoDeclarado, lacunasDoProcesso } from '#lib/domain/zfm/lacunas-do-processo.ts';
import { LacunasSection } from './LacunasSection.tsx';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';

function abrir(fatos: Partial<FatosDoDeclarado>) {
  const lacunas = lacunasDoProcesso({
    outraCarga: null,
    temImportador: true,
    pedeDai: true,
    adicoes: 16,
    adicoesSemMatriz: 0,
    adicoesComMatrizIncompleta: 0,
    itens: 189,
    itensSemVinculo: 0,
    itensSemCClassTrib: 0,
    conferenciasComErro: 0,
    papeisQueFaltam: [],
    icmsNotificado: null,
    icmsPorNotificar: null,
    ...fatos,
  });
  fingirApi({ [`GET /api/Processo/${PROCESSO}/Lacunas`]: () => responder(lacunas) });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  return render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <RouterContextProvider router={router as never}>
          <LacunasSection processoId={PROCESSO} />
        </RouterContextProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
}

test('each cause has one line and one remedy, which leads to where it is mended', async () => {
  abrir({ adicoesSemMatriz: 16, papeisQueFaltam: [{ tipo: 'FATURA', porque: 'Instrui a declaração.' }] });
  const lista = within(await screen.findByRole('list', { name: 'O que falta neste processo' }));
  expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '16 adições sem linha da matriz · EscolherO ICMS delas não se calcula, e o XML da DAI não sai.',
    '1 papel exigido falta · EnviarFatura comercial.',
  ]);
  expect(lista.getByRole('link', { name: 'Escolher: 16 adições sem linha da matriz' })).toHaveAttribute(
    'href',
    `/importacao/sefaz/${PROCESSO}?aba=adicoes`,
  );
  expect(lista.getByRole('link', { name: 'Enviar: 1 papel exigido falta' })).toHaveAttribute(
    'href',
    `/importacao/processos/${PROCESSO}?aba=documentos&campo=FATURA`,
  );
  expect(screen.getByText('2 causas')).toBeVisible();
});

test('a process that lacks nothing shows no panel, and no praise either', async () => {
  const { container } = abrir({});
  await screen.findByText((_, elemento) => elemento === container && container.textContent === '');
  expect(screen.queryByRole('region')).toBeNull();
});
