import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import type { RascunhoLido } from '#lib/portal/contracts/rascunho-no-portal.ts';
import type { RegistroLido } from '#lib/portal/contracts/registro-no-portal.ts';
import {
  abrir,
  CHAVE,
  condicao,
  conferencias,
  duimp,
  escrito,
  ITEM,
  OPERADOR,
  PRODUTOS,
  pedido,
  ROTA,
  rascunho,
  registro,
  SHA,
} from './duimp-lida-de-teste.tsx';

test('what is missing leads to its place, and what a person types there is stored without losing anything', async () => {
  const user = userEvent.setup();
  const texto = 'O item 1 está sem o produto do Catálogo.';
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ lacunas: [{ chave: 'produto', nivel: 'IMPEDE', texto, lugar: PRODUTOS }] })),
    [`PUT ${ROTA}`]: () => responder(duimp({ versao: 1, escrito })),
  });
  const faltas = await screen.findByRole('list', { name: 'O que falta para mandar o rascunho' });
  expect(within(faltas).getByText(texto)).toBeVisible();
  expect(screen.getByText('Enquanto falta algo que a DUIMP exige, não há o que mandar.')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Mandar como rascunho/ })).toBeNull();
  const codigo = await screen.findByLabelText('Código do produto');
  await user.click(screen.getByRole('button', { name: `Preencher abaixo: ${texto}` }));
  expect(codigo).toHaveFocus();
  await user.type(screen.getByLabelText('Código do produto'), 'quarenta');
  await user.type(screen.getByLabelText('Versão do produto'), '3');
  await user.type(screen.getByLabelText('Quantidade estatística'), '7,5');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  await waitFor(() => expect(codigo).toHaveAccessibleDescription('Informe o código do produto.'));
  expect(
    screen.getByRole('button', { name: '1. PN-1 · 8542.31.90: Código do produto' }).closest('li'),
  ).toHaveTextContent('1. PN-1 · 8542.31.90: Código do produto: Informe o código do produto.');
  expect(pedidos('PUT', ROTA)).toEqual([]);
  await user.clear(screen.getByLabelText('Código do produto'));
  await user.type(screen.getByLabelText('Código do produto'), '45');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  expect(await screen.findByRole('button', { name: 'Mandar como rascunho (treinamento)' })).toBeEnabled();
  expect(await pedidos('PUT', ROTA)[0]?.json()).toMatchObject({
    versao: 0,
    complemento: { produtos: [{ id: ITEM, codigo: 45, versao: '3', quantidadeEstatistica: '7.5' }], operadores: [] },
  });
});

test('the code that the Portal gave a supplier is taken by a person, and its environment is said', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1 })),
    [`PUT ${ROTA}`]: () => responder(duimp({ versao: 2 })),
  });
  const linha = within(await screen.findByRole('group', { name: 'FICTICIA PARTS CO (CHINA)' }));
  expect(linha.getByText('No Portal (treinamento) é o operador OPE_1, versão 2.')).toBeVisible();
  expect(linha.getByLabelText('Código')).toHaveValue('');
  await user.click(linha.getByRole('button', { name: 'Usar OPE_1, versão 2, de treinamento, para FICTICIA PARTS CO' }));
  expect(linha.getByLabelText('Código')).toHaveValue('OPE_1');
  expect(linha.getByLabelText('Versão')).toHaveValue('2');
  expect(linha.getByText('É o operador OPE_1, versão 2, do Portal (treinamento).')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  await waitFor(() => expect(pedidos('PUT', ROTA)).toHaveLength(1));
  expect(await pedidos('PUT', ROTA)[0]?.json()).toMatchObject({
    complemento: { operadores: [{ id: OPERADOR, codigo: 'OPE_1', versao: '2' }] },
  });
});

test('the draft is sent as it was seen, to the training environment unless somebody chooses another', async () => {
  const user = userEvent.setup();
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito })),
    [`POST ${ROTA}/Mandar`]: () =>
      responder(duimp({ versao: 1, escrito, rascunho: rascunho({ situacao: 'NA_FILA', numero: null, itensLa: 0 }) })),
  });
  await user.click(await screen.findByRole('button', { name: 'Ver campo a campo' }));
  expect(screen.getByRole('cell', { name: '032605000000016' })).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Mandar como rascunho (treinamento)' }));
  expect(await screen.findByText('A caminho')).toBeVisible();
  expect(await pedidos('POST', `${ROTA}/Mandar`)[0]?.json()).toEqual({ credencialId: CHAVE, sha256: SHA });
});

test('what our own conferences have open is seen before the draft is sent, again where it is another by then', async () => {
  const user = userEvent.setup();
  const frase = 'As conferências em aberto não são mais as que você viu.';
  let lida = conferencias(2);
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, conferencias: lida })),
    [`POST ${ROTA}/Mandar`]: async (pedido) => {
      const { conferenciasVistas } = await pedido.clone().json();
      if (conferenciasVistas === 'c'.repeat(64)) {
        lida = conferencias(1, 'd');
        return responder({ Error: frase, codigo: 'REGRA' }, 422);
      }
      return responder(duimp({ versao: 1, escrito, rascunho: rascunho({ situacao: 'NA_FILA', numero: null }) }));
    },
  });
  expect(await screen.findByRole('list', { name: 'O que falta para o registro' })).toBeVisible();
  await user.click(await screen.findByRole('button', { name: 'Mandar como rascunho (treinamento)' }));
  const dialogo = within(await screen.findByRole('dialog', { name: 'Mandar com conferências em aberto' }));
  const ditas = () =>
    within(dialogo.getByRole('list', { name: 'Conferências em aberto' }))
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent);
  expect(ditas()).toEqual(['2 papéis exigidos faltam: Fatura. Romaneio.', 'Informe os volumes.']);
  const mandar = dialogo.getByRole('button', { name: 'Mandar (treinamento)' });
  expect(mandar).toBeDisabled();
  await user.click(dialogo.getByRole('checkbox', { name: /^Vi as 2 conferências em aberto/ }));
  await user.click(mandar);
  expect(await dialogo.findByText(frase)).toBeVisible();
  const deNovo = await dialogo.findByRole('checkbox', { name: /^Vi a conferência em aberto/ });
  expect(ditas()).toEqual(['2 papéis exigidos faltam: Fatura. Romaneio.']);
  expect(deNovo).not.toBeChecked();
  expect(mandar).toBeDisabled();
  await user.click(deNovo);
  await user.click(mandar);
  expect(await screen.findByText('A caminho')).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await pedidos('POST', `${ROTA}/Mandar`)[1]?.json()).toEqual({
    credencialId: CHAVE,
    sha256: SHA,
    conferenciasVistas: 'd'.repeat(64),
  });
});

test('what the Portal refuses stands at its field, and a figure that one side does not have is no difference', async () => {
  const mensagem = 'O produto 99, versão 3, não existe no Catálogo de Produtos.';
  const comparados = [
    { nome: 'II devido', doPortal: '469.33', nosso: '469.33', diferenca: '0.00' },
    { nome: 'IPI devido', doPortal: '331.50', nosso: '331.49', diferenca: '0.01' },
    { nome: 'Antidumping devido', doPortal: '10.00', nosso: null, diferenca: null },
  ];
  abrir({
    [`GET ${ROTA}`]: () =>
      responder(
        duimp({
          versao: 1,
          escrito,
          rascunho: rascunho({
            problemas: [{ item: 2, campo: 'produto.codigo', codigo: 'DIMP-ER9999', mensagem, lugar: PRODUTOS }],
            valoresEm: '2026-11-23T14:00:00.000Z',
            comparados,
            nossos: { dia: '2026-11-23', falta: null },
            totalDoPortal: '810.83',
          }),
        }),
      ),
  });
  const recusas = await screen.findByRole('list', { name: 'O que o Portal recusa' });
  expect(within(recusas).getByText('Item 2 · produto.codigo · DIMP-ER9999')).toBeVisible();
  expect(screen.getByText(/^2 de 3 valores comparados; 1 difere\./)).toBeVisible();
  const celulas = (nome: string) =>
    within(screen.getByRole('row', { name: new RegExp(`^${nome}`) }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(celulas('II devido')).toEqual(['II devido', '469,33', '469,33', '0,00']);
  expect(celulas('IPI devido')).toEqual(['IPI devido', '331,50', '331,49', '+0,01']);
  expect(celulas('Antidumping devido')).toEqual(['Antidumping devido', '10,00', '—', '—']);
  expect(screen.getByText('A recolher, pelo Portal: R$ 810,83')).toBeVisible();
});

test('the items are compared when somebody asks, and those that differ stand there with how many were compared', async () => {
  const user = userEvent.setup();
  const pronto = (itens: RascunhoLido['itens']) =>
    duimp({
      versao: 1,
      escrito,
      rascunho: rascunho({ situacao: 'PRONTO', itensLa: 3, valoresEm: '2026-11-23T14:00:00.000Z', itens }),
    });
  const comparado = { dia: '2026-11-23', vindos: 3, falta: null };
  const diferem = [
    {
      item: 2,
      nome: 'IPI devido',
      doPortal: '173.43',
      nosso: '173.42',
      diferenca: '0.01',
      conta: {
        base: '1778.66',
        baseReduzida: null,
        aliquota: '9.75',
        aliquotaReduzida: null,
        baseEspecifica: null,
        aliquotaEspecifica: null,
        especifica: false,
        fundamento: null,
      },
    },
    { item: 3, nome: 'Seguro', doPortal: null, nosso: '41.67', diferenca: null, conta: null },
  ];
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(pronto(null)),
    [`POST ${ROTA}/ValoresDosItens`]: () => responder(pronto({ ...comparado, inteiros: 2, diferem })),
  });
  await user.click(await screen.findByRole('button', { name: 'Comparar item por item' }));
  expect(
    await screen.findByText(
      /^2 de 3 itens comparados por inteiro; 1 item difere; há valores que só um lado diz\. Do Portal, em 23\/11\/2026\.$/,
    ),
  ).toBeVisible();
  const tabela = screen.getByRole('table', { name: /^Valores dos itens que diferem/ });
  const linhas = within(tabela).getAllByRole('row').slice(1);
  expect(
    linhas.map((linha) =>
      within(linha)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ),
  ).toEqual([
    ['2', 'IPI devido', '173,43', '173,42', '+0,01', 'base 1.778,66 × 9,75 %'],
    ['3', 'Seguro', '—', '41,67', '—', '—'],
  ]);
  expect(pedidos('POST', `${ROTA}/ValoresDosItens`)).toHaveLength(1);
});

test('nothing is said to be the same where no item could be compared', async () => {
  const itens = { dia: '2026-11-23', vindos: 0, falta: null, inteiros: 0, diferem: [] };
  const lido = rascunho({ situacao: 'PRONTO', itensLa: 3, valoresEm: '2026-11-23T14:00:00.000Z', itens });
  abrir({ [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: lido })) });
  expect(await screen.findByText(/^Nenhum item pôde ser comparado\./)).toBeVisible();
  expect(screen.queryByText(/nenhum valor difere/)).toBeNull();
});

test('a draft in doubt waits for what a person saw in the Portal', async () => {
  const user = userEvent.setup();
  const frase = 'A resposta do Portal Único ao pedido do rascunho se perdeu.';
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 1, escrito, rascunho: rascunho({ situacao: 'INCERTO', numero: null, frase }) })),
    [`POST ${ROTA}/Resolver`]: () =>
      responder(duimp({ versao: 1, escrito, rascunho: rascunho({ situacao: 'PREPARO', numero: null }) })),
  });
  expect(await screen.findByText(frase)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Mandar como rascunho (treinamento)' })).toBeDisabled();
  await user.click(screen.getByRole('button', { name: 'Olhei: não há rascunho lá' }));
  expect(await screen.findByText('Em preparo')).toBeVisible();
  expect(await pedidos('POST', `${ROTA}/Resolver`)[0]?.json()).toEqual({ rascunho: null });
});

test('the registration asks for the amount and the diagnosis, and what was typed stays when it is refused', async () => {
  const user = userEvent.setup();
  const frase = 'O valor digitado é R$ 810,82, e o Portal calculou R$ 810,83.';
  let vezes = 0;
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: registro() })),
    [`POST ${ROTA}/Registro`]: () => {
      vezes += 1;
      if (vezes === 1) return responder({ Error: frase, codigo: 'REGRA', campos: { valor: frase } }, 422);
      const feito = registro({ pedido: pedido({ situacao: 'PEDIDO' }) });
      return responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: feito }));
    },
  });
  const tabela = await screen.findByRole('table', { name: 'O que o registro debita' });
  expect(within(tabela).getByRole('row', { name: 'Total 810,83' })).toBeVisible();
  const botao = screen.getByRole('button', { name: 'Registrar a DUIMP (treinamento)' });
  const valor = screen.getByRole('textbox', { name: /^Valor que será debitado/ });
  await user.type(valor, '810,82');
  expect(botao).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }));
  await user.click(botao);
  expect(await screen.findByText(frase)).toBeVisible();
  expect(valor).toHaveValue('810,82');
  await user.clear(valor);
  await user.type(valor, '810,83');
  await user.click(botao);
  expect(await screen.findByText('Pedido ao Portal')).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Registrar a DUIMP/ })).toBeNull();
  expect(await pedidos('POST', `${ROTA}/Registro`)[1]?.json()).toEqual({
    valor: '810.83',
    confirmacao: null,
    sha256: SHA,
    diagnosticoLido: true,
    mesmoComAlertas: false,
  });
});

test.each([
  ['who asks for the registration', 'Registrar a DUIMP (treinamento)', null, '/Registro'],
  ['who approves it', 'Aprovar e registrar (treinamento)', 'AGUARDA_SEGUNDA', '/Registro/Aprovar'],
] as const)('what our own conferences have open is seen by %s too', async (_, ato, situacao, rota) => {
  const user = userEvent.setup();
  const lido = registro({ pedido: situacao && pedido({ situacao, pedidoPor: { id: CHAVE, nome: 'João' } }) });
  const lida = duimp({ versao: 1, escrito, rascunho: rascunho(), registro: lido, conferencias: conferencias(2) });
  const { pedidos } = abrir(
    { [`GET ${ROTA}`]: () => responder(lida), [`POST ${ROTA}${rota}`]: () => responder(lida) },
    ITEM,
  );
  const botao = await screen.findByRole('button', { name: ato });
  await user.type(screen.getByRole('textbox', { name: /^Valor que será debitado/ }), '810,83');
  if (situacao === null) await user.click(screen.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }));
  expect(botao).toBeDisabled();
  await user.click(screen.getByRole('checkbox', { name: /^Vi as 2 conferências em aberto/ }));
  await user.click(botao);
  await waitFor(() => expect(pedidos('POST', `${ROTA}${rota}`)).toHaveLength(1));
  expect(await pedidos('POST', `${ROTA}${rota}`)[0]?.json()).toMatchObject({
    valor: '810.83',
    conferenciasVistas: 'c'.repeat(64),
  });
});

test('what was marked keeps nothing back once nothing is open any more', async () => {
  const user = userEvent.setup();
  let lida = conferencias(1);
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () =>
      responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: registro(), conferencias: lida })),
    [`POST ${ROTA}/Registro`]: () => {
      lida = { sha256: null, abertas: [] };
      return responder({ Error: 'As conferências em aberto não são mais as que você viu.', codigo: 'REGRA' }, 422);
    },
  });
  const botao = await screen.findByRole('button', { name: 'Registrar a DUIMP (treinamento)' });
  await user.type(screen.getByRole('textbox', { name: /^Valor que será debitado/ }), '810,83');
  await user.click(screen.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }));
  await user.click(screen.getByRole('checkbox', { name: /^Vi a conferência em aberto/ }));
  await user.click(botao);
  await waitFor(() => expect(screen.queryByRole('checkbox', { name: /^Vi a conferência/ })).toBeNull());
  expect(botao).toBeEnabled();
  await user.click(botao);
  await waitFor(() => expect(pedidos('POST', `${ROTA}/Registro`)).toHaveLength(2));
  expect(await pedidos('POST', `${ROTA}/Registro`)[1]?.json()).not.toHaveProperty('conferenciasVistas');
});

test('while something is missing there is nothing to type', async () => {
  const falta = registro({ condicoes: [condicao('valores', 'FALTA', 'Os valores do Portal são de outro dia.')] });
  abrir({ [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: falta })) });
  const lista = await screen.findByRole('list', { name: 'O que o registro pede' });
  expect(within(lista).getByText('Os valores do Portal são de outro dia.')).toBeVisible();
  expect(within(lista).getByText('Falta')).toBeVisible();
  expect(screen.queryByRole('textbox', { name: /^Valor que será debitado/ })).toBeNull();
});

test('in production the environment is typed before anything can be sent', async () => {
  const user = userEvent.setup();
  const emProducao = registro({ ambiente: 'PRODUCAO' });
  abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: emProducao })),
  });
  await user.type(await screen.findByRole('textbox', { name: /^Valor que será debitado/ }), '810,83');
  await user.click(screen.getByRole('checkbox', { name: /^Li o resultado do diagnóstico/ }));
  const botao = screen.getByRole('button', { name: 'Registrar a DUIMP (produção)' });
  expect(botao).toBeDisabled();
  await user.type(screen.getByLabelText('Para registrar em produção, digite: dados de verdade'), 'dados de verdade');
  expect(botao).toBeEnabled();
});

test.each([
  ['who asked for it can only take it back', ITEM, false, /^O pedido espera outra pessoa da empresa/],
  ['a colleague types the amount again', CHAVE, true, /^O pedido espera você: para aprovar, digite o mesmo valor/],
])('a request that waits for a second person: %s', async (_, pediu, aprova, dito) => {
  const espera = pedido({ situacao: 'AGUARDA_SEGUNDA', retiravel: true, pedidoPor: { id: pediu, nome: 'João' } });
  const lido = registro({ segundaPessoa: true, pedido: espera });
  abrir(
    { [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: lido })) },
    ITEM,
  );
  expect(await screen.findByText('Espera a segunda pessoa')).toBeVisible();
  expect(screen.getByText(dito)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Retirar o pedido' })).toBeEnabled();
  expect(screen.queryAllByRole('button', { name: 'Aprovar e registrar (treinamento)' })).toHaveLength(aprova ? 1 : 0);
  // What the request rests on is read before the act.
  const pede = screen.getByRole('list', { name: 'O que o registro pede' });
  const ato = screen.getByRole('button', { name: aprova ? 'Aprovar e registrar (treinamento)' : 'Retirar o pedido' });
  expect(pede.compareDocumentPosition(ato)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('what was refused in the registration stands at its field', async () => {
  const problemas = [
    { item: 2, campo: 'produto.codigo', codigo: 'DIMP-ER9999', mensagem: 'O produto foi desativado.', lugar: PRODUTOS },
  ] as NonNullable<RegistroLido['pedido']>['problemas'];
  const lido = registro({
    pedido: pedido({ situacao: 'RECUSADO', frase: 'O Portal Único recusou o pedido.', problemas }),
  });
  abrir({ [`GET ${ROTA}`]: () => responder(duimp({ versao: 1, escrito, rascunho: rascunho(), registro: lido })) });
  const recusas = await screen.findByRole('list', { name: 'O que o Portal recusa no registro' });
  expect(within(recusas).getByText('Item 2 · produto.codigo · DIMP-ER9999')).toBeVisible();
  expect(screen.getByText('Não registrada')).toBeVisible();
});

test('a ground is chosen among those that the Portal told, with where it comes from, or typed', async () => {
  const user = userEvent.setup();
  const conhecido = (codigo: string, nome: string) => ({
    codigo,
    nome,
    condicao: null,
    deTreinamento: true,
    respondidoEm: '2026-11-27',
  });
  const fundamentos = [
    {
      adicao: 1,
      tributo: 'ii',
      regime: 'II: Suspensão',
      conhecidos: [conhecido('0909', 'ADMISSÃO FICTÍCIA'), conhecido('9910', 'OUTRO FICTÍCIO')],
    },
    { adicao: 1, tributo: 'ipi', regime: 'IPI: Suspensão', conhecidos: [] },
  ];
  const { pedidos } = abrir({
    [`GET ${ROTA}`]: () => responder(duimp({ fundamentos })),
    [`PUT ${ROTA}`]: () => responder(duimp({ fundamentos, versao: 1 })),
  });
  const doII = within(await screen.findByRole('group', { name: 'Adição 001 · II: Suspensão' }));
  expect(doII.getByText('O Portal Único disse 2: escolha, ou digite outro.')).toBeVisible();
  await user.click(doII.getByRole('combobox', { name: 'Código do fundamento' }));
  await user.click(await screen.findByRole('option', { name: /0909 – ADMISSÃO FICTÍCIA/ }));
  expect(doII.getByRole('combobox')).toHaveValue('909');
  expect(
    doII.getByText(
      '0909 – ADMISSÃO FICTÍCIA. Portal Único, resposta de 27/11/2026, ambiente de treinamento: a confirmar.',
    ),
  ).toBeVisible();
  const doIPI = within(screen.getByRole('group', { name: 'Adição 001 · IPI: Suspensão' }));
  expect(doIPI.getByText(/^Digite o código, ou peça antes o tratamento tributário/)).toBeVisible();
  await user.type(doIPI.getByRole('combobox', { name: 'Código do fundamento' }), '1020');
  await user.click(screen.getByRole('button', { name: 'Gravar os dados da DUIMP' }));
  expect(await pedidos('PUT', ROTA)[0]?.json()).toMatchObject({
    complemento: {
      fundamentos: [
        { adicao: 1, tributo: 'ii', codigo: 909 },
        { adicao: 1, tributo: 'ipi', codigo: 1020 },
      ],
    },
  });
});
