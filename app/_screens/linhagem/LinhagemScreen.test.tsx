import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { Linhagem } from '#lib/contracts/views/linhagem.ts';
import { LinhagemScreen } from './LinhagemScreen.tsx';
import { linhagemBusca } from './linhagem-busca.ts';
import { ID, ID_DA_SAIDA, linhagemDeTeste } from './linhagem-de-teste.ts';

afterEach(() => jest.restoreAllMocks());

const DCR = `/linhagem/dcr/${ID_DA_SAIDA.dcr}`;

function abrir({
  endereco = DCR,
  linhagem = linhagemDeTeste(),
  rotas = {},
  telefone = false,
}: {
  endereco?: string;
  linhagem?: Linhagem;
  rotas?: RotasDeTeste;
  telefone?: boolean;
} = {}) {
  return abrirTelas({
    endereco,
    larguraDiz: (media) => telefone && media.includes('max-width'),
    telas: { '/linhagem/$tipo/$id': [LinhagemScreen, { validateSearch: linhagemBusca }] },
    rotas: { 'GET /api/Linhagem': () => responder(linhagem), ...rotas },
  });
}

const grafo = () => screen.findByRole('region', { name: /^Grafo da linhagem/ });
const quadro = async (nome: string) => within(await grafo()).getByRole('group', { name: nome });

test('says what is looked at, what is still suspended by tax, and that there is more than is shown', async () => {
  const { pedidos } = abrir();
  expect(await screen.findByRole('heading', { name: 'Linhagem: DCR-E 2026000012' })).toBeVisible();
  const suspensos = within(screen.getByRole('region', { name: 'Tributos ainda suspensos' }));
  expect(suspensos.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    '70,00',
    'pelo saldo de 2 itens de DI',
    '0,00',
    '70,00',
    '0,00',
    '0,00',
    // CBS and IBS of neither item are known.
    '—',
    'de 0 dos 2 itens',
    '—',
    'de 0 dos 2 itens',
  ]);
  expect(screen.getByText(/de cada nível se mostram até sessenta/)).toBeVisible();
  const [pedido] = pedidos('GET', '/api/Linhagem');
  expect(new URL(pedido?.url ?? '').search).toBe(`?tipo=DCR&id=${ID_DA_SAIDA.dcr}`);
});

test.each([
  ['says so in one figure', 2, 2, ['0,00', 'em nenhum tributo, pelo saldo de 2 itens de DI']],
  [
    'says of which taxes that is known',
    2,
    0,
    ['0,00', 'II, IPI, PIS e COFINS pelo saldo de 2 itens de DI; CBS e IBS de 0 dos 2 itens'],
  ],
  ['has no figure without an item of DI', 0, 0, ['—', 'nenhum item de DI nesta linhagem']],
])('where nothing is suspended it %s', async (_, lotes, comCbsIbs, dito) => {
  const { totais, ...linhagem } = linhagemDeTeste();
  const suspenso = { ...totais.suspenso, ipi: '0.00', suspenso: '0.00', comCbsIbs, comIiExigivel: lotes };
  abrir({ linhagem: { ...linhagem, totais: { lotes, suspenso } } });
  const suspensos = within(await screen.findByRole('region', { name: 'Tributos ainda suspensos' }));
  expect(suspensos.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual(dito);
});

test('says the II that came in exempt and falls due at the exit, in dollars and of how many items', async () => {
  const { totais, ...linhagem } = linhagemDeTeste();
  const suspenso = { ...totais.suspenso, iiExigivelUSD: '45.36', comIiExigivel: 1 };
  abrir({ linhagem: { ...linhagem, totais: { ...totais, suspenso } } });
  const suspensos = within(await screen.findByRole('region', { name: 'Tributos ainda suspensos' }));
  expect(suspensos.getByText('II isento, exigível se sair: US$ 45,36 de 1 dos 2 itens')).toBeVisible();
});

test('is a graph with each thing on its card, the one it is looked at from marked', async () => {
  abrir();
  const lote = await quadro('Item de DI MOTOR-01');
  expect(lote).toHaveTextContent('Em estoque · 10/08/2026');
  expect(lote).toHaveTextContent('saldo 20 de 30 PECA');
  expect(lote).toHaveTextContent('R$ 20,00 suspensos');
  expect(await quadro('DCR-E 2026000012')).toHaveAttribute('aria-current', 'true');
  expect(lote).not.toHaveAttribute('aria-current');
  // The links of the focused node, with their quantities.
  const ligacoes = within(screen.getByRole('table', { name: 'Ligações de DCR-E 2026000012' }));
  expect(ligacoes.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'Ligações de DCR-E 2026000012O quêQualLigaçãoQuantidade',
    'Vem deComponenteMOTOR-01por unidade do produto1 PECA',
    'Vai paraDCI2690000101II por unidade do DCR-E10',
  ]);
});

test('pointing at one lights what it comes from and leads to, and nothing beside it', async () => {
  abrir();
  const nota = await quadro('Nota de saída NF 1, série 1');
  const [lote, outro] = [await quadro('Item de DI MOTOR-01'), await quadro('Item de DI MOTOR-01 B')];
  await userEvent.hover(nota);
  expect(lote).not.toHaveStyle({ opacity: '0.35' });
  expect(outro).toHaveStyle({ opacity: '0.35' });
  await userEvent.unhover(nota);
  expect(outro).not.toHaveStyle({ opacity: '0.35' });
});

test('by the keyboard the arrows walk from card to card, and Enter opens the record', async () => {
  const { endereco } = abrir();
  const foco = within(await quadro('DCR-E 2026000012')).getByRole('link', { name: '2026000012' });
  act(() => foco.focus());
  await userEvent.keyboard('{ArrowLeft}');
  expect(within(await quadro('Componente MOTOR-01')).getByRole('link', { name: 'MOTOR-01' })).toHaveFocus();
  expect(screen.getByRole('table', { name: 'Ligações de Componente MOTOR-01' })).toBeVisible();
  // Only one node is in the Tab order: the last one that had the keyboard.
  expect(foco).toHaveAttribute('tabindex', '-1');
  await userEvent.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}{Enter}');
  expect(await screen.findByText('Outra tela')).toBeVisible();
  expect(endereco()).toBe(`/dci/processos-dci/${ID_DA_SAIDA.dci}?etapa=notas`);
});

test('is looked at from another of its things, in the same way as before', async () => {
  const daqui = { ...linhagemDeTeste(), foco: `LOTE:${ID.lote}` };
  const { endereco, pedidos } = abrir({
    endereco: `${DCR}?vista=grafo`,
    rotas: {
      'GET /api/Linhagem': ({ url }) => responder(url.includes('tipo=LOTE') ? daqui : linhagemDeTeste()),
    },
  });
  await userEvent.click(within(await grafo()).getByRole('link', { name: 'Ver a partir daqui: Item de DI MOTOR-01' }));
  expect(endereco()).toBe(`/linhagem/lote/${ID.lote}?vista=grafo`);
  const [, segundo] = pedidos('GET', '/api/Linhagem');
  expect(new URL(segundo?.url ?? '').search).toBe(`?tipo=LOTE&id=${ID.lote}`);
  // A person who was in the graph keeps the focus in it.
  const lote = await screen.findByRole('group', { name: 'Item de DI MOTOR-01', current: true });
  expect(within(lote).getByRole('link', { name: 'MOTOR-01' })).toHaveFocus();
});

test('those there was no room for lead to where all of them are', async () => {
  const { endereco } = abrir();
  const resto = await quadro('Mais 4.940 notas de saída');
  expect(within(resto).queryByRole('link', { name: /Ver a partir daqui/ })).toBeNull();
  await userEvent.click(within(resto).getByRole('link', { name: 'Mais 4.940 notas de saída' }));
  expect(endereco()).toBe(`/dci/processos-dci/${ID_DA_SAIDA.dci}?etapa=notas`);
});

test('is a table too, level by level, with where each comes from and goes in words; the address says so', async () => {
  const { endereco } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Tabela' }));
  expect(endereco()).toBe(`${DCR}?vista=tabela`);
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
    'Linhagem: DCR-E 2026000012',
    'POs',
    'Processos',
    'Itens de DI',
    'Componentes',
    'DCR-E',
    'DCIs',
    'Notas de saída',
  ]);
  const [, lote] = within(screen.getByRole('table', { name: 'Itens de DI' })).getAllByRole('row');
  expect(lote).toHaveTextContent('PO-2026-0001 (declarado do pedido)');
  expect(lote).toHaveTextContent('DCI 2690000101 (baixado: 10 PECA)');
  expect(lote).toHaveTextContent('saldo 20 de 30 PECA20,00');
  expect(screen.getByRole('link', { name: 'Ver a partir daqui: DCI 2690000101' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'IMP-2026-0007' })).toHaveAttribute(
    'href',
    `/importacao/processos/${ID.processo}`,
  );
});

test('a table has no column nothing stands in, so that what stands there has room', async () => {
  abrir({ endereco: `${DCR}?vista=tabela` });
  const titulos = (tabela: string) =>
    within(screen.getByRole('table', { name: tabela }))
      .getAllByRole('columnheader')
      .map(({ textContent }) => textContent);
  expect(await screen.findByRole('table', { name: 'Itens de DI' })).toBeVisible();
  expect(titulos('Itens de DI')).toEqual([
    'Item de DI',
    'Situação',
    'Vem de',
    'Vai para',
    'Quantidade',
    'Suspenso (R$)',
    '',
  ]);
  expect(titulos('Notas de saída')).toEqual(['Nota de saída', 'Vem de', '']);
});

test('on a phone it is the table, a card a thing; the graph is asked for', async () => {
  abrir({ telefone: true });
  const lotes = within(await screen.findByRole('list', { name: 'Itens de DI' })).getAllByRole('listitem');
  expect(lotes).toHaveLength(2);
  expect(lotes[0]).toHaveTextContent('DCI 2690000101 (baixado: 10 PECA)');
  await userEvent.click(screen.getByRole('button', { name: 'Grafo' }));
  expect(await grafo()).toBeVisible();
});

test('of what nothing is linked to says what will link it', async () => {
  const linhagem = linhagemDeTeste();
  const [po] = linhagem.nos;
  if (!po) throw new Error('no order');
  abrir({
    endereco: `/linhagem/po/${ID.po}`,
    linhagem: {
      ...linhagem,
      foco: po.id,
      nos: [po],
      arestas: [],
      cortado: false,
      totais: { ...linhagem.totais, lotes: 0 },
    },
  });
  expect(await screen.findByText('Ainda sem ligações')).toBeVisible();
  expect(screen.getByText(/Nenhum processo tem itens desta PO/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Tabela' })).toBeNull();
});

test.each([
  ['of what there is not', DCR, 1],
  ['of what nothing is called', `/linhagem/coisa/${ID.po}`, 0],
])('an address %s says so', async (_, endereco, quantosPedidos) => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  const erro = { Error: 'Este DCR-E não existe.', codigo: 'NAO_ENCONTRADO' };
  const { pedidos } = abrir({ endereco, rotas: { 'GET /api/Linhagem': () => responder(erro, 404) } });
  expect(await screen.findByText('Não há o que mostrar a linhagem')).toBeVisible();
  expect(pedidos('GET', '/api/Linhagem')).toHaveLength(quantosPedidos);
});

test('what could not be read is tried again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => {});
  let falha = true;
  abrir({
    rotas: {
      'GET /api/Linhagem': () =>
        falha ? responder({ Error: 'O servidor falhou.', codigo: 'INTERNO' }, 500) : responder(linhagemDeTeste()),
    },
  });
  expect(await screen.findByText('O servidor falhou.')).toBeVisible();
  falha = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await grafo()).toBeVisible();
});
