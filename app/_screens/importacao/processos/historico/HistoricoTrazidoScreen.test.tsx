import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { pacotesDe } from '#lib/api/declaracao/historico-trazido.ts';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import {
  type ArquivoDoHistorico,
  arquivoDoHistorico,
  type HistoricoTrazido,
  historicoTrazido,
  TAMANHO_DA_PARTE,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { HistoricoTrazidoScreen } from './HistoricoTrazidoScreen.tsx';
import { historicoBusca } from './historico-busca.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const PROCESSO = '01a1fd15-e7ab-758c-8773-6cd900bf9e02';
const RECURSO = '/api/HistoricoTrazido';

const historico = (mais: Partial<HistoricoTrazido> = {}): HistoricoTrazido =>
  historicoTrazido.parse({
    id: ID,
    situacao: 'TERMINADO',
    criadoEm: '2026-11-26T15:00:00.000Z',
    criadoPor: 'Maria Fictícia',
    terminadoEm: '2026-11-26T15:02:00.000Z',
    falha: null,
    envios: 1,
    bytes: 1000,
    contagens: { pendentes: 0, lidos: 1, jaEstavam: 0, recusados: 1 },
    andamento: null,
    processos: 1,
    notas: 0,
    primeiroRegistro: null,
    ultimoRegistro: null,
    ...mais,
  });
const arquivo = (nome: string, mais: Partial<ArquivoDoHistorico>): ArquivoDoHistorico =>
  arquivoDoHistorico.parse({
    id: crypto.randomUUID(),
    nome,
    pacote: 'disco.zip',
    tipo: null,
    documento: null,
    resultado: 'LIDO',
    causa: 'DECLARACAO',
    motivo: null,
    processo: null,
    ...mais,
  });
const LIDO = arquivo('di.xml', {
  tipo: 'DI',
  documento: '2512345678',
  processo: { id: PROCESSO, numero: 'IMP-2026-0001' },
});
const RECUSADO = arquivo('extrato.pdf', {
  resultado: 'RECUSADO',
  causa: 'NAO_E_LIDO',
  motivo: 'Não é XML nem JSON: não é uma declaração nem uma nota.',
});

const ENTRADA = arquivo('nota.xml', {
  tipo: 'NFE_ENTRADA',
  causa: 'ENTRADA_DIFERE',
  motivo: 'DI 25/1234567-8, processo IMP-2026-0001: a nota traz 1 de 1 adição. Diferem: adição 001, II: 1,00 na nota.',
});

function abrir(
  endereco: string,
  visto: () => HistoricoTrazido = historico,
  mais: Parameters<typeof abrirTelas>[0]['rotas'] = {},
) {
  const aberta = abrirTelas({
    endereco,
    telas: {
      '/importacao/historico': [HistoricoTrazidoScreen, { validateSearch: historicoBusca }],
      '/importacao/historico/cadastros': [() => null],
      '/importacao/processos/$id': [() => null],
    },
    rotas: {
      [`GET ${RECURSO}`]: () => responder([], 200, { 'X-Total-Count': '0' }),
      [`POST ${RECURSO}`]: () => responder(historico({ situacao: 'RECEBENDO' }), 201),
      [`GET ${RECURSO}/${ID}`]: () => responder(visto()),
      [`POST ${RECURSO}/${ID}/Arquivos`]: () => responder(historico({ situacao: 'RECEBENDO' })),
      [`POST ${RECURSO}/${ID}/Comecar`]: () => responder(visto(), 202),
      [`POST ${RECURSO}/${ID}/Cancelar`]: () => responder(visto()),
      [`GET ${RECURSO}/${ID}/Causas`]: () =>
        responder([
          { resultado: 'LIDO', causa: 'DECLARACAO', quantos: 1 },
          { resultado: 'RECUSADO', causa: 'NAO_E_LIDO', quantos: 1 },
        ]),
      [`GET ${RECURSO}/${ID}/Arquivos`]: (pedido) => {
        const resultado = new URL(pedido.url).searchParams.get('resultado');
        const linhas = [LIDO, RECUSADO].filter((um) => resultado === null || um.resultado === resultado);
        return responder(linhas, 200, { 'X-Total-Count': String(linhas.length) });
      },
      ...mais,
    },
  });
  return aberta;
}

test('files that are chosen are sent, and the intake opens with its report by file and by cause', async () => {
  const { pedidos } = abrir('/importacao/historico');
  expect(await screen.findByText(/Nada foi enviado ainda/)).toBeVisible();
  const campo = screen.getByLabelText('Solte aqui uma pasta, um ZIP ou muitos arquivos');
  await userEvent.upload(campo, [new File(['<x/>'], 'di.xml'), new File(['%PDF'], 'extrato.pdf')], {
    applyAccept: false,
  });
  const tabela = within(await screen.findByRole('table', { name: 'Arquivos' }));
  expect(pedidos('POST', `${RECURSO}/${ID}/Arquivos`)).toHaveLength(1);
  expect(pedidos('POST', `${RECURSO}/${ID}/Comecar`)).toHaveLength(1);
  const [, lido, recusado] = tabela.getAllByRole('row');
  expect(lido).toHaveTextContent('di.xmldisco.zipLidoDeclaração que virou processoIMP-2026-00012512345678DI');
  expect(recusado).toHaveTextContent(
    'extrato.pdfdisco.zipRecusadoNão é XML nem JSON: não é uma declaração nem uma nota.——',
  );
  expect(within(screen.getByRole('region', { name: 'O que foi lido' })).getByText('Processos criados')).toBeVisible();

  await userEvent.click(screen.getByRole('button', { name: 'Não é XML nem JSON: 1' }));
  await waitFor(() => expect(tabela.queryByText('di.xml')).toBeNull());
  const ultimo = pedidos('GET', `${RECURSO}/${ID}/Arquivos`).at(-1);
  expect(new URL(ultimo?.url ?? '').searchParams.get('causa')).toBe('NAO_E_LIDO');
});

test('a large ZIP goes in pieces, and goes on in the intake that has some of them', async () => {
  const grande = new File([new Uint8Array(2 * TAMANHO_DA_PARTE + 10)], 'disco.zip', { lastModified: 1767225600000 });
  const { pedidos } = abrir('/importacao/historico', historico, {
    [`GET ${RECURSO}`]: () => responder([historico({ situacao: 'RECEBENDO' })], 200, { 'X-Total-Count': '1' }),
    [`GET ${RECURSO}/${ID}/Partes`]: () =>
      responder([{ nome: 'disco.zip', tamanho: grande.size, modificado: 1767225600000, partes: 3, recebidas: [0] }]),
    [`POST ${RECURSO}/${ID}/Partes`]: () => responder(historico({ situacao: 'RECEBENDO' })),
  });
  await userEvent.upload(await screen.findByLabelText('Solte aqui uma pasta, um ZIP ou muitos arquivos'), grande, {
    applyAccept: false,
  });
  await screen.findByRole('table', { name: 'Arquivos' });
  const enviadas = pedidos('POST', `${RECURSO}/${ID}/Partes`).map(({ url }) => new URL(url).searchParams.get('de'));
  expect(enviadas).toEqual([String(TAMANHO_DA_PARTE), String(2 * TAMANHO_DA_PARTE)]);
  expect(pedidos('POST', RECURSO)).toHaveLength(0);
});

test('a reading in course says how far it is and can be stopped; a stopped one goes on', async () => {
  let visto = historico({
    situacao: 'LENDO',
    andamento: { feitos: 1200, total: 5000, abrindo: false },
    terminadoEm: null,
  });
  const { pedidos } = abrir(`/importacao/historico?envio=${ID}`, () => visto);
  expect(await screen.findByText('1.200 de 5.000 arquivos')).toBeVisible();
  visto = historico({ situacao: 'PARADO', falha: 'Parado a pedido.', terminadoEm: null });
  await userEvent.click(screen.getByRole('button', { name: 'Parar' }));
  expect(await screen.findByText(/^Parado a pedido\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Continuar' }));
  await waitFor(() => expect(pedidos('POST', `${RECURSO}/${ID}/Comecar`)).toHaveLength(1));
});

test('files are packed by the request, and a large one goes alone', () => {
  const de = (bytes: number) => Object.defineProperty(new File([], 'a.xml'), 'size', { value: bytes });
  const mega = 1024 * 1024;
  expect(pacotesDe([de(20 * mega), de(20 * mega), de(200 * mega), de(1)]).map((um) => um.length)).toEqual([1, 1, 1, 1]);
  expect(pacotesDe(Array.from({ length: 250 }, () => de(10))).map((um) => um.length)).toEqual([200, 50]);
});

test('an incoming nota that differs from its declaration is not told as simply read', async () => {
  abrir(`/importacao/historico?envio=${ID}`, historico, {
    [`GET ${RECURSO}/${ID}/Arquivos`]: () => responder([ENTRADA], 200, { 'X-Total-Count': '1' }),
  });
  const [, linha] = within(await screen.findByRole('table', { name: 'Arquivos' })).getAllByRole('row');
  expect(linha).toHaveTextContent(/^nota\.xmldisco\.zipLido, difereDI 25\/1234567-8.*Diferem: adição 001, II/);
});
