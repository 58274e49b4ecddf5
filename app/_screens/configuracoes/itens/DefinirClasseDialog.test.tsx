import { ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { Selecao } from '#components/lista/definicao-da-lista.ts';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { PlanoDeClasses } from '#lib/domain/zfm/cclasstrib/classes-dos-itens.ts';
import type { ItemLido } from '#lib/registros/item.ts';
import { DefinirClasseButton } from './DefinirClasseButton.tsx';

const id = (n: number) => `01a1fd15-e7ab-758c-8773-6cd900bf9e0${n}`;
const PLANO: PlanoDeClasses = {
  grupos: [
    {
      cClassTrib: '550019',
      porque: 'porque o perfil tributário do importador é “Indústria”.',
      supoe: 'Supõe a licença.',
      avisos: [],
      itens: [
        { id: id(1), versao: 3, partNumber: 'FX-1', atual: null },
        { id: id(2), versao: 5, partNumber: 'FX-2', atual: '000001' },
      ],
    },
  ],
  fora: [{ motivo: 'É de origem nacional: não vai em declaração de importação.', partNumbers: ['NAC-1'] }],
};
const SELECAO: Selecao<ItemLido> = { tipo: 'resultado', total: 3, consulta: { cClassTrib: 'SEM' } };

function abrir(gravadas: () => Response) {
  const aoTerminar = jest.fn();
  const { pedidos } = fingirApi({
    'GET /api/Importador': () => responder([], 200, { 'x-total-count': '0' }),
    'POST /api/Item/PlanejarClasses': () => responder(PLANO),
    'POST /api/Item/DefinirClasses': gravadas,
  });
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <SnackbarProvider>
          <DefinirClasseButton escolhida={SELECAO} aoTerminar={aoTerminar} />
        </SnackbarProvider>
      </CacheDeTeste>
    </ThemeProvider>,
  );
  const corpos = (caminho: string) =>
    Promise.all(pedidos.filter(({ url }) => url.endsWith(caminho)).map((um) => um.clone().json()));
  return { aoTerminar, corpos };
}

const clicar = async (name: string) => userEvent.click(await screen.findByRole('button', { name }));

test('the plan is shown first; an item with another code is left alone, and Desfazer takes back what was done', async () => {
  const respostas = [
    { feitos: [{ id: id(1), versao: 4, antes: null }], recusados: [] },
    { feitos: [{ id: id(1), versao: 5, antes: '550019' }], recusados: [] },
  ];
  const { aoTerminar, corpos } = abrir(() => responder(respostas.shift()));
  await clicar('Definir cClassTrib…');
  expect(await screen.findByText(/em 1 item: FX-1, porque o perfil tributário .* Supõe a licença\./)).toBeVisible();
  expect(screen.getByText('FX-2 (000001): 550019')).toBeVisible();
  expect(screen.getByText(/^NAC-1: É de origem nacional/)).toBeVisible();
  await clicar('Definir em 1 item');
  expect(await screen.findByText('cClassTrib definido em 1 item.')).toBeVisible();
  expect(aoTerminar).toHaveBeenCalledTimes(1);
  await clicar('Desfazer');
  expect(await screen.findByText('cClassTrib como era em 1 item.')).toBeVisible();
  expect(await corpos('PlanejarClasses')).toEqual([
    { quais: { consulta: { cClassTrib: 'SEM' }, total: 3 }, cClassTrib: null, importadorId: null },
  ]);
  expect(await corpos('DefinirClasses')).toEqual([
    { itens: [{ id: id(1), versao: 3, cClassTrib: '550019' }] },
    { itens: [{ id: id(1), versao: 4, cClassTrib: null }] },
  ]);
});

test('an item with another code gets the new one only when the person says so; refusals are told by reason', async () => {
  const { corpos } = abrir(() =>
    responder({ feitos: [], recusados: [{ id: id(2), nome: 'FX-2', motivo: 'Este item foi alterado.' }] }),
  );
  await clicar('Definir cClassTrib…');
  await userEvent.click(await screen.findByRole('checkbox', { name: 'Trocar também o dele' }));
  await clicar('Definir em 2 itens');
  expect(await screen.findByText('FX-2: Este item foi alterado.')).toBeVisible();
  expect((await corpos('DefinirClasses'))[0].itens.map((um: { id: string }) => um.id)).toEqual([id(1), id(2)]);
});

test('one code for all is asked for only once it is a code of the table', async () => {
  const { corpos } = abrir(() => responder({ feitos: [], recusados: [] }));
  await clicar('Definir cClassTrib…');
  await userEvent.click(await screen.findByRole('radio', { name: 'O mesmo código em todos' }));
  await userEvent.type(screen.getByRole('textbox', { name: /cClassTrib/ }), '999999');
  expect(await screen.findByText('O cClassTrib 999999 não está na tabela da importação.')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Definir' })).toBeDisabled();
  await userEvent.clear(screen.getByRole('textbox', { name: /cClassTrib/ }));
  await userEvent.type(screen.getByRole('textbox', { name: /cClassTrib/ }), '000001');
  await screen.findByRole('button', { name: 'Definir em 1 item' });
  expect((await corpos('PlanejarClasses')).map((um: { cClassTrib: string | null }) => um.cClassTrib)).toEqual([
    null,
    '000001',
  ]);
});
