import { ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type Planilha, planilha } from '#lib/contracts/platform/planilha.ts';
import { ImportarPlanilha } from './ImportarPlanilha.tsx';

const ID = '0190aaaa-0000-7000-8000-000000000001';
const PALPITE = {
  folha: 0,
  cabecalho: 0,
  colunas: ['partNumber', null],
  existentes: 'ATUALIZAR',
  vazias: 'MANTER',
} as const;
const LIDA: Planilha = planilha.parse({
  id: ID,
  recurso: 'Item',
  nome: 'itens.csv',
  situacao: 'LIDA',
  progresso: null,
  falha: null,
  folhas: [
    {
      nome: 'CSV',
      linhas: 3,
      amostra: [
        ['PN', 'Código fiscal'],
        ['FX-1', '01012100'],
        ['FX-2', '7318'],
      ],
      numeros: [
        { pt: false, en: false, duvida: null },
        { pt: false, en: false, duvida: '1.234' },
      ],
      palpite: PALPITE,
      lembrado: false,
    },
  ],
  mapa: null,
  contagens: null,
  gravadas: null,
  desfeitas: null,
  criadaEm: '2026-11-20T12:00:00.000Z',
});
const MAPA = { ...PALPITE, colunas: ['partNumber', 'ncm'] };
const contagens = { novas: 1, alteradas: 0, iguais: 0, puladas: 0, comErro: 1 };
const CONFERIDA: Planilha = { ...LIDA, situacao: 'CONFERIDA', mapa: MAPA, contagens };
const CAUSA = {
  coluna: 1,
  frase: 'A NCM tem oito algarismos, 9999.99.99.',
  quantas: 12,
  variam: true,
  linhas: [3, 4, 7, 8, 9],
};
const ERRADA = { numero: 3, celulas: ['FX-2', '7318'], erros: { 1: 'A NCM tem oito algarismos, 9999.99.99.' } };

// jsdom has no layout, and the grid renders only what fits.
beforeAll(() => {
  globalThis.ResizeObserver = class {
    readonly #aoMedir: ResizeObserverCallback;
    constructor(aoMedir: ResizeObserverCallback) {
      this.#aoMedir = aoMedir;
    }
    observe(target: Element) {
      const contentRect = DOMRect.fromRect({ width: 1000, height: 400 });
      this.#aoMedir([{ target, contentRect } as ResizeObserverEntry], this);
    }
    unobserve() {}
    disconnect() {}
  };
  Object.defineProperties(Element.prototype, { clientWidth: { get: () => 1000 }, clientHeight: { get: () => 400 } });
});

/** Fakes the API of an import, whose state is that of the last answer. */
function abrir(respostas: [caminho: string, fica: Planilha][], recurso: Planilha['recurso'] = 'Item') {
  let vista: Planilha = { ...LIDA, recurso };
  const corpos: [caminho: string, corpo: unknown][] = [];
  const rotas: RotasDeTeste = {
    'POST /api/Planilha': () => responder(vista, 201),
    [`GET /api/Planilha/${ID}`]: () => responder(vista),
    [`GET /api/Planilha/${ID}/Causas`]: () => responder([CAUSA]),
    'GET /api/Planilha/Modelo': () => new Response('xlsx'),
    [`GET /api/Planilha/${ID}/Erros`]: () => responder([ERRADA], 200, { 'X-Total-Count': '1' }),
  };
  for (const [caminho, fica] of respostas) {
    rotas[`POST /api/Planilha/${ID}/${caminho}`] = async (pedido) => {
      const corpo = await pedido.json();
      corpos.push([caminho, corpo]);
      vista = fica;
      return responder(vista, 202);
    };
  }
  fingirApi(rotas);
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <ImportarPlanilha recurso={recurso} linkDaLista={() => <a href="#lista">Ver os itens</a>} />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return { pessoa: userEvent.setup(), corpos };
}

async function enviar(pessoa: ReturnType<typeof userEvent.setup>) {
  await pessoa.upload(screen.getByLabelText('Solte aqui a planilha'), new File(['PN;Código fiscal'], 'itens.csv'));
  return screen.findByRole('table', { name: 'Colunas da planilha e campos do cadastro' });
}

test('cells copied from a spreadsheet are sent as the file they would be', async () => {
  const { pessoa } = abrir([]);
  expect(screen.getByRole('button', { name: 'Ler o que colei' })).toBeDisabled();
  await pessoa.click(screen.getByRole('textbox', { name: 'Ou cole as células aqui' }));
  await pessoa.paste('PN\tCódigo fiscal\nFX-1\t01012100');
  await pessoa.click(screen.getByRole('button', { name: 'Ler o que colei' }));
  expect(await screen.findByRole('table', { name: 'Colunas da planilha e campos do cadastro' })).toBeVisible();
});

test('what no sheet of a cadastro brings is said', async () => {
  const { pessoa } = abrir([], 'Importador');
  await enviar(pessoa);
  expect(screen.getByText(/^Contatos e resoluções CAS não vêm por planilha/)).toBeVisible();
});

test('rows that are wrong for one cause are told together', async () => {
  const { pessoa } = abrir([['Conferir', CONFERIDA]]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  const causas = await screen.findByRole('table', { name: 'Por que há linhas com erro' });
  expect(within(causas).getByRole('row', { name: /A NCM tem oito/ })).toHaveTextContent(
    'A NCM tem oito algarismos, 9999.99.99. E parecidas.Código fiscal123, 4, 7, 8, 9…',
  );
});

test('what the sheet lacks and is the same in all rows is typed once', async () => {
  const { pessoa, corpos } = abrir([['Conferir', CONFERIDA]]);
  await enviar(pessoa);
  const fixos = within(screen.getByRole('group', { name: 'O mesmo em todas as linhas' }));
  await pessoa.type(fixos.getByRole('textbox', { name: 'NCM' }), '85177900');
  expect(screen.queryByText(/precisam também de: .*NCM/)).not.toBeInTheDocument();
  await pessoa.click(fixos.getByRole('combobox', { name: 'Acrescentar um campo' }));
  await pessoa.click(await screen.findByRole('option', { name: 'Destaque da NCM' }));
  await pessoa.type(fixos.getByRole('textbox', { name: 'Destaque da NCM' }), '001');
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(corpos).toMatchObject([['Conferir', { mapa: { fixos: { ncm: '85177900', destaque: '001' } } }]]);
});

test('numbers that fit both conventions are asked about once, before anything is checked', async () => {
  const { pessoa, corpos } = abrir([['Conferir', CONFERIDA]]);
  const tabela = await enviar(pessoa);
  await pessoa.click(within(tabela).getByRole('combobox', { name: 'Campo de Código fiscal' }));
  await pessoa.click(await screen.findByRole('option', { name: /^Peso líquido/ }));
  const conferir = screen.getByRole('button', { name: 'Conferir' });
  expect(conferir).toBeDisabled();
  const pergunta = within(screen.getByRole('radiogroup', { name: 'Como ler “1.234”' }));
  expect(pergunta.getByRole('radio', { name: '1.234 (números como em 1.234,56)' })).not.toBeChecked();
  await pessoa.click(pergunta.getByRole('radio', { name: '1,234 (números como em 1,234.56)' }));
  await pessoa.click(conferir);
  expect(corpos).toMatchObject([['Conferir', { mapa: { numeros: 'EN' } }]]);
});

test('the columns are told, and what is still missing for a new record is said', async () => {
  const { pessoa, corpos } = abrir([['Conferir', CONFERIDA]]);
  const tabela = await enviar(pessoa);
  expect(within(tabela).getByRole('row', { name: /^PN FX-1 · FX-2/ })).toHaveTextContent('Part number');
  expect(screen.getByText(/Registros novos precisam também de: .*NCM/)).toBeInTheDocument();

  await pessoa.click(within(tabela).getByRole('combobox', { name: /Código fiscal/ }));
  await pessoa.click(await screen.findByRole('option', { name: 'NCM' }));
  await pessoa.click(screen.getByRole('radio', { name: 'Pular' }));
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByRole('region', { name: 'Conferência' })).toHaveTextContent('nada foi gravado');
  expect(corpos).toEqual([['Conferir', { mapa: { ...MAPA, existentes: 'PULAR' }, correcoes: {} }]]);
});

test('what is wrong stands in the rows; all or nothing waits until nothing is', async () => {
  const { pessoa, corpos } = abrir([
    ['Conferir', CONFERIDA],
    ['Gravar', { ...CONFERIDA, situacao: 'GRAVADA' }],
    ['Desfazer', { ...CONFERIDA, situacao: 'DESFEITA', desfeitas: { desfeitas: 2, mantidas: 1 } }],
  ]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('1 célula precisa de atenção.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Gravar tudo ou nada' })).toBeDisabled();

  await pessoa.click(screen.getByRole('button', { name: 'Gravar só as que passaram (1)' }));
  const resultado = await screen.findByRole('region', { name: 'Planilha importada' });
  expect(within(resultado).getByRole('link', { name: 'Ver os itens' })).toBeInTheDocument();

  await pessoa.click(screen.getByRole('button', { name: 'Desfazer esta importação' }));
  expect(
    await screen.findByText('2 mudanças desfeitas. 1 registro já tinha mudado depois da importação e ficou como está.'),
  ).toBeInTheDocument();
  expect(corpos.map(([caminho]) => caminho)).toEqual(['Conferir', 'Gravar', 'Desfazer']);
});

test('what runs says how far it is, and can be stopped', async () => {
  const { pessoa, corpos } = abrir([
    ['Conferir', { ...LIDA, situacao: 'CONFERINDO', progresso: { feitas: 12_000, total: 50_000, conferindo: true } }],
    ['Cancelar', { ...LIDA, falha: 'Cancelado a pedido.' }],
  ]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('12.000 de 50.000 linhas')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Conferindo' })).toHaveAttribute('aria-valuenow', '24');
  await pessoa.click(screen.getByRole('button', { name: 'Cancelar' }));
  expect(await screen.findByText('Cancelado a pedido.')).toBeInTheDocument();
  expect(corpos.map(([caminho]) => caminho)).toEqual(['Conferir', 'Cancelar']);
});

test('a writing says that it checks once more first; with the server out of reach, that the work goes on there', async () => {
  const gravando: Planilha = {
    ...CONFERIDA,
    situacao: 'GRAVANDO',
    progresso: { feitas: 500, total: 2_000, conferindo: true },
  };
  const { pessoa } = abrir([
    ['Conferir', CONFERIDA],
    ['Gravar', gravando],
  ]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  await pessoa.click(await screen.findByRole('button', { name: 'Gravar só as que passaram (1)' }));
  expect(await screen.findByText('Conferindo mais uma vez: 500 de 2.000 linhas')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Gravando' })).toHaveAttribute('aria-valuenow', '25');

  globalThis.fetch = async () => {
    throw semRede();
  };
  expect(
    await screen.findByText(/O trabalho segue no servidor; o andamento volta com a conexão\./),
  ).toBeInTheDocument();
  expect(screen.getByText('Conferindo mais uma vez: 500 de 2.000 linhas')).toBeInTheDocument();
});

test('a wrong cell is typed over where it stands, and goes to be checked again', async () => {
  const { pessoa, corpos } = abrir([['Conferir', CONFERIDA]]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  const errada = await screen.findByRole('gridcell', {
    name: '7318',
    description: 'A NCM tem oito algarismos, 9999.99.99.',
  });
  expect(errada).toBeInvalid();
  expect(screen.getByRole('button', { name: 'Conferir de novo' })).toBeDisabled();

  await pessoa.click(screen.getByRole('button', { name: 'Ir para a próxima' }));
  await pessoa.keyboard('73181600{Enter}');
  expect(await screen.findByRole('gridcell', { name: '73181600' })).not.toBeInvalid();
  // Corrections must be checked before anything is written.
  expect(screen.getByRole('button', { name: 'Gravar só as que passaram (1)' })).toBeDisabled();
  await pessoa.click(screen.getByRole('button', { name: 'Conferir de novo' }));
  expect(corpos.at(-1)).toEqual(['Conferir', { mapa: MAPA, correcoes: { 3: { 1: '73181600' } } }]);
});

test('a writing that stopped half way says what is written, and is gone on with', async () => {
  const parada: Planilha = {
    ...CONFERIDA,
    situacao: 'INTERROMPIDA',
    falha: 'O servidor parou antes do fim.',
    contagens: { novas: 1200, alteradas: 34, iguais: 0, puladas: 0, comErro: 0 },
    gravadas: 1000,
  };
  const { pessoa, corpos } = abrir([
    ['Conferir', parada],
    ['Gravar', { ...parada, situacao: 'GRAVADA', falha: null, gravadas: null }],
  ]);
  await enviar(pessoa);
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  const resultado = await screen.findByRole('region', { name: 'Importação interrompida' });
  expect(resultado).toHaveTextContent('1.000 linhas foram gravadas; faltam 234.');
  expect(screen.getByText('O servidor parou antes do fim.')).toBeInTheDocument();
  expect(within(resultado).getByRole('button', { name: 'Desfazer o que foi gravado' })).toBeEnabled();
  await pessoa.click(within(resultado).getByRole('button', { name: 'Continuar de onde parou' }));
  expect(await screen.findByRole('region', { name: 'Planilha importada' })).toBeInTheDocument();
  expect(corpos.at(-1)).toEqual(['Gravar', { modo: 'AS_QUE_PASSARAM' }]);
});

test('a column mapped by hand takes its field from the one that had it', async () => {
  const { pessoa, corpos } = abrir([['Conferir', CONFERIDA]]);
  const tabela = await enviar(pessoa);
  await pessoa.click(within(tabela).getByRole('combobox', { name: 'Campo de Código fiscal' }));
  await pessoa.click(await screen.findByRole('option', { name: 'Part number' }));
  expect(within(tabela).getByRole('combobox', { name: 'Campo de PN' })).toHaveTextContent('Não importar');
  await pessoa.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(corpos).toEqual([['Conferir', { mapa: { ...PALPITE, colunas: [null, 'partNumber'] }, correcoes: {} }]]);
});
