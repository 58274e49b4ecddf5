import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { VersaoNovaAlert } from '#app/_screens/portal/busca/VersaoNovaAlert.tsx';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { NoPortalSection } from './NoPortalSection.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const CHAVE = '01900000-0000-7000-8000-000000000002';
const CONSULTA = '01900000-0000-7000-8000-000000000003';
const NUMERO = '26BR00000000010';
const ROTA = `/api/Processo/${ID}/PortalUnico`;

const VISTO = {
  versao: 1,
  registradaEm: '2026-11-20',
  situacao: 'EM_CONFERENCIA_SELECIONADA',
  canal: 'AMARELO',
  controleCarga: 'VINCULADA',
  licenciamento: 'DISPENSADO',
  retificacao: 'NA',
  conferencias: [{ orgao: 'ANVISA', situacao: 'EM_EXIGENCIA' }],
  pagamentos: [{ tributo: 'II', valor: '16322.14', dia: '2026-11-20' }],
  canalEm: '2026-11-23',
  desembaraco: null,
};
const acompanhamento = (mais: object = {}) => ({
  processoId: ID,
  ligado: true,
  credencialId: CHAVE,
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  numero: NUMERO,
  ligadoEm: '2026-11-23T14:00:00.000Z',
  ligadoPor: 'João',
  olhadoEm: '2026-11-23T15:00:00.000Z',
  proximaEm: '2999-11-23T18:00:00.000Z',
  podeOlharEm: '2026-11-23T15:10:00.000Z',
  frase: null,
  visto: VISTO,
  versaoDaqui: 1,
  versaoNova: null,
  aConferir: [],
  ...mais,
});
const credencial = {
  id: CHAVE,
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
const processo = { id: ID, numeroDuimp: NUMERO } as ProcessoInteiro;

const abrir = (rotas: RotasDeTeste) =>
  abrirTelas({
    endereco: '/processo',
    telas: {
      '/processo': [
        () => (
          <>
            <VersaoNovaAlert processo={processo} />
            <NoPortalSection processo={processo} />
          </>
        ),
      ],
    },
    rotas: { 'GET /api/PortalUnico/Credencial': () => responder([credencial]), ...rotas },
  });

test('a DUIMP is followed once somebody chooses the key, and the page says where, when, and when again', async () => {
  const user = userEvent.setup();
  let seguido: object | null = null;
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder({ acompanhamento: seguido }),
    [`POST ${ROTA}`]: () => {
      seguido = acompanhamento({ aConferir: ['ANVISA fez exigência: o texto está no Portal Único.'] });
      return responder({ acompanhamento: seguido });
    },
    [`DELETE ${ROTA}`]: () => responder({ acompanhamento: acompanhamento({ ligado: false, proximaEm: null }) }),
    [`POST ${ROTA}/Olhar`]: () =>
      responder({ Error: 'O Cais olhou há pouco. Pode olhar de novo às 11:10.', codigo: 'REGRA' }, 422),
  });
  await user.click(await screen.findByRole('button', { name: 'Acompanhar no Portal Único' }));
  expect(await screen.findByText('treinamento, pela credencial de Maria da Silva')).toBeVisible();
  expect(screen.getByText(/^Olhado em 23\/11\/2026.* Olha de novo em 23\/11\/2999.* desde 23\/11\/2026/)).toBeVisible();
  expect(screen.getByText('Em conferência, selecionada')).toBeVisible();
  expect(screen.getByText('II R$ 16.322,14 em 20/11/2026')).toBeVisible();
  expect(screen.getByText('ANVISA fez exigência: o texto está no Portal Único.')).toBeVisible();
  expect(await pedidos('POST', ROTA)[0]?.json()).toEqual({ credencialId: CHAVE });
  await user.click(screen.getByRole('button', { name: 'Olhar agora' }));
  expect(await screen.findByText('O Cais olhou há pouco. Pode olhar de novo às 11:10.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Parar de acompanhar' }));
  expect(await screen.findByText(/O acompanhamento parou\.$/)).toBeVisible();
});

test('a DUIMP that nothing more changes in rests until the Portal tells of it', async () => {
  const visto = { ...VISTO, situacao: 'DESEMBARACADA_CARGA_ENTREGUE' };
  abrir({
    [`GET ${ROTA}`]: () => responder({ acompanhamento: acompanhamento({ ligado: false, proximaEm: null, visto }) }),
  });
  expect(
    await screen.findByText(/Nada mais deve mudar nesta DUIMP: o Cais só olha de novo se o Portal Único avisar\.$/),
  ).toBeVisible();
});

test('a newer version is offered as a retificação, which is compared before anything is written', async () => {
  const user = userEvent.setup();
  const versaoNova = { consultaId: CONSULTA, versao: 2, situacao: 'PRONTA', frase: null };
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder({ acompanhamento: acompanhamento({ versaoNova }) }),
    [`GET /api/PortalUnico/Consulta/${CONSULTA}/Arquivo`]: () => new Response('PK\u0003\u0004'),
  });
  expect(
    await screen.findByText(/^O Portal Único \(treinamento\) tem a versão 2 desta DUIMP; aqui está a 1\./),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Ver como retificação' }));
  expect(await screen.findByRole('dialog', { name: 'Retificação' })).toBeVisible();
  expect(pedidos('GET', `/api/PortalUnico/Consulta/${CONSULTA}/Arquivo`)).toHaveLength(1);
});

test('a version on its way says so, and cannot be compared yet', async () => {
  const versaoNova = { consultaId: CONSULTA, versao: null, situacao: 'NA_FILA', frase: null };
  abrir({ [`GET ${ROTA}`]: () => responder({ acompanhamento: acompanhamento({ versaoNova }) }) });
  expect(
    await screen.findByText(/tem a versão nova desta DUIMP; aqui está a 1\. O Cais está buscando\./),
  ).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ver como retificação' })).toBeNull();
});
