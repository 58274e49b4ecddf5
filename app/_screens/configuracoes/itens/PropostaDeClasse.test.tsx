import { ThemeProvider } from '@mui/material/styles';
import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { FormProvider, type UseFormReturn, useForm } from 'react-hook-form';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { emBranco } from '#lib/registros/em-branco.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { ITEM, type ItemNovo } from '#lib/registros/item.ts';
import { PropostaDeClasse } from './PropostaDeClasse.tsx';

const umImportador = (numero: number, razaoSocial: string, perfilTributario: string | null) =>
  contratoDeImportador.lido.parse({
    id: `01a1fd15-e7ab-758c-8773-6cd900bf9e0${numero}`,
    versao: 1,
    excluidoEm: null,
    alteradoEm: null,
    alteradoPor: null,
    razaoSocial,
    cnpj: '12ABC34501DE35',
    setor: '1',
    inscricaoSuframa: '201234017',
    situacaoSuframa: 'ATIVA',
    perfilTributario,
    resolucoes: [
      { numero: '101/2024', data: '2024-02-29', produto: 'Monitor', tipoCoeficiente: 'VARIAVEL', acrescimo: '10.00' },
    ],
  });
const INDUSTRIA = umImportador(1, 'Fictícia Águia', 'INDUSTRIA_INCENTIVADA');
const COMERCIO = umImportador(2, 'Fictícia Lima', 'COMERCIO');

interface AbertoProps {
  valores: Partial<ItemNovo>;
  aoAbrir: (form: UseFormReturn<ItemNovo>) => void;
}

function Aberto({ valores, aoAbrir }: AbertoProps) {
  const form = useForm<ItemNovo>({ defaultValues: { ...emBranco(ITEM), ncm: '85423190', ...valores } });
  aoAbrir(form);
  return (
    <FormProvider {...form}>
      <PropostaDeClasse />
    </FormProvider>
  );
}

/** Returns a function that gives the form. */
function abrir(importadores: readonly object[], valores: Partial<ItemNovo> = {}): () => UseFormReturn<ItemNovo> {
  fingirApi({
    'GET /api/Importador': () => responder(importadores, 200, { 'x-total-count': String(importadores.length) }),
  });
  let aberto: UseFormReturn<ItemNovo> | undefined;
  const aoAbrir = (form: UseFormReturn<ItemNovo>) => {
    aberto = form;
  };
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <Aberto valores={valores} aoAbrir={aoAbrir} />
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return () => aberto as UseFormReturn<ItemNovo>;
}

test('each importer that would use another code has its proposal, and a press takes one', async () => {
  const form = abrir([INDUSTRIA, COMERCIO, umImportador(3, 'Sem Perfil', null)]);
  await screen.findByText(/^Proposto: 550019/);
  const [industria, comercio, ...outras] = screen.getAllByRole('alert');
  expect(industria).toHaveTextContent(/^Proposto: 550019, para Fictícia Águia, porque o perfil tributário/);
  expect(comercio).toHaveTextContent(/^Proposto: 000001, para Fictícia Lima, porque/);
  expect(outras).toEqual([]);
  expect(form().getValues('cClassTrib')).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: 'Usar 550019' }));
  expect(form().getValues('cClassTrib')).toBe('550019');
  expect(screen.queryByText(/^Proposto/)).toBeNull();
});

test('goods the regime leaves out are said beside the code', async () => {
  abrir([INDUSTRIA], { cClassTrib: '550019', ncm: '22030000' });
  expect(await screen.findByText(/O regime da ZFM não contempla bebidas alcoólicas/)).toBeVisible();
});

test.each([
  ['a national item', 'origem', 'NACIONAL'],
  ['an item with half an NCM', 'ncm', '8542'],
] as const)('%s gets no proposal', async (_, campo, valor) => {
  const form = abrir([INDUSTRIA]);
  expect(await screen.findByRole('button', { name: 'Usar 550019' })).toBeVisible();
  act(() => form().setValue(campo, valor));
  expect(screen.queryByRole('button')).toBeNull();
});
