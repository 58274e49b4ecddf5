import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirDci } from '#app/_screens/dci/processos/processo/abrir-dci-de-teste.tsx';
import {
  DCI_ID,
  dciDeTeste,
  dciNaLista,
  INDUSTRIA_DE_TESTE,
} from '#app/_screens/dci/processos/processo/dci-de-teste.ts';
import { industriaDeTeste } from '#app/_screens/dci/processos/processo/industria-de-teste.ts';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';

const LISTA = '/dci/processos-dci';
const comUma = (mudancas = {}) => ({
  'GET /api/Dci': () => responder([dciNaLista(mudancas)], 200, { 'X-Total-Count': '1' }),
  'GET /api/Dci/Totais': () => responder({ iiUSD: '750.1996800', tributos: '3843.57' }),
});

beforeEach(() => localStorage.clear());

test('a row says of which month it is, what is due and until when, and the sums stand below', async () => {
  abrirDci(
    LISTA,
    comUma({ pagamento: 'ATRASADA', canal: 'VERMELHO', situacao: 'EM_CONFERENCIA', numero: '2026000456' }),
  );
  // The duty in dollars is a column to choose.
  await userEvent.click(await screen.findByRole('button', { name: 'Colunas' }));
  const escolha = within(await screen.findByRole('dialog', { name: 'Colunas e densidade' }));
  await userEvent.click(escolha.getByRole('checkbox', { name: 'II (US$)' }));
  await userEvent.keyboard('{Escape}');
  const linha = within(
    (await screen.findByRole('link', { name: 'DCI-2026-0003' })).closest('[role="row"]') as HTMLElement,
  );
  const textos = linha.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(textos).toEqual(
    expect.arrayContaining([
      '10/2026',
      '2026000456canal vermelho',
      '3.843,57',
      '750,1996800',
      '10/11/2026',
      'Em conferência',
      'Atrasada',
    ]),
  );
  expect(await screen.findByText('Total de 1 processo de DCI')).toBeInTheDocument();
  expect(screen.getByText(/^DCI: Declaração para Controle de Internação/)).toBeVisible();
});

test('the menu of a row offers what can be done from where it stands, and the payment is told with its day', async () => {
  const { pedidos } = abrirDci(LISTA, {
    ...comUma({ situacao: 'REGISTRADA', numero: '2026000456' }),
    [`GET /api/Dci/${DCI_ID}/Darf`]: () =>
      responder({
        em: '2026-11-22',
        venceEm: '2026-11-30',
        diasAtraso: 0,
        percMulta: '0.00',
        percJuros: '0.00',
        darfs: [
          { tributo: 'II', receita: '0086', principal: '3843.57', multa: '0.00', juros: '0.00', total: '3843.57' },
        ],
        total: '3843.57',
      }),
    [`POST /api/Dci/${DCI_ID}/Pagamento`]: () => responder(dciDeTeste({ pagoEm: '2026-11-22' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCI-2026-0003' }));
  const nomes = (await screen.findAllByRole('menuitem')).map(({ textContent }) => textContent);
  expect(nomes).toEqual([
    'Informar desembaraço',
    'Informar canal',
    'Ver o arquivo de conferência',
    'Espelho em PDF',
    'Espelho com a memória de cálculo',
    'Planilha em XLSX',
    'Demonstrativo do DARF',
    'Informar pagamento',
    'Retificar',
    'Duplicar',
    'Cancelar',
  ]);
  await userEvent.click(screen.getByRole('menuitem', { name: 'Informar pagamento' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Informar pagamento: DCI-2026-0003' }));
  const dia = dialogo.getByRole('textbox', { name: /Pago em/ });
  await userEvent.clear(dia);
  await userEvent.type(dia, '22/11/2026');
  expect(await dialogo.findByText('0086')).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar pagamento' }));
  await waitFor(() => expect(pedidos('POST', `/api/Dci/${DCI_ID}/Pagamento`)).toHaveLength(1));
  expect(await pedidos('POST', `/api/Dci/${DCI_ID}/Pagamento`)[0]?.json()).toEqual({
    versao: 3,
    data: '2026-11-22',
    selic: [],
  });
});

test('what is typed in a dialog of a row stays though the row is gone from the page by then, and the refusal is read', async () => {
  let apagada = false;
  abrirDci(LISTA, {
    ...comUma(),
    'GET /api/Dci': () =>
      responder(apagada ? [] : [dciNaLista({ situacao: 'REGISTRADA', numero: '2026000456' })], 200, {
        'X-Total-Count': apagada ? '0' : '1',
      }),
    [`POST /api/Dci/${DCI_ID}/Passo`]: () => {
      apagada = true;
      return responder({ Error: 'Este processo de DCI não existe.', codigo: 'NAO_ENCONTRADO' }, 404);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCI-2026-0003' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cancelar DCI-2026-0003' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Por que é cancelada/ }), 'Nota devolvida');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar a DCI' }));
  expect(await screen.findByText('Nenhuma DCI ainda')).toBeInTheDocument();
  expect(await dialogo.findByText('Este processo de DCI não existe.')).toBeVisible();
  expect(dialogo.getByRole('textbox', { name: /Por que é cancelada/ })).toHaveValue('Nota devolvida');
});

test('a step of a DCI somebody else changed meanwhile says who did, keeps what is typed, and can be taken again', async () => {
  const quem = { versao: 9, alteradoPor: 'João Fictício' };
  let mudou = false;
  const { pedidos } = abrirDci(LISTA, {
    ...comUma(),
    'GET /api/Dci': () =>
      responder(mudou ? [] : [dciNaLista({ situacao: 'REGISTRADA', numero: '2026000456' })], 200, {
        'X-Total-Count': mudou ? '0' : '1',
      }),
    [`POST /api/Dci/${DCI_ID}/Passo`]: () => {
      if (mudou) return responder(dciDeTeste({ situacao: 'CANCELADA', versao: 10 }));
      mudou = true;
      const frase = 'Este processo de DCI foi alterado por outra pessoa. Confira a diferença antes de gravar.';
      return responder({ Error: frase, codigo: 'CONFLITO', atual: dciDeTeste(quem) }, 409);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCI-2026-0003' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Cancelar' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Cancelar DCI-2026-0003' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Por que é cancelada/ }), 'Nota devolvida');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar a DCI' }));
  expect(await dialogo.findByRole('alert')).toHaveTextContent(
    /^Enquanto isso, João Fictício alterou o documento\. Ele foi lido de novo: confira-o e, se ainda for o caso, tente de novo\.$/,
  );
  expect(dialogo.getByRole('textbox', { name: /Por que é cancelada/ })).toHaveValue('Nota devolvida');
  await userEvent.click(dialogo.getByRole('button', { name: 'Cancelar a DCI' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  const enviados = await Promise.all(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`).map((pedido) => pedido.json()));
  expect(enviados).toMatchObject([
    { versao: 3, motivo: 'Nota devolvida' },
    { versao: 9, motivo: 'Nota devolvida' },
  ]);
});

test('a demonstrativo that could not be asked for is asked for again; one that is refused only says why', async () => {
  const recusa = 'Falta dizer se os tributos suspensos são exigíveis.';
  let caiu = true;
  abrirDci(LISTA, {
    ...comUma(),
    [`GET /api/Dci/${DCI_ID}/Darf`]: () =>
      caiu ? semRede() : responder({ Error: recusa, codigo: 'REGRA', campos: { item: recusa } }, 422),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ações de DCI-2026-0003' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Demonstrativo do DARF' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Demonstrativo do DARF de DCI-2026-0003' }));
  expect(await dialogo.findByText(/^Sem conexão com o servidor/)).toBeVisible();
  caiu = false;
  await userEvent.click(dialogo.getByRole('button', { name: 'Tentar de novo' }));
  expect(await dialogo.findByText(recusa)).toBeVisible();
  expect(dialogo.queryByRole('button', { name: 'Tentar de novo' })).toBeNull();
});

test.each(['Enter', 'Space'])('the menu of a row opens by %s too, and the row does not', async (tecla) => {
  const { endereco } = abrirDci(LISTA, comUma());
  const acoes = await screen.findByRole('button', { name: 'Ações de DCI-2026-0003' });
  act(() => acoes.focus());
  await userEvent.keyboard(`[${tecla}]`);
  expect(await screen.findByRole('menuitem', { name: 'Duplicar' })).toBeVisible();
  expect(endereco()).toBe(LISTA);
});

test('a competência is filtered by as it is written, and asked for as the wire has it', async () => {
  const { pedidos, endereco } = abrirDci(LISTA, comUma());
  await userEvent.click(await screen.findByRole('button', { name: 'Competência' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'Competência' }), '10/2026{Enter}');
  await waitFor(() => expect(endereco()).toBe(`${LISTA}?competencia=2026-10`));
  expect(new URL(pedidos('GET', '/api/Dci').at(-1)?.url ?? '').searchParams.get('competencia')).toBe('2026-10');
});

describe('above the list', () => {
  const pendentes = [
    { importador: INDUSTRIA_DE_TESTE, competencia: '2026-10', dci: null, venceEm: '2026-11-30', dias: 8 },
    {
      importador: INDUSTRIA_DE_TESTE,
      competencia: '2026-09',
      dci: { id: DCI_ID, processo: 'DCI-2026-0003', numero: null, situacao: 'EM_ELABORACAO' },
      venceEm: '2026-11-12',
      dias: -10,
    },
  ];
  const rotas = { 'GET /api/Dci/Pendentes': () => responder(pendentes) };

  test('each month that is not registered says until when, what is late first', async () => {
    abrirDci(LISTA, rotas);
    const faixa = within(await screen.findByRole('list', { name: 'Competências pendentes' }));
    const [atrasada, porComecar] = faixa.getAllByRole('listitem');
    expect(atrasada).toHaveTextContent('DCI mensal da competência 09/2026 pendente, atrasada há 10 dias (12/11/2026).');
    expect(porComecar).toHaveTextContent(
      'DCI mensal da competência 10/2026 não iniciada, vence em 8 dias (30/11/2026).',
    );
    expect(faixa.getByRole('link', { name: 'Abrir DCI-2026-0003' })).toHaveAttribute(
      'href',
      `/dci/processos-dci/${DCI_ID}`,
    );
  });

  test('one not begun leads to a new one of that industry and month, its account filled in', async () => {
    abrirDci(LISTA, {
      ...rotas,
      [`GET /api/Importador/${INDUSTRIA_DE_TESTE.id}`]: () => responder(industriaDeTeste()),
    });
    await userEvent.click(await screen.findByRole('link', { name: 'Começar' }));
    expect(await screen.findByRole('textbox', { name: /Competência/ })).toHaveValue('10/2026');
    expect(screen.getByRole('combobox', { name: /Indústria/ })).toHaveValue(
      '12.ABC.345/01DE-35 - Fictícia Duas Rodas Ltda',
    );
    expect(screen.getByRole('textbox', { name: /Conta de débito/ })).toHaveValue('777-1');
    expect(screen.getByRole('textbox', { name: /Taxa do dólar/ })).toHaveValue('5,3417');
  });
});

test('a new one is made by its first step, and goes on with its notas', async () => {
  const criada = dciDeTeste({ lista: [], notas: 0 });
  const { pedidos, endereco } = abrirDci(
    `/dci/novo-processo-dci?importadorId=${INDUSTRIA_DE_TESTE.id}&competencia=2026-10`,
    {
      [`GET /api/Importador/${INDUSTRIA_DE_TESTE.id}`]: () => responder(industriaDeTeste()),
      'POST /api/Dci': () => responder(criada, 201),
    },
  );
  await userEvent.click(await screen.findByRole('button', { name: 'Criar e continuar' }));
  await waitFor(() => expect(endereco()).toBe(`/dci/processos-dci/${DCI_ID}?etapa=notas`));
  expect(await pedidos('POST', '/api/Dci')[0]?.json()).toMatchObject({
    importador: { id: INDUSTRIA_DE_TESTE.id },
    tipo: 'MENSAL',
    competencia: '2026-10',
    banco: '001',
    conta: '777-1',
    taxaUSD: '5.3417',
    dataTaxa: '2026-11-20',
  });
});

test('without any, it says what a DCI is for and how to begin', async () => {
  abrirDci(LISTA);
  expect(await screen.findByText('Nenhuma DCI ainda')).toBeVisible();
  expect(screen.getAllByRole('link', { name: 'Nova DCI' })[0]).toHaveAttribute('href', '/dci/novo-processo-dci');
});
