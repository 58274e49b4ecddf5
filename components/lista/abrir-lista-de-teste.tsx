import { ThemeProvider } from '@mui/material/styles';
import {
  createMemoryHistory,
  createRootRoute,
  createRoute,
  createRouter,
  RouterProvider,
  stripSearchParams,
} from '@tanstack/react-router';
import { render } from '@testing-library/react';
import { SnackbarProvider } from 'notistack';
import { z } from 'zod';
import type { DefinicaoDaLista } from '#components/lista/definicao-da-lista.ts';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirMidia } from '#components/ui/page/midia-de-teste.ts';
import { type ApiDeTeste, fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { buscaDeLista, buscaPadrao } from '#lib/contracts/platform/busca-de-lista.ts';
import { consultaDeLista } from '#lib/contracts/platform/lista.ts';
import type { Visao } from '#lib/contracts/platform/visao.ts';
import { data } from '#lib/registros/primitivos.ts';

/** For tests: an example list with its own router and a fake API. */
const embarque = z.object({ id: z.string(), nome: z.string(), dia: z.string(), cor: z.string(), valor: z.string() });
type Embarque = z.infer<typeof embarque>;

const consulta = consultaDeLista(['nome', 'valor'], 'nome', {
  cor: z.enum(['V', 'A']).optional(),
  codigo: z.string().optional(),
  diaDe: data.optional(),
  diaAte: data.optional(),
});

/** The same list with a filter by importer. */
const consultaComImportador = consulta.extend({ importadorId: z.string().optional() });

const EMBARQUES: DefinicaoDaLista<Embarque> = {
  tela: 'embarques',
  titulo: 'Embarques',
  singular: 'embarque',
  plural: 'embarques',
  busca: 'Buscar embarque',
  recurso: { recurso: '/api/Embarque', linha: embarque, totais: z.record(z.string(), z.string()) },
  consulta,
  colunas: [
    { campo: 'nome', titulo: 'Nome', tipo: 'texto', ordenavel: true, padrao: true, caracteres: 12 },
    { campo: 'dia', titulo: 'Dia', tipo: 'data', padrao: true, noCartao: true, caracteres: 10 },
    { campo: 'cor', titulo: 'Cor', tipo: 'opcao', opcoes: { V: 'Verde', A: 'Azul' }, padrao: true, caracteres: 9 },
    {
      campo: 'valor',
      titulo: 'Valor (R$)',
      tipo: 'dinheiro',
      ordenavel: true,
      padrao: true,
      noCartao: true,
      caracteres: 12,
    },
    { campo: 'peso', titulo: 'Peso', tipo: 'texto', caracteres: 9 },
  ],
  filtros: [
    {
      tipo: 'opcao',
      campo: 'cor',
      nome: 'Cor',
      principal: true,
      opcoes: [
        ['V', 'Verde'],
        ['A', 'Azul'],
      ],
    },
    { tipo: 'periodo', campo: 'dia', nome: 'Dia', principal: true },
    {
      tipo: 'texto',
      campo: 'codigo',
      nome: 'Código',
      ler: (digitado) => (/^\d+$/.test(digitado) ? { valor: digitado } : { motivo: 'Só algarismos.' }),
      mostrar: (valor) => valor,
    },
  ],
  destino: ({ id }) => ({ to: '/$id', params: { id } }) as never,
  documento: true,
  copia: { campo: 'nome', rotulo: 'Copiar nomes' },
};

export const LINHAS: Embarque[] = [
  { id: 'e1', nome: 'Aurora', dia: '2026-11-20', cor: 'V', valor: '1234.50' },
  { id: 'e2', nome: 'Brisa', dia: '2026-11-19', cor: 'A', valor: '0.10' },
];

interface Abertura {
  endereco?: string;
  visoes?: Visao[];
  rotas?: RotasDeTeste;
  telefone?: boolean;
  /** The list has a filter by importer. */
  comImportador?: boolean;
  /** The screen of a record shows when this is done. */
  aTela?: Promise<void>;
}

export function abrirLista({
  endereco = '/',
  visoes = [],
  rotas = {},
  telefone = false,
  comImportador = false,
  aTela,
}: Abertura = {}) {
  fingirMidia(() => telefone);
  window.scrollTo = () => {};
  const api: ApiDeTeste = fingirApi({
    'GET /api/Embarque': () => responder(LINHAS, 200, { 'X-Total-Count': '12400' }),
    'GET /api/Embarque/Totais': () => responder({ valor: '98765.40' }),
    'GET /api/Visao': () => responder(visoes),
    ...rotas,
  });
  const raiz = createRootRoute();
  const lista = createRoute({
    getParentRoute: () => raiz,
    path: '/',
    validateSearch: buscaDeLista(comImportador ? consultaComImportador : consulta),
    search: { middlewares: [stripSearchParams(buscaPadrao(consulta) as never)] },
    component: comImportador ? TelaComImportador : TelaDeTeste,
  });
  const um = createRoute({
    getParentRoute: () => raiz,
    path: '/$id',
    loader: () => aTela,
    component: () => <p>Um embarque</p>,
  });
  const router = createRouter({
    routeTree: raiz.addChildren([lista, um]),
    history: createMemoryHistory({ initialEntries: [endereco] }),
  });
  const tela = render(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <RouterProvider router={router as never} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return {
    ...tela,
    api,
    /** The current address of the list. */
    endereco: () => router.state.location.href,
    voltar: () => router.history.back(),
    /** The queries sent to a path, newest last. The parameters of each query are in alphabetical order. */
    perguntas: (caminho: string) =>
      api.pedidos
        .map(({ url }) => new URL(url))
        .filter(({ pathname }) => pathname === caminho)
        .map(({ searchParams }) =>
          [...searchParams]
            .map((par) => par.join('='))
            .sort()
            .join('&'),
        ),
  };
}

const DE_IMPORTADORES: DefinicaoDaLista<Embarque> = { ...EMBARQUES, consulta: consultaComImportador };

function TelaComImportador() {
  return <Lista lista={useLista(DE_IMPORTADORES)} vazia={<p>Nenhum embarque ainda</p>} />;
}

function TelaDeTeste() {
  return <Lista lista={useLista(EMBARQUES)} vazia={<p>Nenhum embarque ainda</p>} />;
}
