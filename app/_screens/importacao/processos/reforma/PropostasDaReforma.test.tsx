import { ThemeProvider } from '@mui/material/styles';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { theme } from '#components/theme/theme.ts';
import { renderNoRouter } from '#components/ui/navigation/render-no-router.tsx';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { ReformaDoProcesso } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';
import { contratoDeImportador } from '#lib/registros/importador.ts';
import { PropostasDaReforma } from './PropostasDaReforma.tsx';
import { propostasDaReforma } from './propostas-da-reforma.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e01';
const INDUSTRIA = contratoDeImportador.lido.parse({
  id: ID,
  versao: 1,
  excluidoEm: null,
  alteradoEm: null,
  alteradoPor: null,
  razaoSocial: 'Fictícia Águia',
  cnpj: '12ABC34501DE35',
  setor: '1',
  inscricaoSuframa: '201234017',
  situacaoSuframa: 'ATIVA',
  perfilTributario: 'INDUSTRIA_INCENTIVADA',
  resolucoes: [
    { numero: '101/2024', data: '2024-02-29', produto: 'Monitor', tipoCoeficiente: 'VARIAVEL', acrescimo: '10.00' },
  ],
});
const item = (cClassTrib: string | null, experimentado = false) =>
  ({ ncm: '85423190', cClassTrib, experimentado }) as ReformaDoProcesso['itens'][number];

async function abrir(itens: ReformaDoProcesso['itens'], quem: object = INDUSTRIA) {
  const aoExperimentar = jest.fn();
  fingirApi({ [`GET /api/Importador/${ID}`]: () => responder(quem) });
  const reforma = { itens, registro: { dia: '2027-02-01', previsao: true }, liberacao: { dia: null, previsao: true } };
  renderNoRouter(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <PropostasDaReforma
          processo={{ id: 'p1', importador: { id: ID } }}
          reforma={reforma as unknown as ReformaDoProcesso}
          aoExperimentar={aoExperimentar}
        />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return aoExperimentar;
}

test('items without a class get one proposal, with its reason, to try out or to fill in under Itens', async () => {
  const aoExperimentar = await abrir([item(null), item(null), item('000001')]);
  const alerta = await screen.findByRole('alert');
  expect(alerta).toHaveTextContent(
    'cClassTrib proposto para 2 itens: 550019, porque o perfil tributário do importador',
  );
  expect(screen.getByRole('link', { name: 'Preencher em Itens' })).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Experimentar 550019' }));
  expect(aoExperimentar).toHaveBeenCalledWith('550019');
});

test('where nobody has said the profile nothing is proposed', () => {
  const reforma = {
    itens: [item(null)],
    registro: { dia: '2027-02-01', previsao: true },
    liberacao: { dia: null, previsao: true },
  };
  expect(propostasDaReforma(reforma, { ...INDUSTRIA, perfilTributario: null })).toEqual([]);
  expect(propostasDaReforma(reforma, INDUSTRIA)).toMatchObject([{ cClassTrib: '550019', quantos: 1 }]);
});
