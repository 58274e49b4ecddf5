import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { type PerguntaNoPortal, perguntaNoPortal } from '#lib/portal/contracts/portal-perguntas.ts';
import { PerguntarTratamentos } from './PerguntarTratamentos.tsx';

const CHAVE = '01900000-0000-7000-8000-000000000071';
const CREDENCIAL = {
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
const de = (ncm: string, paisOrigem: string | null) => ({ ncm, paisOrigem, partNumbers: [], aplicacao: null });
const MERCADORIAS = [
  de('85340011', '160'),
  de('85340011', '160'),
  de('85423190', '160'),
  de('8534', '160'),
  de('85340011', null),
];
const NUMEROS = ['1', '2', '3', '4', '5'];
const feita = (n: number, ncm: string, mais: Partial<PerguntaNoPortal> = {}) =>
  perguntaNoPortal.parse({
    id: `01900000-0000-7000-8000-00000000008${n}`,
    ambiente: 'TREINAMENTO',
    situacao: 'NA_FILA',
    frase: null,
    pergunta: { tipo: 'TRATAMENTO', ncm, pais: '160', nomeDoPais: 'CHINA', dia: '2026-11-28' },
    titular: 'Maria da Silva',
    pedidaEm: '2026-11-28T14:00:00.000Z',
    pedidaPor: 'Ana',
    proximaEm: '2026-11-28T14:00:00.000Z',
    olhadaEm: null,
    partes: [],
    ...mais,
  });
const PRONTA = { situacao: 'PRONTA', proximaEm: null, olhadaEm: '2026-11-28T14:01:00.000Z' } as const;

function Planilha() {
  const [respostas, setRespostas] = useState('');
  return (
    <>
      <PerguntarTratamentos mercadorias={MERCADORIAS} numeros={NUMEROS} dia="2026-11-28" aoResponder={setRespostas} />
      <output aria-label="respostas">{respostas}</output>
    </>
  );
}
const abrir = (rotas: RotasDeTeste, credenciais: object[] = [CREDENCIAL]) =>
  abrirTelas({
    endereco: '/planilha',
    telas: { '/planilha': [Planilha] },
    rotas: {
      'GET /api/PortalUnico/Credencial': () => responder(credenciais),
      'GET /api/PortalUnico/Pergunta': () => responder([]),
      ...rotas,
    },
  });
const andamento = () => screen.findByRole('status', { name: 'Tratamentos do Portal Único' });

test('each NCM and country is asked once by the keyboard alone, and the answers come in by themselves', async () => {
  const user = userEvent.setup();
  let agora: PerguntaNoPortal[] = [feita(1, '99999999', PRONTA)];
  const { pedidos } = abrir({
    'GET /api/PortalUnico/Pergunta': () => responder(agora),
    'POST /api/PortalUnico/Pergunta': () => {
      agora = [feita(2, '85340011'), feita(3, '85423190')];
      return responder({ pedidas: 1 }, 202);
    },
  });
  const botao = await screen.findByRole('button', { name: 'Perguntar tratamentos…' });
  act(() => botao.focus());
  await user.keyboard('{Enter}');
  const dialogo = within(await screen.findByRole('dialog', { name: 'Perguntar os tratamentos ao Portal Único' }));
  expect(dialogo.getByText(/uma vez cada NCM e país de origem desta planilha, 2 combinações/)).toBeVisible();
  expect(dialogo.getByText('Sem NCM inteira: adição 004.')).toBeVisible();
  expect(dialogo.getByText('Sem país de origem: adição 005.')).toBeVisible();
  const dia = await dialogo.findByRole('textbox', { name: 'Dia do fato gerador' });
  await waitFor(() => expect(dia).toHaveFocus());
  expect(dia).toHaveValue('28/11/2026');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(botao).toHaveFocus());
  await user.keyboard('{Enter}');
  const outra = within(await screen.findByRole('dialog'));
  await waitFor(async () => expect(await outra.findByRole('textbox', { name: 'Dia do fato gerador' })).toHaveFocus());
  // The calendar, the key, the way out, and the act.
  for (let i = 0; i < 4; i += 1) await user.tab();
  expect(outra.getByRole('button', { name: 'Perguntar 2' })).toHaveFocus();
  await user.keyboard('{Enter}');
  expect(await screen.findByText('1 tratamento pedido; 1 já na fila ou de hoje.')).toBeVisible();
  const [pedido] = pedidos('POST', '/api/PortalUnico/Pergunta');
  expect(await pedido?.clone().json()).toEqual({
    credencialId: CHAVE,
    perguntas: [
      { tipo: 'TRATAMENTO', ncm: '85340011', pais: '160', dia: '2026-11-28' },
      { tipo: 'TRATAMENTO', ncm: '85423190', pais: '160', dia: '2026-11-28' },
    ],
  });
  expect(await andamento()).toHaveTextContent('Portal Único (treinamento): 0 de 2 tratamentos respondidos, 2 na fila.');
  agora = [feita(2, '85340011', PRONTA), feita(3, '85423190', { ...PRONTA, situacao: 'RECUSADA', frase: 'Não há.' })];
  await waitFor(async () =>
    expect(await andamento()).toHaveTextContent(
      'Portal Único (treinamento): 1 de 2 tratamentos respondidos, 1 recusado. NCM 8542.31.90: Não há.',
    ),
  );
  expect(screen.getByRole('status', { name: 'respostas' })).toHaveTextContent('2026-11-28T14:01:00.000Z');
});

test('with the network down the day that was typed stays, a sentence says what happened, and it can be asked again', async () => {
  const user = userEvent.setup();
  let rede = false;
  const { pedidos } = abrir({
    'POST /api/PortalUnico/Pergunta': () => {
      if (!rede) return semRede();
      return responder({ pedidas: 2 }, 202);
    },
  });
  await user.click(await screen.findByRole('button', { name: 'Perguntar tratamentos…' }));
  const dialogo = within(await screen.findByRole('dialog'));
  const dia = await dialogo.findByRole('textbox', { name: 'Dia do fato gerador' });
  await user.clear(dia);
  await user.type(dia, '01/12/2026');
  await user.click(dialogo.getByRole('button', { name: 'Perguntar 2' }));
  expect(await dialogo.findByText('Sem conexão com o servidor. Verifique a rede e tente de novo.')).toBeVisible();
  expect(dia).toHaveValue('01/12/2026');
  rede = true;
  await user.click(dialogo.getByRole('button', { name: 'Perguntar 2' }));
  expect(await screen.findByText('2 tratamentos pedidos.')).toBeVisible();
  expect((await pedidos('POST', '/api/PortalUnico/Pergunta').at(-1)?.clone().json())?.perguntas[0].dia).toBe(
    '2026-12-01',
  );
});

test('without a key it says where one is registered, and nothing can be asked', async () => {
  abrir({}, []);
  await userEvent.click(await screen.findByRole('button', { name: 'Perguntar tratamentos…' }));
  const dialogo = within(await screen.findByRole('dialog'));
  expect(await dialogo.findByText(/^Para perguntar, cadastre uma chave em/)).toBeVisible();
  expect(dialogo.getByRole('button', { name: 'Perguntar 2' })).toBeDisabled();
});
