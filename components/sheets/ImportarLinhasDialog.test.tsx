import { ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type LinhasDaPlanilha, type Planilha, planilha } from '#lib/contracts/platform/planilha.ts';
import { ImportarLinhasDialog } from './ImportarLinhasDialog.tsx';

const ID = '0190aaaa-0000-7000-8000-000000000009';
const FABRICANTE = { id: '0190aaaa-0000-7000-8000-000000000001', nome: 'FICTICIA MAKER CO' };
const PALPITE = {
  folha: 0,
  cabecalho: 0,
  colunas: ['partNumber', 'quantidade', null],
  existentes: 'ATUALIZAR',
  vazias: 'MANTER',
} as const;
const NADA = { pt: false, en: false, duvida: null };
const LIDA: Planilha = planilha.parse({
  id: ID,
  recurso: 'LinhaDoPedido',
  nome: 'po.csv',
  situacao: 'LIDA',
  progresso: null,
  falha: null,
  folhas: [
    {
      nome: 'Pedido',
      linhas: 3,
      amostra: [
        ['P/N', 'Qtd', 'Cor'],
        ['FX-1', '10', 'azul'],
        ['FX-2', 'dez', ''],
      ],
      numeros: [NADA, NADA, NADA],
      palpite: PALPITE,
      lembrado: false,
    },
  ],
  mapa: null,
  contagens: null,
  gravadas: null,
  desfeitas: null,
  criadaEm: '2026-11-27T12:00:00.000Z',
});
const contagens = { novas: 1, alteradas: 0, iguais: 0, puladas: 0, comErro: 1 };
const CONFERIDA: Planilha = {
  ...LIDA,
  situacao: 'CONFERIDA',
  mapa: { ...PALPITE, colunas: [...PALPITE.colunas] },
  contagens,
};
const LINHAS: LinhasDaPlanilha = {
  linhas: [
    { numero: 2, celulas: { partNumber: 'FX-1', quantidade: '10.00000', fabricante: 'FICTICIA MAKER CO' }, erros: {} },
    { numero: 3, celulas: { partNumber: 'FX-2', quantidade: 'dez' }, erros: { quantidade: 'Não é um número.' } },
  ],
  nomes: [FABRICANTE],
};

/** Fakes the API of an import of lines, whose state is that of the last answer. */
function abrir({ enviada = LIDA, aTrocar }: { enviada?: Planilha; aTrocar?: number } = {}, mais: RotasDeTeste = {}) {
  let vista = enviada;
  const corpos: unknown[] = [];
  fingirApi({
    'POST /api/Planilha': ({ url }: Request) => {
      expect(new URL(url).searchParams.get('recurso')).toBe('LinhaDoPedido');
      return responder(enviada, 201);
    },
    [`GET /api/Planilha/${ID}`]: () => responder(vista),
    [`POST /api/Planilha/${ID}/Conferir`]: async (pedido: Request) => {
      corpos.push(await pedido.json());
      vista = CONFERIDA;
      return responder(vista, 202);
    },
    [`GET /api/Planilha/${ID}/Causas`]: () =>
      responder([{ coluna: 1, frase: 'Não é um número.', quantas: 1, variam: false, linhas: [3] }]),
    [`GET /api/Planilha/${ID}/Erros`]: () =>
      responder([{ numero: 3, celulas: ['FX-2', 'dez', ''], erros: { 1: 'Não é um número.' } }], 200, {
        'X-Total-Count': '1',
      }),
    [`GET /api/Planilha/${ID}/Linhas`]: () => responder(LINHAS),
    ...mais,
  });
  const aoPor = jest.fn();
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <ImportarLinhasDialog
          titulo="Importar itens de uma planilha"
          recurso="LinhaDoPedido"
          onde="no pedido"
          aTrocar={aTrocar}
          aoFechar={() => {}}
          aoPor={aoPor}
        />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return { aoPor, corpos };
}

async function soltar() {
  await userEvent.upload(screen.getByLabelText('Solte aqui a planilha'), new File(['x'], 'po.csv'));
}

test('a sheet of known columns is checked at once: what is wrong is told by cause, and only what is right goes in', async () => {
  const { aoPor, corpos } = abrir();
  expect(screen.getByRole('button', { name: 'Baixar o modelo' })).toBeVisible();
  // A line may be without a country and a maker.
  expect(screen.getByText(/^Uma linha precisa de: .*, Quantidade, Valor unitário\. Um part number/)).toBeVisible();
  await soltar();
  expect(await screen.findByText('Folha “Pedido”: 2 linhas, 1 sem erro.')).toBeVisible();
  expect(corpos).toEqual([{ mapa: PALPITE, correcoes: {} }]);
  const causas = await screen.findByRole('table', { name: 'Por que há linhas com erro' });
  expect(within(causas).getByRole('row', { name: /Não é um número/ })).toHaveTextContent('Não é um número.Qtd13');
  expect(screen.getByText(/Colunas que não entram no pedido: Cor\./)).toBeVisible();
  expect(aoPor).not.toHaveBeenCalled();

  await userEvent.click(screen.getByRole('button', { name: 'Incluir 1 linha no pedido' }));
  expect(aoPor).toHaveBeenCalledWith([LINHAS.linhas[0]], { nomes: [FABRICANTE], trocar: false });
});

test('puts all of them to be mended in the grid, where that is asked for', async () => {
  const { aoPor } = abrir();
  await soltar();
  await userEvent.click(await screen.findByRole('button', { name: 'Incluir todas e corrigir na grade' }));
  expect(aoPor).toHaveBeenCalledWith(LINHAS.linhas, { nomes: [FABRICANTE], trocar: false });
});

test('numbers that fit both conventions are asked about before any line is checked', async () => {
  const [folha] = LIDA.folhas as [Planilha['folhas'][number]];
  const { corpos } = abrir({
    enviada: { ...LIDA, folhas: [{ ...folha, numeros: [NADA, { ...NADA, duvida: '1.234' }, NADA] }] },
  });
  await soltar();
  await userEvent.click(await screen.findByRole('radio', { name: '1,234 (números como em 1,234.56)' }));
  expect(corpos).toEqual([]);
  expect(screen.queryByText('O que já está cadastrado')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Folha “Pedido”: 2 linhas, 1 sem erro.')).toBeVisible();
  expect(corpos).toEqual([{ mapa: { ...PALPITE, numeros: 'EN' }, correcoes: {} }]);
});

test('what the sheet lacks is typed once for all lines, after its columns have been looked at again', async () => {
  const { corpos } = abrir();
  await soltar();
  await userEvent.click(await screen.findByRole('button', { name: 'Ajustar colunas' }));
  const fixos = within(screen.getByRole('group', { name: 'O mesmo em todas as linhas' }));
  await userEvent.type(fixos.getByRole('textbox', { name: 'Valor unitário' }), '2,5');
  await userEvent.click(screen.getByRole('button', { name: 'Conferir' }));
  expect(await screen.findByText('Folha “Pedido”: 2 linhas, 1 sem erro.')).toBeVisible();
  expect(corpos.at(-1)).toEqual({ mapa: { ...PALPITE, fixos: { valorUnitario: '2,5' } }, correcoes: {} });
});

test('a file that is no sheet is refused in words, and another one can be dropped', async () => {
  const frase = 'A planilha não foi lida: o arquivo está vazio.';
  abrir({}, { 'POST /api/Planilha': () => responder({ Error: frase, codigo: 'VALIDACAO' }, 400) });
  await soltar();
  expect(await screen.findByText(frase)).toBeVisible();
  expect(screen.getByLabelText('Solte aqui a planilha')).toBeInTheDocument();
});

test('lines that are there already may give way to those of the sheet, where somebody says so', async () => {
  const { aoPor } = abrir({ aTrocar: 12 });
  await soltar();
  const tirar = await screen.findByRole('checkbox', { name: 'Tirar as 12 linhas que já estão na grade' });
  expect(tirar).not.toBeChecked();
  await userEvent.click(tirar);
  await userEvent.click(screen.getByRole('button', { name: 'Incluir 1 linha no pedido' }));
  expect(aoPor).toHaveBeenCalledWith([LINHAS.linhas[0]], { nomes: [FABRICANTE], trocar: true });
});
