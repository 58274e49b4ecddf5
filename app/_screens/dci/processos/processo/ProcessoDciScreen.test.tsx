import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { unzipSync } from 'fflate';
import { responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { abrirDci } from './abrir-dci-de-teste.tsx';
import { DCI_ID, dciDeTeste, insumosDeTeste, itemDeTeste, LOTES, notaDeTeste, PRODUTO } from './dci-de-teste.ts';

const PAGINA = `/dci/processos-dci/${DCI_ID}`;
const resumo = async () => within(await screen.findByRole('region', { name: 'Resultado do cálculo' }));
const figura = async (nome: string) => (await resumo()).getByText(nome).parentElement?.textContent;
const corpo = (pedido: Request | undefined) => pedido?.json() as Promise<Record<string, unknown>>;

beforeEach(() => localStorage.clear());

describe('notas', () => {
  const RECEBIMENTO = '01a1fd15-e7ab-758c-8773-6cd900bfa0ff';
  const recebimento = (mudancas: Partial<RecebimentoDeNotas> = {}): RecebimentoDeNotas => ({
    id: RECEBIMENTO,
    situacao: 'RECEBENDO',
    lidos: 0,
    total: null,
    incluidas: 0,
    repetidas: 0,
    fora: {},
    recusadas: [],
    recusadasAoTodo: 0,
    limpas: [],
    limpasAoTodo: 0,
    falha: null,
    ...mudancas,
  });
  const xml = (nome: string) => new File([`<nfeProc>${nome}</nfeProc>`], nome, { type: 'text/xml' });

  test('several files go as one zip; how far they are is told while the server reads, and then what came of each', async () => {
    const respostas = [
      recebimento({ lidos: 1, total: 3 }),
      recebimento({ situacao: 'APURANDO', lidos: 3, total: 3 }),
      recebimento({
        situacao: 'TERMINADO',
        lidos: 3,
        total: 3,
        incluidas: 1,
        repetidas: 1,
        fora: { ZFM: 1 },
        recusadas: [{ arquivo: 'c.xml', motivo: 'A nota não é da indústria desta DCI.' }],
        recusadasAoTodo: 1,
        limpas: [{ arquivo: 'a.xml', motivo: 'Um texto do arquivo tinha caracteres que não se veem.' }],
        limpasAoTodo: 1,
      }),
    ];
    let vez = 0;
    const { pedidos } = abrirDci(`${PAGINA}?etapa=notas`, {
      [`POST /api/Dci/${DCI_ID}/Notas`]: () => responder(recebimento(), 202),
      [`GET /api/Dci/${DCI_ID}/Recebimento/${RECEBIMENTO}`]: () => {
        vez += 1;
        // One request fails, and nothing is lost.
        return vez === 2 ? responder({ Error: 'x', codigo: 'INTERNO' }, 504) : responder(respostas.shift());
      },
    });
    await userEvent.upload(await screen.findByLabelText('Solte aqui os XMLs das notas de saída'), [
      xml('a.xml'),
      xml('b.xml'),
      xml('c.xml'),
    ]);
    expect(await screen.findByText('Lendo as notas')).toBeVisible();
    expect(await screen.findByText(/1 de 3/)).toBeVisible();
    const resultado = await screen.findByRole('status', { name: 'Resumo do envio' });
    expect(resultado).toHaveTextContent('1 nota incluída');
    expect(resultado).toHaveTextContent('1 nota repetida: já estava na DCI.');
    expect(resultado).toHaveTextContent('1 de fora: Destino dentro da Zona Franca: não há internação.');
    expect(resultado).toHaveTextContent('c.xml: A nota não é da indústria desta DCI.');
    expect(resultado).toHaveTextContent(
      '1 nota com texto limpo:a.xml: Um texto do arquivo tinha caracteres que não se veem.',
    );
    const [envio] = pedidos('POST', `/api/Dci/${DCI_ID}/Notas`);
    expect(new URL(envio?.url ?? '').searchParams.get('Bucket')).toBe('nfe');
    const arquivo = (await envio?.formData())?.get('file') as File;
    expect(Object.keys(unzipSync(new Uint8Array(await arquivo.arrayBuffer())))).toEqual(['a.xml', 'b.xml', 'c.xml']);
    // The DCI is read again, since its items follow from the notas.
    await waitFor(() => expect(pedidos('GET', `/api/Dci/${DCI_ID}`).length).toBeGreaterThan(1));
  });

  test('what could not be sent says so, and is sent again without being chosen again', async () => {
    let noAr = false;
    const motivo = 'O arquivo está corrompido: gere o ZIP de novo.';
    const { pedidos } = abrirDci(`${PAGINA}?etapa=notas`, {
      [`POST /api/Dci/${DCI_ID}/Notas`]: () =>
        noAr
          ? responder(recebimento({ situacao: 'TERMINADO', incluidas: 2 }), 202)
          : responder({ Error: motivo, codigo: 'FORMATO' }, 422),
    });
    await userEvent.upload(
      await screen.findByLabelText('Solte aqui os XMLs das notas de saída'),
      new File(['nada'], 'notas.zip', { type: 'application/zip' }),
    );
    expect(await screen.findByText(motivo)).toBeVisible();
    noAr = true;
    await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
    expect(await screen.findByText('2 notas incluídas')).toBeVisible();
    expect(screen.getByTestId('SuccessOutlinedIcon')).toBeVisible();
    expect(pedidos('POST', `/api/Dci/${DCI_ID}/Notas`)).toHaveLength(2);
    await userEvent.click(screen.getByRole('button', { name: 'Dispensar o resumo do envio' }));
    expect(screen.queryByText('2 notas incluídas')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Solte aqui os XMLs das notas de saída')).toBeInTheDocument();
  });

  test('a nota shows what is in it, and is left out with its reason', async () => {
    const { pedidos, endereco } = abrirDci(`${PAGINA}?etapa=notas`, {
      [`POST /api/Dci/${DCI_ID}/Nota/${notaDeTeste().id}/Fora`]: () =>
        responder(notaDeTeste({ versao: 2, fora: 'MANUAL', motivoFora: 'Retorno de conserto' })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Itens da nota 4501' }));
    expect(within(screen.getByRole('list', { name: 'Itens da nota 4501' })).getByText('MOTO-160')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Ações da nota 4501' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deixar de fora' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Deixar de fora a nota 4501' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Deixar de fora' }));
    expect(dialogo.getByText('Diga por que a nota fica de fora.')).toBeVisible();
    await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Retorno de conserto');
    await userEvent.click(dialogo.getByRole('button', { name: 'Deixar de fora' }));
    await waitFor(() => expect(pedidos('POST', `/api/Dci/${DCI_ID}/Nota/${notaDeTeste().id}/Fora`)).toHaveLength(1));
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Nota/${notaDeTeste().id}/Fora`)[0])).toEqual({
      versao: 1,
      motivo: 'Retorno de conserto',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Situação' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'De fora' }));
    await waitFor(() => expect(endereco()).toBe(`${PAGINA}?etapa=notas&situacao=FORA`));
  });

  test('why a nota is left out stays written though the nota is gone from the page by then, and what came of it is said', async () => {
    let apagada = false;
    abrirDci(`${PAGINA}?etapa=notas`, {
      [`GET /api/Dci/${DCI_ID}/Notas`]: () =>
        responder(apagada ? [] : [notaDeTeste()], 200, { 'X-Total-Count': apagada ? '0' : '1' }),
      [`POST /api/Dci/${DCI_ID}/Nota/${notaDeTeste().id}/Fora`]: () => {
        apagada = true;
        return responder({ Error: 'Esta nota não existe mais.', codigo: 'NAO_ENCONTRADO' }, 404);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Ações da nota 4501' }));
    await userEvent.click(await screen.findByRole('menuitem', { name: 'Deixar de fora' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Deixar de fora a nota 4501' }));
    await userEvent.type(dialogo.getByRole('textbox', { name: /Motivo/ }), 'Retorno de conserto');
    await userEvent.click(dialogo.getByRole('button', { name: 'Deixar de fora' }));
    expect(await dialogo.findByText('Esta nota não existe mais.')).toBeVisible();
    expect(dialogo.getByRole('textbox', { name: /Motivo/ })).toHaveValue('Retorno de conserto');
  });

  test('the key of a typed nota says its number and series; what is missing is named', async () => {
    abrirDci(`${PAGINA}?etapa=notas`);
    await userEvent.click(await screen.findByRole('button', { name: 'Digitar nota' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Digitar nota' }));
    await userEvent.type(
      await dialogo.findByRole('textbox', { name: /Chave de acesso/ }),
      '1326 11ZF M000 AM00 0121 5500 1000 0001 2318 7654 3213',
    );
    await waitFor(() => expect(dialogo.getByRole('textbox', { name: /Número/ })).toHaveValue('123'));
    expect(dialogo.getByRole('textbox', { name: /Série/ })).toHaveValue('1');
    await userEvent.click(dialogo.getByRole('button', { name: 'Incluir a nota' }));
    expect(await dialogo.findByText(/campos precisam de atenção/)).toBeVisible();
    expect(dialogo.getAllByText(/A nota tem ao menos um item/)[0]).toBeVisible();
  });

  test.each([
    ['Jurídica', 'CNPJ', '12ABC345000101', /CNPJ/],
    ['Física', 'CPF', '11122233344', /CPF/],
  ])(
    'the documento of a typed nota that is none is held against it at once with what else is missing: %s',
    async (pessoa, rotulo, errado, frase) => {
      const { pedidos } = abrirDci(`${PAGINA}?etapa=notas`);
      await userEvent.click(await screen.findByRole('button', { name: 'Digitar nota' }));
      const dialogo = within(await screen.findByRole('dialog', { name: 'Digitar nota' }));
      await userEvent.click(dialogo.getByRole('radio', { name: pessoa }));
      await userEvent.type(dialogo.getByRole('textbox', { name: new RegExp(rotulo) }), errado);
      await userEvent.click(dialogo.getByRole('button', { name: 'Incluir a nota' }));
      const resumoDeErros = within(
        (await dialogo.findByText(/campos precisam de atenção/)).closest('[role="alert"]') as HTMLElement,
      );
      expect(resumoDeErros.getByRole('button', { name: 'CNPJ ou CPF' }).closest('li')).toHaveTextContent(frase);
      await userEvent.click(resumoDeErros.getByRole('button', { name: 'CNPJ ou CPF' }));
      expect(dialogo.getByRole('textbox', { name: new RegExp(rotulo) })).toHaveFocus();
      expect(pedidos('POST', `/api/Dci/${DCI_ID}/Nota`)).toHaveLength(0);
    },
  );
});

describe('items', () => {
  const semDcr = itemDeTeste({ codigo: 'MOTO-250', dcr: null, II: null, iiUSD: null });

  test('one industrialised with PPB that has no DCR-E blocks, and leads to a new DCR-E of its product', async () => {
    const { pedidos } = abrirDci(`${PAGINA}?etapa=itens`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ lista: [itemDeTeste(), semDcr] })),
      [`POST /api/Dci/${DCI_ID}/Apurar`]: () => responder(dciDeTeste({ versao: 4 })),
    });
    const tabela = within(await screen.findByRole('table', { name: 'Itens: Industrializado com PPB' }));
    const linha = within(tabela.getByRole('row', { name: /MOTO-250/ }));
    expect(linha.getByText('Sem DCR-E em vigor')).toBeVisible();
    expect(linha.getByRole('link', { name: 'Criar DCR-E' })).toHaveAttribute(
      'href',
      `/dcr/novo-processo-dcr?produtoId=${PRODUTO}`,
    );
    expect(screen.getByText('1 item sem DCR-E em vigor na saída: registre o DCR-E e apure de novo.')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Apurar de novo' }));
    await waitFor(() => expect(screen.queryByText('MOTO-250')).not.toBeInTheDocument());
    expect(pedidos('POST', `/api/Dci/${DCI_ID}/Apurar`)).toHaveLength(1);
  });

  test('the figures say what they do not count: codes whose modalidade nobody told', async () => {
    const semModalidade = ['A', 'B'].map((codigo) => ({
      codigo,
      descricao: 'Peça fictícia',
      ncm: '87141000',
      unidade: 'UN',
      quantidade: '4.00000',
      notas: 1,
    }));
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ semModalidade })),
    });
    const figuras = within(await screen.findByRole('region', { name: 'Resultado do cálculo' }));
    expect(figuras.getByText('2 códigos das notas sem modalidade não entram nestes valores.')).toBeVisible();
  });

  test('a code nobody knows the modalidade of is told how it leaves', async () => {
    const desconhecido = {
      codigo: 'KIT-9',
      descricao: 'Kit de revisão',
      ncm: '87141000',
      unidade: 'UN',
      quantidade: '4.00000',
      notas: 2,
    };
    const { pedidos } = abrirDci(`${PAGINA}?etapa=itens`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ semModalidade: [desconhecido] })),
      'PUT /api/Dci': () => responder(dciDeTeste({ versao: 4 })),
    });
    await userEvent.click(await screen.findByRole('combobox', { name: 'Modalidade de KIT-9' }));
    await userEvent.click(await screen.findByRole('option', { name: 'Produto nacional' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
    expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({
      modalidades: [{ codigo: 'KIT-9', modalidade: 'PN' }],
    });
  });
});

describe('stock', () => {
  test('each input says what it needs and from which lotes it comes; another choice is made by hand', async () => {
    const { pedidos } = abrirDci(`${PAGINA}?etapa=insumos`, {
      'PUT /api/Dci': () => responder(dciDeTeste({ versao: 4 })),
    });
    const lotes = within(await screen.findByRole('list', { name: 'Lotes de PARAFUSO' })).getAllByRole('listitem');
    expect(lotes.map(({ textContent }) => textContent)).toEqual([
      'DI 23/0001111-3, adição 001, item 01 desembaraçada em 10/01/20233.000 PECA',
      'DI 23/0002222-0, adição 002, item 01 desembaraçada em 20/02/2023600 PECA',
    ]);
    await userEvent.click(screen.getByRole('button', { name: 'Realocar PARAFUSO' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Realocar PARAFUSO' }));
    const [primeiro, segundo] = dialogo.getAllByRole('textbox', { name: /Quantidade do lote/ }) as [
      HTMLElement,
      HTMLElement,
    ];
    await userEvent.clear(primeiro);
    await userEvent.clear(segundo);
    await userEvent.type(segundo, '3700');
    expect(await dialogo.findByText('Escolhidos 3.700: mais do que a necessidade.')).toBeVisible();
    expect(dialogo.getByRole('button', { name: 'Usar estes lotes' })).toBeDisabled();
    await userEvent.clear(segundo);
    await userEvent.type(segundo, '3600');
    await userEvent.click(dialogo.getByRole('button', { name: 'Usar estes lotes' }));
    expect(await screen.findByText('Escolhido à mão')).toBeVisible();
    await userEvent.click(screen.getByRole('button', { name: 'Realocar PARAFUSO' }));
    expect(await screen.findByRole('textbox', { name: 'Quantidade do lote 2' })).toHaveValue('3.600');
    await userEvent.keyboard('{Escape}');
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
    expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({
      realocacoes: [{ insumo: 'PARAFUSO', lote: { id: LOTES[1] }, quantidade: '3600' }],
    });
  });

  test('Enter in a quantity uses the lotes, unless they cannot be used so', async () => {
    const [lote] = insumosDeTeste().insumos[0]?.lotes ?? [];
    abrirDci(`${PAGINA}?etapa=insumos`, {
      [`GET /api/Dci/${DCI_ID}/Insumos`]: () => responder(insumosDeTeste({ lotes: lote ? [lote] : [] })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Realocar PARAFUSO' }));
    const quantidade = await screen.findByRole('textbox', { name: 'Quantidade do lote 1' });
    await userEvent.clear(quantidade);
    await userEvent.type(quantidade, '3001{Enter}');
    expect(await screen.findByText('Mais do que o saldo do lote.')).toBeVisible();
    expect(screen.getByRole('dialog', { name: 'Realocar PARAFUSO' })).toBeVisible();
    await userEvent.clear(quantidade);
    await userEvent.type(quantidade, '2500{Enter}');
    expect(await screen.findByText('Escolhido à mão')).toBeVisible();
    await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  });

  test('without inputs it says where each kind of product takes them from, and what is not known yet', async () => {
    const semDcr = itemDeTeste({ dcr: null });
    abrirDci(`${PAGINA}?etapa=insumos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ lista: [semDcr] })),
      [`GET /api/Dci/${DCI_ID}/Insumos`]: () => responder({ ...insumosDeTeste(), insumos: [] }),
    });
    expect(
      await screen.findByText(/^1 item com PPB está sem DCR-E: os insumos deles ainda não se sabem\.$/),
    ).toBeVisible();
    expect(screen.getByText(/^Nenhum insumo que saia do saldo é conhecido/)).toHaveTextContent(
      'Os insumos do produto com PPB saem do seu DCR-E; os do produto sem PPB, da estrutura em vigor na saída',
    );
  });

  test('says from which DCR-E the inputs are, and how many of its components are of a declaration', async () => {
    const fontes = [
      { codigo: 'MON-240', dcr: '2026000012', importados: 158, deNota: 158 },
      { codigo: 'PLM-100', dcr: '2026000020', importados: 3, deNota: 1 },
    ];
    abrirDci(`${PAGINA}?etapa=insumos`, {
      [`GET /api/Dci/${DCI_ID}/Insumos`]: () => responder({ ...insumosDeTeste(), insumos: [], fontes }),
    });
    const lista = within(await screen.findByRole('list', { name: 'De onde vêm os insumos' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      'MON-240: o DCR-E 2026000012 tem 158 componentes importados, nenhum de DI ou DUIMP.',
      'PLM-100: o DCR-E 2026000020 tem 3 componentes importados, 2 de DI ou DUIMP.',
    ]);
  });

  test('what was chosen by hand goes back to its turn', async () => {
    const realocacoes = [{ insumo: 'PARAFUSO', lote: { id: LOTES[1] }, quantidade: '3600.0000000' }];
    const { pedidos } = abrirDci(`${PAGINA}?etapa=insumos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ realocacoes })),
      'PUT /api/Dci': () => responder(dciDeTeste({ versao: 4 })),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Voltar ao PEPS: PARAFUSO' }));
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
    expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({ realocacoes: [] });
  });

  test('what is missing stands first, and says that it blocks', async () => {
    const [parafuso] = insumosDeTeste().insumos;
    const faltante = insumosDeTeste({
      chave: 'MOTOR',
      codigo: 'MOTOR',
      faltante: '600.0000000',
      saques: [],
      lotes: [],
    });
    abrirDci(`${PAGINA}?etapa=insumos`, {
      [`GET /api/Dci/${DCI_ID}/Insumos`]: () => responder({ ...faltante, insumos: [parafuso, ...faltante.insumos] }),
    });
    expect(await screen.findByText(/^Falta saldo de 1 insumo\. A DCI não pode ser registrada assim/)).toBeVisible();
    const insumos = within(screen.getByRole('list', { name: 'Insumos da DCI' }));
    expect(insumos.getAllByRole('listitem')[0]).toHaveAccessibleName('MOTOR');
    expect(screen.getByText('Faltam 600 PECA')).toBeVisible();
  });
});

describe('taxes', () => {
  test('of a DCI without nota are not known, and are no zero', async () => {
    const vazia = dciDeTeste({ lista: [], notas: 0 });
    abrirDci(`${PAGINA}?etapa=tributos`, { [`GET /api/Dci/${DCI_ID}`]: () => responder(vazia) });
    expect(await figura('Tributos (R$)')).toBe('Tributos (R$)—');
    expect(await figura('Total do DARF (R$)')).toBe('Total do DARF (R$)—');
    expect(screen.getByText('Sem nota na DCI não se sabe o que há a recolher.')).toBeVisible();
  });

  test('without a due day, or unpaid, do not say that there is no delay', async () => {
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ venceEm: null })),
    });
    expect(await screen.findByText('Sem vencimento não se sabe se há atraso, multa e juros.')).toBeVisible();
    expect(screen.queryByText(/Sem atraso/)).not.toBeInTheDocument();
  });

  test('follow the decision while it is made, by the very engine of the server, and are sent with Ctrl+S', async () => {
    const { pedidos } = abrirDci(`${PAGINA}?etapa=tributos`, {
      'PUT /api/Dci': () => responder(dciDeTeste({ versao: 4 })),
    });
    // DCI-1 of the vectors: 150 × 5,0013312 × 5,1234.
    expect(await figura('Tributos (R$)')).toBe('Tributos (R$)3.843,57');
    const exigivel = within(screen.getByRole('group', { name: 'Exigível: MOTO-160 para Demais regiões' }));
    await userEvent.click(exigivel.getByRole('button', { name: 'Não' }));
    await waitFor(async () => expect(await figura('Tributos (R$)')).toBe('Tributos (R$)0,00'));
    await userEvent.type(screen.getByRole('textbox', { name: 'Motivo de MOTO-160' }), 'Liminar');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
    expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({
      decisoes: [{ item: itemDeTeste().chave, exigivel: false, motivo: 'Liminar' }],
    });
  });

  test('what leaves as obsoleto or sucata pays on what it is sold for, while it is typed, and is sent with its parecer', async () => {
    const estrangeiro = itemDeTeste({
      modalidade: 'PE',
      codigo: 'PROJETOR',
      descricao: 'Projetor',
      dcr: null,
      quantidade: '40.00000',
      origens: [
        {
          insumo: 'PROJETOR',
          coefTecnico: '1.0000000',
          quantidade: '40.0000000',
          lote: {
            id: LOTES[0],
            papel: 'DECLARACAO',
            numeroDeclaracao: '2300011113',
            serie: null,
            adicao: 1,
            item: 1,
            nota: null,
          },
          vuUSD: '125.0000000',
          freteUSD: '4.5000000',
          seguroUSD: '0.3125000',
          aliq: { II: '16.00', IPI: '9.75', PIS: '2.10', COFINS: '9.65' },
          suspensos: { II: true, IPI: true, PIS: true, COFINS: true },
        },
      ],
    });
    const { pedidos } = abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ lista: [estrangeiro] })),
      'PUT /api/Dci': () => responder(dciDeTeste({ versao: 4 })),
    });
    // DCI-6 of the vectors.
    expect(await figura('Tributos (R$)')).toBe('Tributos (R$)10.391,23');
    await userEvent.click(
      screen.getByRole('button', { name: 'Sai como obsoleto ou sucata: PROJETOR para Demais regiões' }),
    );
    await userEvent.type(screen.getByRole('textbox', { name: /Venda ou mercado/ }), '1000');
    // II 160,00; IPI 9,75 % of 1.160,00, 113,10; PIS 21,00; COFINS 96,50.
    await waitFor(async () => expect(await figura('Tributos (R$)')).toBe('Tributos (R$)390,60'));
    await userEvent.keyboard('{Control>}s{/Control}');
    expect((await screen.findAllByText(/Informe o parecer da Suframa\./)).length).toBeGreaterThan(0);
    await userEvent.type(screen.getByRole('textbox', { name: /Parecer da Suframa/ }), '12/2026');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
    expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({
      obsoletos: [{ item: estrangeiro.chave, valor: '1000.00', parecer: '12/2026' }],
    });
  });

  test('a decision without its reason on another page of the items is led to from the summary, as often as it is pressed', async () => {
    const lista = Array.from({ length: 52 }, (_, i) =>
      itemDeTeste({ codigo: `MOTO-${String(i + 1).padStart(3, '0')}` }),
    );
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ lista })),
    });
    const irPara = async (nome: string) => userEvent.click(await screen.findByRole('button', { name: nome }));
    await irPara('Ir para a próxima página');
    const exigivel = within(await screen.findByRole('group', { name: 'Exigível: MOTO-052 para Demais regiões' }));
    await userEvent.click(exigivel.getByRole('button', { name: 'Não' }));
    await irPara('Ir para a página anterior');
    const motivo = () => screen.queryByRole('textbox', { name: 'Motivo de MOTO-052' });
    await waitFor(() => expect(motivo()).toBeNull());
    await userEvent.keyboard('{Control>}s{/Control}');
    // The only missing reason gets the focus at once.
    await waitFor(() => expect(motivo()).toHaveFocus());
    await irPara('Ir para a página anterior');
    await waitFor(() => expect(motivo()).toBeNull());
    const resumoDeErros = within(
      screen.getByText('1 campo precisa de atenção').closest('[role="alert"]') as HTMLElement,
    );
    await userEvent.click(resumoDeErros.getByRole('button'));
    await waitFor(() => expect(motivo()).toHaveFocus());
    expect(motivo()).toHaveAccessibleDescription('Diga por quê.');
  });

  test('what the table leaves to a person is asked, and is not taken for zero', async () => {
    const indeciso = itemDeTeste({ destino: 1, exigivel: null, exigivelPadrao: null });
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ lista: [indeciso] })),
    });
    expect(await screen.findByText('A tabela não diz: decida, com o motivo')).toBeVisible();
    expect(await figura('Tributos (R$)')).toBe('Tributos (R$)—');
    const exigivel = within(screen.getByRole('group', { name: 'Exigível: MOTO-160 para Amazônia Ocidental' }));
    await userEvent.click(exigivel.getByRole('button', { name: 'Sim' }));
    await waitFor(async () => expect(await figura('Tributos (R$)')).toBe('Tributos (R$)3.843,57'));
  });

  test('a Selic that will not do is said at its month, and the summary leads there, also once the month is not asked any more', async () => {
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ venceEm: '2026-01-20' })),
    });
    const pagamento = await screen.findByRole('textbox', { name: /Data prevista do pagamento/ });
    await userEvent.type(pagamento, '05/04/2026');
    await userEvent.type(await screen.findByRole('textbox', { name: /Selic de 02\/2026/ }), '1');
    await userEvent.clear(screen.getByRole('textbox', { name: /Selic de 02\/2026/ }));
    const deMarco = () => screen.getByRole('textbox', { name: /Selic de 03\/2026/ });
    await userEvent.type(deMarco(), '-1');
    await userEvent.keyboard('{Control>}s{/Control}');
    await waitFor(() => expect(deMarco()).toHaveFocus());
    expect(deMarco()).toHaveAccessibleDescription(/Não pode ser negativo\./);
    await userEvent.clear(pagamento);
    await userEvent.type(pagamento, '21/01/2026{Tab}');
    expect(deMarco()).toBeVisible();
    await userEvent.clear(deMarco());
    await waitFor(() => expect(screen.queryByRole('textbox', { name: /Selic de 03\/2026/ })).toBeNull());
  });

  test('without the day of payment multa and juros are unknown, not zero', async () => {
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ venceEm: '2026-01-20' })),
    });
    const celulas = async (tabela: string) =>
      within(await screen.findByRole('table', { name: tabela }))
        .getAllByRole('cell')
        .map((linha) => linha.textContent);
    expect((await celulas('DARFs por código')).slice(0, 6)).toEqual(['0086', 'II', '3.843,57', '—', '—', '3.843,57']);
    expect(screen.getByRole('columnheader', { name: 'Total sem mora (R$)' })).toBeVisible();
    expect((await celulas('Tributos por modalidade')).slice(-2)).toEqual(['—', '—']);
    await userEvent.type(screen.getByRole('textbox', { name: /Data prevista do pagamento/ }), '20/01/2026');
    await waitFor(async () =>
      expect((await celulas('DARFs por código')).slice(0, 6)).toEqual([
        '0086',
        'II',
        '3.843,57',
        '0,00',
        '0,00',
        '3.843,57',
      ]),
    );
  });

  test('a late payment asks the Selic of its months, and the DARF is reckoned for its day (DCI-3 of the vectors)', async () => {
    abrirDci(`${PAGINA}?etapa=tributos`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ venceEm: '2026-01-20' })),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Data prevista do pagamento/ }), '05/04/2026');
    await userEvent.type(await screen.findByRole('textbox', { name: /Selic de 02\/2026/ }), '0,97');
    await userEvent.type(screen.getByRole('textbox', { name: /Selic de 03\/2026/ }), '1,08');
    expect(await screen.findByText(/75 dias de atraso: multa de 20,00 % e juros de 3,05 %\./)).toBeVisible();
    const darf = within(screen.getByRole('table', { name: 'DARFs por código' }));
    expect(darf.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual([
      '0086',
      'II',
      '3.843,57',
      '768,71',
      '117,23',
      '4.729,51',
      'Total',
      '',
      '',
      '',
      '',
      '4.729,51',
    ]);
  });

  test('each figure opens its memória', async () => {
    abrirDci(`${PAGINA}?etapa=tributos`);
    await userEvent.click(
      await screen.findByRole('button', { name: /memória de cálculo de MOTO-160 para Demais regiões/ }),
    );
    const memoria = await screen.findByRole('dialog', { name: 'Memória de cálculo' });
    await waitFor(() => expect(memoria).toHaveTextContent('3.843,57'));
  });
});

describe('findings and steps', () => {
  const achado: ApontamentoDaDci = {
    nivel: 'erro',
    codigo: 'SEM_EXIGIBILIDADE',
    mensagem: 'MOTO-160 para Demais regiões: falta dizer se os tributos suspensos são exigíveis.',
    campo: itemDeTeste().chave,
    etapa: 'tributos',
  };

  test('a finding leads to its step and item, and marks the step', async () => {
    const { endereco } = abrirDci(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dci/${DCI_ID}/Conferencia`]: () => responder({ apontamentos: [achado] }),
    });
    expect(await screen.findByRole('button', { name: /5\. Tributos.*com pendências/ })).toBeVisible();
    await userEvent.click(await screen.findByRole('link', { name: 'Ir a Tributos' }));
    await waitFor(() => expect(endereco()).toContain('etapa=tributos'));
    const linha = (await screen.findByText('MOTO-160')).closest('tr');
    expect(linha).toHaveClass('Mui-selected');
  });

  test('what it lacks stands on its first page by cause, each with one remedy', async () => {
    const faltas = Array.from({ length: 16 }, (_, i) => ({
      nivel: 'erro',
      codigo: 'FALTA_SALDO',
      etapa: 'insumos',
      campo: `INS-${i}`,
      mensagem: `INS-${i}: faltam 2,00000 PECA.`,
    }));
    const { endereco } = abrirDci(PAGINA, {
      [`GET /api/Dci/${DCI_ID}/Conferencia`]: () => responder({ apontamentos: [achado, ...faltas] }),
    });
    const lista = within(await screen.findByRole('list', { name: 'O que falta nesta DCI' }));
    expect(lista.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
      `${achado.mensagem} · Ir a Tributos`,
      '16 insumos com falta de saldo · Ver os insumos Ver um a um',
    ]);
    await userEvent.click(lista.getByRole('link', { name: 'Ver os insumos: 16 insumos com falta de saldo' }));
    await waitFor(() => expect(endereco()).toBe(`${PAGINA}?etapa=insumos&campo=INS-0`));
  });

  test('a step that asks nothing is taken at once, after what is typed was saved; its refusal is a sentence', async () => {
    const recusa = 'Há 1 erro que impede: veja “Conferência e envio”.';
    const calculada = dciDeTeste({ situacao: 'CALCULADA', desde: '2026-11-20' });
    const { pedidos } = abrirDci(`${PAGINA}?etapa=periodo`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(calculada),
      'PUT /api/Dci': () => responder(dciDeTeste({ ...calculada, versao: 5, observacao: 'Conferir' })),
      [`POST /api/Dci/${DCI_ID}/Passo`]: () =>
        responder({ Error: recusa, codigo: 'REGRA', campos: { passo: recusa } }, 422),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: /Observação/ }), 'Conferir');
    await userEvent.click(screen.getByRole('button', { name: 'Validar' }));
    expect(await screen.findByText(recusa)).toBeVisible();
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[0])).toMatchObject({ passo: 'VALIDAR', versao: 5 });
  });

  test('the number is asked for, and what the server holds against it stands at its field', async () => {
    const motivo = 'O número da DCI tem dez algarismos: copie-o do Siscomex.';
    const { pedidos } = abrirDci(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ situacao: 'TRANSMITIDA', desde: '2026-11-20' })),
      [`POST /api/Dci/${DCI_ID}/Passo`]: () =>
        responder({ Error: motivo, codigo: 'REGRA', campos: { numero: motivo } }, 422),
    });
    expect(await screen.findByText(/^Transmitida à Receita: não se altera/)).toBeVisible();
    const [informar] = await screen.findAllByRole('button', { name: 'Informar registro' });
    await userEvent.click(informar as HTMLElement);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Informar registro: DCI-2026-0003' }));
    await userEvent.type(dialogo.getByRole('textbox', { name: /Número da DCI/ }), '2026/0004-5');
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await dialogo.findByText(motivo)).toBeVisible();
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[0])).toMatchObject({
      passo: 'REGISTRAR',
      numero: '202600045',
    });
  });

  test('the keyboard is in what a step asks first; a reason that does not fit goes out whole, and is refused at its field', async () => {
    const motivo = 'Exigência fictícia. '.repeat(30).trim();
    const { pedidos } = abrirDci(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ situacao: 'TRANSMITIDA', desde: '2026-11-20' })),
      [`POST /api/Dci/${DCI_ID}/Passo`]: () =>
        responder(
          { Error: 'motivo: Longo.', codigo: 'VALIDACAO', campos: { motivo: 'Tem mais de 500 caracteres.' } },
          400,
        ),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Informar rejeição' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Informar rejeição: DCI-2026-0003' }));
    expect(dialogo.getByRole('textbox', { name: /^Data/ })).toHaveFocus();
    await userEvent.click(dialogo.getByRole('textbox', { name: /Por que/ }));
    await userEvent.paste(motivo);
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await dialogo.findByText('Tem mais de 500 caracteres.')).toBeVisible();
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[0])).toMatchObject({ passo: 'REJEITAR', motivo });
  });

  test('what is typed of a step stays though the DCI is open again by then, and the step is taken of how it stands now', async () => {
    let mudou = false;
    const aberta = dciDeTeste({ situacao: 'ARQUIVO_GERADO', versao: 7, alteradoPor: 'João Fictício' });
    const { pedidos } = abrirDci(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dci/${DCI_ID}`]: () =>
        responder(mudou ? aberta : dciDeTeste({ situacao: 'TRANSMITIDA', desde: '2026-11-20' })),
      [`POST /api/Dci/${DCI_ID}/Passo`]: () => {
        mudou = true;
        return responder({ Error: 'Foi alterado por outra pessoa.', codigo: 'CONFLITO', atual: aberta }, 409);
      },
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Informar rejeição' }));
    const dialogo = within(await screen.findByRole('dialog', { name: 'Informar rejeição: DCI-2026-0003' }));
    await userEvent.type(dialogo.getByRole('textbox', { name: /Por que/ }), 'NCM fictícia');
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await dialogo.findByText(/^Enquanto isso, João Fictício alterou o documento/)).toBeVisible();
    await waitFor(() => expect(screen.queryByText(/^Transmitida à Receita: não se altera/)).toBeNull());
    expect(dialogo.getByRole('textbox', { name: /Por que/ })).toHaveValue('NCM fictícia');
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    await waitFor(() => expect(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)).toHaveLength(2));
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[1])).toMatchObject({
      versao: 7,
      motivo: 'NCM fictícia',
    });
  });

  test('is corrected by one that is asked for first, and whose taxes are said to be what it adds', async () => {
    const registrada = dciDeTeste({ situacao: 'REGISTRADA', numero: '2026000456', dataRegistro: '2026-11-20' });
    const retificadora = dciDeTeste({
      id: '01a1fd15-e7ab-758c-8773-6cd900bf9e98',
      processo: 'DCI-2026-0008',
      natureza: 'RETIFICADORA',
    });
    const { pedidos } = abrirDci(PAGINA, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(registrada),
      [`POST /api/Dci/${DCI_ID}/Copiar`]: () => responder(retificadora, 201),
      [`GET /api/Dci/${retificadora.id}`]: () => responder(retificadora),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Retificar' }));
    const pergunta = within(await screen.findByRole('dialog', { name: 'Retificar a DCI 2026000456?' }));
    expect(pedidos('POST', `/api/Dci/${DCI_ID}/Copiar`)).toHaveLength(0);
    await userEvent.click(pergunta.getByRole('button', { name: 'Criar retificadora' }));
    expect(await screen.findByText('Tributos a mais (R$)')).toBeVisible();
    expect(screen.getByText('Total do DARF a mais (R$)')).toBeVisible();
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Copiar`)[0])).toMatchObject({ natureza: 'RETIFICADORA' });
  });

  test('the canal is one of two, and is sent with its day', async () => {
    const registrada = dciDeTeste({ situacao: 'REGISTRADA', numero: '2026000456', dataRegistro: '2026-11-20' });
    const { pedidos } = abrirDci(`${PAGINA}?etapa=conferencia`, {
      [`GET /api/Dci/${DCI_ID}`]: () => responder(registrada),
      [`POST /api/Dci/${DCI_ID}/Passo`]: () =>
        responder({ ...registrada, canal: 'VERMELHO', situacao: 'EM_CONFERENCIA' }),
    });
    expect(await screen.findByText(/^Registrada com o número 2026000456: não se altera/)).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Gravar' })).not.toBeInTheDocument();
    const [informar] = screen.getAllByRole('button', { name: 'Informar canal' });
    await userEvent.click(informar as HTMLElement);
    const dialogo = within(await screen.findByRole('dialog', { name: 'Informar canal: DCI-2026-0003' }));
    await userEvent.click(dialogo.getByRole('radio', { name: 'Vermelho' }));
    await userEvent.click(dialogo.getByRole('button', { name: 'Confirmar' }));
    expect(await screen.findByText('Vermelho')).toBeVisible();
    expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[0])).toMatchObject({
      passo: 'INFORMAR_CANAL',
      canal: 'VERMELHO',
    });
  });
});

test('a step asked for while a save is on its way waits for it, and is of what was saved', async () => {
  const gravada = Promise.withResolvers<Response>();
  const { pedidos } = abrirDci(`${PAGINA}?etapa=periodo`, {
    'PUT /api/Dci': () => gravada.promise,
    [`POST /api/Dci/${DCI_ID}/Passo`]: () => responder(dciDeTeste({ versao: 6, situacao: 'CALCULADA' })),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /Observação/ }), 'Conferir');
  await userEvent.click(screen.getByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
  await userEvent.click(screen.getByRole('button', { name: 'Calcular' }));
  expect(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)).toHaveLength(0);
  gravada.resolve(responder(dciDeTeste({ versao: 5, observacao: 'Conferir' })));
  await waitFor(() => expect(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)).toHaveLength(1));
  expect(await corpo(pedidos('POST', `/api/Dci/${DCI_ID}/Passo`)[0])).toMatchObject({ passo: 'CALCULAR', versao: 5 });
  expect(pedidos('PUT', '/api/Dci')).toHaveLength(1);
});

test('who typed while notas arrived saves over the same content, whatever its version is by then', async () => {
  let versao = 3;
  const { pedidos } = abrirDci(`${PAGINA}?etapa=periodo`, {
    [`GET /api/Dci/${DCI_ID}`]: () => responder(dciDeTeste({ versao })),
    [`POST /api/Dci/${DCI_ID}/Nota/${notaDeTeste().id}/Fora`]: () => {
      versao = 4;
      return responder(notaDeTeste({ versao: 2, fora: 'MANUAL', motivoFora: 'x' }));
    },
    'PUT /api/Dci': () => responder(dciDeTeste({ versao: 5 })),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: /Observação/ }), 'Conferir');
  await userEvent.click(screen.getByRole('button', { name: /2\. Notas/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Ações da nota 4501' }));
  await userEvent.click(await screen.findByRole('menuitem', { name: 'Deixar de fora' }));
  await userEvent.type(await screen.findByRole('textbox', { name: /Motivo/ }), 'x');
  await userEvent.click(screen.getByRole('button', { name: 'Deixar de fora' }));
  await waitFor(() => expect(pedidos('GET', `/api/Dci/${DCI_ID}`).length).toBeGreaterThan(1));
  await userEvent.click(await screen.findByRole('button', { name: 'Gravar' }));
  await waitFor(() => expect(pedidos('PUT', '/api/Dci')).toHaveLength(1));
  expect(await corpo(pedidos('PUT', '/api/Dci')[0])).toMatchObject({ versao: 4, observacao: 'Conferir' });
});

test('without the server the page says so and asks again', async () => {
  abrirDci(PAGINA, { [`GET /api/Dci/${DCI_ID}`]: () => semRede() });
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
