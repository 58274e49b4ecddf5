import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import type { CustoDoProcesso } from '#lib/domain/aduana/processo/custo-realizado.ts';
import { CustoSection } from './CustoSection.tsx';

const CREDITO: CustoDoProcesso = {
  motivo: null,
  itens: [
    {
      adicao: '001',
      sequencia: 1,
      descricao: 'PLACA',
      quantidade: '10.00000',
      unidade: 'PECA',
      valorAduaneiro: '1000.00',
      tributos: '140.00',
      despesas: '60.00',
      total: '1200.00',
      unitario: '120.0000000',
    },
  ],
  totais: { valorAduaneiro: '1000.00', tributos: '140.00', despesas: '60.00', total: '1200.00' },
  recuperavel: '92.10',
  cbsIbs: { custo: '0.00', credito: '92.10', motivo: 'No regime regular, são crédito.' },
  titulares: [],
};
const NADA = { tributos: null, total: null };
const ABERTO: CustoDoProcesso = {
  ...CREDITO,
  itens: CREDITO.itens.map((item) => ({ ...item, ...NADA, unitario: null })),
  totais: { ...CREDITO.totais, ...NADA },
  recuperavel: '0.00',
  cbsIbs: { custo: null, credito: null, motivo: 'Falta o regime da CBS e do IBS no cadastro do importador.' },
};

async function abrir(custo: CustoDoProcesso) {
  fingirApi({ 'GET /api/Processo/p1/Custo': () => responder(custo) });
  render(
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <CustoSection processo={{ id: 'p1', numero: 'IMP-1', valorAduaneiro: '1000.05' }} chave="" />
      </ThemeProvider>
    </CacheDeTeste>,
  );
  const tabela = await screen.findByRole('table', { name: 'Custo realizado por item' });
  return within(within(tabela).getByRole('row', { name: /PLACA/ }));
}

test('CBS and IBS of the regular regime are credit, and the cost is whole', async () => {
  const item = await abrir(CREDITO);
  expect(item.getByText('1.200,00')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent(
    'CBS e IBS no custo: R$ 0,00; crédito: R$ 92,10. No regime regular',
  );
});

test('while nobody knows whether they are cost, taxes, total and unit cost are dashes, and it says why', async () => {
  const item = await abrir(ABERTO);
  expect(item.getAllByText('—')).toHaveLength(3);
  expect(item.getByText('1.000,00')).toBeVisible();
  expect(screen.getByRole('alert')).toHaveTextContent('R$ —; crédito: R$ —. Falta o regime');
});

test('a sum that is not the customs value in the head says by how much, and why', async () => {
  await abrir(CREDITO);
  expect(
    screen.getByText(/somam R\$ 1\.000,00 de valor aduaneiro e a declaração tem R\$ 1\.000,05: a diferença, R\$ 0,05/),
  ).toBeVisible();
});

test('whose papers the expenses have stands below, and a credit in the paper of another warns', async () => {
  const titulares: CustoDoProcesso['titulares'] = [
    { emNomeDe: 'IMPORTADOR', valor: '100.00', credito: '0.00' },
    { emNomeDe: 'DESPACHANTE', valor: '50.10', credito: '20.00' },
    { emNomeDe: null, valor: '9.00', credito: '0.00' },
  ];
  await abrir({ ...CREDITO, cbsIbs: null, titulares });
  expect(screen.getByRole('alert')).toHaveTextContent(
    'Papéis das despesas em nome de: importador R$ 100,00; despachante R$ 50,10; não informado R$ 9,00. O crédito da CBS e do IBS, e o custo, são de quem o papel nomeia. R$ 20,00 que voltam como crédito estão em papel que não é do importador.',
  );
});
