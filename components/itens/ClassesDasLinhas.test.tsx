import { ThemeProvider } from '@mui/material/styles';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { ClassesDasLinhas } from './ClassesDasLinhas.tsx';
import type { LinhaDeItens } from './linha-de-itens.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const COMUM = {
  id: ID,
  versao: 1,
  alteradoEm: null,
  alteradoPor: null,
  excluidoEm: null,
  razaoSocial: 'Fictícia Águia Ltda',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  resolucoes: [
    { numero: '101/2024', data: '2024-02-29', produto: 'Monitor', tipoCoeficiente: 'VARIAVEL', acrescimo: '10.00' },
  ],
};
const linha = (id: string, mais: Partial<LinhaDeItens>): LinhaDeItens => ({
  id,
  partNumber: id,
  ncm: '8542.31.90',
  cClassTrib: '',
  aplicacao: '',
  ...mais,
});

interface GradeProps {
  iniciais: readonly LinhaDeItens[];
  aoMudar: (linhas: readonly LinhaDeItens[]) => void;
}

function Grade({ iniciais, aoMudar }: GradeProps) {
  const [linhas, setLinhas] = useState(iniciais);
  const mudar = (novas: readonly LinhaDeItens[]) => {
    aoMudar(novas);
    setLinhas(novas);
  };
  return <ClassesDasLinhas importadorId={ID} linhas={linhas} mudar={mudar} />;
}

/** Returns a function that reads the classes of the rows. */
function abrir(iniciais: readonly LinhaDeItens[], perfilTributario: string | null) {
  fingirApi({
    [`GET /api/Importador/${ID}`]: () => responder(contratoDeImportador.lido.parse({ ...COMUM, perfilTributario })),
  });
  let linhas = iniciais;
  const aoMudar = (novas: readonly LinhaDeItens[]) => {
    linhas = novas;
  };
  renderNoRouter(
    <ThemeProvider theme={theme}>
      <CacheDeTeste>
        <Grade iniciais={iniciais} aoMudar={aoMudar} />
      </CacheDeTeste>
    </ThemeProvider>,
  );
  return () => linhas.map(({ cClassTrib }) => cClassTrib);
}

test('what is proposed is said with its reason, and taken only when a person takes it', async () => {
  const classes = abrir(
    [
      linha('A', {}),
      linha('B', { cClassTrib: '000001' }),
      linha('C', {}),
      linha('D', { aplicacao: 'REVENDA' }),
      { ...linha('', { ncm: '' }), id: 'vazia' },
    ],
    'INDUSTRIA_INCENTIVADA',
  );
  expect(await screen.findByText(/proposto para os itens 1 e 3: 550019, porque o perfil tributário/)).toBeVisible();
  expect(screen.getByText(/proposto para o item 4: 000001,/)).toBeVisible();
  expect(classes()).toEqual(['', '000001', '', '', '']);
  await userEvent.click(screen.getByRole('button', { name: 'Usar 550019' }));
  expect(classes()).toEqual(['550019', '000001', '550019', '', '']);
  expect(screen.queryByRole('button', { name: 'Usar 550019' })).toBeNull();
});

test('of an importer without a profile nothing is proposed, and the page says what is missing', async () => {
  abrir([linha('A', {}), linha('B', { cClassTrib: '550019' })], null);
  expect(await screen.findByText(/^Um item está sem cClassTrib\. Nada se propõe/)).toBeVisible();
  expect(screen.queryByRole('button')).toBeNull();
  const lista = screen.getByRole('list', { name: 'cClassTrib a conferir' });
  expect(within(lista).getByText(/^Item 2: O perfil tributário do importador não foi informado/)).toBeVisible();
});

test('a class that is not of this importer is said at its item', async () => {
  abrir([linha('A', { cClassTrib: '550019' })], 'COMERCIO');
  expect(await screen.findByText('Item 1: O cClassTrib 550019 é só da indústria incentivada da ZFM.')).toBeVisible();
});
