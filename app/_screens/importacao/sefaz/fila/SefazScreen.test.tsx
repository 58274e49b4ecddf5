import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirSefaz } from '#app/_screens/importacao/sefaz/dai/abrir-sefaz-de-teste.tsx';
import { daiNaFila, PROCESSO } from '#app/_screens/importacao/sefaz/dai/dai-de-teste.ts';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

const OUTRO = '01a1fd15-e7ab-758c-8773-6cd900bf9e21';
const HOJE = hojeEmManaus();
const LINHAS = [
  daiNaFila({
    situacao: 'NOTIFICADA',
    numero: 'DAI-77',
    canal: 'CINZA',
    cienciaEm: '2026-11-12',
    lacreEm: '2026-11-12',
    lacreNumero: 'AM-1',
    notificacaoValor: '100.00',
    notificacaoAberta: '100.00',
    notificacaoVencimento: somarDias(HOJE, -1),
    icmsRecolher: '1234.50',
    proximoAto: 'Pagar o DAR',
  }),
  daiNaFila({
    id: OUTRO,
    processo: { id: OUTRO, numero: 'IMP-2026-0008', situacao: 'DESEMBARACADO_RFB' },
    numeroDocumento: '2690000023',
    situacao: 'SEM_DAI',
    canalRfb: 'VERDE',
    semDai: { dias: 17, desdeDesembaraco: 11, passou72h: true },
    proximoAto: 'Elaborar a DAI',
    importador: { id: null, numero: '', nome: 'Sem IE Ltda', inscricaoEstadual: null, inscricaoSuframa: null },
  }),
];
const fila = (linhas: object[]): RotasDeTeste => ({
  'GET /api/Dai': () => responder(linhas, 200, { 'X-Total-Count': String(linhas.length) }),
});
const linha = async (nome: string) =>
  within((await screen.findByRole('link', { name: nome })).closest('[role="row"]') as HTMLElement);

beforeEach(() => localStorage.clear());
// jsdom has no downloads.
HTMLAnchorElement.prototype.click = () => {};

test('the two canais stand apart, and each row says what is next', async () => {
  abrirSefaz('/importacao/sefaz', fila(LINHAS));
  const primeira = await linha('26/9000003-1');
  expect(screen.getByText(/^DAI: Declaração Amazonense de Importação/)).toBeVisible();
  const textos = primeira.getAllByRole('gridcell').map(({ textContent }) => textContent);
  expect(textos).toEqual(
    expect.arrayContaining([
      '26/9000003-1IMP-2026-0007',
      'Fictícia ÁguiaIE 04.123.456-1',
      'Vermelho',
      'Cinzaciência 12/11/2026',
      'NotificadaDAI DAI-77',
      'Pagar o DARhá 10 dias',
      '1.234,50',
    ]),
  );
  const segunda = await linha('26/9000002-3');
  expect(segunda.getByText('passou das 72 h (praxe)')).toBeVisible();
  expect(segunda.getByText('sem IE')).toBeVisible();
});

test('the name of a company is short in its cell, and whole beside the list at a press of Space', async () => {
  abrirSefaz('/importacao/sefaz', fila(LINHAS));
  const celula = (await linha('26/9000003-1')).getByRole('gridcell', { name: /^Fictícia Águia IE/ });
  celula.focus();
  await userEvent.keyboard(' ');
  const painel = within(await screen.findByRole('complementary', { name: /Fila da Sefaz$/ }));
  expect(painel.getByText('Fictícia Águia Ltda')).toBeVisible();
});

test('on a phone the card has room for the whole name', async () => {
  abrirSefaz('/importacao/sefaz', fila(LINHAS), { telefone: true });
  const [primeiro] = within(await screen.findByRole('list', { name: 'Fila da Sefaz' })).getAllByRole('listitem');
  expect(primeiro).toHaveTextContent('Fictícia Águia Ltda');
});

test('a DAR that is past says so in a word', async () => {
  abrirSefaz('/importacao/sefaz', fila(LINHAS));
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Colunas' }));
  await userEvent.click(await screen.findByRole('checkbox', { name: 'DAR vence em' }));
  await userEvent.keyboard('{Escape}');
  expect(await (await linha('26/9000003-1')).findByText('Vencido')).toBeVisible();
});

test('what cannot be forgotten is counted, 72 h as practice, and filters the list by its address and back', async () => {
  const { endereco, pedidos } = abrirSefaz('/importacao/sefaz', fila(LINHAS));
  const faixa = within(await screen.findByRole('region', { name: 'O que não pode ser esquecido' }));
  const semDai = await faixa.findByRole('button', {
    name: 'Sem DAI na Sefaz 7 2 há mais de 72 h do desembaraço (praxe; não se conhece prazo em lei)',
  });
  expect(faixa.getAllByRole('button').map(({ textContent }) => textContent?.match(/\D+ \d+/)?.[0])).toEqual([
    'Sem DAI na Sefaz 7',
    'Aguardando ciência 1',
    'Notificação aberta 1',
    'ICMS por notificar 0',
    'Sem exoneração 0',
  ]);
  await userEvent.click(semDai);
  await waitFor(() => expect(endereco()).toBe('/importacao/sefaz?pendencia=SEM_DAI'));
  expect(semDai).toHaveAttribute('aria-pressed', 'true');
  const [, filtrada] = pedidos('GET', '/api/Dai');
  expect(new URL(filtrada?.url ?? '').searchParams.get('pendencia')).toBe('SEM_DAI');
  await userEvent.click(semDai);
  await waitFor(() => expect(endereco()).toBe('/importacao/sefaz'));
});

test('"DI sem DAI há dias" takes a number of days and no word', async () => {
  const { endereco } = abrirSefaz('/importacao/sefaz', fila(LINHAS));
  await screen.findByRole('grid');
  await userEvent.click(screen.getByRole('button', { name: 'Mais filtros' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'DI sem DAI há dias ou mais' }));
  await userEvent.type(await screen.findByRole('textbox', { name: 'DI sem DAI há dias ou mais' }), 'três');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByText('Escreva quantos dias, como 3.')).toBeVisible();
  await userEvent.clear(screen.getByRole('textbox', { name: 'DI sem DAI há dias ou mais' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'DI sem DAI há dias ou mais' }), '3');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  await waitFor(() => expect(endereco()).toContain('semDaiHaDias='));
});

describe('one act on many', () => {
  const escolherTodas = async (ato: string) => {
    await screen.findByRole('link', { name: '26/9000003-1' });
    await userEvent.click(screen.getByRole('checkbox', { name: /Selecionar todas as linhas|todas/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Outros atos' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: ato }));
    return within(await screen.findByRole('dialog', { name: `${ato}: 2 declarações` }));
  };

  test('says where the real act is, sends the day, and tells the refused by name and why', async () => {
    const motivo = 'A ciência é do canal, e esta DAI ainda não foi enviada.';
    const { pedidos } = abrirSefaz('/importacao/sefaz', {
      ...fila(LINHAS),
      'POST /api/Dai/Marca': () =>
        responder({ feitos: [PROCESSO], recusados: [{ id: OUTRO, nome: 'IMP-2026-0008', motivo }] }),
    });
    const dialogo = await escolherTodas('Tomar ciência');
    expect(dialogo.getByText('DI 26/9000003-1; DI 26/9000002-3.')).toBeVisible();
    expect(dialogo.getByText(/é a que o importador dá no DT-e/)).toBeVisible();
    const data = dialogo.getByRole('textbox', { name: /^Data/ });
    await userEvent.clear(data);
    await userEvent.type(data, '20/11/2026');
    await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
    expect(await screen.findByText('Ciência dada: 1 declaração; 1 declaração não.')).toBeVisible();
    expect(await screen.findByText(`IMP-2026-0008: ${motivo}`)).toBeVisible();
    expect(await pedidos('POST', '/api/Dai/Marca')[0]?.json()).toEqual({
      tipo: 'CIENCIA_DADA',
      data: '2026-11-20',
      ensaio: false,
      canal: null,
      motivo: null,
      quais: { linhas: [PROCESSO, OUTRO].map((id) => ({ id, canal: null, numero: null })) },
    });
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('a declaration of which no DAI is asked for is left out of the batch until the person takes it', async () => {
    const deFora = 'Despachada fora do Amazonas: a DAI não é pedida.';
    const plano = { de: 'SEM_DAI', volta: false, linhas: [], recusa: null };
    const { pedidos } = abrirSefaz('/importacao/sefaz', {
      ...fila(LINHAS.map((dai) => ({ ...dai, situacao: 'SEM_DAI' }))),
      'POST /api/Dai/Marca': () =>
        responder({
          feitos: [],
          recusados: [],
          plano: [
            { ...plano, id: PROCESSO, nome: '26/9000003-1', naoPedida: null },
            { ...plano, id: OUTRO, nome: '26/9000002-3', naoPedida: deFora },
          ],
        }),
    });
    await screen.findByRole('link', { name: '26/9000003-1' });
    await userEvent.click(screen.getByRole('checkbox', { name: /todas/i }));
    await userEvent.click(await screen.findByRole('button', { name: 'Elaborar a DAI' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Elaborar a DAI: 2 declarações' }));
    expect(await dialogo.findByText('1 declaração de 2 muda.')).toBeVisible();
    expect(dialogo.getByText(`fica “Sem DAI”. ${deFora}`, { exact: false })).toBeVisible();
    expect(dialogo.getByText(/De 1 declaração a DAI não é pedida, e fica de fora\./)).toBeVisible();
    await userEvent.click(dialogo.getByRole('checkbox', { name: 'Incluir também essa' }));
    expect(dialogo.getByText('2 declarações de 2 mudam.')).toBeVisible();
    await userEvent.click(dialogo.getByRole('checkbox', { name: 'Incluir também essa' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
    const enviados = await Promise.all(pedidos('POST', '/api/Dai/Marca').map((pedido) => pedido.json()));
    expect(enviados.filter(({ ensaio }) => !ensaio).map(({ quais }) => quais.linhas)).toEqual([
      [{ id: PROCESSO, canal: null, numero: null }],
    ]);
  });

  test('a refused day is said at its field, and nothing is lost', async () => {
    const frase = 'A data não pode ser depois de hoje.';
    abrirSefaz('/importacao/sefaz', {
      ...fila(LINHAS),
      'POST /api/Dai/Marca': () => responder({ Error: frase, codigo: 'REGRA', campos: { data: frase } }, 422),
    });
    const dialogo = await escolherTodas('Tomar ciência');
    await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
    await waitFor(() => expect(dialogo.getByRole('textbox', { name: /^Data/ })).toHaveAccessibleDescription(frase));
  });
});

test('the canal that each DAI got is one press, and nothing goes before all have one', async () => {
  const { pedidos } = abrirSefaz('/importacao/sefaz', {
    ...fila(LINHAS.map((dai) => ({ ...dai, situacao: 'ENVIADA' }))),
    'POST /api/Dai/Marca': () => responder({ feitos: [PROCESSO, OUTRO], recusados: [] }),
  });
  await screen.findByRole('link', { name: '26/9000003-1' });
  await userEvent.click(screen.getByRole('checkbox', { name: /todas/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Informar o canal' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Informar o canal: 2 declarações' }));
  const canal = (rotulo: string, nome: string) =>
    within(dialogo.getByRole('group', { name: rotulo })).getByRole('button', { name: nome });
  await userEvent.click(canal('Canal da DI 26/9000003-1', 'Cinza'));
  expect(dialogo.getByRole('button', { name: 'Registrar' })).toBeDisabled();
  await userEvent.click(canal('Canal de todas', 'Verde'));
  expect(canal('Canal da DI 26/9000003-1', 'Verde')).toHaveAttribute('aria-pressed', 'true');
  await userEvent.click(canal('Canal da DI 26/9000003-1', 'Vermelho'));
  await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Parametrizada: 2 declarações.')).toBeVisible();
  expect(await pedidos('POST', '/api/Dai/Marca')[0]?.json()).toMatchObject({
    tipo: 'PARAMETRIZADA',
    quais: {
      linhas: [
        { id: PROCESSO, canal: 'VERMELHO', numero: null },
        { id: OUTRO, canal: 'VERDE', numero: null },
      ],
    },
  });
});

test('the termo de lacre is of those that have one', async () => {
  const { pedidos } = abrirSefaz('/importacao/sefaz', {
    ...fila(LINHAS),
    'GET /api/Dai/TermoDeLacre': () => new Response('%PDF-', { headers: { 'Content-Type': 'application/pdf' } }),
  });
  await screen.findByRole('link', { name: '26/9000003-1' });
  await userEvent.click(screen.getByRole('checkbox', { name: /todas/i }));
  await userEvent.click(await screen.findByRole('button', { name: 'Outros atos' }));
  await userEvent.click(
    await screen.findByRole('menuitem', { name: 'Termo de lacre (1) 1 fica de fora: sem lacre informado.' }),
  );
  await waitFor(() => expect(pedidos('GET', '/api/Dai/TermoDeLacre')).toHaveLength(1));
  expect(new URL(pedidos('GET', '/api/Dai/TermoDeLacre')[0]?.url ?? '').search).toBe(`?ids=${PROCESSO}`);
});

test('the report by IE is of what the list is filtered by', async () => {
  const { pedidos } = abrirSefaz('/importacao/sefaz?canal=CINZA&ie=041234561', {
    ...fila(LINHAS),
    'GET /api/Dai/RelatorioPorIe': () => new Response('x'),
  });
  await screen.findByRole('link', { name: '26/9000003-1' });
  await userEvent.click(screen.getByRole('button', { name: 'Relatório por IE' }));
  await waitFor(() => expect(pedidos('GET', '/api/Dai/RelatorioPorIe')).toHaveLength(1));
  const { searchParams } = new URL(pedidos('GET', '/api/Dai/RelatorioPorIe')[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ canal: 'CINZA', ie: '041234561' });
});

test('with nothing registered yet it says what the screen is for and leads to the processes', async () => {
  abrirSefaz('/importacao/sefaz', fila([]));
  expect(await screen.findByRole('heading', { name: 'Nenhuma DI registrada ainda' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ir para Processos' })).toHaveAttribute('href', '/importacao/processos');
  expect(screen.queryByRole('region', { name: 'O que não pode ser esquecido' })).toBeNull();
});
