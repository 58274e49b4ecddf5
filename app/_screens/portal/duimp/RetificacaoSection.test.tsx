import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import type { RetificacaoLida } from '#lib/portal/contracts/retificacao-no-portal.ts';
import { abrir, CHAVE, duimp, escrito, pedido, ROTA, rascunho, registro, SHA } from './duimp-lida-de-teste.tsx';

const NUMERO = '26BR00000000010';
const registrada = (mais: object = {}) => ({ numero: NUMERO, versao: 1, impedimento: null, aberta: null, ...mais });
const comparada = {
  campos: 40,
  iguais: 38,
  mantidos: 2,
  quantas: 2,
  mudados: [1],
  novos: [3],
  saem: [],
  diferencas: [
    {
      item: null,
      caminho: 'carga.seguro.valorMoedaNegociada',
      registrado: '100',
      nosso: '120',
      lugar: { onde: 'PROCESSO', aba: 'carga' },
    },
    {
      item: 1,
      caminho: 'tributos.II.fundamento.codigo',
      registrado: '909',
      nosso: null,
      lugar: { onde: 'COMPLEMENTO', parte: 'fundamentos' },
    },
  ],
};
const aberta = (mais: Partial<NonNullable<RetificacaoLida['aberta']>> = {}) =>
  registrada({
    aberta: {
      motivo: 'A fatura traz outra quantidade.',
      abertaEm: '2026-11-23T14:00:00.000Z',
      abertaPor: 'João',
      ambiente: 'TREINAMENTO',
      titular: 'Maria da Silva',
      credencialId: CHAVE,
      versaoBase: 1,
      modeloEm: '2026-11-23T14:01:00.000Z',
      noPortal: null,
      situacao: 'PREPARO',
      etapa: null,
      frase: null,
      proximaEm: null,
      comparada,
      preenchimento: null,
      aPreencher: null,
      ...mais,
    },
  });
const BLOQUEIO = 'Este processo já tem o número da DUIMP: o que está registrado muda por retificação.';

test('a registered DUIMP is rectified with a reason, which stays when the server refuses', async () => {
  const user = userEvent.setup();
  const frase = 'Este processo já tem uma retificação aberta: siga com ela, ou desista dela.';
  let vezes = 0;
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ bloqueio: BLOQUEIO, retificacao: registrada() })),
    [`POST ${ROTA}/Retificacao`]: () => {
      vezes += 1;
      if (vezes === 1) return responder({ Error: frase, codigo: 'BLOQUEADO' }, 409);
      return responder(duimp({ retificacao: aberta({ situacao: 'NA_FILA', etapa: 'MODELO', modeloEm: null }) }));
    },
  });
  expect(await screen.findByText('26BR0000000001-0, versão 1')).toBeVisible();
  expect(screen.queryByText(BLOQUEIO)).toBeNull();
  expect(screen.queryByRole('button', { name: /^Mandar/ })).toBeNull();
  const botao = await screen.findByRole('button', { name: 'Preparar retificação (treinamento)' });
  expect(botao).toBeDisabled();
  const motivo = screen.getByRole('textbox', { name: /^Motivo da retificação/ });
  await user.type(motivo, 'A fatura traz outra quantidade.');
  await user.click(botao);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(motivo).toHaveValue('A fatura traz outra quantidade.');
  await user.click(botao);
  expect(await screen.findByText('Buscando a registrada')).toBeVisible();
  expect(await pedidos('POST', `${ROTA}/Retificacao`)[1]?.json()).toEqual({
    credencialId: CHAVE,
    motivo: 'A fatura traz outra quantidade.',
  });
});

test('what keeps it from being rectified is said, and there is nothing to type', async () => {
  const impedimento = 'A DUIMP registrada ainda não está neste processo: traga-a antes, em “Importar DI ou DUIMP”.';
  abrir({ [`GET ${ROTA}`]: () => responder(duimp({ bloqueio: BLOQUEIO, retificacao: registrada({ impedimento }) })) });
  expect(await screen.findByText(impedimento)).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Motivo/ })).toBeNull();
});

test('what would change stands field by field, registered and ours, with how much was compared, and is sent as it was seen', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, retificacao: aberta() })),
    [`POST ${ROTA}/Mandar`]: () =>
      responder(duimp({ versao: 1, escrito, retificacao: aberta({ situacao: 'NA_FILA', etapa: 'CRIAR' }) })),
  });
  expect(
    await screen.findByText(
      /^38 de 40 campos do processo estão como na versão registrada\. Outros 2 campos registrados, que o processo não diz, ficam como estão\. O item 1 muda; o item 3 entra\.$/,
    ),
  ).toBeVisible();
  const tabela = screen.getByRole('table', { name: 'O que a retificação muda' });
  const celulas = within(tabela)
    .getAllByRole('row')
    .slice(1)
    .map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    );
  expect(celulas).toEqual([
    ['Capa', 'carga.seguro.valorMoedaNegociada', '100', '120', 'Preencher'],
    ['Item 1', 'tributos.II.fundamento.codigo', '909', 'sai', 'Preencher abaixo'],
  ]);
  expect(screen.queryByText('Irão a capa e 1 item.')).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Mandar a retificação (treinamento)' }));
  expect(await pedidos('POST', `${ROTA}/Mandar`)[0]?.json()).toEqual({ credencialId: CHAVE, sha256: SHA });
  expect(await screen.findByRole('button', { name: 'Mandar a retificação (treinamento)' })).toBeDisabled();
});

test('where nothing differs there is nothing to send', async () => {
  const igual = { ...comparada, iguais: 40, quantas: 0, diferencas: [], mudados: [], novos: [] };
  abrir({ [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, retificacao: aberta({ comparada: igual }) })) });
  expect(await screen.findByText(/^Nada difere da versão registrada\./)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mandar a retificação (treinamento)' })).toBeDisabled();
});

test('a version that cannot be rectified says why, and may be asked for again', async () => {
  const user = userEvent.setup();
  const frase = 'A DUIMP está cancelada no Portal Único: não se retifica.';
  const recusada = aberta({ situacao: 'RECUSADO', etapa: 'MODELO', modeloEm: null, frase, comparada: null });
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, retificacao: recusada })),
    [`POST ${ROTA}/Retificacao/Buscar`]: () => responder(duimp({ versao: 1, escrito, retificacao: aberta() })),
  });
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.getByText('Não se pode retificar')).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Buscar a registrada de novo' }));
  expect(await screen.findByText('Em preparo')).toBeVisible();
  expect(await pedidos('POST', `${ROTA}/Retificacao/Buscar`)[0]?.json()).toEqual({ credencialId: CHAVE });
});

test('giving it up is asked about by keyboard, and says what becomes of the version in the Portal', async () => {
  const user = userEvent.setup();
  const noPortal = aberta({ situacao: 'PRONTO', noPortal: '2' });
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), retificacao: noPortal })),
    [`POST ${ROTA}/Retificacao/Desistir`]: () =>
      responder(duimp({ bloqueio: BLOQUEIO, versao: 1, retificacao: registrada() })),
  });
  const desistir = await screen.findByRole('button', { name: 'Desistir da retificação' });
  act(() => desistir.focus());
  await user.keyboard('{Enter}');
  const dialogo = await screen.findByRole('dialog', { name: 'Desistir da retificação?' });
  expect(
    within(dialogo).getByText(/^A versão 2, em elaboração, é excluída no Portal\. A registrada não muda\./),
  ).toBeVisible();
  await user.keyboard('{Escape}');
  expect(pedidos('POST', `${ROTA}/Retificacao/Desistir`)).toEqual([]);
  expect(await screen.findByRole('button', { name: 'Desistir da retificação' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.click(await screen.findByRole('button', { name: 'Desistir' }));
  expect(await screen.findByRole('button', { name: 'Preparar retificação (treinamento)' })).toBeVisible();
});

test('its registration pays the difference, and what was registered comes as a retificação', async () => {
  const comum = { versao: 1, escrito, rascunho: rascunho({ versaoDuimp: '2' }) };
  const debitos = [{ nome: 'II, diferença', valor: '53.32' }];
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(
        duimp({
          ...comum,
          retificacao: aberta({ situacao: 'PRONTO', noPortal: '2' }),
          registro: registro({ total: '53.32', debitos }),
        }),
      ),
    [`POST ${ROTA}/Registro`]: () =>
      responder(
        duimp({
          ...comum,
          bloqueio: BLOQUEIO,
          retificacao: registrada(),
          registro: registro({
            pedido: pedido({
              situacao: 'REGISTRADA',
              retificadora: true,
              versaoRegistrada: '2',
              consulta: { id: CHAVE, situacao: 'PRONTA', frase: null, versao: 2 },
            }),
          }),
        }),
      ),
  });
  const user = userEvent.setup();
  const tabela = await screen.findByRole('table', { name: 'O que o registro debita' });
  expect(within(tabela).getByRole('row', { name: 'II, diferença 53,32' })).toBeVisible();
  expect(screen.getByRole('region', { name: 'Registro da retificação' })).toBeVisible();
  await user.type(screen.getByRole('textbox', { name: /^Valor que será debitado/ }), '53,32');
  await user.click(screen.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }));
  await user.click(screen.getByRole('button', { name: 'Registrar a retificação (treinamento)' }));
  expect(await screen.findByText('A retificação está registrada, como o Portal respondeu.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Ver como retificação' })).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Conferir e trazer para o processo' })).toBeNull();
  expect(pedidos('POST', `${ROTA}/Registro`)).toHaveLength(1);
});

const preenchimento = {
  em: '2026-11-23T14:01:00.000Z',
  versaoRegistrada: 1,
  previsto: true,
  lacunas: [
    {
      chave: 'registrada-operador-OPE_2',
      nivel: 'AVISA' as const,
      lugar: { onde: 'VINCULOS' as const },
      texto: 'Nenhum fornecedor do cadastro é o operador estrangeiro OPE_2 (CN), dos itens 1 e 2.',
    },
  ],
};

test('what the registered version filled, and could not, is said with its remedy, and filled again', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 2, retificacao: aberta({ preenchimento, aPreencher: 'PREVISTO', comparada: null }) })),
    [`POST ${ROTA}/Retificacao/Preencher`]: () =>
      responder(
        duimp({ versao: 3, escrito, retificacao: aberta({ preenchimento: { ...preenchimento, lacunas: [] } }) }),
      ),
  });
  const quadro = await screen.findByRole('region', { name: 'Preenchido com a versão registrada' });
  expect(within(quadro).getByText(/^O previsto e os dados da DUIMP foram preenchidos com a versão 1 em/)).toBeVisible();
  const causas = within(quadro).getByRole('list', { name: 'O que a versão 1 não preencheu' });
  expect(within(causas).getByRole('link', { name: /^Vincular o nome: Nenhum fornecedor/ })).toHaveAttribute(
    'href',
    expect.stringContaining('aba=adicoes'),
  );
  await user.type(screen.getByRole('textbox', { name: /^Método de valoração/ }), '1');
  expect(within(quadro).getByRole('button', { name: 'Preencher de novo' })).toBeDisabled();
  expect(within(quadro).getByText(/^Grave antes os dados da DUIMP que você digitou abaixo/)).toBeVisible();
  await user.clear(screen.getByRole('textbox', { name: /^Método de valoração/ }));
  expect(pedidos('POST', `${ROTA}/Retificacao/Preencher`)).toEqual([]);
});

test('filled again by keyboard it says that nothing is missing; without gaps there is nothing to fill', async () => {
  const user = userEvent.setup();
  abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 2, retificacao: aberta({ preenchimento, aPreencher: 'PREVISTO' }) })),
    [`POST ${ROTA}/Retificacao/Preencher`]: () =>
      responder(
        duimp({ versao: 3, escrito, retificacao: aberta({ preenchimento: { ...preenchimento, lacunas: [] } }) }),
      ),
  });
  const deNovo = await screen.findByRole('button', { name: 'Preencher de novo' });
  act(() => deNovo.focus());
  await user.keyboard('{Enter}');
  expect(await screen.findByText(/Mude só o que está errado\.$/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Preencher de novo' })).toBeNull();
});

test('it says that it is filled once the planned items were read again: their form opens on what was read last', async () => {
  const user = userEvent.setup();
  const itens = Promise.withResolvers<Response>();
  const rota = ROTA.replace('Processo', 'ItensDoProcesso').replace('/Duimp', '');
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 2, retificacao: aberta({ preenchimento, aPreencher: 'PREVISTO' }) })),
    [`POST ${ROTA}/Retificacao/Preencher`]: () =>
      responder(
        duimp({ versao: 3, escrito, retificacao: aberta({ preenchimento: { ...preenchimento, lacunas: [] } }) }),
      ),
    [`GET ${rota}`]: () => itens.promise,
  });
  const deNovo = await screen.findByRole('button', { name: 'Preencher de novo' });
  await user.click(deNovo);
  await waitFor(() => expect(pedidos('GET', rota)).toHaveLength(1));
  expect(screen.queryByText(/Mude só o que está errado\.$/)).toBeNull();
  expect(deNovo).toBeDisabled();
  itens.resolve(responder({ Error: 'O servidor não respondeu.' }, 503));
  expect(await screen.findByText(/Mude só o que está errado\.$/)).toBeVisible();
});

test('blank data of a processo with a plan of its own are offered, and a refusal is said', async () => {
  const user = userEvent.setup();
  const frase = 'A retificação está a caminho do Portal Único: espere a resposta.';
  abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 1, retificacao: aberta({ aPreencher: 'COMPLEMENTO', comparada: null }) })),
    [`POST ${ROTA}/Retificacao/Preencher`]: () => responder({ Error: frase, codigo: 'BLOQUEADO' }, 409),
  });
  expect(await screen.findByText(/Os itens previstos não mudam\.$/)).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Preencher os dados com a versão registrada' }));
  expect(await screen.findByText(frase)).toBeVisible();
});
