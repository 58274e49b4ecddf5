import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { type ProdutoNoPortal, produtoNoPortal } from '#lib/portal/contracts/catalogo-de-produtos.ts';
import { ProdutoScreen } from './ProdutoScreen.tsx';

const ID = '01900000-0000-7000-8000-000000000021';
const URL_DO_PRODUTO = `/api/PortalUnico/Produto/${ID}`;
const ATRIBUTOS = '01900000-0000-7000-8000-000000000022';

const COMUM = {
  modalidade: 'Importação',
  obrigatorio: false,
  multivalorado: false,
  dataInicioVigencia: '2026-01-01',
  objetivos: [{ codigo: 7, descricao: 'Produto' }],
};
const RESPOSTA = [
  {
    ...COMUM,
    codigo: 'ATT_1',
    nome: 'Material',
    formaPreenchimento: 'LISTA_ESTATICA',
    obrigatorio: true,
    dominio: [
      { codigo: '01', descricao: 'Vidro' },
      { codigo: '99', descricao: 'Outro' },
    ],
    condicionados: [
      {
        obrigatorio: true,
        descricaoCondicao: "'ATT_1' Igual '99'",
        condicao: { operador: '==', valor: '99' },
        atributo: { ...COMUM, codigo: 'ATT_2', nome: 'Qual material', formaPreenchimento: 'TEXTO', tamanhoMaximo: 6 },
      },
    ],
  },
  { ...COMUM, codigo: 'ATT_3', nome: 'Camadas', formaPreenchimento: 'NUMERO_INTEIRO', multivalorado: true },
  { ...COMUM, codigo: 'ATT_4', nome: 'Espessura', formaPreenchimento: 'NUMERO_REAL', casasDecimais: 3 },
  { ...COMUM, codigo: 'ATT_5', nome: 'Flexível', formaPreenchimento: 'BOOLEANO' },
  { ...COMUM, codigo: 'ATT_6', nome: 'Ensaio', formaPreenchimento: 'DATA' },
  {
    ...COMUM,
    codigo: 'ATT_7',
    nome: 'Dimensões',
    formaPreenchimento: 'COMPOSTO',
    listaSubatributos: [
      { ...COMUM, codigo: 'ATT_8', nome: 'Comprimento', formaPreenchimento: 'NUMERO_REAL', casasDecimais: 2 },
    ],
  },
  { ...COMUM, codigo: 'ATT_9', nome: 'Selo', formaPreenchimento: 'HOLOGRAMA', obrigatorio: true },
];

const produto = (mais: Partial<ProdutoNoPortal> = {}): ProdutoNoPortal =>
  produtoNoPortal.parse({
    id: ID,
    versao: 1,
    ambiente: 'TREINAMENTO',
    raiz: '40000001',
    situacao: 'RASCUNHO',
    etapa: null,
    frase: null,
    item: { id: ATRIBUTOS, partNumber: 'FICT-1' },
    importador: { id: ATRIBUTOS, nome: 'Importadora Fictícia' },
    codigoInterno: 'FICT-1',
    denominacao: 'Placa',
    descricao: null,
    ncm: '85340011',
    modalidade: 'IMPORTACAO',
    valores: {},
    codigo: null,
    versaoNoPortal: null,
    situacaoNoPortal: null,
    comparacao: null,
    comparadoEm: null,
    redigidoEm: '2026-11-23T14:00:00.000Z',
    redigidoPor: 'Ana',
    proximaEm: null,
    alteradoPor: 'Ana',
    alteradoEm: '2026-11-23T14:00:00.000Z',
    revisaoPedida: null,
    revisado: null,
    enviado: null,
    ato: 'INCLUIR',
    versaoVista: null,
    situacaoVista: null,
    excluidoEm: null,
    versaoBase: null,
    mudancas: null,
    pedeSegundaPessoa: true,
    respondidoEm: null,
    sha256: null,
    titular: null,
    possoRevisar: false,
    problemas: [],
    diferencas: [],
    atributos: { id: ATRIBUTOS, sha256: 'a'.repeat(64), em: '2026-11-23T13:00:00.000Z' },
    ...mais,
  });

function abrir(inicial: ProdutoNoPortal, rotas: RotasDeTeste = {}) {
  let atual = inicial;
  return abrirTelas({
    endereco: `/configuracoes/catalogo/${ID}`,
    telas: { '/configuracoes/catalogo/$id': [ProdutoScreen] },
    rotas: {
      'GET /api/PortalUnico/Fabricante': () => responder([], 200, { 'X-Total-Count': '0' }),
      [`GET ${URL_DO_PRODUTO}`]: () => responder(atual),
      [`GET /api/PortalUnico/Atributos/${ATRIBUTOS}/Arquivo`]: () => responder(RESPOSTA),
      'PUT /api/PortalUnico/Produto': async (pedido: Request) => {
        atual = { ...atual, ...(await pedido.clone().json()), versao: atual.versao + 1 };
        return responder(atual);
      },
      ...rotas,
    },
  });
}

test('of a draft only what there is stands under “No Portal”', async () => {
  abrir(produto());
  const noPortal = within(await screen.findByRole('region', { name: 'No Portal' }));
  expect(noPortal.getAllByRole('term').map(({ textContent }) => textContent)).toEqual(['Redigido', 'Comparação']);
});

test('the form is made of the definition of each attribute, and what is typed is judged as the server judges it', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(produto());
  const falta = within(await screen.findByRole('region', { name: 'Para enviar' }));
  expect(falta.getByText('Faltam 2 coisas:')).toBeVisible();
  expect(falta.getByRole('button', { name: 'Material: O Portal exige este atributo.' })).toBeVisible();
  expect(
    screen.getByText(/^Selo \(ATT_9\)\. O Cais não conhece a forma HOLOGRAMA: .* não envia este produto\.$/),
  ).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /Qual material/ })).not.toBeInTheDocument();

  await user.click(screen.getByRole('combobox', { name: /Material/ }));
  await user.click(screen.getByRole('option', { name: '99 - Outro' }));
  await user.type(await screen.findByRole('textbox', { name: /Qual material/ }), 'Resinas');
  expect(screen.getByText('O Portal aceita até 6 caracteres; aqui há 7.')).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /Qual material/ }), '{Backspace}');
  expect(screen.queryByText(/aqui há 7/)).not.toBeInTheDocument();
  await user.type(screen.getByRole('textbox', { name: 'Espessura' }), '1,6');
  await user.click(screen.getByRole('combobox', { name: 'Flexível' }));
  await user.click(screen.getByRole('option', { name: 'Sim' }));
  await user.type(screen.getByRole('textbox', { name: 'Ensaio' }), '20/11/2026');
  const camadas = within(screen.getByRole('group', { name: 'Camadas' }));
  await user.click(camadas.getByRole('button', { name: 'Adicionar valor' }));
  await user.type(camadas.getByRole('textbox'), '4');
  await user.type(within(screen.getByRole('group', { name: 'Dimensões' })).getByRole('textbox'), '10,5');
  expect(falta.getByText('Falta 1 coisa:')).toBeVisible();

  await user.click(screen.getByRole('button', { name: 'Gravar' }));
  await screen.findByText('Alterações gravadas.');
  const [gravado] = pedidos('PUT', '/api/PortalUnico/Produto');
  const { versao, valores } = (await gravado?.clone().json()) ?? {};
  expect([versao, valores]).toEqual([
    1,
    {
      ATT_1: ['99'],
      ATT_2: ['Resina'],
      ATT_3: ['4'],
      ATT_4: ['1.6'],
      ATT_5: ['true'],
      ATT_6: ['2026-11-20'],
      ATT_7: [{ ATT_8: '10.5' }],
      ATT_9: [''],
    },
  ]);
});

test('what the Portal refused stands with the way to its field', async () => {
  const user = userEvent.setup();
  abrir(
    produto({
      situacao: 'RECUSADO',
      frase: 'O Portal Único recusou o produto, e nada foi feito.',
      problemas: [{ campo: 'valores.ATT_4', frase: 'O atributo ATT_4 é obrigatório para a NCM 85340011.' }],
    }),
  );
  const recusas = within(await screen.findByRole('region', { name: 'Para enviar' }));
  await user.click(recusas.getByRole('button', { name: /^Espessura: O atributo ATT_4 é obrigatório/ }));
  expect(screen.getByRole('textbox', { name: 'Espessura' })).toHaveFocus();
});

test('what is typed is saved before the review is asked for; who wrote it is told to wait for somebody else', async () => {
  const user = userEvent.setup();
  let agora = produto();
  const { pedidos } = abrir(produto(), {
    [`GET ${URL_DO_PRODUTO}`]: () => responder(agora),
    'PUT /api/PortalUnico/Produto': async (pedido: Request) => {
      agora = { ...agora, ...(await pedido.clone().json()), versao: 2 };
      return responder(agora);
    },
    'POST /api/PortalUnico/Produto/EmVarios': () => {
      agora = { ...agora, situacao: 'EM_REVISAO', versao: 3 };
      return responder({ feitos: [ID], recusados: [] });
    },
  });
  const denominacao = await screen.findByRole('textbox', { name: /Denominação/ });
  await user.type(denominacao, ' de teste');
  await user.click(screen.getByRole('button', { name: 'Enviar à revisão' }));
  expect(await screen.findByText(/^Espera a revisão de outra pessoa/)).toBeVisible();
  const [ato] = pedidos('POST', '/api/PortalUnico/Produto/EmVarios');
  expect(await ato?.clone().json()).toEqual({ produtos: [{ id: ID, versao: 2 }], ato: { tipo: 'PEDIR_REVISAO' } });
  expect(screen.queryByRole('button', { name: 'Aprovar' })).not.toBeInTheDocument();
});

test('of a lost answer a person says what the Portal has, and nothing can be typed or sent meanwhile', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir(produto({ situacao: 'INCERTO', etapa: 'PERGUNTAR', versao: 7 }), {
    [`POST ${URL_DO_PRODUTO}/Achado`]: () => responder(produto({ situacao: 'ENVIADO', codigo: '770', versao: 8 })),
  });
  expect(await screen.findByText(/não se sabe o que foi dele/)).toBeVisible();
  expect(screen.queryByRole('button', { name: /Enviar|Gravar/ })).not.toBeInTheDocument();
  expect(screen.queryByRole('textbox', { name: /Denominação/ })).not.toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Dizer o que há no Portal…' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'O que há no Portal' }));
  await user.click(dialogo.getByRole('radio', { name: 'Este produto está lá' }));
  expect(dialogo.getByRole('button', { name: 'Confirmar' })).toBeDisabled();
  await user.type(dialogo.getByRole('textbox', { name: /Código do produto/ }), '770');
  await user.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [achado] = pedidos('POST', `${URL_DO_PRODUTO}/Achado`);
  expect(await achado?.clone().json()).toEqual({ versao: 7, codigo: '770' });
  expect(await screen.findByText(/^Este produto está no Portal Único\./)).toBeVisible();
});
