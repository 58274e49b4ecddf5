import { ThemeProvider } from '@mui/material/styles';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/cache-de-teste.ts';
import { lerDeclaracoes } from '#lib/siscomex/ler-declaracao.ts';
import { capaDaDuimp, duimpFicticia, paginasDaDuimp, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { ItensDeclaradosSection } from './ItensDeclaradosSection.tsx';
import type { ProcessoDeclarado } from './processo-declarado.ts';

const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const ITEM = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0f', nome: 'FX-1' };

test('the declared goods stand in one table, with nothing to type in', async () => {
  const duimp = duimpFicticia();
  const textos = [capaDaDuimp(duimp), ...paginasDaDuimp(duimp, 2)].map(textoDaDuimp);
  const partes = textos.map((texto, i) => ({ nome: `${i}.json`, bytes: new TextEncoder().encode(texto) }));
  const [{ declaracao } = { declaracao: null }] = lerDeclaracoes(partes);
  if (!declaracao) throw new Error('There is a declaration in the parts.');
  const adicoes = declaracao.adicoes.map((adicao, i) => ({
    ...adicao,
    id: `01a1fd15-e7ab-758c-8773-6cd900bf9a${String(i).padStart(2, '0')}`,
    processoId: PROCESSO,
    valorAduaneiro: '1.00',
    itens: adicao.itens.map((item, j) => (i === 0 && j === 0 ? { ...item, itemVinculado: ITEM } : item)),
  }));
  const itens = adicoes.flatMap((adicao) => adicao.itens).length;
  fingirApi({ 'GET /api/Adicao': () => responder(adicoes, 200, { 'X-Total-Count': String(adicoes.length) }) });
  const processo = { id: PROCESSO, itens } as unknown as ProcessoDeclarado;
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <RouterContextProvider router={router as never}>
          <ItensDeclaradosSection processo={processo} pagina={1} aoMudarPagina={() => {}} />
        </RouterContextProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  const tabela = within(await screen.findByRole('table', { name: 'Itens declarados' }));
  const [, primeira, ...outras] = tabela.getAllByRole('row');
  expect(outras).toHaveLength(itens - 1);
  expect(primeira).toHaveTextContent(/^001.*FX-1/);
  expect(outras[0]).toHaveTextContent('—');
  expect(screen.getByText(`${itens} itens · 1 de ${itens} com part number`)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});
