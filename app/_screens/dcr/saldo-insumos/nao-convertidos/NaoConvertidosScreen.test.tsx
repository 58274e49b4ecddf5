import { stripSearchParams } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { DocumentoNaoConvertido, LinhaNaoConvertidaLida } from '#lib/contracts/saldo/nao-convertido.ts';
import { NaoConvertidosScreen } from './NaoConvertidosScreen.tsx';
import { NAO_CONVERTIDOS_BUSCA_PADRAO, naoConvertidosBusca } from './nao-convertidos-busca.ts';

// jsdom has no downloads.
HTMLAnchorElement.prototype.click = () => {};

const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const linha = (mais: Partial<LinhaNaoConvertidaLida> = {}): LinhaNaoConvertidaLida => ({
  chave: 'a',
  situacao: 'A_DECLARAR',
  origem: 'DCI',
  raizId: id(3),
  nItem: 1,
  lote: {
    id: id(1),
    papel: 'DECLARACAO',
    numeroDeclaracao: '2700000015',
    serie: null,
    adicao: 1,
    item: 1,
    descricao: 'PLACA MÃE',
    cClassTrib: '550019',
  },
  dci: { id: id(3), processo: 'DCI-2027-0001', numero: '2790000012' },
  quantidade: '250.0000000',
  unidade: 'PECA',
  cbs: '2277.50',
  ibs: '25.00',
  falta: null,
  estimada: false,
  multa: '460.50',
  juros: '69.08',
  total: '2832.08',
  faltaDaMora: null,
  declaracao: null,
  aRecalcular: false,
  ...mais,
});
const documento = (mais: Partial<DocumentoNaoConvertido> = {}): DocumentoNaoConvertido => ({
  processo: { id: id(2), numero: 'IMP-2027-0001' },
  numeroDeclaracao: '2700000015',
  uf: 'AM',
  importador: { id: null, cnpj: '11222333000181', razaoSocial: 'Fictícia Águia Ltda' },
  documento: '2027-01-15',
  ate: '2027-04-10',
  de2026: false,
  linhas: [linha()],
  cbs: '2277.50',
  ibs: '25.00',
  multa: '460.50',
  juros: '69.08',
  total: '2832.08',
  semFigura: 0,
  semEvento: null,
  aRecalcular: 0,
  ...mais,
});

function abrir(documentos: DocumentoNaoConvertido[], rotas: RotasDeTeste = {}, busca = '') {
  const caminho = '/dcr/saldo-insumos/nao-convertidos';
  return abrirTelas({
    endereco: `${caminho}${busca}`,
    pessoa: id(9),
    telas: {
      [caminho]: [
        NaoConvertidosScreen,
        {
          validateSearch: naoConvertidosBusca,
          search: { middlewares: [stripSearchParams(NAO_CONVERTIDOS_BUSCA_PADRAO as never)] },
        },
      ],
    },
    rotas: {
      'GET /api/SaldoInsumo/NaoConvertidos': () =>
        responder(documentos, 200, { 'X-Total-Count': String(documentos.length) }),
      ...rotas,
    },
  });
}
const corpo = async (pedido: Request | undefined) => JSON.parse((await pedido?.text()) ?? '{}');

test('a document, what of it did not convert, why, and what it costs; sent outside of Cais', async () => {
  abrir([documento()]);
  const tabela = within(await screen.findByRole('table', { name: 'Não convertido de DI 27/0000001-5' }));
  const [, primeira, total] = tabela.getAllByRole('row').map(({ textContent }) => textContent);
  expect(primeira).toBe('1PLACA MÃEadição 001, item 01DCI 2790000012250 PECA2.277,5025,00460,5069,082.832,08');
  expect(total).toBe('Total2.277,5025,00460,5069,082.832,08');
  expect(screen.getByText(/a assinatura e o envio se fazem fora do Cais/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar fragmento XML' })).toBeEnabled();
});

test('an AFRMM that came after the release is told before anything is declared', async () => {
  abrir([documento({ aRecalcular: 1 })]);
  const aviso = await screen.findByText(/muda a CBS ou o IBS de 1 destes lotes\. Recalcule antes de declarar\./);
  expect(within(aviso.closest('[role=alert]') as HTMLElement).getByRole('button')).toHaveTextContent(
    'Recalcular CBS e IBS',
  );
});

test('the XML of amounts that a late AFRMM changes is made only after that was told', async () => {
  const { pedidos } = abrir([documento({ aRecalcular: 2 })], {
    'GET /api/SaldoInsumo/NaoConvertidos/Evento': () =>
      new Response('<x/>', { headers: { 'content-type': 'application/xml' } }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Baixar fragmento XML' }));
  const pergunta = within(await screen.findByRole('dialog', { name: 'Baixar o fragmento sem recalcular?' }));
  expect(pergunta.getByText(/muda a CBS ou o IBS de 2 destes lotes\. Recalcule antes de declarar\./)).toBeVisible();
  expect(pedidos('GET', '/api/SaldoInsumo/NaoConvertidos/Evento')).toHaveLength(0);
  await userEvent.click(pergunta.getByRole('button', { name: 'Baixar assim mesmo' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(pedidos('GET', '/api/SaldoInsumo/NaoConvertidos/Evento')).toHaveLength(1);
  await userEvent.click(screen.getByRole('button', { name: 'Marcar como declarado' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Marcar como declarado' }));
  expect(dialogo.getByText(/muda a CBS ou o IBS de 2 destes lotes/)).toBeVisible();
});

test('what is not known is a dash with why, the sum says of how many, and there is no fragment', async () => {
  const sem = linha({
    chave: 'b',
    nItem: 2,
    cbs: null,
    ibs: null,
    multa: null,
    juros: null,
    total: null,
    falta: 'SEM_CLASSE',
  });
  const semEvento = 'Há item de que não se sabe a CBS ou o IBS.';
  abrir([documento({ linhas: [linha(), sem], semFigura: 1, semEvento })]);
  const tabela = within(await screen.findByRole('table', { name: 'Não convertido de DI 27/0000001-5' }));
  const [, , segunda, total] = tabela.getAllByRole('row');
  expect(segunda).toHaveTextContent('O item não tem cClassTrib.250 PECA—————');
  expect(total).toHaveTextContent('Total de 1 de 2 linhas');
  expect(screen.getByText(semEvento)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Baixar fragmento XML' })).toBeDisabled();
});

test('each total with late charges opens its memória', async () => {
  const { pedidos } = abrir([documento()], {
    'GET /api/SaldoInsumo/NaoConvertidos/Memoria': () =>
      responder({
        nome: 'CBS e IBS a declarar, com os acréscimos',
        valor: '2832.08',
        unidade: 'R$',
        formula: null,
        fonte: null,
        entradas: [],
      }),
  });
  await userEvent.click(await screen.findByRole('button', { name: /Com acréscimos de PLACA MÃE/ }));
  const memoria = within(await screen.findByRole('dialog', { name: 'Memória de cálculo' }));
  expect(await memoria.findByText('DI 27/0000001-5 · adição 001, item 01')).toBeVisible();
  expect(await memoria.findByRole('treeitem', { name: /com os acréscimos/ })).toBeVisible();
  const [pedido] = pedidos('GET', '/api/SaldoInsumo/NaoConvertidos/Memoria');
  expect(Object.fromEntries(new URL(pedido?.url ?? '').searchParams)).toEqual({
    loteId: id(1),
    origem: 'DCI',
    raizId: id(3),
    ate: '2027-04-10',
  });
});

test('is marked as declared with its protocol; without one it is not sent', async () => {
  const { pedidos } = abrir([documento()], {
    'POST /api/SaldoInsumo/NaoConvertidos/Declarar': () => responder({ lotes: 1 }),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Marcar como declarado' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Marcar como declarado' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Marcar' }));
  expect(dialogo.getByText('Informe o protocolo do evento.')).toBeVisible();
  await userEvent.type(dialogo.getByRole('textbox', { name: /Protocolo/ }), '113270000000001');
  await userEvent.click(dialogo.getByRole('button', { name: 'Marcar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [pedido] = pedidos('POST', '/api/SaldoInsumo/NaoConvertidos/Declarar');
  expect(await corpo(pedido)).toMatchObject({
    linhas: [{ loteId: id(1), origem: 'DCI', raizId: id(3), quantidade: '250.0000000' }],
    protocolo: '113270000000001',
  });
});

test('what was declared is taken back with a reason', async () => {
  const declaracao = {
    id: id(5),
    data: '2027-04-10',
    protocolo: '113270000000001',
    em: '2027-04-10T12:00:00.000Z',
    usuario: 'Maria da Silva',
  };
  const declarada = linha({ situacao: 'DECLARADO', declaracao, multa: null, juros: null, total: null });
  const { pedidos } = abrir(
    [documento({ linhas: [declarada], semEvento: 'Já foi declarado.' })],
    { 'POST /api/SaldoInsumo/NaoConvertidos/Desfazer': () => responder({ lotes: 1 }) },
    '?situacao=DECLARADO',
  );
  expect(await screen.findByText('10/04/2027 · 113270000000001')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer a declaração de PLACA MÃE' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desfazer a declaração' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Outra nota');
  await userEvent.click(dialogo.getByRole('button', { name: 'Desfazer' }));
  await waitFor(() => expect(pedidos('POST', '/api/SaldoInsumo/NaoConvertidos/Desfazer')).toHaveLength(1));
  const [pedido] = pedidos('POST', '/api/SaldoInsumo/NaoConvertidos/Desfazer');
  expect(await corpo(pedido)).toEqual({ id: id(5), motivo: 'Outra nota' });
});

test('with nothing to declare it says so, and what is calculated again is counted', async () => {
  abrir([], { 'POST /api/SaldoInsumo/RecalcularCbsIbs': () => responder({ lotes: 12 }) });
  expect(await screen.findByRole('heading', { name: 'Nada a declarar' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recalcular CBS e IBS' }));
  expect(await screen.findByText('CBS e IBS de 12 lotes calculados de novo.')).toBeVisible();
});
