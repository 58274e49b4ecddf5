import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import type { DaiNova } from '#lib/contracts/sefaz/dai.ts';
import { abrirSefaz } from './abrir-sefaz-de-teste.tsx';
import { adicaoDeTeste, conferenciaDeTeste, daiDeTeste, IMPORTADOR, PROCESSO } from './dai-de-teste.ts';

beforeEach(() => localStorage.clear());
// jsdom has no downloads.
HTMLAnchorElement.prototype.click = () => {};

const CONFERENCIA = `/api/Dai/${PROCESSO}/Conferencia`;
const abrir = (aba: string, rotas: RotasDeTeste = {}) => abrirSefaz(`/importacao/sefaz/${PROCESSO}?aba=${aba}`, rotas);
const linhaDa = (adicao: string) => screen.findByRole('combobox', { name: `Linha da matriz da adição ${adicao}` });
const opcao = (nome: RegExp) => screen.findByRole('option', { name: nome });

const F101 = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e11',
  codigoTributacao: 'F101',
  decreto: 'Decreto fictício 10.001/2023',
  tratamento: 'DIFERIDO',
  reducaoPerc: null,
};
/** Answers as the server does: ICMS-1 of domain/zfm.md §4 for each adição with a choice. */
const comEscolhas: RotasDeTeste = {
  [`POST ${CONFERENCIA}`]: async (pedido) => {
    const { adicoes = [] } = (await pedido.json()) as Partial<DaiNova>;
    const escolhidas = new Set(adicoes.filter(({ ncm }) => ncm).map(({ numero }) => numero));
    const calculada = { matriz: F101, baseIcms: '33446.85', icmsSemIncentivo: '6689.37', icms: '0.00' };
    return responder(
      conferenciaDeTeste({
        adicoes: ['001', '002'].map((numero) => adicaoDeTeste(numero, escolhidas.has(numero) ? calculada : {})),
        icms: escolhidas.size === 2 ? { base: '66893.70', semIncentivo: '13378.74', recolher: '0.00' } : null,
      }),
    );
  },
};

test('of a processo of training wears the mark, and offers no act', async () => {
  abrir('dados', {
    [`GET /api/Dai/${PROCESSO}`]: () =>
      responder(daiDeTeste({ situacao: 'SEM_DAI', treinamento: true, proximoAto: null, bloqueio: 'De treinamento.' })),
  });
  expect(await screen.findByRole('heading', { name: 'DI 26/9000003-1' })).toBeVisible();
  expect(screen.getByText('Treinamento')).toBeVisible();
  expect(screen.queryByText('Sem DAI')).toBeNull();
  expect(screen.queryByRole('button', { name: /Elaborar|Outros atos/ })).toBeNull();
});

test('the header says which declaration, where it stands, and the two canais each by its name', async () => {
  abrir('dados', {
    [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste({ situacao: 'PARAMETRIZADA', canal: 'CINZA' })),
  });
  expect(await screen.findByRole('heading', { name: 'DI 26/9000003-1' })).toBeVisible();
  expect(screen.getByText('Canal RFB')).toHaveTextContent('Canal RFB Vermelho');
  expect(screen.getByText('Canal Sefaz')).toHaveTextContent('Canal Sefaz Cinza');
  expect(screen.getByRole('link', { name: 'IMP-2026-0007' })).toHaveAttribute(
    'href',
    `/importacao/processos/${PROCESSO}`,
  );
  expect(screen.getByRole('button', { name: 'Tomar ciência' })).toBeVisible();
});

describe('the row of the matriz of an adição', () => {
  test('is found by code, decree or treatment, and what follows from it is reckoned before anything is saved', async () => {
    const { pedidos } = abrir('adicoes', comEscolhas);
    await userEvent.type(await linhaDa('001'), 'f101');
    expect(screen.getAllByRole('option')).toHaveLength(1);
    await userEvent.click(await opcao(/8473.30.41/));
    expect(await screen.findByText('33.446,85')).toBeVisible();
    expect(screen.getByText('Diferido')).toBeVisible();
    expect(await pedidos('POST', CONFERENCIA).at(-1)?.json()).toEqual({
      tipo: null,
      contratoCambio: null,
      complemento: null,
      adicoes: [{ numero: '001', ncm: '84733041', codigoSuframa: '0123', destinacao: '01', utilizacao: '01' }],
    });
    expect(pedidos('PUT', '/api/Dai')).toHaveLength(0);
    // The memória explains saved values, and this choice is not saved yet.
    expect(screen.queryByRole('button', { name: /memória de cálculo de base do ICMS da adição 001/ })).toBeNull();
  });

  test('is put on the other adições of the same NCM at once, and saved with Ctrl+S', async () => {
    const { pedidos } = abrir('adicoes', {
      ...comEscolhas,
      'PUT /api/Dai': async (pedido) => {
        const { adicoes } = (await pedido.json()) as DaiNova;
        return responder(daiDeTeste({ versao: 4, adicoes }));
      },
    });
    await userEvent.click(await linhaDa('001'));
    await userEvent.click(await opcao(/8473.30.41/));
    await userEvent.click(await screen.findByRole('button', { name: 'Aplicar à outra adição da NCM 8524.11.00' }));
    expect(await linhaDa('002')).toHaveValue('8473.30.41 · 0123 · 01/01');
    expect(await screen.findByText('66.893,70')).toBeVisible();
    expect(screen.queryByRole('button', { name: /^Aplicar/ })).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Alterações gravadas.')).toBeVisible();
    expect(await pedidos('PUT', '/api/Dai')[0]?.json()).toMatchObject({
      id: PROCESSO,
      versao: 3,
      adicoes: [{ numero: '001' }, { numero: '002', ncm: '84733041' }],
    });
  });

  test('suggested, is marked with its source and none of the DAI until it is accepted: one press for those alike', async () => {
    const origem = 'última DAI da NCM 8524.11.00, IMP-2026-0003';
    const [placa] = conferenciaDeTeste().opcoes;
    const sugestoes = ['001', '002'].map((adicao) => ({ adicao, linha: placa, origem }));
    const { pedidos } = abrir('adicoes', {
      ...comEscolhas,
      [`POST ${CONFERENCIA}`]: async (pedido) => {
        const { adicoes = [] } = (await pedido.json()) as Partial<DaiNova>;
        const feitas = new Set(adicoes.filter(({ ncm }) => ncm).map(({ numero }) => numero));
        return responder(
          conferenciaDeTeste({
            sugestoes: sugestoes.filter(({ adicao }) => !feitas.has(adicao)),
            tipoSugerido: { valor: '7', origem: 'última DAI do importador, IMP-2026-0003' },
          }),
        );
      },
      'PUT /api/Dai': async (pedido) => {
        const { adicoes, tipo } = (await pedido.json()) as DaiNova;
        return responder(daiDeTeste({ versao: 4, adicoes, tipo }));
      },
    });
    expect(await screen.findAllByText(`sugerida: ${origem}`)).toHaveLength(2);
    expect(await linhaDa('001')).toHaveValue('');
    expect(screen.getByText('em R$ · 2 sem matriz, 2 com sugestão por aceitar')).toBeVisible();
    expect(screen.getAllByText('8473.30.41 · 0123 · 01/01 · F101 · Diferido')).toHaveLength(2);
    expect(pedidos('PUT', '/api/Dai')).toHaveLength(0);
    await userEvent.click(screen.getByRole('button', { name: 'Aceitar as 2 iguais e o tipo 7' }));
    expect(await linhaDa('002')).toHaveValue('8473.30.41 · 0123 · 01/01');
    expect(screen.queryByText(`sugerida: ${origem}`)).toBeNull();
    await userEvent.keyboard('{Control>}s{/Control}');
    expect(await screen.findByText('Alterações gravadas.')).toBeVisible();
    expect(await pedidos('PUT', '/api/Dai')[0]?.json()).toMatchObject({
      tipo: '7',
      adicoes: [
        { numero: '001', ncm: '84733041' },
        { numero: '002', ncm: '84733041' },
      ],
    });
  });

  test('of another NCM than the input is no alarm; of another product than the structure says, it is one', async () => {
    const escolha = { numero: '001', ncm: '84733041', codigoSuframa: '0123', destinacao: '01', utilizacao: '01' };
    const mensagem =
      'Adição 002: a linha da matriz é do produto final da NCM 8473.30.41, e a estrutura diz que a mercadoria entra em MON-24, da NCM 8528.52.00.';
    const alvo = { onde: 'DAI', campo: 'ncm', adicao: '002' };
    abrir('adicoes', {
      [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste({ adicoes: [escolha, { ...escolha, numero: '002' }] })),
      [`POST ${CONFERENCIA}`]: () =>
        responder(
          conferenciaDeTeste({
            adicoes: ['001', '002'].map((numero) => adicaoDeTeste(numero, { matriz: F101 })),
            apontamentos: [
              { codigo: 'PRODUTO_DE_OUTRA_NCM', nivel: 'aviso', mensagem, caminho: null, adicao: '002', alvo },
            ],
          }),
        ),
    });
    expect(await linhaDa('001')).toHaveValue('8473.30.41 · 0123 · 01/01');
    expect(screen.getAllByText(/produto final/)).toHaveLength(1);
    expect(screen.getByText(mensagem)).toBeVisible();
  });

  test('missing, says so at its field and leads to a new one with what is known of it', async () => {
    const escolha = { numero: '001', ncm: '84733041', codigoSuframa: '0999', destinacao: '01', utilizacao: '01' };
    abrir('adicoes', {
      [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste({ adicoes: [escolha] })),
      [`POST ${CONFERENCIA}`]: () =>
        responder(
          conferenciaDeTeste({
            apontamentos: [
              {
                codigo: 'SEM_MATRIZ',
                nivel: 'erro',
                mensagem: 'A adição 001 não tem matriz em vigor em 04/11/2026.',
                caminho: null,
                adicao: '001',
                alvo: { onde: 'MATRIZ', id: null, campo: null },
              },
            ],
          }),
        ),
    });
    expect(await linhaDa('001')).toHaveAccessibleDescription('A adição 001 não tem matriz em vigor em 04/11/2026.');
    expect(await linhaDa('002')).not.toHaveAccessibleDescription();
    expect(screen.getByRole('link', { name: 'Novo item da matriz com estes códigos' })).toHaveAttribute(
      'href',
      `/configuracoes/matriz/novo?importadorId=${IMPORTADOR}&dai=${PROCESSO}&ncm=%2284733041%22&codigoSuframa=0999&destinacao=01&utilizacao=01`,
    );
  });

  test('is not asked for once it was sent; why is said', async () => {
    abrir('adicoes', {
      [`GET /api/Dai/${PROCESSO}`]: () =>
        responder(daiDeTeste({ situacao: 'ENVIADA', bloqueio: 'A DAI foi enviada à Sefaz e não muda mais.' })),
      [`POST ${CONFERENCIA}`]: () =>
        responder(conferenciaDeTeste({ adicoes: [adicaoDeTeste('001', { matriz: F101, baseIcms: '33446.85' })] })),
    });
    expect(await screen.findByText('A DAI foi enviada à Sefaz e não muda mais.')).toBeVisible();
    expect(screen.getByText('F101 · Diferido')).toBeVisible();
    expect(screen.queryByRole('combobox')).toBeNull();
    expect(screen.queryByRole('button', { name: 'Gravar' })).toBeNull();
    expect(
      screen.getByRole('button', { name: '33.446,85: memória de cálculo de base do ICMS da adição 001' }),
    ).toBeVisible();
  });
});

test('an amount opens its memória, by its address', async () => {
  const { endereco, pedidos } = abrir('icms', {
    [`POST ${CONFERENCIA}`]: () =>
      responder(
        conferenciaDeTeste({
          adicoes: [
            adicaoDeTeste('001', { matriz: F101, baseIcms: '33446.85', icmsSemIncentivo: '6689.37', icms: '0.00' }),
          ],
          icms: { base: '33446.85', semIncentivo: '6689.37', recolher: '0.00' },
        }),
      ),
    [`GET /api/Dai/${PROCESSO}/Memoria`]: () =>
      responder({
        nome: 'Base do ICMS',
        valor: '33446.85',
        unidade: 'BRL',
        formula: 'soma ÷ (1 − 20 %)',
        entradas: [],
        fonte: null,
      }),
  });
  await userEvent.click(
    await screen.findByRole('button', { name: '33.446,85: memória de cálculo de base do ICMS da adição 001' }),
  );
  expect(await screen.findByRole('dialog', { name: 'Memória de cálculo' })).toBeVisible();
  expect(endereco()).toContain('memoria=001.baseIcms');
  const { searchParams } = new URL(pedidos('GET', `/api/Dai/${PROCESSO}/Memoria`)[0]?.url ?? '');
  expect(Object.fromEntries(searchParams)).toEqual({ adicao: '001', figura: 'baseIcms' });
});

test('a contribution that is not reckoned here says so, instead of a zero', async () => {
  abrir('icms', {
    [`POST ${CONFERENCIA}`]: () =>
      responder(
        conferenciaDeTeste({
          contribuicoes: [
            { nome: 'FTI', base: 'CIF', aliquota: '2.00', valor: '532.07', situacao: 'CONFIRMAR' },
            { nome: 'UEA', base: 'faturamento', aliquota: '1.30', valor: null, situacao: 'CONFIRMAR' },
          ],
        }),
      ),
  });
  const tabela = within(await screen.findByRole('table', { name: 'Contribuições estaduais' }));
  expect(tabela.getByRole('row', { name: /^FTI/ })).toHaveTextContent('532,07');
  expect(tabela.getByRole('row', { name: /^UEA/ })).toHaveTextContent('não se calcula aqui: a base não é a importação');
});

describe('the file', () => {
  const GERADA = daiDeTeste({
    versao: 4,
    situacao: 'XML_GERADO',
    envios: [
      {
        id: '01a1fd15-e7ab-758c-8773-6cd900bf9e31',
        sequencia: 1,
        anteriorId: null,
        nome: 'DAI-2690000031.xml',
        sha256: 'f'.repeat(64),
        tamanho: 2048,
        geradoEm: '2026-11-20T12:00:00.000Z',
        geradoPor: { id: IMPORTADOR, nome: 'Maria da Silva' },
        enviadoEm: null,
        xsd: null,
      },
    ],
  });

  test('is shown as people read it, with what is not known of its layout', async () => {
    abrir('conferencia');
    expect((await screen.findByRole('region', { name: 'Prévia do XML' })).textContent).toBe(
      '<die>\n  <a>1</a>\n</die>',
    );
    expect(screen.getByText('confira com o manual vigente da Sefaz-AM')).toBeVisible();
  });

  test('with an error of the conference is read, and not taken away: that is no file to send', async () => {
    abrir('conferencia', {
      [`POST ${CONFERENCIA}`]: () =>
        responder(
          conferenciaDeTeste({
            apontamentos: [
              {
                codigo: 'SUGESTAO_ABERTA',
                nivel: 'erro',
                mensagem: 'A linha da matriz da adição 001 é só sugestão: aceite-a ou escolha outra.',
                caminho: null,
                adicao: '001',
                alvo: { onde: 'MATRIZ', id: null, campo: null },
              },
            ],
          }),
        ),
    });
    expect(await screen.findByRole('region', { name: 'Prévia do XML' })).toBeVisible();
    expect(screen.getByText('Prévia, com erros da conferência: não é arquivo para enviar.')).toBeVisible();
    expect(screen.queryByRole('button', { name: 'Copiar XML' })).toBeNull();
  });

  test('made, it comes down and stays, with its SHA-256', async () => {
    const XML = `/api/Dai/${PROCESSO}/Envio/${GERADA.envios[0]?.id}/Xml`;
    const { pedidos } = abrir('conferencia', {
      [`POST /api/Dai/${PROCESSO}/Marca`]: () => responder(GERADA),
      [`GET ${XML}`]: () => new Response('<die/>'),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar XML' }));
    await waitFor(() => expect(pedidos('GET', XML)).toHaveLength(1));
    expect(await screen.findByText('f'.repeat(64))).toBeVisible();
    expect(await pedidos('POST', `/api/Dai/${PROCESSO}/Marca`)[0]?.json()).toMatchObject({
      versao: 3,
      tipo: 'XML_GERADO',
    });
    await userEvent.click(screen.getByRole('button', { name: 'Baixar DAI-2690000031.xml' }));
    await waitFor(() => expect(pedidos('GET', XML)).toHaveLength(2));
  });

  test('is refused in words where the check found an error, and nothing comes down', async () => {
    const frase = 'A DAI tem 1 erro: a adição 002 não tem matriz.';
    const { pedidos } = abrir('conferencia', {
      [`POST /api/Dai/${PROCESSO}/Marca`]: () => responder({ Error: frase, codigo: 'REGRA', campos: {} }, 422),
    });
    await userEvent.click(await screen.findByRole('button', { name: 'Gerar XML' }));
    expect(await screen.findByText(frase)).toBeVisible();
    expect(pedidos('GET', `/api/Dai/${PROCESSO}/Envio`)).toHaveLength(0);
  });

  test('is of what is on the screen: that is saved first, and the mark is of that version', async () => {
    const { pedidos } = abrir('dados', {
      'PUT /api/Dai': () => responder(daiDeTeste({ versao: 8, tipo: '1' })),
      [`POST /api/Dai/${PROCESSO}/Marca`]: () => responder({ ...GERADA, versao: 9, tipo: '1' }),
    });
    await userEvent.type(await screen.findByRole('textbox', { name: 'Tipo da DAI' }), '1');
    await userEvent.click(screen.getByRole('tab', { name: 'Conferência e XML' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Gravar e gerar XML' }));
    await waitFor(() => expect(pedidos('POST', `/api/Dai/${PROCESSO}/Marca`)).toHaveLength(1));
    expect(await pedidos('PUT', '/api/Dai')[0]?.json()).toMatchObject({ versao: 3, tipo: '1' });
    expect(await pedidos('POST', `/api/Dai/${PROCESSO}/Marca`)[0]?.json()).toMatchObject({ versao: 8 });
  });

  test('tells what it says otherwise than the one that was sent', async () => {
    abrir('conferencia', {
      [`GET /api/Dai/${PROCESSO}/Diferencas`]: () =>
        responder({
          envio: { id: IMPORTADOR, sequencia: 1, enviadoEm: '2026-11-12', numero: '77' },
          diferencas: [
            { caminho: 'adicao.2.vlIcms', nome: 'Adição 003 › ICMS a recolher', antes: '10,00', depois: null },
          ],
        }),
    });
    const tabela = within(await screen.findByRole('table', { name: 'O que mudou desde o último envio' }));
    expect(tabela.getByRole('row', { name: /Adição 003/ })).toHaveTextContent(/10,00—$/);
    expect(screen.getByText('1º arquivo · enviado em 12/11/2026 · DAI 77')).toBeVisible();
  });
});

const MARCA = {
  id: IMPORTADOR,
  tipo: 'ENVIADA',
  data: '2026-11-12',
  canal: null,
  numero: '77',
  valor: null,
  vencimento: null,
  motivo: null,
  daDeclaracao: false,
  documento: { id: IMPORTADOR, nome: 'recibo.pdf', excluido: false },
  em: '2026-11-12T15:00:00.000Z',
  usuario: { id: IMPORTADOR, nome: 'Maria da Silva' },
  desfeita: null,
};

test('the receipt of a mark comes down as long as it is there; deleted, it is said to be', async () => {
  const anexo = {
    id: IMPORTADOR,
    versao: 1,
    recurso: 'Dai',
    registroId: PROCESSO,
    nome: 'recibo.pdf',
    tipo: 'COMPROVANTE',
    tamanho: 3,
    sha256: 'a'.repeat(64),
    enviadoEm: '2026-11-12T15:00:00.000Z',
    enviadoPor: { id: IMPORTADOR, nome: 'Maria da Silva' },
  };
  let excluido = false;
  abrir('dados', {
    [`GET /api/Dai/${PROCESSO}`]: () =>
      responder(daiDeTeste({ marcas: [{ ...MARCA, documento: { ...MARCA.documento, excluido } }] })),
    'GET /api/Documento': () => responder(excluido ? [] : [anexo], 200, { 'X-Total-Count': excluido ? '0' : '1' }),
    [`DELETE /api/Documento/${IMPORTADOR}`]: () => {
      excluido = true;
      return new Response(null, { status: 204 });
    },
  });
  expect(await screen.findByRole('button', { name: 'recibo.pdf' })).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Documentos' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Excluir: recibo.pdf' }));
  expect(await screen.findByText('recibo.pdf saiu dos anexos.')).toBeVisible();
  await userEvent.click(screen.getByRole('tab', { name: 'Dados gerais' }));
  expect(await screen.findByText('Comprovante excluído: recibo.pdf')).toBeVisible();
  expect(screen.queryByRole('button', { name: 'recibo.pdf' })).toBeNull();
});

test('the last mark is taken back, and stays told', async () => {
  const desfeita = { em: '2026-11-13T15:00:00.000Z', usuario: { id: IMPORTADOR, nome: 'João' } };
  const { pedidos } = abrir('dados', {
    [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste({ situacao: 'ENVIADA', marcas: [MARCA] })),
    [`DELETE /api/Dai/${PROCESSO}/Marca`]: () =>
      responder(daiDeTeste({ versao: 4, situacao: 'SEM_DAI', marcas: [{ ...MARCA, desfeita }] })),
  });
  const marcas = within(await screen.findByRole('list', { name: 'Marcas da DAI' }));
  expect(marcas.getByRole('listitem')).toHaveTextContent(/Enviada12\/11\/2026nº 77por Maria da Silva em .*recibo\.pdf/);
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer última marca: Enviada' }));
  expect(await screen.findByText('Marca desfeita.')).toBeVisible();
  expect(await pedidos('DELETE', `/api/Dai/${PROCESSO}/Marca`)[0]?.json()).toEqual({ versao: 3 });
  await userEvent.click(screen.getByRole('button', { name: '1 marca desfeita' }));
  expect(screen.getByRole('list', { name: 'Marcas desfeitas' })).toHaveTextContent('desfeita por João');
});

test('without the file of the declaration it is said what is missing, and nothing is reckoned', async () => {
  const { pedidos } = abrir('icms', {
    [`GET /api/Dai/${PROCESSO}`]: () => responder(daiDeTeste({ temDeclaracao: false })),
  });
  expect(await screen.findByRole('heading', { name: 'Falta o arquivo da declaração' })).toBeVisible();
  expect(pedidos('POST', CONFERENCIA)).toHaveLength(0);
});

test('a process without one says how a DAI begins; a server that is down can be tried again', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  let vezes = 0;
  abrir('dados', { [`GET /api/Dai/${PROCESSO}`]: () => (++vezes > 3 ? responder({}, 404) : semRede()) });
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('heading', { name: 'Aqui não há DAI' })).toBeVisible();
  calado.mockRestore();
});
