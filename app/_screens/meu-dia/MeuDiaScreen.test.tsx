import { stripSearchParams } from '@tanstack/react-router';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { LinhaDoMeuDia, MeuDia } from '#lib/contracts/views/meu-dia.ts';
import { MeuDiaScreen } from './MeuDiaScreen.tsx';
import { MEU_DIA_BUSCA_PADRAO, meuDiaBusca } from './meu-dia-busca.ts';

const HOJE = '2026-11-20';
const id = (n: number) => `01a1fd15-e7ab-758c-8773-${String(n).padStart(12, '0')}`;
const linha = (n: number, mais: Partial<LinhaDoMeuDia> = {}): LinhaDoMeuDia => ({
  chave: `ETA_PASSADA.${id(n)}`,
  regra: 'ETA_PASSADA',
  nivel: 'erro',
  grupo: 'ATRASADO',
  titulo: `IMP-2026-000${n}`,
  porque: 'ETA passou há 4 dias, sem chegada.',
  prazo: '2026-11-16',
  valor: { valor: '1234567.80', oQue: 'TRIBUTOS_SUSPENSOS' },
  lugar: { onde: 'PROCESSO', id: id(n), aba: 'carga', campo: 'chegada' },
  responsavel: { id: id(90), nome: 'Ana Fictícia' },
  importador: { id: id(91), nome: 'Águia Fictícia Ltda' },
  adiamento: null,
  ...mais,
});
const CIENCIA = linha(2, {
  chave: `CIENCIA.${id(2)}`,
  regra: 'CIENCIA',
  grupo: 'HOJE',
  prazo: null,
  valor: null,
  responsavel: null,
  lugar: { onde: 'DAI', id: id(2), aba: null, campo: 'ato' },
});

function dia(linhas: LinhaDoMeuDia[], mais: Partial<MeuDia> = {}): MeuDia {
  const grupos = [...new Set(linhas.map(({ grupo }) => grupo))];
  const regras = [...new Set(linhas.map(({ regra }) => regra))];
  return {
    hoje: HOJE,
    linhas,
    grupos: grupos.map((grupo) => ({
      grupo,
      linhas: linhas.filter((uma) => uma.grupo === grupo).length,
      valores: grupo === 'ATRASADO' ? [{ valor: '1234567.80', oQue: 'TRIBUTOS_SUSPENSOS' as const }] : [],
    })),
    regras: regras.map((regra) => ({ regra, total: 1, mostradas: 1 })),
    total: linhas.length,
    adiados: 0,
    aDebitar: null,
    ...mais,
  };
}

const abrir = (rotas: RotasDeTeste, endereco = '/meu-dia') =>
  abrirTelas({
    endereco,
    telas: {
      '/meu-dia': [
        MeuDiaScreen,
        { validateSearch: meuDiaBusca, search: { middlewares: [stripSearchParams(MEU_DIA_BUSCA_PADRAO)] } },
      ],
    },
    rotas,
  });
const com = (...respostas: MeuDia[]): RotasDeTeste => {
  let vez = 0;
  return { 'GET /api/MeuDia': () => responder(respostas[Math.min(vez++, respostas.length - 1)]) };
};

test('what waits stands by urgency: what, why, until when, for whom, with what at stake, and the way to its field', async () => {
  abrir(com(dia([linha(1), CIENCIA])));
  const atrasado = within(await screen.findByRole('list', { name: 'Atrasado' }));
  const uma = within(atrasado.getByRole('listitem'));
  expect(uma.getByText('ETA passada')).toBeVisible();
  expect(uma.getByText('ETA passou há 4 dias, sem chegada.')).toBeVisible();
  expect(uma.getByText('Atrasado 4 dias')).toBeVisible();
  expect(uma.getByText('16/11/2026')).toBeVisible();
  expect(uma.getByText('R$ 1.234.567,80')).toBeVisible();
  expect(uma.getByText('Ana Fictícia')).toBeVisible();
  expect(uma.getByRole('link', { name: 'IMP-2026-0001' })).toHaveAttribute(
    'href',
    `/importacao/processos/${id(1)}?aba=carga&campo=chegada`,
  );
  const hoje = within(screen.getByRole('list', { name: 'Hoje' }));
  expect(hoje.getByText('Agora')).toBeVisible();
  expect(hoje.getByText('sem responsável')).toBeVisible();
  expect(hoje.getByRole('link')).toHaveAttribute('href', `/importacao/sefaz/${id(2)}?campo=ato`);
  expect(screen.getByText('R$ 1.234.567,80 tributos suspensos')).toBeVisible();
  expect(
    screen.getByText(/^Sexta-feira, 20 de novembro de 2026: 2 pendências esperam por você, 1 atrasada\.$/),
  ).toBeVisible();
});

test('what the bank is debited on the next business day is said with how much of it is known', async () => {
  const aDebitar = { dia: '2026-11-23', valor: '646.11', calculados: 1, processos: 4 };
  abrir(com(dia([linha(1)], { aDebitar })));
  expect(await screen.findByRole('region', { name: 'A debitar no próximo dia útil' })).toHaveTextContent(
    /^A debitar no próximo dia útil, 23\/11\/2026: R\$ 646,11 em 1 processo\.1 de 4 processos calculado; 3 sem valor conhecido, fora da soma\.$/,
  );
});

test('nothing of it is known: no sum is told', async () => {
  const aDebitar = { dia: '2026-11-23', valor: '0.00', calculados: 0, processos: 1 };
  abrir(com(dia([linha(1)], { aDebitar })));
  expect(await screen.findByRole('region', { name: 'A debitar no próximo dia útil' })).toHaveTextContent(
    /^A debitar no próximo dia útil, 23\/11\/2026: não se sabe\.0 de 1 processo calculado; 1 sem valor conhecido, fora da soma\.$/,
  );
});

test('J and K, and the arrows, go from line to line over the headings', async () => {
  abrir(com(dia([linha(1), CIENCIA])));
  const links = await screen.findAllByRole('link');
  act(() => links[0]?.focus());
  await userEvent.keyboard('j');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('j');
  expect(links[1]).toHaveFocus();
  await userEvent.keyboard('{ArrowUp}');
  expect(links[0]).toHaveFocus();
  await userEvent.keyboard('{ArrowDown}k');
  expect(links[0]).toHaveFocus();
});

test('putting off asks for a day and a reason, and the next line has the focus', async () => {
  const { pedidos } = abrir({
    ...com(dia([linha(1), CIENCIA]), dia([CIENCIA], { adiados: 1 })),
    'POST /api/MeuDia/Adiamento': () => new Response(null, { status: 204 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Adiar: IMP-2026-0001' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Adiar IMP-2026-0001' }));
  expect(dialogo.getByRole('textbox', { name: 'Por quê' })).toHaveFocus();
  await userEvent.click(dialogo.getByRole('button', { name: 'Adiar' }));
  expect(dialogo.getByText('Diga por que, com 3 caracteres ao menos.')).toBeVisible();
  await userEvent.type(dialogo.getByRole('textbox', { name: 'Por quê' }), 'O armador confirma.');
  await userEvent.click(dialogo.getByRole('button', { name: 'Segunda-feira' }));
  expect(dialogo.getByRole('textbox', { name: 'Volta em' })).toHaveValue('23/11/2026');
  await userEvent.click(dialogo.getByRole('button', { name: 'Adiar' }));
  expect(await screen.findByText('Adiado até 23/11/2026.')).toBeVisible();
  const [pedido] = pedidos('POST', '/api/MeuDia/Adiamento');
  expect(await pedido?.json()).toEqual({
    chave: `ETA_PASSADA.${id(1)}`,
    ate: '2026-11-23',
    motivo: 'O armador confirma.',
  });
  await waitFor(() => expect(screen.queryByRole('list', { name: 'Atrasado' })).not.toBeInTheDocument());
  await waitFor(() => expect(screen.getByRole('link')).toHaveFocus());
  expect(screen.getByRole('button', { name: 'Adiados (1)' })).toHaveAttribute('aria-pressed', 'false');
});

test('a refusal of the server stands at its field, and what was typed stays', async () => {
  abrir({
    ...com(dia([linha(1)])),
    'POST /api/MeuDia/Adiamento': () =>
      responder({ Error: 'Não.', codigo: 'REGRA', campos: { ate: 'Escolha um dia depois de hoje.' } }, 422),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Adiar: IMP-2026-0001' }));
  const dialogo = within(await screen.findByRole('dialog'));
  await userEvent.type(dialogo.getByRole('textbox', { name: 'Por quê' }), 'Porque sim');
  await userEvent.click(dialogo.getByRole('button', { name: 'Adiar' }));
  expect(await dialogo.findByText('Escolha um dia depois de hoje.')).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: 'Por quê' })).toHaveValue('Porque sim');
});

test('the filters are the address, and a broken one shows the default', async () => {
  const { endereco, pedidos } = abrir(com(dia([linha(1)])), '/meu-dia?de=ninguem&regra=NADA&adiados=talvez');
  await screen.findByRole('list', { name: 'Atrasado' });
  await userEvent.click(screen.getByRole('button', { name: 'Da empresa' }));
  await waitFor(() => expect(endereco()).toBe('/meu-dia?de=empresa'));
  await userEvent.click(screen.getByRole('button', { name: 'Motivo' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'ETA passada (1)' }));
  await waitFor(() => expect(endereco()).toBe('/meu-dia?de=empresa&regra=ETA_PASSADA'));
  await waitFor(() =>
    expect(pedidos('GET', '/api/MeuDia').at(-1)?.url).toMatch(/MeuDia\?de=empresa&regra=ETA_PASSADA&adiados=false$/),
  );
  await userEvent.click(screen.getByRole('button', { name: 'Limpar filtros' }));
  await waitFor(() => expect(endereco()).toBe('/meu-dia?de=empresa'));
});

test('nothing waits: said calmly, with what else there is to see', async () => {
  const { endereco } = abrir(com(dia([], { adiados: 2 })));
  expect(await screen.findByRole('heading', { name: 'Nada espera por você hoje.' })).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver os adiados' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Ver as pendências da empresa' }));
  await waitFor(() => expect(endereco()).toBe('/meu-dia?de=empresa'));
});

test('what was put off says till when and why, and is brought back', async () => {
  const adiada = linha(1, {
    adiamento: { ate: '2026-11-27', motivo: 'Espera o armador.', em: '2026-11-20T12:00:00Z', voltou: null },
  });
  abrir(
    {
      ...com(dia([adiada], { adiados: 1 }), dia([], { adiados: 0 })),
      'DELETE /api/MeuDia/Adiamento': () => new Response(null, { status: 204 }),
    },
    '/meu-dia?adiados=true',
  );
  expect(await screen.findByText('Adiado até 27/11/2026. Espera o armador.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Trazer de volta: IMP-2026-0001' }));
  expect(await screen.findByText('IMP-2026-0001 está de volta.')).toBeVisible();
  expect(await screen.findByRole('heading', { name: 'Nada está adiado' })).toBeVisible();
});

test('what came back says why it did', async () => {
  const voltou = { ate: '2026-11-27', motivo: 'Espera o armador.', em: '2026-11-20T12:00:00Z' };
  abrir(
    com(
      dia([
        linha(1, { adiamento: { ...voltou, voltou: 'PIOROU' } }),
        linha(2, { adiamento: { ...voltou, ate: HOJE, voltou: 'DATA' } }),
      ]),
    ),
  );
  expect(await screen.findByText('Voltou antes de 27/11/2026, porque piorou. Espera o armador.')).toBeVisible();
  expect(screen.getByText('Voltou: adiado até 20/11/2026. Espera o armador.')).toBeVisible();
});

test('too much for a morning says so and leads to more of it; twenty-five lines at first', async () => {
  const muitas = Array.from({ length: 30 }, (_, i) => linha(i + 1));
  const { endereco } = abrir(com(dia(muitas, { regras: [{ regra: 'ETA_PASSADA', total: 10_000, mostradas: 30 }] })));
  const atrasado = within(await screen.findByRole('list', { name: 'Atrasado' }));
  expect(atrasado.getAllByRole('listitem')).toHaveLength(25);
  await userEvent.click(screen.getByRole('button', { name: 'Mostrar mais 5' }));
  expect(atrasado.getAllByRole('listitem')).toHaveLength(30);
  const aviso = within(screen.getByRole('list', { name: 'Não está tudo à vista' }));
  expect(aviso.getByRole('listitem')).toHaveTextContent('ETA passada: as 30 mais urgentes de 10.000 ou mais.');
  await userEvent.click(aviso.getByRole('button', { name: 'Ver só estas' }));
  await waitFor(() => expect(endereco()).toBe('/meu-dia?regra=ETA_PASSADA'));
});

test('the server is down: said so, and tried again', async () => {
  let caido = true;
  jest.spyOn(console, 'error').mockImplementation(() => {});
  abrir({
    'GET /api/MeuDia': () =>
      caido ? responder({ Error: 'Fora do ar.', codigo: 'INTERNO' }, 500) : responder(dia([linha(1)])),
  });
  expect(await screen.findByRole('alert')).toHaveTextContent('Fora do ar.');
  caido = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('list', { name: 'Atrasado' })).toBeVisible();
});
