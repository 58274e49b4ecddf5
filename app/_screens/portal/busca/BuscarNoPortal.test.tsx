import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { BuscarNoPortal } from './BuscarNoPortal.tsx';

const ID = '01900000-0000-7000-8000-000000000001';
const CONSULTA = '01900000-0000-7000-8000-000000000002';
const CREDENCIAL = {
  id: ID,
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
const NA_FILA = {
  id: CONSULTA,
  credencialId: ID,
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  numero: '26BR00000000010',
  versao: null,
  situacao: 'NA_FILA',
  frase: null,
  pedidaEm: '2026-11-20T12:00:00.000Z',
  pedidaPor: 'João',
  proximaEm: '2026-11-20T12:00:00.000Z',
  olhadaEm: null,
  itens: null,
  itensVindos: 0,
  sha256: null,
};
const PRONTA = {
  ...NA_FILA,
  situacao: 'PRONTA',
  versao: 2,
  itens: 250,
  itensVindos: 250,
  proximaEm: null,
  olhadaEm: '2026-11-20T12:00:09.000Z',
};

const abrir = (rotas: RotasDeTeste) => {
  const chegaram: File[] = [];
  abrirTelas({
    endereco: '/importar',
    telas: { '/importar': [() => <BuscarNoPortal aoChegar={(arquivos) => chegaram.push(...arquivos)} />] },
    rotas: {
      'GET /api/PortalUnico/Credencial': () => responder([CREDENCIAL]),
      'POST /api/PortalUnico/Consulta': () => responder({ id: CONSULTA }, 202),
      ...rotas,
    },
  });
  return chegaram;
};

async function pedir(numero: string): Promise<void> {
  const user = userEvent.setup();
  await user.type(await screen.findByRole('textbox', { name: 'Número da DUIMP' }), numero);
  await user.click(screen.getByRole('button', { name: 'Buscar no Portal Único' }));
}

test('what came is handed on as a file, and the window says whence and when', async () => {
  const chegaram = abrir({
    [`GET /api/PortalUnico/Consulta/${CONSULTA}`]: () => responder(PRONTA),
    [`GET /api/PortalUnico/Consulta/${CONSULTA}/Arquivo`]: () => new Response('PK'),
  });
  expect(await screen.findByText('Ambiente de treinamento: o que vem dele não é declaração de verdade.')).toBeVisible();
  await pedir('26BR0000000001-0');
  expect(
    await screen.findByText(/^Versão 2, 250 itens\. Portal Único, treinamento\. Olhado em 20\/11\/2026/),
  ).toBeVisible();
  expect(chegaram.map(({ name }) => name)).toEqual(['portal-unico-26BR00000000010-v2.zip']);
});

test('a wait says why, and when the Portal may be looked at again', async () => {
  const frase = 'O limite de consultas por hora do Portal Único foi atingido. O Cais só pergunta de novo às 10:00.';
  const chegaram = abrir({
    [`GET /api/PortalUnico/Consulta/${CONSULTA}`]: () =>
      responder({ ...NA_FILA, frase, proximaEm: '2026-11-20T13:00:01.000Z', olhadaEm: '2026-11-20T12:30:00.000Z' }),
  });
  await pedir('26BR00000000010');
  expect(await screen.findByText(/atingido\..*Olhado em 20\/11\/2026.*Olha de novo em 20\/11\/2026/)).toBeVisible();
  expect(chegaram).toEqual([]);
});

test('a number with a wrong digit is not asked', async () => {
  abrir({});
  await pedir('26BR00000000011');
  expect(await screen.findByText('O dígito verificador da DUIMP não confere.')).toBeVisible();
});

const BUSCA = '01900000-0000-7000-8000-000000000003';
const IMPORTADOR = '01900000-0000-7000-8000-000000000004';
const achada = (numero: string, mais: object = {}) => ({ numero, processo: null, consulta: null, ...mais });
const busca = (achadas: object[], mais: object = {}) => ({
  id: BUSCA,
  credencialId: ID,
  ambiente: 'TREINAMENTO',
  titular: 'Maria da Silva',
  importadorId: IMPORTADOR,
  importador: 'Indústria Fictícia',
  ni: '11222333000181',
  de: '2026-10-21',
  ate: '2026-11-20',
  situacao: 'PRONTA',
  frase: null,
  pedidaEm: '2026-11-20T12:00:00.000Z',
  pedidaPor: 'João',
  proximaEm: null,
  olhadaEm: '2026-11-20T12:00:09.000Z',
  achadas,
  ...mais,
});

test('the DUIMPs of an importer say which are here, and the chosen one is handed on when it has come', async () => {
  const user = userEvent.setup();
  const [aqui, nova] = ['26BR00000000010', '26BR00000000028'];
  const processo = { id: '01900000-0000-7000-8000-000000000005', numero: 'P-26-0007' };
  let trazida = false;
  const pronta = { id: CONSULTA, situacao: 'PRONTA', frase: null, versao: 1, olhadaEm: '2026-11-20T12:01:00.000Z' };
  const achadas = () => [achada(aqui, { processo }), achada(nova, { consulta: trazida ? pronta : null })];
  const pedidos: unknown[] = [];
  const chegaram = abrir({
    'GET /api/Importador/GetByQ': () => responder([{ id: IMPORTADOR, codigo: '001', nome: 'Indústria Fictícia' }]),
    'POST /api/PortalUnico/Busca': async (pedido) => {
      pedidos.push(await pedido.json());
      return responder({ id: BUSCA }, 202);
    },
    [`GET /api/PortalUnico/Busca/${BUSCA}`]: () => responder(busca(achadas())),
    [`POST /api/PortalUnico/Busca/${BUSCA}/Trazer`]: async (pedido) => {
      pedidos.push(await pedido.json());
      trazida = true;
      return responder(busca(achadas()));
    },
    [`GET /api/PortalUnico/Consulta/${CONSULTA}/Arquivo`]: () => new Response('PK'),
  });
  await user.click(await screen.findByRole('button', { name: 'Por importador' }));
  await user.click(screen.getByRole('button', { name: 'Procurar no Portal Único' }));
  expect(await screen.findByText('Escolha o importador.')).toBeVisible();
  await user.type(screen.getByRole('combobox', { name: 'Importador' }), 'fict');
  await user.click(await screen.findByRole('option', { name: /Indústria Fictícia/ }));
  for (const [campo, dia] of [
    ['Registradas de', '21102026'],
    ['Até', '20112026'],
  ] as const) {
    await user.clear(screen.getByRole('textbox', { name: campo }));
    await user.type(screen.getByRole('textbox', { name: campo }), dia);
  }
  await user.click(screen.getByRole('button', { name: 'Procurar no Portal Único' }));
  expect(
    await screen.findByText(/^2 DUIMPs de Indústria Fictícia no período\. Portal Único, treinamento\. Olhado em 20/),
  ).toBeVisible();
  expect(screen.getByRole('link', { name: 'P-26-0007' })).toBeVisible();
  expect(screen.getByText('Não está aqui')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Escolher as que não estão aqui (1)' }));
  expect(screen.getByRole('checkbox', { name: '26BR0000000001-0' })).not.toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Buscar 1 DUIMP' }));
  expect(await screen.findByText(/versão 1 buscada em 20\/11\/2026/)).toBeVisible();
  expect(chegaram.map(({ name }) => name)).toEqual(['portal-unico-26BR00000000028-v1.zip']);
  expect(pedidos).toEqual([
    { credencialId: ID, importadorId: IMPORTADOR, de: '2026-10-21', ate: '2026-11-20' },
    { numeros: [nova] },
  ]);
});
