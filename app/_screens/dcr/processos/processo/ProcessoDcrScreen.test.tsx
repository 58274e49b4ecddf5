import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import type { DcrLido } from '#lib/contracts/dcr/dcr.ts';
import type { ApontamentoDoDcr } from '#lib/domain/zfm/dcr.ts';
import { abrirDcr } from './abrir-dcr-de-teste.tsx';
import { DCR_ID, dcrDeTeste, dcrNaLista } from './dcr-de-teste.ts';

const PAGINA = `/dcr/processos-dcr/${DCR_ID}`;
const resumo = async () => within(await screen.findByRole('region', { name: 'Resultado do cálculo' }));
const figura = async (nome: string) => (await resumo()).getByText(nome).parentElement?.textContent;

beforeEach(() => localStorage.clear());

test('the figures follow the typing, by the very engine of the server, and are sent with Ctrl+S', async () => {
  const gravado = dcrDeTeste({ versao: 4, salarios: '20.0000' });
  const { pedidos } = abrirDcr(`${PAGINA}?etapa=mao-de-obra`, { 'PUT /api/Dcr': () => responder(gravado) });
  expect(await figura('CMO (US$)')).toBe('CMO (US$)20,5000');
  expect(await figura('CRA fixo (%)')).toBe('CRA fixo (%)88,00');
  const salarios = screen.getByRole('textbox', { name: /Salários por unidade/ });
  await userEvent.clear(salarios);
  await userEvent.type(salarios, '20');
  await waitFor(async () => expect(await figura('CMO (US$)')).toBe('CMO (US$)28,1600'));
  await userEvent.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(pedidos('PUT', '/api/Dcr')).toHaveLength(1));
  expect(await pedidos('PUT', '/api/Dcr')[0]?.json()).toMatchObject({ id: DCR_ID, versao: 3, salarios: '20.0000' });
});

test('the payroll of a month is reckoned down to the unit, its formula in sight', async () => {
  abrirDcr(`${PAGINA}?etapa=mao-de-obra`);
  await userEvent.click(await screen.findByRole('radio', { name: 'Pelo total do mês, em R$' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Salários do mês/ }), '102468,00');
  await userEvent.type(screen.getByRole('textbox', { name: /Encargos do mês/ }), '51234,00');
  await userEvent.type(screen.getByRole('textbox', { name: /Produção do mês/ }), '5000');
  expect(await screen.findByText(/R\$ 102\.468,00 ÷ 5\.000 ÷ R\$ 5,1234/)).toHaveTextContent('US$ 4,0000');
  await waitFor(async () => expect(await figura('CMO (US$)')).toBe('CMO (US$)6,0000'));
});

test('labour that is half typed is no labour of zero, and its step is not complete', async () => {
  abrirDcr(`${PAGINA}?etapa=mao-de-obra`);
  expect(await screen.findByRole('button', { name: /6\. Mão de obra.*completo/ })).toBeVisible();
  await userEvent.click(await screen.findByRole('radio', { name: 'Pelo total do mês, em R$' }));
  await userEvent.type(screen.getByRole('textbox', { name: /Encargos do mês/ }), '51234,00');
  await userEvent.type(screen.getByRole('textbox', { name: /Produção do mês/ }), '5000');
  const salarios = screen.getByRole('textbox', { name: /Salários do mês/ });
  await userEvent.type(salarios, '1,00');
  await userEvent.clear(salarios);
  await userEvent.tab();
  expect(await screen.findByText('Preencha este campo.')).toBeVisible();
  expect(await screen.findByRole('button', { name: /6\. Mão de obra.*com pendências/ })).toBeVisible();
  expect(screen.queryByText(/R\$ 0,00 ÷/)).toBeNull();
  expect(screen.getByText(/Preencha os três para ver a conta/)).toBeVisible();
});

describe('a finding', () => {
  const achado: ApontamentoDoDcr = {
    nivel: 'erro',
    codigo: 'LINHA_REPETIDA',
    mensagem: 'Linha 3, MOTOR: o componente já está na linha 1.',
    campo: 'importados.2.codigo',
    etapa: 'importados',
  };
  const repetido = () => {
    const { importados, ...resto } = dcrDeTeste();
    const [motor] = importados;
    return { ...resto, importados: [...importados, { ...motor, id: '01a1fd15-e7ab-758c-8773-6cd900bf9f99' }] };
  };
  const rotas = {
    [`GET /api/Dcr/${DCR_ID}`]: () => responder(repetido()),
    [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [achado] }),
  };

  test('leads to its very cell, and marks its step', async () => {
    const { endereco } = abrirDcr(`${PAGINA}?etapa=conferencia`, rotas);
    expect(await screen.findByRole('button', { name: /5\. Importados.*com pendências/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a Componentes importados' }));
    expect(endereco()).toBe(`${PAGINA}?etapa=importados&campo=importados.2.codigo`);
    expect(await screen.findByRole('group', { name: 'Componentes importados' })).toBeVisible();
  });

  test('of a component that stands twice is mended on the spot', async () => {
    const { pedidos } = abrirDcr(`${PAGINA}?etapa=conferencia`, {
      ...rotas,
      'PUT /api/Dcr': () => responder(dcrDeTeste()),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Juntar as repetidas' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gravar e conferir' }));
    await waitFor(() => expect(pedidos('PUT', '/api/Dcr')).toHaveLength(1));
    const corpo = (await pedidos('PUT', '/api/Dcr')[0]?.json()) as {
      importados: { codigo: string; quantidade: string }[];
    };
    expect(corpo.importados.map(({ codigo, quantidade }) => [codigo, quantidade])).toEqual([
      ['MOTOR', '2.0000000'],
      ['CARBURADOR', '1.0000000'],
    ]);
  });
});

describe('what a DCR-E lacks', () => {
  const linhas = (codigo: string, etapa: ApontamentoDoDcr['etapa'], quantas: number) =>
    Array.from(
      { length: quantas },
      (_, i): ApontamentoDoDcr => ({
        nivel: 'erro',
        codigo,
        etapa,
        campo: `${etapa}.${i}.preco`,
        mensagem: `Linha ${i + 1}, FX-${i}: falta o preço unitário.`,
      }),
    );
  const apontamentos = [...linhas('SEM_PRECO', 'importados', 157), ...linhas('SEM_UNIDADE', 'nacionais', 2)];
  const rotas = { [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos }) };

  test('stands on its first page by cause, and one remedy leads to all that the cause counts', async () => {
    const { endereco } = abrirDcr(PAGINA, rotas);
    const lista = within(await screen.findByRole('list', { name: 'O que falta neste DCR-E' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      '157 componentes importados sem preço · Completar os preços Ver um a um',
      '2 componentes nacionais sem unidade · Completar as unidades Ver um a um',
    ]);
    expect(screen.getByText('2 causas')).toBeVisible();
    await userEvent.click(lista.getByRole('button', { name: 'Ver um a um: 2 componentes nacionais sem unidade' }));
    expect(lista.getByText(/Linha 2, FX-1: falta o preço unitário\./)).toBeVisible();
    await userEvent.click(
      lista.getByRole('link', { name: 'Completar os preços: 157 componentes importados sem preço' }),
    );
    await waitFor(() => expect(endereco()).toBe(`${PAGINA}?etapa=importados&campo=importados.0.preco`));
    const daEtapa = within(await screen.findByRole('list', { name: 'O que falta nesta etapa' }));
    expect(daEtapa.getAllByRole('listitem')).toHaveLength(1);
  });

  test('of the table of NCM leads to where it is imported, and not to its own page', async () => {
    const aviso: ApontamentoDoDcr = {
      nivel: 'aviso',
      codigo: 'NCM_NAO_CONFERIDAS',
      campo: null,
      etapa: 'conferencia',
      mensagem: 'A tabela oficial da NCM não foi importada: se as NCM existem não foi conferido.',
    };
    abrirDcr(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [aviso] }),
    });
    const lista = within(await screen.findByRole('list', { name: 'A conferir' }));
    const [link, ...outros] = lista.getAllByRole('link');
    expect(link).toHaveTextContent('Importar a tabela oficial');
    expect(link?.getAttribute('href')).toMatch(/\/configuracoes\/ncm$/);
    expect(outros).toEqual([]);
  });

  test('stands once on its last page, above what is only to be considered', async () => {
    const aviso = { ...linhas('SEM_NOTA', 'nacionais', 1)[0], nivel: 'aviso' as const };
    abrirDcr(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [...apontamentos, aviso] }),
    });
    expect(await screen.findAllByRole('list', { name: 'O que falta neste DCR-E' })).toHaveLength(1);
    expect(within(screen.getByRole('list', { name: 'A conferir' })).getAllByRole('listitem')).toHaveLength(1);
    expect(screen.queryByText(/Nada a corrigir/)).not.toBeInTheDocument();
  });
});

test('a step that asks nothing is taken at once; the number is asked for, and what the server holds against it stands at its field', async () => {
  const transmitido = dcrDeTeste({ situacao: 'TRANSMITIDO', desde: '2026-11-20' });
  const motivo = 'O número do DCR-E tem dez algarismos: copie-o do programa da Receita.';
  const { pedidos } = abrirDcr(`${PAGINA}?etapa=conferencia`, {
    [`GET /api/Dcr/${DCR_ID}`]: () => responder(transmitido),
    [`POST /api/Dcr/${DCR_ID}/Passo`]: () =>
      responder({ Error: motivo, codigo: 'REGRA', campos: { numero: motivo } }, 422),
  });
  expect(await screen.findByText(/^Transmitido à Receita: não se altera/)).toBeVisible();
  const [informar] = await screen.findAllByRole('button', { name: 'Informar registro' });
  await userEvent.click(informar as HTMLElement);
  const dialogo = within(await screen.findByRole('dialog', { name: 'Informar registro: DCR-2026-0007' }));
  await userEvent.type(dialogo.getByRole('textbox', { name: /Número do DCR-E/ }), '2026/00012-3');
  await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
  expect(await dialogo.findByText(motivo)).toBeVisible();
  expect(await pedidos('POST', `/api/Dcr/${DCR_ID}/Passo`)[0]?.json()).toMatchObject({
    passo: 'REGISTRAR',
    numero: '2026000123',
    versao: 3,
  });
});

test('registered it is read only, says why, and leads to the one that follows it', async () => {
  const registrado = dcrDeTeste({ situacao: 'REGISTRADO', numero: '2026000123', dataRegistro: '2026-11-20' });
  const outro = dcrDeTeste({ id: '01a1fd15-e7ab-758c-8773-6cd900bf9e99', processo: 'DCR-2026-0008', tipo: 'S' });
  const { pedidos, endereco } = abrirDcr(PAGINA, {
    [`GET /api/Dcr/${DCR_ID}`]: () => responder(registrado),
    [`POST /api/Dcr/${DCR_ID}/Copiar`]: () => responder(outro, 201),
    [`GET /api/Dcr/${outro.id}`]: () => responder(outro),
  });
  expect(await screen.findByText(/^Registrado com o número 2026000123: não se altera/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
  expect(screen.getByText('PPB e resolução').nextSibling).toHaveTextContent('Portaria 1/2020, Resolução 205/2021');
  await userEvent.click(screen.getByRole('button', { name: 'Novo substitutivo' }));
  expect(await screen.findByText(/começa com tudo o que este declarou/)).toBeVisible();
  expect(pedidos('POST', `/api/Dcr/${DCR_ID}/Copiar`)).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Criar substitutivo' }));
  await waitFor(() => expect(endereco()).toContain(outro.id));
  expect(await pedidos('POST', `/api/Dcr/${DCR_ID}/Copiar`)[0]?.json()).toEqual({ tipo: 'S', atualizar: false });
});

test('each figure opens its memória; "e se" moves the II without saving anything', async () => {
  const { pedidos } = abrirDcr(`${PAGINA}?etapa=calculo`);
  await userEvent.click(await screen.findByRole('button', { name: /memória de cálculo de CCI/ }));
  const memoria = within(await screen.findByRole('dialog', { name: 'Memória de cálculo' }));
  expect(await memoria.findByText('CCI — custo dos componentes importados')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  await userEvent.click(await screen.findByRole('combobox', { name: 'Componente' }));
  await userEvent.click(await screen.findByRole('option', { name: 'MOTOR - Componente MOTOR' }));
  await userEvent.type(screen.getByRole('textbox', { name: 'Preço do nacional' }), '200');
  await userEvent.click(screen.getByRole('button', { name: 'Supor' }));
  const comparadas = within(await screen.findByRole('table', { name: 'Antes e depois das hipóteses' }));
  const linha = comparadas.getByRole('row', { name: /II por unidade/ });
  expect(
    within(linha)
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual(['II por unidade (US$)', '4,9660800', '0,4300800', '-4,5360000', '-91,34 %']);
  expect(pedidos('PUT', '/api/Dcr')).toHaveLength(0);
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar ao DCR-E' }));
  await waitFor(async () => expect(await figura('CCI (US$)')).toBe('CCI (US$)22,4000000'));
});

describe('a DCR-E whose imported lines have no price', () => {
  const semPreco = () => {
    const { importados, ...resto } = dcrDeTeste();
    const linhas = importados.map((linha) => ({ ...linha, preco: '0.000000', custoUSD: '0.000000' }));
    return { ...resto, importados: linhas, CCI: null, coefCalculado6: null, iiCheioUSD: null, iiUnitUSD: null };
  };
  const anterior = dcrNaLista({
    id: '01a1fd15-e7ab-758c-8773-6cd900bf9f77',
    situacao: 'REGISTRADO',
    iiUnitUSD: '4.9000000',
  });
  const rotas = {
    [`GET /api/Dcr/${DCR_ID}`]: () => responder(semPreco()),
    [`GET /api/Dcr/${DCR_ID}/Conferencia`]: () => responder({ apontamentos: [] }),
    'GET /api/Dcr': () => responder([anterior]),
  };

  test('shows no zero, no difference and no complete calculation', async () => {
    abrirDcr(`${PAGINA}?etapa=calculo`, rotas);
    expect(await figura('CCI (US$)')).toBe('CCI (US$)—');
    expect(await figura('II por unidade (US$)')).toBe('II por unidade (US$)—');
    expect(await figura('CRA fixo (%)')).toBe('CRA fixo (%)88,00');
    const resumoDaFaixa = await screen.findByRole('region', { name: 'Resultado do cálculo' });
    expect(resumoDaFaixa).toHaveTextContent('2 de 4 linhas sem preço: o que depende delas fica “—”.');
    const comparacao = within(await screen.findByRole('table', { name: 'Comparação com o DCR-E anterior' }));
    const doII = comparacao.getByRole('row', { name: /^II por unidade/ });
    expect(
      within(doII)
        .getAllByRole('cell')
        .map(({ textContent }) => textContent),
    ).toEqual(['II por unidade (US$)', '4,9000000', '—', '—', '—']);
    expect(screen.getByRole('button', { name: /7\. Cálculo.*com pendências/ })).toBeVisible();
  });
});

describe('a DCR-E with an imported line whose II rate nobody gave', () => {
  const [motor, carburador] = dcrDeTeste().importados;
  const abrirCom = (etapa: string, linhas: Partial<DcrLido['importados'][number]>[]) => {
    const { iiCheioUSD: _, iiUnitUSD: __, ...resto } = dcrDeTeste();
    const importados = [motor, carburador].map((linha, i) => ({ ...linha, ...linhas[i] }));
    return abrirDcr(`${PAGINA}?etapa=${etapa}`, {
      [`GET /api/Dcr/${DCR_ID}`]: () => responder({ ...resto, importados, iiCheioUSD: null, iiUnitUSD: null }),
    });
  };

  test('knows the cost and not the II, says so, and explains each line', async () => {
    abrirCom('calculo', [{}, { aliquotaII: null }]);
    expect(await figura('CCI (US$)')).toBe('CCI (US$)232,4000000');
    expect(await figura('II por unidade (US$)')).toBe('II por unidade (US$)—');
    expect(await screen.findByRole('region', { name: 'Resultado do cálculo' })).toHaveTextContent(
      '1 de 2 linhas com II suspenso sem alíquota: o que depende delas fica “—”.',
    );
    const celulas = async (nome: RegExp) =>
      within(within(await screen.findByRole('table', { name: 'II por componente' })).getByRole('row', { name: nome }))
        .getAllByRole('cell')
        .slice(4)
        .map(({ textContent }) => textContent);
    expect(await celulas(/^MOTOR/)).toEqual(['18,00', '37,8000000', '4,5360000', 'reduzido pelo CRA']);
    expect(await celulas(/^CARBURADOR/)).toEqual(['—', '—', '—', 'sem alíquota']);
  });

  test('a rate of zero is one', async () => {
    abrirCom('calculo', [{ aliquotaII: '0.00' }, { aliquotaII: '0.00' }]);
    expect(await figura('II por unidade (US$)')).toBe('II por unidade (US$)0,0000000');
  });
});
