import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { abrirSaldo } from './abrir-saldo-de-teste.tsx';
import { AJUSTE, LOTE, loteInteiroDeTeste } from './lote-de-teste.ts';

beforeEach(() => localStorage.clear());

const abrir = (rotas: RotasDeTeste = {}, busca = '') => abrirSaldo(`/dcr/saldo-insumos/${LOTE}${busca}`, rotas);
const corpo = async (pedido: Request | undefined) => JSON.parse((await pedido?.text()) ?? '{}');

test('says what came in, what it cost and what is suspended of it, then and now', async () => {
  abrir();
  expect(await screen.findByRole('heading', { name: 'PLACA MÃE' })).toBeVisible();
  expect(screen.getByText('Saldo 20,5 PECA')).toBeVisible();
  const tributos = within(screen.getByRole('table', { name: 'Tributos suspensos' }));
  expect(tributos.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TributoNa entradaAinda suspenso',
    'IInão suspenso—',
    'IPI100,0068,33',
    'PIS0,000,00',
    'COFINS0,000,00',
    'Total100,0068,33',
  ]);
  expect(
    screen.getByText(
      /não foi pago nem suspenso na entrada \(regime: isenção\) e é exigível se a mercadoria sair: não se sabe quanto/,
    ),
  ).toBeVisible();
  // The FOB cost is calculated and explained. For the CIF cost the declaration lacks data.
  expect(screen.getByText('a declaração não permite calcular')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: '2,0000000: memória de cálculo de custo FOB' }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('Custo FOB por unidade');
});

test('its exempt II is told in dollars, as a DCI charges it', async () => {
  abrir({ [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(loteInteiroDeTeste({ iiExigivelUSD: '105.29' })) });
  expect(
    await screen.findByText(/exigível se a mercadoria sair: US\$ 105,29 pelo saldo, ao dólar da DCI/),
  ).toBeVisible();
});

test('its extrato tells every movement, why, by whom, and the balance after it', async () => {
  abrir();
  const linhas = within(await screen.findByRole('table', { name: 'Extrato' })).getAllByRole('row');
  expect(linhas[1]).toHaveTextContent('120/05/2026Entrada+3030IMP-2026-0007Maria da Silva');
  expect(linhas[2]).toHaveTextContent('Ajuste−9,520,5Quebra na linha');
  expect(screen.getAllByRole('button', { name: /^Estornar o movimento/ })).toHaveLength(1);
});

test('is adjusted with the balance after it shown while typing; below zero is refused at the field, before it is sent', async () => {
  const { pedidos } = abrir({
    [`POST /api/SaldoInsumo/${LOTE}/Ajustar`]: () => responder(loteInteiroDeTeste({ versao: 3, saldo: '20.0000000' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar saldo' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Ajustar saldo' }));
  expect(dialogo.getByText('Saldo hoje: 20,5 PECA.')).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Ajustar' }));
  expect(dialogo.getByText('Informe quanto se tira.')).toBeVisible();
  expect(dialogo.getByText('Diga por que o saldo é ajustado.')).toBeVisible();
  expect(dialogo.getByText('Diga o que o ajuste é.')).toBeVisible();
  expect(dialogo.getAllByRole('radio').map((radio) => radio.closest('label')?.textContent)).toEqual([
    'Falta, perda ou quebra',
    'Correção de lançamento',
  ]);
  await userEvent.click(dialogo.getByRole('radio', { name: 'Falta, perda ou quebra' }));
  expect(dialogo.getByText('Os tributos suspensos do que falta não somem: ficam a apurar.')).toBeVisible();
  const quantidade = dialogo.getByRole('textbox', { name: /Quantidade/ });
  await userEvent.type(quantidade, '20,6');
  const motivo = dialogo.getByRole('textbox', { name: /Motivo/ });
  await userEvent.click(motivo);
  await userEvent.paste('x'.repeat(501));
  expect(motivo).toHaveValue('x'.repeat(501));
  expect(motivo).toHaveAccessibleDescription('Tem 501 caracteres, e cabem 500.');
  await userEvent.clear(motivo);
  await userEvent.type(motivo, 'Perda');
  expect(dialogo.getByText('O saldo não pode ficar abaixo de zero: restam 20,5 PECA.')).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Ajustar' }));
  expect(pedidos('POST', `/api/SaldoInsumo/${LOTE}/Ajustar`)).toHaveLength(0);
  await userEvent.clear(quantidade);
  await userEvent.type(quantidade, '0,5');
  expect(dialogo.getByText('Saldo depois: 20 PECA.')).toBeVisible();
  // 100.00 × 20.5 ÷ 30 = 68.33 before, 100.00 × 20 ÷ 30 = 66.67 after.
  expect(
    dialogo.getByText('Ficam a apurar R$ 1,66 de tributos suspensos e a CBS e o IBS, que não se sabem.'),
  ).toBeVisible();
  await userEvent.click(dialogo.getByRole('button', { name: 'Ajustar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [pedido] = pedidos('POST', `/api/SaldoInsumo/${LOTE}/Ajustar`);
  expect(await corpo(pedido)).toMatchObject({ versao: 2, quantidade: '-0.5', natureza: 'FALTA', motivo: 'Perda' });
  expect(await screen.findByText('Saldo 20 PECA')).toBeVisible();
});

test('what was counted becomes what is missing or too much', async () => {
  const { pedidos } = abrir(
    { [`POST /api/SaldoInsumo/${LOTE}/Ajustar`]: () => responder(loteInteiroDeTeste({ versao: 3 })) },
    '?dialogo=ajustar',
  );
  const dialogo = within(await screen.findByRole('dialog', { name: 'Ajustar saldo' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Contagem' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Quantidade contada/ }), '18');
  expect(dialogo.getByText('Saldo depois: 18 PECA.')).toBeVisible();
  await userEvent.click(dialogo.getByRole('radio', { name: 'Correção de lançamento' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Inventário');
  await userEvent.click(dialogo.getByRole('button', { name: 'Ajustar' }));
  await waitFor(() => expect(pedidos('POST', `/api/SaldoInsumo/${LOTE}/Ajustar`)).toHaveLength(1));
  const [pedido] = pedidos('POST', `/api/SaldoInsumo/${LOTE}/Ajustar`);
  expect(await corpo(pedido)).toMatchObject({ quantidade: '-2.5', natureza: 'CORRECAO' });
});

test('what is missing shows its part of the suspended taxes beside what is still suspended', async () => {
  const aApurar = {
    ii: '0.00',
    ipi: '31.67',
    pis: '0.00',
    cofins: '0.00',
    suspenso: '31.67',
    cbs: null,
    ibsUF: '15.83',
    ibsMun: '15.83',
  };
  const lote = loteInteiroDeTeste({ faltas: '9.5000000', aApurar });
  abrir({ [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(lote) });
  const linhasDe = async (nome: string) =>
    within(await screen.findByRole('table', { name: nome }))
      .getAllByRole('row')
      .map(({ textContent }) => textContent);
  expect(await linhasDe('Tributos suspensos')).toEqual([
    'TributoNa entradaAinda suspensoDe faltas, a apurar',
    'IInão suspenso——',
    'IPI100,0068,3331,67',
    'PIS0,000,000,00',
    'COFINS0,000,000,00',
    'Total100,0068,3331,67',
  ]);
  expect((await linhasDe('CBS e IBS suspensos'))[1]).toBe('CBS———');
  expect(screen.getByText('9,5 PECA')).toBeVisible();
});

test('what the server refuses stands at its field; what somebody else did meanwhile is said above', async () => {
  const frase = 'A data não pode ser antes de 20/05/2026, o dia do desembaraço.';
  const respostas = [
    responder({ Error: frase, codigo: 'REGRA', campos: { data: frase } }, 422),
    responder({ Error: 'Este saldo foi alterado por outra pessoa.', codigo: 'CONFLITO' }, 409),
  ];
  abrir(
    { [`POST /api/SaldoInsumo/${LOTE}/Devolver`]: () => respostas.shift() ?? responder({}, 500) },
    '?dialogo=devolver',
  );
  const dialogo = within(await screen.findByRole('dialog', { name: 'Devolver ao exterior' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Quantidade devolvida/ }), '1');
  await userEvent.type(dialogo.getByRole('textbox', { name: /Documento da devolução/ }), 'DU-E 1');
  await userEvent.click(dialogo.getByRole('button', { name: 'Devolver' }));
  expect(await dialogo.findByText(frase)).toBeVisible();
  expect(dialogo.queryByRole('alert')).not.toBeInTheDocument();
  await userEvent.click(dialogo.getByRole('button', { name: 'Devolver' }));
  expect(await dialogo.findByRole('alert')).toHaveTextContent('Este saldo foi alterado por outra pessoa.');
});

test('an adjustment is taken back with a motive of its own', async () => {
  const { pedidos } = abrir({
    [`POST /api/SaldoInsumo/Movimento/${AJUSTE}/Estornar`]: () => responder(loteInteiroDeTeste({ versao: 3 })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Estornar o movimento 2' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Estornar o movimento 2' }));
  expect(dialogo.getByText('Ajuste: Quebra na linha Saldo depois: 30 PECA.')).toBeVisible();
  await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo do estorno/ }), 'Engano');
  await userEvent.click(dialogo.getByRole('button', { name: 'Estornar' }));
  await waitFor(() => expect(pedidos('POST', `/api/SaldoInsumo/Movimento/${AJUSTE}/Estornar`)).toHaveLength(1));
});

test('its CBS and IBS: unknown is a dash with why, and the suspension has a state and a deadline', async () => {
  abrir();
  const tabela = within(await screen.findByRole('table', { name: 'CBS e IBS suspensos' }));
  expect(tabela.getAllByRole('row').map(({ textContent }) => textContent)).toEqual([
    'TributoNa entradaAinda suspenso',
    'CBS——',
    'IBS estadual50,0034,17',
    'IBS municipal50,0034,17',
  ]);
  expect(screen.getByText('A alíquota do dia do desembaraço ainda não foi fixada.')).toBeVisible();
  expect(screen.getByText('20/05/2030')).toBeVisible();
});

test('what came after the release and changes its CBS and IBS is told, with the act beside it', async () => {
  const recalculo = { cbs: null, ibsUF: '50.06', ibsMun: '50.00' };
  const { pedidos } = abrir({
    [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(loteInteiroDeTeste({ recalculo })),
    'POST /api/SaldoInsumo/RecalcularCbsIbs': () => responder({ lotes: 3 }),
  });
  expect(await screen.findByText(/muda o que entrou suspenso: IBS estadual de 50,00 para 50,06\./)).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Recalcular CBS e IBS' }));
  await waitFor(() => expect(pedidos('POST', '/api/SaldoInsumo/RecalcularCbsIbs')).toHaveLength(1));
});

test('what left and is not declared leads to the worksheet', async () => {
  const lote = loteInteiroDeTeste({ estadoDaSuspensao: 'EXIGIVEL', aDeclarar: '9.5000000' });
  abrir({ [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(lote) });
  const link = await screen.findByRole('link', { name: '9,5 PECA a declarar' });
  expect(link).toHaveAttribute('href', expect.stringContaining(`nao-convertidos?loteId=${LOTE}`));
});

test('is said to be a fixed asset, with the reason', async () => {
  const { pedidos } = abrir({
    [`POST /api/SaldoInsumo/${LOTE}/Especie`]: () => responder(loteInteiroDeTeste({ especie: 'ATIVO' })),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Mudar a espécie' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Mudar a espécie' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Bem do ativo imobilizado' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Prensa');
  await userEvent.click(dialogo.getByRole('button', { name: 'Mudar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const [pedido] = pedidos('POST', `/api/SaldoInsumo/${LOTE}/Especie`);
  expect(await corpo(pedido)).toEqual({ especie: 'ATIVO', depreciadoEm: null, motivo: 'Prensa' });
});

test('out of stock it is there to be read, and nothing can be done with it', async () => {
  abrir({ [`GET /api/SaldoInsumo/${LOTE}`]: () => responder(loteInteiroDeTeste({ emEstoque: false })) });
  expect(await screen.findByText(/Este item não está em estoque/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Ajustar saldo' })).not.toBeInTheDocument();
  expect(screen.queryByRole('button', { name: /^Estornar/ })).not.toBeInTheDocument();
});

test('one that is not there leads back to the stock', async () => {
  abrir({
    [`GET /api/SaldoInsumo/${LOTE}`]: () =>
      responder({ Error: 'Este saldo não existe.', codigo: 'NAO_ENCONTRADO' }, 404),
  });
  expect(await screen.findByRole('heading', { name: 'Este saldo não existe' })).toBeVisible();
  expect(screen.getByRole('link', { name: 'Ver o saldo de insumos' })).toHaveAttribute('href', '/dcr/saldo-insumos');
});

const SAIDA = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e06',
  finalidade: 'CONSERTO' as const,
  nota: '4711',
  emissao: '2026-11-12',
  prazo: '2027-05-11',
  quantidade: '2.0000000',
  retornadaEm: null,
  notaDoRetorno: null,
};

test('what is out for a while is told with its deadline; a new exit says what is missing before it is sent', async () => {
  const { pedidos } = abrir({
    [`POST /api/SaldoInsumo/${LOTE}/SaidaTemporaria`]: () => responder(loteInteiroDeTeste({ temporarias: [SAIDA] })),
    [`POST /api/SaldoInsumo/SaidaTemporaria/${SAIDA.id}/Retorno`]: () =>
      responder(
        { Error: 'Confira os campos.', codigo: 'REGRA', campos: { quantidade: 'Nesta saída foram 2 PECA.' } },
        422,
      ),
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Registrar saída' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Registrar saída temporária' }));
  await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
  for (const falta of ['Escolha a finalidade.', 'Informe o número da nota.', 'Informe quanto saiu.']) {
    expect(dialogo.getByText(falta)).toBeVisible();
  }
  await userEvent.click(dialogo.getByRole('combobox', { name: /Finalidade/ }));
  await userEvent.click(screen.getByRole('option', { name: 'Conserto, restauração ou reparo' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Número da nota/ }), '4711');
  await userEvent.type(dialogo.getByRole('textbox', { name: /Quantidade/ }), '2');
  await userEvent.click(dialogo.getByRole('button', { name: 'Registrar' }));
  expect(await screen.findByText('Saída temporária registrada.')).toBeVisible();
  const [enviado] = pedidos('POST', `/api/SaldoInsumo/${LOTE}/SaidaTemporaria`);
  expect(await corpo(enviado)).toMatchObject({ finalidade: 'CONSERTO', nota: '4711', quantidade: '2' });
  const tabela = within(await screen.findByRole('table', { name: 'Saídas temporárias' }));
  expect(tabela.getAllByRole('row')[1]).toHaveTextContent(
    'Conserto, restauração ou reparo · nota 4711, de 12/11/20262 PECAaté 11/05/2027',
  );

  await userEvent.click(tabela.getByRole('button', { name: 'Retornou: nota 4711' }));
  const retorno = within(await screen.findByRole('dialog', { name: 'Registrar retorno' }));
  expect(retorno.getByRole('textbox', { name: /Quantidade/ })).toHaveValue('2');
  await userEvent.type(retorno.getByRole('textbox', { name: /Número da nota/ }), '88');
  await userEvent.click(retorno.getByRole('button', { name: 'Registrar' }));
  expect(await retorno.findByText('Nesta saída foram 2 PECA.')).toBeVisible();
  expect(retorno.getByRole('textbox', { name: /Número da nota/ })).toHaveValue('88');
});
