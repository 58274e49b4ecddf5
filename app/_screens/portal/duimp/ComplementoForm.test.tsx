import 'fake-indexeddb/auto';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { COMPLEMENTO_EM_BRANCO } from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import { fingirTravas } from '#lib/drafts/locks-de-teste.ts';
import { DuimpSection } from './DuimpSection.tsx';
import { duimp, escrito, ITEM, ROTA } from './duimp-lida-de-teste.tsx';

beforeEach(() => fingirTravas());
afterEach(() => fingirTravas(null));

const OUTRO = '01900000-0000-7000-8000-000000000013';
const item = (id: string, numero: number, partNumber: string) => ({
  id,
  numero,
  partNumber,
  descricao: 'Circuito',
  ncm: '85423190',
  unidadeEstatistica: null,
  quantidadeEstatistica: null,
  itemId: null,
  catalogo: null,
});
const comProdutos = (...produtos: object[]) => ({ ...COMPLEMENTO_EM_BRANCO, produtos });
const produto = (id: string, codigo: number, versao = '1') => ({ id, codigo, versao, quantidadeEstatistica: null });

/** The tab of the DUIMP beside another, as on the page of the processo. */
function Abas() {
  const [aba, setAba] = useState('duimp');
  return (
    <>
      <button type="button" onClick={() => setAba(aba === 'duimp' ? 'carga' : 'duimp')}>
        Outra aba
      </button>
      {aba === 'duimp' && <DuimpSection processoId={duimp().processoId} />}
    </>
  );
}

function abrir(rotas: RotasDeTeste) {
  return abrirTelas({
    endereco: '/processo',
    telas: { '/processo': [Abas] },
    rotas: { 'GET /api/PortalUnico/Credencial': () => responder([]), ...rotas },
  });
}

const linha = async (nome: RegExp) => within(await screen.findByRole('group', { name: nome }));

test('what was typed is there again after another tab of the processo, where its record stands by now', async () => {
  const user = userEvent.setup();
  let lida = duimp({ itens: [item(ITEM, 1, 'PN-1'), item(OUTRO, 2, 'PN-2')] });
  abrir({ [`GET ${ROTA}`]: () => responder(lida) });
  await user.type((await linha(/PN-2/)).getByLabelText('Código do produto'), '46');
  await user.type(screen.getByLabelText('Informação complementar'), 'Carga fictícia');
  lida = duimp({ itens: [item(OUTRO, 1, 'PN-2'), item(ITEM, 2, 'PN-1')] });
  await user.click(screen.getByRole('button', { name: 'Outra aba' }));
  expect(screen.queryByLabelText('Informação complementar')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Outra aba' }));
  expect(await screen.findByText(/^Rascunho de \d\d:\d\d restaurado/)).toBeVisible();
  expect(screen.getByLabelText('Informação complementar')).toHaveValue('Carga fictícia');
  await waitFor(async () => expect((await linha(/^1\. PN-2/)).getByLabelText('Código do produto')).toHaveValue('46'));
  expect((await linha(/^2\. PN-1/)).getByLabelText('Código do produto')).toHaveValue('');
});

test('leaving the page asks; what is typed does not go to the Portal before it is saved', async () => {
  const user = userEvent.setup();
  const credencial = {
    id: ITEM,
    ambiente: 'TREINAMENTO',
    modo: 'CHAVE',
    titular: 'Maria da Silva',
    cpf: '52998224725',
    validaAte: null,
    criadaEm: '2026-11-20T12:00:00.000Z',
    criadaPor: 'João',
    encerradaEm: null,
    testadaEm: null,
    testePassou: null,
    testeFrase: null,
    usadaEm: null,
  };
  const { navegar, endereco, pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ escrito })),
    [`PUT ${ROTA}`]: () =>
      responder(
        duimp({ versao: 1, escrito, complemento: { ...COMPLEMENTO_EM_BRANCO, informacaoComplementar: 'Fica' } }),
      ),
    'GET /api/PortalUnico/Credencial': () => responder([credencial]),
  });
  await user.type(await screen.findByLabelText('Informação complementar'), 'Fica');
  expect(await screen.findByRole('button', { name: 'Mandar como rascunho (treinamento)' })).toBeDisabled();
  expect(screen.getByText(/^Grave antes os dados da DUIMP que você digitou/)).toBeVisible();
  await navegar('/dashboard');
  await user.click(
    within(await screen.findByRole('dialog', { name: 'Descartar alterações?' })).getByRole('button', {
      name: 'Continuar editando',
    }),
  );
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(endereco()).toBe('/processo');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Mandar como rascunho (treinamento)' })).toBeEnabled());
  expect(await pedidos('PUT', ROTA)[0]?.json()).toMatchObject({ complemento: { informacaoComplementar: 'Fica' } });
});

test('two people: other products are joined, the same one is asked by its name, and nothing wins unseen', async () => {
  const user = userEvent.setup();
  const itens = [item(ITEM, 1, 'PN-1'), item(OUTRO, 2, 'PN-2')];
  const antes = comProdutos(produto(ITEM, 45), produto(OUTRO, 50));
  const dela = duimp({ versao: 2, itens, complemento: comProdutos(produto(ITEM, 47), produto(OUTRO, 51, '2')) });
  let vezes = 0;
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, itens, complemento: antes })),
    [`PUT ${ROTA}`]: () => {
      vezes += 1;
      if (vezes > 1) return responder({ ...dela, versao: 3 });
      return responder({ Error: 'A DUIMP deste processo mudou.', codigo: 'CONFLITO', atual: dela }, 409);
    },
  });
  const campo = (await linha(/^1\. PN-1/)).getByLabelText('Código do produto');
  await user.clear(campo);
  await user.type(campo, '46');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Este registro mudou enquanto você o editava' }));
  const doProduto = dialogo.getByRole('radiogroup', { name: '1. PN-1 · 8542.31.90: Código do produto' });
  expect(doProduto).toHaveAccessibleDescription('Era: 45');
  expect(within(doProduto).queryAllByRole('radio', { checked: true })).toEqual([]);
  expect(dialogo.getByRole('region', { name: 'Só a outra pessoa mudou; fica o dela' })).toHaveTextContent(
    '2. PN-2 · 8542.31.90: Código do produto: 50 → 51',
  );
  await user.click(within(doProduto).getByRole('radio', { name: 'Minha: 46' }));
  await user.click(dialogo.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(pedidos('PUT', ROTA)).toHaveLength(2));
  expect(await pedidos('PUT', ROTA)[1]?.json()).toMatchObject({
    versao: 2,
    complemento: { produtos: [produto(ITEM, 46), produto(OUTRO, 51, '2')] },
  });
});
