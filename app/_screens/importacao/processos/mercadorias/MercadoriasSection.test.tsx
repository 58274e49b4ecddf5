import { ThemeProvider } from '@mui/material/styles';
import { createMemoryHistory, createRootRoute, createRouter, RouterContextProvider } from '@tanstack/react-router';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { useState } from 'react';
import type { ProcessoDeclarado } from '#app/_screens/importacao/processos/declaracao/processo-declarado.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type MercadoriasLidas, mercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { type BuscaDasMercadorias, MercadoriasSection } from './MercadoriasSection.tsx';

const PROCESSO = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e0e', numero: 'IMP-2026-0001' } as ProcessoDeclarado;
const SEM_FIGURAS = {
  valorMoeda: null,
  pesoLiquido: null,
  valorAduaneiro: null,
  ii: null,
  ipi: null,
  pis: null,
  cofins: null,
  icms: null,
  cbs: null,
  ibs: null,
};
const PREVISTO = {
  quantidade: '900.00000',
  unidade: 'UNIDADE',
  moeda: 'USD',
  valorUnitario: '2.5000000',
  valorMoeda: '2250.00',
  pesoLiquido: '10.00000',
  pedido: null,
  vezes: 1,
  tributos: null,
};
const mercadoria = (mais: object = {}) => ({
  ...SEM_FIGURAS,
  chave: '001/1',
  situacao: 'COMPARADA',
  adicao: '001',
  item: 1,
  partNumber: 'FX-1',
  descricao: 'PECA FICTICIA',
  ncm: '85423190',
  unidade: 'UNIDADE',
  moeda: 'USD',
  quantidade: '1000.00000',
  valorUnitario: '2.5000000',
  valorMoeda: '2500.00',
  previsto: PREVISTO,
  difere: ['valorMoeda', 'quantidade'],
  ...mais,
});
const soma = (valor: string | null, conhecidos: number) => ({ valor, conhecidos, todos: 1 });
const lidas = (mais: Partial<MercadoriasLidas> = {}): MercadoriasLidas =>
  mercadoriasLidas.parse({
    comReforma: false,
    total: 2,
    declaradas: 2,
    comparadas: { conhecidos: 1, todos: 2 },
    moeda: 'USD',
    diferentes: 1,
    semPrevisao: 1,
    naoDeclaradas: 0,
    tributosDiferentes: 0,
    semTributosPrevistos: null,
    linhas: [
      mercadoria(),
      mercadoria({ chave: '001/2', item: 2, partNumber: null, situacao: 'SEM_PREVISAO', previsto: null, difere: [] }),
    ],
    grupos: [
      {
        ...SEM_FIGURAS,
        adicao: '001',
        ncm: '85423190',
        fornecedor: 'KAZE FICTICIA',
        incoterm: 'FOB',
        moeda: 'USD',
        itens: 2,
        valorMoeda: '5000.00',
        ii: '1234.50',
        previsto: null,
        difere: [],
      },
    ],
    totais: {
      ...Object.fromEntries(Object.keys(SEM_FIGURAS).map((figura) => [figura, soma(null, 0)])),
      ii: soma('1234.50', 1),
    },
    faltas: [{ tributos: ['icms'], causa: 'sem linha da matriz de tributação', adicoes: ['001'] }],
    ...mais,
  });

function abrir(resposta: MercadoriasLidas) {
  const pedidos: URLSearchParams[] = [];
  fingirApi({
    [`GET /api/Processo/${PROCESSO.id}/Mercadorias`]: ({ url }: Request) => {
      pedidos.push(new URL(url).searchParams);
      return responder(resposta);
    },
  });
  const router = createRouter({ routeTree: createRootRoute(), history: createMemoryHistory() });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <RouterContextProvider router={router as never}>
            <NaTela />
          </RouterContextProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return pedidos;
}

function NaTela() {
  const [busca, setBusca] = useState<BuscaDasMercadorias>({ pagina: 1, q: undefined, soDiferencas: undefined });
  return <MercadoriasSection processo={PROCESSO} busca={busca} aoMudar={(nova) => setBusca({ ...busca, ...nova })} />;
}

test('the goods stand under their adição, the forecast beside, a difference in words and nothing to type in', async () => {
  abrir(lidas());
  const tabela = within(await screen.findByRole('table', { name: 'Mercadorias declaradas' }));
  const [, adicao, primeira, segunda, total] = tabela.getAllByRole('row');
  expect(adicao).toHaveTextContent(/Adição 001 · 8542\.31\.90.*KAZE FICTICIA.*2 itens.*1\.234,50/);
  expect(primeira).toHaveTextContent(/1\. FX-1.*1\.000 difereprev\. 900.*2\.500,00 difereprev\. 2\.250,00/);
  expect(segunda).toHaveTextContent(/sem previsão/);
  // A DI declares the taxes of the adição: those of an item are unknown.
  expect(
    within(primeira as HTMLElement)
      .getAllByRole('cell')
      .at(-2),
  ).toHaveTextContent('—');
  expect(total).toHaveTextContent(/Total da declaração.*1\.234,50.*—0 de 1 adição/);
  expect(screen.getByText('2 mercadorias em 1 adição · 1 de 2 comparadas com a previsão')).toBeVisible();
  expect(screen.getByText('1 difere da previsão · 1 sem previsão')).toBeVisible();
  expect(screen.getByText(/ICMS de 1 adição: sem linha da matriz de tributação/)).toBeVisible();
  expect(screen.queryByRole('textbox')).toBeNull();
});

test('the price of the order stands beside the declared one, and the planned tax under that of the adição', async () => {
  const preco = { valorUnitario: '12.5000000', moeda: 'USD' };
  const comPedido = (doPedido: object | null) => ({
    valorUnitario: '12.8000000',
    difere: ['precoDoPedido'],
    previsto: { ...PREVISTO, valorUnitario: '12.8000000', pedido: doPedido },
  });
  const pedido = { id: PROCESSO.id, numero: 'PO-1', linha: 1 };
  const [grupo] = lidas().grupos;
  const tributos = { ii: '1200.00', ipi: '0.00', pis: '0.00', cofins: '0.00' };
  abrir(
    lidas({
      linhas: [
        mercadoria(comPedido({ ...pedido, preco })),
        mercadoria({ ...comPedido({ ...pedido, preco: { ...preco, moeda: 'EUR' } }), chave: '001/2' }),
        mercadoria({ ...comPedido(null), chave: '001/3' }),
      ] as MercadoriasLidas['linhas'],
      grupos: [{ ...grupo, previsto: { valorMoeda: null, pesoLiquido: null, tributos }, difere: ['ii'] }] as never,
      tributosDiferentes: 1,
      semTributosPrevistos: 'Falta a taxa de câmbio de EUR.',
    }),
  );
  const tabela = within(await screen.findByRole('table', { name: 'Mercadorias declaradas' }));
  const [, adicao, primeira, segunda, terceira] = tabela.getAllByRole('row');
  expect(primeira).toHaveTextContent('PO 12,50 → DI 12,80, +2,4 %');
  expect(segunda).toHaveTextContent('PO EUR 12,50 (outra moeda)');
  expect(terceira).toHaveTextContent('PO — (sem linha de PO)');
  expect(adicao).toHaveTextContent('1.234,50 difereprev. 1.200,00');
  expect(screen.getByText(/1 adição com outro tributo/)).toBeVisible();
  expect(screen.getByText(/Tributos da previsão: Falta a taxa de câmbio de EUR\./)).toBeVisible();
});

test('the differences alone, and the words searched for, are asked of the server', async () => {
  const pedidos = abrir(lidas());
  const usuario = userEvent.setup();
  await usuario.click(await screen.findByRole('button', { name: 'Só diferenças', pressed: false }));
  expect(await screen.findByRole('button', { name: 'Só diferenças', pressed: true })).toBeVisible();
  await usuario.type(screen.getByRole('searchbox', { name: 'Buscar mercadoria' }), 'fx-1{Enter}');
  expect(Object.fromEntries(pedidos.at(-1) ?? [])).toMatchObject({ soDiferencas: 'true', q: 'fx-1', pagina: '1' });
});

test('nothing planned is nothing compared: there is no filter of differences, and no word of them', async () => {
  abrir(lidas({ comparadas: null, diferentes: 0, semPrevisao: 0 }));
  expect(await screen.findByText('2 mercadorias em 1 adição · sem previsão a comparar')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Só diferenças' })).toBeNull();
  expect(screen.queryByText(/Nenhuma diferença/)).toBeNull();
});
