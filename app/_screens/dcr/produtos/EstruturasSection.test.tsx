import { ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, type RotasDeTeste, responder, semRede } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { contratoDeEstrutura, type EstruturaLida } from '#lib/registros/estrutura.ts';
import { contratoDeProduto, type ProdutoLido } from '#lib/registros/produto.ts';
import { EstruturasSection } from './EstruturasSection.tsx';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const HOJE = hojeEmManaus();
const registro = (id: string) => ({
  id,
  versao: 1,
  alteradoEm: '2026-11-20T12:00:00.000Z',
  alteradoPor: 'Pessoa de Teste',
  excluidoEm: null,
});
const MONITOR: ProdutoLido = contratoDeProduto.lido.parse({
  ...registro(ID),
  importador: { id: ID, cnpj: '12ABC34501DE35', razaoSocial: 'Fictícia Águia Ltda', excluido: false },
  codigo: 'MON-24',
  descricao: 'MONITOR',
  ncm: '85285200',
  unidade: 'UNIDADE',
  pesoBruto: '4.25000',
  resolucao: null,
  tipoCoeficiente: 'VARIAVEL',
  acrescimo: '0.00',
  daResolucao: null,
});

function revisao(numero: number, nome: string, dias: number, linhas: object[], mais: object = {}): EstruturaLida {
  return contratoDeEstrutura.lido.parse({
    ...registro(`01a1fd15-e7ab-758c-8773-6cd900bf9e1${numero}`),
    produto: { id: ID, codigo: 'MON-24', descricao: 'MONITOR', excluido: false },
    revisao: nome,
    vigenciaInicio: somarDias(HOJE, dias),
    vigenciaFim: null,
    nacionais: 1,
    importados: linhas.length - 1,
    linhas: linhas.map((linha, i) => ({
      id: `01a1fd15-e7ab-758c-8773-6cd900bf9${numero}${String(i).padStart(2, '0')}`,
      item: null,
      descricao: 'COMPONENTE',
      ncm: '85423190',
      unidade: 'PECA',
      origem: 'IMPORTADO',
      quantidade: '1.0000000',
      perda: '0.0000',
      ...linha,
    })),
    ...mais,
  });
}
const GAB = { partNumber: 'GAB-1', origem: 'NACIONAL' };
const A = revisao(1, 'A', -100, [GAB, { partNumber: 'FX-1' }, { partNumber: 'FX-2' }], {
  vigenciaFim: somarDias(HOJE, -1),
});
const B = revisao(2, 'B', 0, [GAB, { partNumber: 'FX-1', quantidade: '2.0000000' }, { partNumber: 'FX-3' }], {
  vigenciaFim: somarDias(HOJE, 9),
});
const C = revisao(3, 'C', 10, [GAB]);

function abrir(revisoes: EstruturaLida[], rotas: RotasDeTeste = {}) {
  const aoComparar = jest.fn();
  fingirApi({
    'GET /api/Estrutura': ({ url }) => {
      const linhas = url.includes('excluidos=true') ? [] : revisoes;
      return responder(linhas, 200, { 'X-Total-Count': String(linhas.length) });
    },
    ...Object.fromEntries(revisoes.map((uma) => [`GET /api/Estrutura/${uma.id}`, () => responder(uma)])),
    ...rotas,
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <EstruturasSection produto={MONITOR} comparadas={{}} aoComparar={aoComparar} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return aoComparar;
}

test('says which revision holds today, which has been replaced and which is still to come', async () => {
  abrir([C, B, A]);
  const tabela = await screen.findByRole('table', { name: 'Revisões da estrutura' });
  const linhas = within(tabela).getAllByRole('row').slice(1);
  expect(linhas.map((linha) => within(linha).getAllByRole('cell')[1]?.textContent)).toEqual([
    expect.stringMatching(/^Vale a partir de/),
    'Em vigor',
    'Substituída',
  ]);
  // The next revision begins as a copy of the one in force.
  expect(screen.getByRole('link', { name: 'Nova revisão a partir da B' })).toHaveAttribute(
    'href',
    expect.stringContaining(`de=${B.id}`),
  );
  expect(screen.getByRole('link', { name: 'B' })).toHaveAttribute('href', `/dcr/produtos/${ID}/estrutura/${B.id}`);
});

test('compares the last two until somebody chooses others', async () => {
  const aoComparar = abrir([B, A]);
  expect(await screen.findByText('1 entrou, 1 saiu, 1 mudou; 1 igual.')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Entraram na B' })).getByText('FX-3')).toBeVisible();
  expect(within(screen.getByRole('table', { name: 'Saíram da A' })).getByText('FX-2')).toBeVisible();
  expect(
    within(screen.getByRole('table', { name: 'Mudaram' })).getByRole('row', { name: 'FX-1 Quantidade 1 2' }),
  ).toBeVisible();
  await userEvent.click(screen.getByRole('combobox', { name: 'Para' }));
  await userEvent.click(screen.getByRole('option', { name: /^A, / }));
  expect(aoComparar).toHaveBeenCalledWith({ antes: A.id, depois: A.id });
});

test('a product without a structure is told what one is for, and leads to the first', async () => {
  abrir([]);
  expect(await screen.findByText('Nenhuma estrutura ainda')).toBeVisible();
  expect(screen.getByRole('link', { name: 'Nova estrutura' })).toHaveAttribute(
    'href',
    `/dcr/produtos/${ID}/estrutura/nova`,
  );
  expect(screen.queryByRole('heading', { name: 'Comparação' })).toBeNull();
});

test('a deleted revision comes back from here', async () => {
  let voltou = false;
  abrir([B], {
    'GET /api/Estrutura': ({ url }) => {
      const linhas = url.includes('excluidos=true') ? (voltou ? [] : [A]) : voltou ? [B, A] : [B];
      return responder(linhas, 200, { 'X-Total-Count': String(linhas.length) });
    },
    [`POST /api/Estrutura/${A.id}/Restaurar`]: () => {
      voltou = true;
      return responder(A);
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Trazer de volta a revisão A' }));
  expect(await screen.findByText('Revisão A voltou.')).toBeVisible();
  expect(await screen.findByRole('link', { name: 'A' })).toBeVisible();
});

test('where the server cannot be asked that is said, and it can be tried again', async () => {
  let caido = true;
  abrir([B], {
    'GET /api/Estrutura': () => (caido ? semRede() : responder([B], 200, { 'X-Total-Count': '1' })),
  });
  await screen.findByRole('button', { name: 'Tentar de novo' });
  caido = false;
  await userEvent.click(screen.getByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('link', { name: 'B' })).toBeVisible();
});
