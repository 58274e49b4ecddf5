import { ThemeProvider } from '@mui/material/styles';
import { render, screen, waitFor } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { AvisoDoFimDaDi } from './AvisoDoFimDaDi.tsx';

const ATO = {
  codigo: 'FIM_DA_LI_E_DA_DI',
  inicio: '2026-12-01',
  fim: null,
  assunto: 'Fim da DI',
  atos: 'Quem importa: confira.',
  fonte: 'Cronograma',
  endereco: 'https://www.gov.br/siscomex',
  lidoEm: '2026-11-29',
  situacao: 'CONFIRMAR',
};
const CONFIRMADO = { fonte: 'Cronograma', fonteEm: '2026-11-18', em: '2026-11-20T12:00:00.000Z', por: 'Maria' };

function Aviso({ tipoDocumento }: { tipoDocumento: 'DI' | 'DUIMP' }) {
  return (
    <FormProvider {...useForm({ defaultValues: { tipoDocumento } })}>
      <AvisoDoFimDaDi />
    </FormProvider>
  );
}

function abrir(tipoDocumento: 'DI' | 'DUIMP', confirmado: object | null) {
  const { pedidos } = fingirApi({ 'GET /api/Calendario/Atos': () => responder([{ ...ATO, confirmado }]) });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <Aviso tipoDocumento={tipoDocumento} />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  return waitFor(() => expect(pedidos).not.toHaveLength(0));
}

test('a process by DI is told calmly of its end, with the official page, until the company confirms it', async () => {
  await abrir('DI', null);
  expect(await screen.findByRole('alert')).toHaveTextContent(
    'A LI e a DI são desligadas por linhas do cronograma, a última conhecida em 01/12/2026; a da Zona Franca é a confirmar.',
  );
  expect(screen.getByRole('link', { name: 'Ver o cronograma em gov.br/siscomex' })).toHaveAttribute(
    'href',
    'https://www.gov.br/siscomex',
  );
  expect(screen.getByRole('button', { name: 'Já conferi' })).toBeVisible();
});

test.each([
  ['a DUIMP', 'DUIMP', null],
  ['a company that confirmed it', 'DI', CONFIRMADO],
] as const)('%s is not told', async (_quem, tipoDocumento, confirmado) => {
  await abrir(tipoDocumento, confirmado);
  expect(screen.queryByRole('alert')).not.toBeInTheDocument();
});
