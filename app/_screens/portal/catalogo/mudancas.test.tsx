import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { type ProdutoNoPortal, produtoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { ProdutoScreen } from './ProdutoScreen.tsx';

const ID = '01900000-0000-7000-8000-000000000061';
const ROTA = `/api/PortalUnico/Produto/${ID}`;
const EM_VARIOS = '/api/PortalUnico/Produto/EmVarios';

const produto = (mais: Partial<ProdutoNoPortal> = {}): ProdutoNoPortal =>
  produtoNoPortal.parse({
    id: ID,
    versao: 5,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'ENVIADO',
    etapa: null,
    frase: null,
    item: { id: ID, partNumber: 'FICT-1' },
    importador: { id: ID, nome: 'Importadora Fictícia' },
    codigoInterno: 'FICT-1',
    denominacao: 'Placa',
    descricao: null,
    ncm: '85340011',
    modalidade: 'IMPORTACAO',
    valores: {},
    codigo: '770',
    versaoNoPortal: '1',
    situacaoNoPortal: 'ATIVADO',
    comparacao: null,
    comparadoEm: null,
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    proximaEm: null,
    alteradoEm: '2026-11-23T14:00:00.000Z',
    alteradoPor: 'Ana',
    revisaoPedida: null,
    revisado: null,
    enviado: null,
    respondidoEm: null,
    sha256: null,
    titular: null,
    possoRevisar: false,
    problemas: [],
    diferencas: [],
    atributos: null,
    ato: 'INCLUIR',
    versaoVista: null,
    situacaoVista: null,
    excluidoEm: null,
    versaoBase: null,
    mudancas: null,
    pedeSegundaPessoa: true,
    ...mais,
  });
const EM_MUDANCA: Partial<ProdutoNoPortal> = {
  situacao: 'RASCUNHO',
  ato: 'NOVA_VERSAO',
  versaoBase: '1',
  mudancas: [{ campo: 'denominacao', aqui: 'Placa dupla', la: 'Placa' }],
};

/** Each act makes the product what `depois` says. */
function abrir(inicial: ProdutoNoPortal, depois: Partial<ProdutoNoPortal> = {}, recusa?: string) {
  let atual = inicial;
  return abrirTelas({
    endereco: `/configuracoes/catalogo/${ID}`,
    telas: { '/configuracoes/catalogo/$id': [ProdutoScreen] },
    rotas: {
      'GET /api/PortalUnico/Fabricante': () => responder([], 200, { 'X-Total-Count': '0' }),
      [`GET ${ROTA}`]: () => responder(atual),
      [`POST ${EM_VARIOS}`]: () => {
        if (recusa) return responder({ feitos: [], recusados: [{ id: ID, nome: 'FICT-1', motivo: recusa }] });
        atual = { ...atual, ...depois, versao: atual.versao + 1 };
        return responder({ feitos: [ID], recusados: [] });
      },
    },
  });
}
const mandados = async (pedidos: ReturnType<typeof abrir>['pedidos']) =>
  Promise.all(pedidos('POST', EM_VARIOS).map((um) => um.clone().json()));

test('a product of the Portal is prepared to change by the keyboard alone, and says what would be another', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(produto(), EM_MUDANCA);
  const botao = await screen.findByRole('button', { name: 'Preparar mudança…' });
  act(() => botao.focus());
  await user.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Preparar uma mudança' }));
  await waitFor(() => expect(dialogo.getByRole('radio', { name: 'Nova versão' })).toHaveFocus());
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await waitFor(() => expect(botao).toHaveFocus());
  await user.keyboard('{Enter}');
  await screen.findByRole('dialog');
  await waitFor(() => expect(screen.getByRole('radio', { name: 'Nova versão' })).toHaveFocus());
  await user.tab();
  await user.tab();
  expect(screen.getByRole('button', { name: 'Preparar' })).toHaveFocus();
  await user.keyboard('{Enter}');
  const muda = within(await screen.findByRole('region', { name: /^O que muda/ }));
  expect(muda.getByRole('row', { name: 'Denominação Placa Placa dupla' })).toBeVisible();
  expect(screen.getByText('nova versão, a partir da versão 1')).toBeVisible();
  expect(await mandados(pedidos)).toEqual([
    { produtos: [{ id: ID, versao: 5 }], ato: { tipo: 'PREPARAR_MUDANCA', como: 'NOVA_VERSAO' } },
  ]);
  expect(await screen.findByRole('textbox', { name: /Denominação/ })).toBeVisible();
});

test('out of use only with a reason, which stays typed where the server refuses or is out of reach', async () => {
  const user = userEvent.setup();
  const motivo = 'Mudou desde que você abriu a lista: confira e tente de novo.';
  const { pedidos } = abrir(produto(), {}, motivo);
  await user.click(await screen.findByRole('button', { name: 'Desativar…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desativar no Portal Único' }));
  expect(dialogo.getByText(/o Cais não sabe ativá-lo de novo/)).toBeVisible();
  const campo = dialogo.getByRole('textbox', { name: /Por que se desativa/ });
  expect(campo).toHaveFocus();
  expect(dialogo.getByRole('button', { name: 'Pedir a revisão' })).toBeDisabled();
  await user.type(campo, 'Fora de linha');
  await user.click(dialogo.getByRole('button', { name: 'Pedir a revisão' }));
  expect(await dialogo.findByText(motivo)).toBeVisible();
  expect(campo).toHaveValue('Fora de linha');
  expect((await mandados(pedidos))[0]?.ato).toEqual({ tipo: 'DESATIVAR', motivo: 'Fora de linha' });
});

test('a newer version of the Portal is said, and the change goes on from it without losing what was typed', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(produto({ ...EM_MUDANCA, versaoVista: '3' }), { versaoBase: '3' });
  expect(await screen.findByText(/^No Portal está a versão 3, que não é a desta mudança/)).toBeVisible();
  expect(screen.getByText('1; na última lista, 3')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Partir da versão 3 do Portal' }));
  expect(await screen.findByText('Agora parte da versão 3.')).toBeVisible();
  expect((await mandados(pedidos))[0]?.ato).toEqual({ tipo: 'PREPARAR_MUDANCA', como: 'NOVA_VERSAO' });
});

test('a draft is undone after a question, and comes back', async () => {
  const user = userEvent.setup();
  const rascunho = produto({ situacao: 'RASCUNHO', codigo: null, versaoNoPortal: null });
  const { pedidos } = abrir(rascunho, { excluidoEm: '2026-11-23T15:00:00.000Z' });
  await user.click(await screen.findByRole('button', { name: 'Desfazer o rascunho…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desfazer o rascunho de FICT-1?' }));
  await user.click(dialogo.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText(/^Este rascunho foi desfeito em .*, e nunca esteve no Portal\.$/)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Denominação/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Enviar à revisão' })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Trazer de volta' }));
  expect(await screen.findByText('Rascunho trazido de volta.')).toBeVisible();
  expect((await mandados(pedidos)).map(({ ato }) => ato.tipo)).toEqual(['DESFAZER', 'TRAZER_DE_VOLTA']);
});

test('of a change whose answer was lost a person says whether it is there, without typing the code again', async () => {
  const user = userEvent.setup();
  const incerto = produto({ ...EM_MUDANCA, situacao: 'INCERTO', etapa: 'PERGUNTAR' });
  const { pedidos } = abrirTelas({
    endereco: `/configuracoes/catalogo/${ID}`,
    telas: { '/configuracoes/catalogo/$id': [ProdutoScreen] },
    rotas: {
      'GET /api/PortalUnico/Fabricante': () => responder([], 200, { 'X-Total-Count': '0' }),
      [`GET ${ROTA}`]: () => responder(incerto),
      [`POST ${ROTA}/Achado`]: () => responder(produto({ versaoNoPortal: null, versao: 6 })),
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Dizer o que há no Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'O que há no Portal' }));
  await user.click(dialogo.getByRole('radio', { name: 'Esta mudança está lá' }));
  expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  // Its version is known by nobody here, so nothing is prepared from it before a list tells it.
  expect(await screen.findByText(/^Este produto está no Portal Único\. O Cais não sabe a versão/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar mudança…' })).not.toBeInTheDocument();
  const [achado] = pedidos('POST', `${ROTA}/Achado`);
  expect(await achado?.clone().json()).toEqual({ versao: 5, codigo: '770' });
});
