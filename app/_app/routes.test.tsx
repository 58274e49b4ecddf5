import { createMemoryHistory } from '@tanstack/react-router';
import { MARIA } from '#lib/session/maria-de-teste.ts';
import { endSession, startSession } from '#lib/session/session.ts';
import { criarRouter } from './routes.ts';

async function abrir(caminho: string) {
  const router = criarRouter(createMemoryHistory({ initialEntries: [caminho] }));
  await router.load();
  return router;
}
const ondeFica = async (caminho: string) => (await abrir(caminho)).state.location.href;

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  endSession();
});

const DESVIOS = [
  ['/', '/dashboard'],
  ['/pages', '/dashboard'],
  ['/pages/login', '/dashboard'],
  ['/importacao', '/importacao/relatorioPos'],
  ['/importacao/relatorios', '/importacao/relatorios/registro-de-di'],
  ['/configuracoes', '/configuracoes/representante'],
  ['/configuracoes/empresa', '/configuracoes/empresa/e1'],
  ['/dci', '/dci/novo-processo-dci'],
  ['/dcr', '/dcr/novo-processo-dcr'],
  ['/maps', '/maps/fullscreen'],
  ['/user', '/configuracoes/minha-conta'],
] as const;

const PAGINAS = [
  '/dashboard',
  '/primeiros-passos',
  '/ajuda',
  '/importacao/relatorioPos',
  '/importacao/relatorioPos/saldos',
  '/importacao/relatorioPos/relatorio',
  '/importacao/relatorioPos/novo',
  '/importacao/relatorioPos/7',
  '/importacao/novo-processo',
  '/importacao/historico',
  '/importacao/historico/cadastros',
  '/importacao/processos',
  '/importacao/processos/7',
  '/importacao/processos/7/adicao/001',
  '/importacao/relatorios/registro-de-di',
  '/importacao/sefaz',
  '/dcr/saldo-insumos',
  '/dcr/saldo-insumos/7',
  '/dcr/saldo-insumos/inicial',
  '/linhagem/lote/7',
  '/configuracoes/representante',
  '/configuracoes/representante/novo',
  '/configuracoes/representante/7',
  '/configuracoes/associados',
  '/configuracoes/associados/novo',
  '/configuracoes/associados/7',
  '/configuracoes/minha-conta',
  '/configuracoes/fornecedores',
  '/configuracoes/fornecedores/novo',
  '/configuracoes/fornecedores/7',
  '/configuracoes/itens',
  '/configuracoes/itens/novo',
  '/configuracoes/itens/7',
  '/configuracoes/matriz',
  '/configuracoes/matriz/novo',
  '/configuracoes/matriz/7',
  '/configuracoes/ncm',
  '/configuracoes/ncm/novo',
  '/configuracoes/ncm/7',
  '/configuracoes/tabelas/Pais',
  '/configuracoes/tabelas/Pais/novo',
  '/configuracoes/tabelas/Pais/7',
  '/configuracoes/parametros',
  '/configuracoes/parametros/novo',
  '/configuracoes/parametros/7',
  '/configuracoes/empresa/7',
  '/configuracoes/empresa/7/associados',
  '/configuracoes/empresa/7/representante',
  '/dci/novo-processo-dci',
  '/dci/processos-dci',
  '/dcr/novo-processo-dcr',
  '/dcr/processos-dcr',
  '/dcr/processos-dcr/7',
  '/dcr/produtos',
  '/dcr/produtos/novo',
  '/dcr/produtos/7',
  '/dcr/produtos/7/estrutura/nova',
  '/dcr/produtos/7/estrutura/8',
  '/dcr/compras-nacionais',
  '/dcr/compras-nacionais/nova',
  '/dcr/compras-nacionais/7',
  '/components',
  '/maps/fullscreen',
];

test.each([...PAGINAS, ...DESVIOS.map(([caminho]) => caminho), '/nao/existe'])(
  'signed out, %s is the login',
  async (caminho) => {
    expect(await ondeFica(caminho)).toBe('/pages/login');
  },
);

test.each(DESVIOS)('signed in, %s leads to %s', async (caminho, destino) => {
  startSession(MARIA);
  expect(await ondeFica(caminho)).toBe(destino);
});

test.each(PAGINAS)('signed in, %s is a page of its own, with a slash behind it too', async (caminho) => {
  startSession(MARIA);
  for (const escrito of [caminho, `${caminho}/`]) {
    const { state } = await abrir(escrito);
    expect(state.location.href).toBe(escrito);
    expect(state.matches.at(-1)?.fullPath).not.toBe('/$');
    expect(state.matches.every((match) => match.status === 'success')).toBe(true);
  }
});

test.each(['/nao/existe', '/importacao/nada', '/configuracoes/empresa/7/nada'])(
  'signed in, the unknown path %s keeps its address',
  async (caminho) => {
    startSession(MARIA);
    const { state } = await abrir(caminho);
    expect(state.location.href).toBe(caminho);
    expect(state.matches.at(-1)?.fullPath).toBe('/$');
  },
);

test('after login the person is where they first wanted to be, query and all', async () => {
  const router = await abrir('/importacao/processos?pagina=2');
  expect(router.state.location.href).toBe('/pages/login');
  startSession(MARIA);
  await router.invalidate();
  expect(router.state.location.href).toBe('/importacao/processos?pagina=2');
});
