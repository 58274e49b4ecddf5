import { ThemeProvider } from '@mui/material/styles';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type {
  ComparacaoDosAnos,
  ReformaDoProcesso,
  ValorDoAno,
} from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { ReformaSection } from './ReformaSection.tsx';

HTMLAnchorElement.prototype.click = () => {};

const PROCESSO = { id: 'p1', numero: 'IMP-1', versao: 1, importador: { id: null } };
const VAZIAS = { regular: null, suspenso: null, devido: null, recolher: null };
const IBS = { regular: '57.49', suspenso: '0.00', devido: '57.49', recolher: '57.49' };
const CBS = { regular: '10474.15', suspenso: '0.00', devido: '10474.15', recolher: '10474.15' };
const REFORMA: ReformaDoProcesso = {
  motivo: null,
  registro: { dia: '2027-02-01', previsao: false },
  liberacao: { dia: null, previsao: true },
  lugar: { uf: 'AM', municipio: 'Manaus' },
  pisCofinsImportacao: false,
  travessia: false,
  dispensado: false,
  explicacoes: ['PIS e COFINS-Importação extintos em 31/12/2026 (LC 214/2025, art. 542, XXIII).'],
  avisos: [{ codigo: 'ALIQUOTA_NAO_FIXADA', mensagem: 'CBS: a alíquota de 01/02/2027 não foi fixada.' }],
  aliquotas: {
    cbs: { valor: null, estimativa: false, fonte: 'CBS: a alíquota de 01/02/2027 não foi fixada.' },
    ibsUF: { valor: '0.05', estimativa: false, fonte: 'LC 214/2025, art. 344' },
    ibsMun: { valor: '0.05', estimativa: false, fonte: 'LC 214/2025, art. 344' },
  },
  impostoSeletivo: { sujeitos: 0, itens: 1, valor: '0.00' },
  componentes: [{ nome: 'Valor aduaneiro', valor: '114974.23', artigo: 'LC 214/2025, art. 69, caput' }],
  base: '114974.23',
  totais: { cbs: VAZIAS, ibsUF: IBS, ibsMun: IBS },
  itens: [
    {
      adicao: '001',
      sequencia: 1,
      descricao: 'PLACA',
      ncm: '85423190',
      cClassTrib: '000001',
      experimentado: false,
      artigo: 'LC 214/2025, art. 4',
      base: '114974.23',
      cbs: VAZIAS,
      ibsUF: IBS,
      ibsMun: IBS,
    },
  ],
};
const ESTIMADA: ReformaDoProcesso = {
  ...REFORMA,
  aliquotas: { ...REFORMA.aliquotas, cbs: { valor: '9.11', estimativa: true, fonte: 'Parâmetro CBS (estimativa)' } },
  totais: { ...REFORMA.totais, cbs: CBS },
  impostoSeletivo: { sujeitos: 1, itens: 1, valor: null },
  itens: REFORMA.itens.map((item) => ({ ...item, cbs: CBS })),
};
const ano = (qual: ValorDoAno['ano'], valor: string | null, mais: Partial<ValorDoAno> = {}): ValorDoAno => ({
  ano: qual,
  valor,
  diferenca: null,
  estimativa: false,
  nota: null,
  falta: null,
  ...mais,
});
const ANOS: ComparacaoDosAnos = {
  motivo: null,
  anos: [
    { ano: 2026, dia: '2026-07-01' },
    { ano: 2027, dia: '2027-02-01' },
    { ano: 2033, dia: '2033-07-01' },
  ],
  linhas: [
    {
      linha: 'pis',
      nome: 'PIS',
      porque: 'Extinto.',
      valores: [
        ano(2026, '5250.00'),
        ano(2027, '0.00', { diferenca: '-5250.00', nota: 'extinto' }),
        ano(2033, '0.00', { diferenca: '-5250.00', nota: 'extinto' }),
      ],
    },
    {
      linha: 'cbs',
      nome: 'CBS',
      porque: 'Nova.',
      valores: [
        ano(2026, '0.00'),
        ano(2027, '10474.15', { estimativa: true, diferenca: '10474.15' }),
        ano(2033, null, { falta: 'A alíquota de 2033 não foi fixada.' }),
      ],
    },
  ],
  avisos: [],
};

function abrir(anos = false, falha = false) {
  const aoAbrirAnos = jest.fn();
  const { pedidos } = fingirApi({
    'GET /api/Processo/p1/Reforma': (pedido) => {
      if (new URL(pedido.url).searchParams.get('estimativa') !== 'true') return responder(REFORMA);
      return falha ? responder({ Error: 'Caiu.', codigo: 'INTERNO' }, 500) : responder(ESTIMADA);
    },
    'GET /api/Processo/p1/Reforma/Anos': () => responder(ANOS),
    'GET /api/Processo/p1/Reforma/Anos/Memoria': () =>
      responder({ nome: 'CBS', valor: '10474.15', unidade: 'R$', formula: null, entradas: [], fonte: 'art. 347' }),
    'GET /api/Processo/p1/Reforma/Anos/Pdf': () => new Response('%PDF'),
    'GET /api/Processo/p1/Reforma/Anos/Planilha': () => new Response('PK'),
    'GET /api/Processo/p1/Reforma/Memoria': () =>
      responder({
        nome: 'IBS estadual',
        valor: '57.49',
        unidade: 'R$',
        formula: null,
        entradas: [],
        fonte: 'art. 344',
      }),
  });
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <ReformaSection processo={PROCESSO} anos={anos} aoAbrirAnos={aoAbrirAnos} />
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return { aoAbrirAnos, pedidos };
}

const linha = async (tabela: string, nome: RegExp) =>
  within(await screen.findByRole('table', { name: tabela })).getByRole('row', { name: nome });

test('the two days, the article, and a dash where nobody has fixed the rate', async () => {
  abrir();
  const cbs = await linha('CBS e IBS do processo', /^CBS/);
  expect(within(cbs).getAllByText('—')).toHaveLength(5);
  expect(within(cbs).queryByText('estimativa')).toBeNull();
  expect(screen.getByText('01/02/2027')).toBeVisible();
  expect(screen.getByText('previsão')).toBeVisible();
  expect(screen.getByRole('link', { name: 'LC 214/2025, art. 542' })).toHaveAttribute(
    'href',
    '/ajuda?lei=lc-214-2025.542',
  );
  expect(screen.getByText('CBS: a alíquota de 01/02/2027 não foi fixada.', { selector: 'li' })).toBeVisible();
});

test('the estimate is used when asked for, and each of its figures says that it is one', async () => {
  abrir();
  await screen.findByRole('table', { name: 'CBS e IBS do processo' });
  await userEvent.click(screen.getByRole('switch', { name: /Usar a estimativa/ }));
  const cbs = await linha('CBS e IBS do processo', /^CBS/);
  await waitFor(() => expect(within(cbs).getAllByText('estimativa')).toHaveLength(3));
  expect(within(cbs).getAllByText('10.474,15')).toHaveLength(3);
  const item = await linha('CBS e IBS por item', /PLACA/);
  expect(within(item).getByText('estimativa')).toBeVisible();
});

test('figures of what was tried out before go when the new ones fail', async () => {
  const calado = jest.spyOn(console, 'error').mockImplementation(() => {});
  abrir(false, true);
  await screen.findByRole('table', { name: 'CBS e IBS do processo' });
  await userEvent.click(screen.getByRole('switch', { name: /Usar a estimativa/ }));
  expect(await screen.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
  expect(screen.queryByRole('table')).toBeNull();
  expect(screen.getByRole('switch', { name: /Usar a estimativa/ })).toBeChecked();
  calado.mockRestore();
});

test('the article of the class of an item leads to its text', async () => {
  abrir();
  expect(await screen.findByRole('link', { name: 'LC 214/2025, art. 4' })).toHaveAttribute(
    'href',
    expect.stringContaining('lei=lc-214-2025.4'),
  );
});

test('an amount opens its memória', async () => {
  abrir();
  const item = await linha('CBS e IBS por item', /PLACA/);
  await userEvent.click(within(item).getByRole('button', { name: /IBS estadual do item 1 da adição 001, a recolher/ }));
  expect(await screen.findByRole('dialog')).toHaveTextContent('art. 344');
});

test('a figure of the comparison opens its memória, and the papers carry what is tried out', async () => {
  const { pedidos } = abrir(true);
  const cbs = await linha('Comparação de 2026, 2027 e 2033', /^CBS/);
  await userEvent.click(within(cbs).getByRole('button', { name: /memória de cálculo de CBS pelas regras de 2027/ }));
  const dialogo = await screen.findByRole('dialog');
  await waitFor(() => expect(dialogo).toHaveTextContent('art. 347'));
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Fechar' }));
  const memoria = pedidos.find(({ url }) => url.includes('/Anos/Memoria'));
  expect(new URL(memoria?.url ?? '').search).toBe('?linha=cbs&ano=2027');
  await userEvent.click(await screen.findByRole('switch', { name: /Usar a estimativa/ }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparação em PDF' }));
  await userEvent.click(await screen.findByRole('button', { name: 'Comparação em XLSX' }));
  await waitFor(() =>
    expect(pedidos.map(({ url }) => url.split('/Reforma')[1])).toEqual(
      expect.arrayContaining(['/Anos/Pdf?estimativa=true', '/Anos/Planilha?estimativa=true']),
    ),
  );
});

test('the comparison shows what is extinct, what is an estimate and what is missing', async () => {
  const { aoAbrirAnos } = abrir(true);
  const pis = await linha('Comparação de 2026, 2027 e 2033', /^PIS/);
  expect(within(pis).getAllByText('extinto')).toHaveLength(2);
  expect(within(pis).getAllByText('−5.250,00 sobre 2026')).toHaveLength(2);
  const cbs = await linha('Comparação de 2026, 2027 e 2033', /^CBS/);
  expect(within(cbs).getByText('estimativa')).toBeVisible();
  expect(within(cbs).getByText('A alíquota de 2033 não foi fixada.')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Fechar a comparação' }));
  expect(aoAbrirAnos).toHaveBeenCalledWith(false);
});
