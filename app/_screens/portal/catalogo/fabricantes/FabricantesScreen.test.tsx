import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { ProdutoScreen } from '#app/_screens/portal/catalogo/ProdutoScreen.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semResposta } from '#lib/api/platform/api-de-teste.ts';
import { buscaDeLista } from '#lib/contracts/platform/busca-de-lista.ts';
import { produtoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { fabricanteNoPortalConsulta } from '#lib/portal/contracts/fabricante-no-portal-consulta.ts';
import { type FabricanteNoPortal, fabricanteNoPortal } from '#lib/portal/contracts/fabricantes-no-portal.ts';
import { FabricantesScreen } from './FabricantesScreen.tsx';

const id = (n: number) => `01900000-0000-7000-8000-00000000007${n}`;
const PRODUTO = produtoNoPortal.parse({
  id: id(1),
  versao: 5,
  ambiente: 'TREINAMENTO',
  raiz: '40000001',
  situacao: 'ENVIADO',
  etapa: null,
  frase: null,
  item: { id: id(9), partNumber: 'FICT-1' },
  importador: { id: id(8), nome: 'Importadora Fictícia' },
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
});
const vinculo = (n: number, mais: Partial<FabricanteNoPortal> = {}) =>
  fabricanteNoPortal.parse({
    id: id(n),
    versao: n,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'RASCUNHO',
    ato: 'INCLUIR',
    frase: null,
    codigoInterno: 'FICT-1',
    codigo: null,
    versaoNoPortal: null,
    situacaoNoPortal: null,
    comparacao: null,
    comparadoEm: null,
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    excluidoEm: null,
    etapa: null,
    proximaEm: null,
    possoRevisar: false,
    versaoBase: null,
    problemas: [],
    importador: { id: id(8), nome: 'Importadora Fictícia' },
    tipo: 'OPERADOR',
    nome: 'Águia Fictícia',
    produto: { id: id(1), denominacao: 'Placa', codigo: '770' },
    operadorId: id(7),
    codigoOperador: 'OPE_1',
    cpfCnpj: null,
    codigoPais: 'CN',
    doItem: true,
    semMudanca: 'Só se desvincula o que está vinculado no Portal.',
    ...mais,
  });
const VINCULADO: Partial<FabricanteNoPortal> = {
  situacao: 'ENVIADO',
  situacaoNoPortal: 'VINCULADO',
  codigo: '770 CN OPE_1',
  semMudanca: null,
};
const lidos = (vinculos: FabricanteNoPortal[]) => () =>
  responder(vinculos, 200, { 'X-Total-Count': String(vinculos.length) });
const EM_VARIOS = '/api/PortalUnico/Fabricante/EmVarios';

test('the page of a product says who makes it in the Portal, and a link is ended with a reason', async () => {
  const user = userEvent.setup();
  let todos = [vinculo(2, { ...VINCULADO, doItem: false, comparacao: 'IGUAL' })];
  const { pedidos } = abrirTelas({
    endereco: `/configuracoes/catalogo/${id(1)}`,
    telas: { '/configuracoes/catalogo/$id': [ProdutoScreen] },
    rotas: {
      [`GET /api/PortalUnico/Produto/${id(1)}`]: () => responder(PRODUTO),
      'GET /api/PortalUnico/Fabricante': () => lidos(todos)(),
      [`POST ${EM_VARIOS}`]: () => {
        todos = [vinculo(2, { situacao: 'EM_REVISAO', ato: 'DESATIVAR', versaoBase: '770 CN OPE_1', versao: 3 })];
        return responder({ feitos: [id(2)], recusados: [] });
      },
    },
  });
  const secao = within(await screen.findByRole('region', { name: /^Fabricantes no Portal/ }));
  const linha = within(await secao.findByRole('row', { name: /Águia Fictícia/ }));
  expect(linha.getByText('Operador estrangeiro · OPE_1 · CN')).toBeVisible();
  expect(linha.getByText('Igual')).toBeVisible();
  expect(secao.getByText('Nenhum destes é o fabricante que o item tem no cadastro.')).toBeVisible();
  // A link has no versions.
  expect(linha.queryByRole('button', { name: 'Preparar mudança…' })).not.toBeInTheDocument();
  await user.click(linha.getByRole('button', { name: 'Desvincular…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desvincular no Portal Único' }));
  const campo = dialogo.getByRole('textbox', { name: /Por que se desvincula/ });
  expect(campo).toHaveFocus();
  await user.type(campo, 'Mudou de fábrica');
  await user.click(dialogo.getByRole('button', { name: 'Pedir a revisão' }));
  expect(await secao.findByRole('button', { name: 'Desfazer a desvinculação…' })).toBeVisible();
  expect(await pedidos('POST', EM_VARIOS)[0]?.clone().json()).toEqual({
    fabricantes: [{ id: id(2), versao: 2 }],
    ato: { tipo: 'DESATIVAR', motivo: 'Mudou de fábrica' },
  });
});

test('of a link whose answer was lost a person says whether it is there; a draft is asked for where it is missing', async () => {
  const user = userEvent.setup();
  let todos: FabricanteNoPortal[] = [];
  const { pedidos } = abrirTelas({
    endereco: `/configuracoes/catalogo/${id(1)}`,
    telas: { '/configuracoes/catalogo/$id': [ProdutoScreen] },
    rotas: {
      [`GET /api/PortalUnico/Produto/${id(1)}`]: () => responder(PRODUTO),
      'GET /api/PortalUnico/Fabricante': () => lidos(todos)(),
      'POST /api/PortalUnico/Fabricante/Preparar': () => {
        todos = [vinculo(2, { situacao: 'INCERTO', etapa: 'PERGUNTAR' })];
        return responder({ preparados: 1, jaHavia: 0, recusados: [] });
      },
      [`POST /api/PortalUnico/Fabricante/${id(2)}/Achado`]: () => {
        todos = [vinculo(2, { ...VINCULADO, versao: 3 })];
        return responder(todos[0]);
      },
    },
  });
  const secao = within(await screen.findByRole('region', { name: /^Fabricantes no Portal/ }));
  expect(await secao.findByText(/^Nenhum vínculo aqui\./)).toBeVisible();
  await user.click(secao.getByRole('button', { name: 'Preparar vínculo…' }));
  const preparar = within(await screen.findByRole('dialog', { name: 'Preparar vínculos com fabricantes' }));
  // The importer and the environment are those of the product.
  expect(preparar.queryByRole('combobox')).not.toBeInTheDocument();
  await user.click(preparar.getByRole('checkbox', { name: /fabricante desconhecido/ }));
  await user.click(preparar.getByRole('button', { name: 'Preparar' }));
  const [pedido] = await waitFor(() => {
    const feitos = pedidos('POST', '/api/PortalUnico/Fabricante/Preparar');
    expect(feitos).toHaveLength(1);
    return feitos;
  });
  expect(await pedido?.clone().json()).toEqual({
    ambiente: 'TREINAMENTO',
    importadorId: id(8),
    produtos: [id(1)],
    desconhecidos: true,
  });
  await user.click(await secao.findByRole('button', { name: 'Dizer o que há no Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'O que há no Portal' }));
  await user.click(dialogo.getByRole('radio', { name: 'Este vínculo está lá' }));
  expect(dialogo.queryByRole('textbox')).not.toBeInTheDocument();
  await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  expect(await secao.findByRole('button', { name: 'Desvincular…' })).toBeVisible();
  const [achado] = pedidos('POST', `/api/PortalUnico/Fabricante/${id(2)}/Achado`);
  expect(await achado?.clone().json()).toEqual({ versao: 2, esta: true });
});

test('many links are sent to the review at once from the list, and each leads to its product', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrirLista({
    'GET /api/PortalUnico/Fabricante': lidos([vinculo(2), vinculo(3, { nome: 'Falcão Fictício' })]),
    [`POST ${EM_VARIOS}`]: () =>
      responder({
        feitos: [id(2)],
        recusados: [{ id: id(3), nome: 'FICT-1', motivo: 'O produto ainda não está lá.' }],
      }),
  });
  const grade = within(await screen.findByRole('grid'));
  expect(await grade.findByText('Falcão Fictício')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar à revisão' }));
  expect(await screen.findByText('1 vínculo enviado à revisão.')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preparar mudança…' })).not.toBeInTheDocument();
  expect(await pedidos('POST', EM_VARIOS)[0]?.clone().json()).toMatchObject({ ato: { tipo: 'PEDIR_REVISAO' } });
});

test('many links are unlinked at once: what ends and where is said before, what cannot be by its reason, and it is undone', async () => {
  const user = userEvent.setup();
  let todos = [
    vinculo(2, VINCULADO),
    vinculo(3, { ...VINCULADO, nome: 'Falcão Fictício', ambiente: 'PRODUCAO' }),
    vinculo(4, { nome: 'Rascunho Fictício' }),
  ];
  const { pedidos } = abrirLista({
    'GET /api/PortalUnico/Fabricante': () => lidos(todos)(),
    [`POST ${EM_VARIOS}`]: async (pedido) => {
      const { ato } = await pedido.clone().json();
      const [primeiro, segundo, terceiro] = todos as [FabricanteNoPortal, FabricanteNoPortal, FabricanteNoPortal];
      if (ato.tipo === 'DESFAZER') {
        todos = [{ ...primeiro, ...VINCULADO, ato: 'INCLUIR', versao: 4 }, segundo, terceiro];
        return responder({ feitos: [id(2)], recusados: [] });
      }
      todos = [{ ...primeiro, situacao: 'EM_REVISAO', ato: 'DESATIVAR', versao: 3 }, segundo, terceiro];
      return responder({
        feitos: [id(2)],
        recusados: [{ id: id(3), nome: 'FICT-1', motivo: 'Mudou desde que você abriu a lista.' }],
      });
    },
  });
  const grade = within(await screen.findByRole('grid'));
  expect(await grade.findByText('Falcão Fictício')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await user.click(await screen.findByRole('button', { name: 'Desvincular…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desvincular 2 vínculos no Portal Único' }));
  const onde = (nome: string) => within(dialogo.getByRole('list', { name: nome })).getAllByRole('listitem');
  expect(onde('Treinamento · Importadora Fictícia').map((um) => um.textContent)).toEqual([
    'FICT-1 com Águia Fictícia (CN)',
  ]);
  expect(onde('Produção · Importadora Fictícia').map((um) => um.textContent)).toEqual([
    'FICT-1 com Falcão Fictício (CN)',
  ]);
  expect(dialogo.getByText(/^1 vínculo fica como está:/)).toBeVisible();
  expect(
    dialogo.getByText('FICT-1 com Rascunho Fictício (CN): Só se desvincula o que está vinculado no Portal.'),
  ).toBeVisible();
  expect(dialogo.getByText(/Nada é enviado agora: cada desvinculação espera a revisão e o envio/)).toBeVisible();
  const confirmar = dialogo.getByRole('button', { name: 'Pedir a revisão' });
  expect(confirmar).toBeDisabled();
  const campo = dialogo.getByRole('textbox', { name: /Por que se desvincula/ });
  expect(campo).toHaveFocus();
  await user.type(campo, 'A fábrica fechou');
  await user.click(confirmar);
  expect(await screen.findByText('1 vínculo com a desvinculação em revisão.')).toBeVisible();
  expect(screen.getByText('FICT-1: Mudou desde que você abriu a lista.')).toBeVisible();
  expect(await grade.findByText('A desvincular')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(await screen.findByText('1 vínculo com a desvinculação desfeita.')).toBeVisible();
  await waitFor(() => expect(grade.queryByText('A desvincular')).not.toBeInTheDocument());
  const feitos = await Promise.all(pedidos('POST', EM_VARIOS).map((um) => um.clone().json()));
  expect(feitos).toEqual([
    {
      fabricantes: [
        { id: id(2), versao: 2 },
        { id: id(3), versao: 3 },
      ],
      ato: { tipo: 'DESATIVAR', motivo: 'A fábrica fechou' },
    },
    { fabricantes: [{ id: id(2), versao: 3 }], ato: { tipo: 'DESFAZER' } },
  ]);
});

test('of a whole result the links are read before they are unlinked, and a reading that fails is tried again', async () => {
  const user = userEvent.setup();
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  let falha = false;
  const { pedidos } = abrirLista({
    'GET /api/PortalUnico/Fabricante': ({ url }) => {
      const { searchParams: busca } = new URL(url);
      if (busca.get('tamanho') !== '200') return responder([vinculo(2, VINCULADO)], 200, { 'X-Total-Count': '2' });
      falha = !falha;
      if (falha) return responder({ Error: 'O banco de dados está fora do ar.', codigo: 'INDISPONIVEL' }, 500);
      return lidos([vinculo(2, VINCULADO), vinculo(5, { ...VINCULADO, nome: 'Da outra página' })])();
    },
    [`POST ${EM_VARIOS}`]: () => responder({ feitos: [id(2), id(5)], recusados: [] }),
  });
  const grade = within(await screen.findByRole('grid'));
  expect(await grade.findByText('Águia Fictícia')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await user.click(await screen.findByRole('button', { name: 'Selecionar todos os 2 vínculos do resultado' }));
  await user.click(screen.getByRole('button', { name: 'Desvincular…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Desvincular no Portal Único' }));
  expect(await dialogo.findByText('O banco de dados está fora do ar.')).toBeVisible();
  await user.type(dialogo.getByRole('textbox', { name: /Por que se desvincula/ }), 'A fábrica fechou');
  expect(dialogo.getByRole('button', { name: 'Pedir a revisão' })).toBeDisabled();
  await user.click(dialogo.getByRole('button', { name: 'Tentar de novo' }));
  expect(await dialogo.findByText('FICT-1 com Da outra página (CN)')).toBeVisible();
  expect(screen.getByRole('dialog', { name: 'Desvincular 2 vínculos no Portal Único' })).toBeVisible();
  // What was typed meanwhile stays.
  await user.click(dialogo.getByRole('button', { name: 'Pedir a revisão' }));
  expect(await screen.findByText('2 vínculos com a desvinculação em revisão.')).toBeVisible();
  expect(await pedidos('POST', EM_VARIOS)[0]?.clone().json()).toMatchObject({
    fabricantes: [{ id: id(2) }, { id: id(5) }],
  });
  calado.mockRestore();
});

test('what is sent is said by what it is: links that end, and new ones', async () => {
  const user = userEvent.setup();
  abrirLista({
    'GET /api/PortalUnico/Fabricante': lidos([
      vinculo(2, { ...VINCULADO, situacao: 'APROVADO', ato: 'DESATIVAR' }),
      vinculo(3, { situacao: 'APROVADO', nome: 'Falcão Fictício' }),
    ]),
    'GET /api/PortalUnico/Credencial': () => responder([]),
  });
  const grade = within(await screen.findByRole('grid'));
  expect(await grade.findByText('Falcão Fictício')).toBeVisible();
  await user.click(screen.getByRole('checkbox', { name: 'Selecionar todas as linhas' }));
  await user.click(await screen.findByRole('button', { name: 'Enviar ao Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Enviar 2 vínculos ao Portal Único' }));
  expect(dialogo.getByText('Desvinculação: 1 vínculo.')).toBeVisible();
});

test('the list is read again while what was sent is under way', async () => {
  let um = vinculo(2, { situacao: 'ENVIANDO', proximaEm: '2026-11-23T14:00:00.000Z' });
  abrirLista({
    // Its answer would read the list again too.
    'GET /api/PortalUnico/ListaDeFabricantes': semResposta,
    'GET /api/PortalUnico/Fabricante': () => lidos([um])(),
  });
  const linhas = within(await screen.findByRole('grid'));
  expect(await linhas.findByText('Enviando')).toBeVisible();
  um = vinculo(2, VINCULADO);
  expect(await linhas.findByText('Vinculado')).toBeVisible();
});

/** The list of the links, before a server that answers these. */
function abrirLista(rotas: RotasDeTeste) {
  return abrirTelas({
    endereco: '/configuracoes/catalogo/fabricantes',
    telas: {
      '/configuracoes/catalogo/fabricantes': [
        FabricantesScreen,
        { validateSearch: buscaDeLista(fabricanteNoPortalConsulta, ['preparar', 'comparar']) },
      ],
    },
    rotas: {
      'GET /api/PortalUnico/ListaDeFabricantes': () => responder([]),
      'GET /api/Importador': () => responder([], 200, { 'X-Total-Count': '0' }),
      ...rotas,
    },
  });
}
