import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import 'fake-indexeddb/auto';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { perguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';
import { credencialDoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { PortalUnicoScreen } from './PortalUnicoScreen.tsx';

const PERGUNTAS = '/api/PortalUnico/Pergunta';
const ID = '01900000-0000-7000-8000-000000000001';
const credencial = credencialDoPortal.parse({
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
});
const feita = (pergunta: object, mais: object = {}) =>
  perguntaNoPortal.parse({
    id: ID,
    ambiente: 'TREINAMENTO',
    pergunta,
    situacao: 'PRONTA',
    frase: null,
    titular: 'Maria da Silva',
    pedidaEm: '2026-11-28T12:00:00.000Z',
    pedidaPor: 'João',
    proximaEm: null,
    olhadaEm: '2026-11-28T12:00:05.000Z',
    partes: ['a'.repeat(64)],
    ...mais,
  });
const DA_CHINA = { tipo: 'TRATAMENTO', ncm: '85340011', pais: '160', dia: '2026-11-28' };
const DA_CHINA_LIDA = { ...DA_CHINA, nomeDoPais: 'CHINA' };
const tipoDe = ({ url }: Request) => new URL(url).searchParams.get('tipo');

const abrir = (rotas: RotasDeTeste) =>
  abrirTelas({
    endereco: '/configuracoes/portal-unico',
    telas: { '/configuracoes/portal-unico': [PortalUnicoScreen] },
    rotas: {
      'GET /api/PortalUnico/Credencial': () => responder([credencial]),
      'GET /api/PortalUnico/Ronda': () => responder([]),
      'GET /api/PortalUnico/Aviso': () => responder([]),
      'GET /api/PortalUnico/Assinatura': () => responder([]),
      'GET /api/PortalUnico/Atributos': () => responder([]),
      'GET /api/Pais/GetByQ': () => responder([{ id: '160', codigo: '160', nome: 'CHINA, REPUBLICA POPULAR' }]),
      [`GET ${PERGUNTAS}`]: () => responder([]),
      ...rotas,
    },
  });

const secao = async (nome: RegExp) => within(await screen.findByRole('region', { name: nome }));

test('a treatment is asked for by NCM, country and day; a missing one is said, and nothing is sent', async () => {
  const user = userEvent.setup();
  let pedida = false;
  const { pedidos } = abrir({
    [`GET ${PERGUNTAS}`]: (pedido) =>
      responder(
        pedida && tipoDe(pedido) === 'TRATAMENTO'
          ? [
              feita(DA_CHINA_LIDA, {
                situacao: 'NA_FILA',
                olhadaEm: null,
                partes: [],
                frase: 'O Portal para até as 3h.',
              }),
            ]
          : [],
      ),
    [`POST ${PERGUNTAS}`]: () => {
      const resposta = responder({ pedidas: pedida ? 0 : 1 }, 202);
      pedida = true;
      return resposta;
    },
  });
  const tratamento = await secao(/^Tratamento tributário/);
  await user.click(tratamento.getByRole('button', { name: 'Pedir o tratamento' }));
  expect(tratamento.getByText('Informe a NCM, com oito algarismos.')).toBeVisible();
  expect(tratamento.getByText('Escolha o país de origem.')).toBeVisible();
  expect(pedidos('POST', PERGUNTAS)).toHaveLength(0);
  await user.type(tratamento.getByLabelText('NCM'), '8534.00.11');
  await user.type(tratamento.getByRole('combobox', { name: 'País de origem' }), 'chi');
  await user.click(await screen.findByRole('option', { name: /CHINA/ }));
  const dia = tratamento.getByRole('textbox', { name: 'Dia do fato gerador' });
  await user.clear(dia);
  await user.type(dia, '28112026');
  await user.click(tratamento.getByRole('button', { name: 'Pedir o tratamento' }));
  expect(await tratamento.findByText('O Portal para até as 3h.')).toBeVisible();
  expect(await pedidos('POST', PERGUNTAS)[0]?.json()).toEqual({ credencialId: ID, perguntas: [DA_CHINA] });
  expect(tratamento.queryByRole('button', { name: /^Ver o tratamento/ })).toBeNull();
  await user.click(tratamento.getByRole('button', { name: 'Pedir o tratamento' }));
  expect(await tratamento.findByText(/^Nada a pedir: já está na fila/)).toBeVisible();
});

test('what came is read in words: tax, regime, ground, use and condition, with day and environment', async () => {
  const user = userEvent.setup();
  const fundamento = (codigo: string, nome: string, tipo: string) => ({
    tributo: { codigo: '1', nome: 'IMPOSTO DE IMPORTAÇÃO' },
    regime: { codigo: '4', nome: 'REDUÇÃO' },
    fundamentoLegal: { codigo, nome, tipo },
  });
  const ex = { codigo: 'ATT_1', descricaoCodigo: 'EX II', tipoCodigo: 'Domínio Dinâmico', valor: '0001' };
  abrir({
    [`GET ${PERGUNTAS}`]: (pedido) => responder(tipoDe(pedido) === 'TRATAMENTO' ? [feita(DA_CHINA_LIDA)] : []),
    [`GET ${PERGUNTAS}/${ID}/Arquivo`]: () =>
      responder({
        ncm: '85340011',
        codigoPais: 160,
        dataFatoGerador: '2026-11-28',
        tipoOperacao: 'I',
        tratamentosTributarios: [
          { ...fundamento('0006', 'EX FICTÍCIO', 'Normal'), mercadorias: [{ atributos: [ex] }] },
        ],
        fundamentosOpcionaisDisponiveis: [
          { ...fundamento('0015', 'ACORDO FICTÍCIO', 'Opcional'), possuiAtributosAdicionais: 'N' },
        ],
      }),
  });
  const tratamento = await secao(/^Tratamento tributário/);
  await user.click(await tratamento.findByRole('button', { name: /^Ver o tratamento tributário da NCM 8534.00.11/ }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Tratamento tributário da NCM 8534.00.11' }));
  expect(
    dialogo.getByText(/^Treinamento, 160 - CHINA, fato gerador em 28\/11\/2026, resposta de 28\/11\/2026/),
  ).toBeVisible();
  const doEx = within(await dialogo.findByRole('row', { name: /EX FICTÍCIO/ }));
  for (const dito of ['IMPOSTO DE IMPORTAÇÃO', 'REDUÇÃO', '0006', 'Normal', 'se EX II (ATT_1) = 0001']) {
    expect(doEx.getByText(dito)).toBeVisible();
  }
  const doAcordo = within(dialogo.getByRole('row', { name: /ACORDO FICTÍCIO/ }));
  expect(doAcordo.getByText('Opcional: só se o importador o escolhe')).toBeVisible();
  expect(doAcordo.getByText('sem condição que o Portal diga')).toBeVisible();
});

test('tables are listed, fetched by a press, and read with their days and words', async () => {
  const user = userEvent.setup();
  const partes = [
    {
      nome: 'UNIDADE',
      rotulo: 'Unidade de medida',
      campos: [
        { nome: 'CODIGO', rotulo: 'Código', tipo: 'STRING', chaveNegocio: true },
        { nome: 'FIM', rotulo: 'Fim da vigência', tipo: 'DATA' },
        { nome: 'USO', rotulo: 'Uso', tipo: 'STRING', dominios: [{ codigo: 'E', descricao: 'Estatística' }] },
      ],
    },
    {
      nomeTabela: 'UNIDADE',
      dados: [
        ['10', null, 'E'],
        ['99', '2020-12-31', 'C'],
      ].map(([codigo, fim, uso]) => ({
        campos: [
          { nome: 'CODIGO', valor: codigo },
          { nome: 'FIM', valor: fim },
          { nome: 'USO', valor: uso },
        ],
      })),
    },
  ];
  const idDaTabela = ID.replace(/1$/, '2');
  let buscada = false;
  const { pedidos } = abrir({
    [`GET ${PERGUNTAS}`]: (pedido) => {
      if (tipoDe(pedido) === 'RELACAO') return responder([feita({ tipo: 'RELACAO' })]);
      const tabela = { tipo: 'TABELA', nome: 'UNIDADE' };
      const dela = feita(tabela, { id: idDaTabela, partes: ['b'.repeat(64), 'c'.repeat(64)] });
      return responder(buscada && tipoDe(pedido) === 'TABELA' ? [dela] : []);
    },
    [`POST ${PERGUNTAS}`]: () => {
      buscada = true;
      return responder({ pedidas: 1 }, 202);
    },
    [`GET ${PERGUNTAS}/${ID}/Arquivo`]: () =>
      responder([{ nome: 'UNIDADE', rotulo: 'Unidade de medida', descricao: 'Unidades para ensaio' }]),
    [`GET ${PERGUNTAS}/${idDaTabela}/Arquivo`]: ({ url }) =>
      responder(partes[Number(new URL(url).searchParams.get('parte'))]),
  });
  const tabelas = await secao(/^Tabelas aduaneiras/);
  expect(await tabelas.findByText('Não pedida')).toBeVisible();
  await user.click(tabelas.getByRole('button', { name: 'Buscar a tabela UNIDADE' }));
  await user.click(await tabelas.findByRole('button', { name: 'Ver a tabela UNIDADE' }));
  expect(await pedidos('POST', PERGUNTAS)[0]?.json()).toEqual({
    credencialId: ID,
    perguntas: [{ tipo: 'TABELA', nome: 'UNIDADE' }],
  });
  const dialogo = within(await screen.findByRole('dialog', { name: 'Unidade de medida' }));
  const aberta = within(await dialogo.findByRole('table', { name: 'Linhas da tabela UNIDADE' }));
  expect(dialogo.getByText('2 linhas.')).toBeVisible();
  const terminada = within(aberta.getByRole('row', { name: /^99/ }));
  expect([terminada.getByText('31/12/2020'), terminada.getByText('C')]).toHaveLength(2);
  const dez = within(aberta.getByRole('row', { name: /^10/ }));
  expect([dez.getByText('—'), dez.getByText('E – Estatística')]).toHaveLength(2);
  await user.type(dialogo.getByRole('searchbox', { name: 'Procurar na tabela' }), '2020');
  expect(await dialogo.findByText('1 de 2 linhas.')).toBeVisible();
  expect(aberta.queryByRole('row', { name: /^10/ })).toBeNull();
});
