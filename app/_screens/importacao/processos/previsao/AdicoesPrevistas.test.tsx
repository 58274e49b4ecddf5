import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, type RotasDeTeste, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type ItensDoProcesso, itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { calcularImportacao } from '#lib/fiscal/importacao/calcular-importacao.ts';
import { AdicoesPrevistas } from './AdicoesPrevistas.tsx';
import { FORMULARIO_DOS_ITENS } from './itens-formulario.ts';
import { TributosPrevistos } from './TributosPrevistos.tsx';

const PROCESSO = {
  id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01',
  numero: 'IMP-2026-0001',
  tipoDocumento: 'DI',
  freteMoeda: null,
  freteValor: null,
  freteNacional: null,
  seguroMoeda: null,
  seguroValor: null,
  declaracao: null,
} as unknown as ProcessoInteiro;
const PECA = {
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '2.5',
  pesoLiquido: '10',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
};
const { itens } = itensDoProcessoNovo.parse({ itens: [PECA, { ...PECA, condicao: 'USADA' }], adicoes: [] });
const REGIMES = {
  ii: { regime: 'INTEGRAL', aliquota: '16' },
  ipi: { regime: 'INTEGRAL', aliquota: '10' },
  pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
  cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
} as const;
const EM_ADICAO = itensDoProcessoNovo.parse({
  itens: [{ ...PECA, adicao: 1 }],
  adicoes: [{ numero: 1, tributos: REGIMES }],
});
const CAMBIO = `GET /api/Processo/${PROCESSO.id}/Cambio`;
const semTaxa = () => responder({ dia: '2026-11-21', registrado: false, diaUtil: '2026-11-20', moedas: [] });

function Aberto({ valores, children }: { valores: ItensDoProcesso; children: ReactNode }) {
  const form = useForm({ defaultValues: valores });
  const contexto = {
    campos: FORMULARIO_DOS_ITENS.campos,
    idDoCampo: String,
    rotulos: {},
    lembrarRotulo: () => {},
    gravar: async () => true,
  };
  return (
    <CacheDeTeste>
      <ThemeProvider theme={theme}>
        <SnackbarProvider>
          <FormProvider {...form}>
            <FormularioContexto value={contexto}>{children}</FormularioContexto>
          </FormProvider>
        </SnackbarProvider>
      </ThemeProvider>
    </CacheDeTeste>
  );
}

function abrir(valores: ItensDoProcesso, rotas: RotasDeTeste = {}) {
  const api = fingirApi(rotas);
  const aoAbrir = jest.fn();
  const aoAbrirItens = jest.fn();
  render(
    <Aberto valores={valores}>
      <AdicoesPrevistas processo={PROCESSO} aberta={undefined} aoAbrir={aoAbrir} bloqueado={false} />
      <TributosPrevistos processo={PROCESSO} adicao={undefined} aoAbrirAdicao={aoAbrir} aoAbrirItens={aoAbrirItens} />
    </Aberto>,
  );
  return { api, aoAbrir, aoAbrirItens };
}

test('adições are looked at before they are made, and nothing is done until somebody applies them', async () => {
  abrir({ itens, adicoes: [] }, { [CAMBIO]: semTaxa });
  await userEvent.click(screen.getByRole('button', { name: 'Gerar adições' }));
  const dialogo = screen.getByRole('dialog', { name: 'Gerar adições' });
  const [, primeira, segunda] = within(dialogo).getAllByRole('row');
  expect(primeira).toHaveTextContent('250,00');
  expect(segunda).toHaveTextContent('Da 001 difere em Condição');
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Cancelar' }));
  expect(screen.queryByRole('button', { name: 'Abrir a adição 001' })).toBeNull();

  await userEvent.click(await screen.findByRole('button', { name: 'Gerar adições' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar' }));
  expect(await screen.findByRole('button', { name: 'Abrir a adição 002' })).toBeVisible();
});

test('a missing rate is said and leads to its field; given, the taxes are asked for and shown', async () => {
  const { api } = abrir(EM_ADICAO, {
    [CAMBIO]: semTaxa,
    'POST /api/Calculo/importacao': async (pedido) => {
      const { memoria, ...calculada } = calcularImportacao(await pedido.json());
      return responder({ ...calculada, memoria });
    },
  });
  await userEvent.click(await screen.findByRole('button', { name: 'Falta a taxa de câmbio de USD.' }));
  const taxa = screen.getByRole('textbox', { name: 'Taxa de USD' });
  expect(taxa).toHaveFocus();
  expect(api.pedidos.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.type(taxa, '5');
  const tabela = await screen.findByRole('table', { name: 'Tributos previstos' });
  // 250.00 × 5; II 16 %; IPI 10 % of 1,450.00; COFINS 9.65 % = 120.625, truncated.
  for (const figura of ['1.250,00', '200,00', '145,00', '120,62']) expect(tabela).toHaveTextContent(figura);
  expect(screen.getByText(/se registrada hoje/)).toBeVisible();
  // The bank is debited half up, 120.63; PIS 2.10 % = 26.25; Siscomex 154.23 (115.67 + 38.56): 646.11 in all.
  const aDebitar = [...document.querySelectorAll('dl div')].map(({ textContent }) => textContent);
  expect(aDebitar).toEqual([
    'II a debitar (R$)200,00',
    'IPI a debitar (R$)145,00',
    'PIS a debitar (R$)26,25',
    'COFINS a debitar (R$)120,63',
    'Antidumping a debitar (R$)0,00',
    'Taxa Siscomex (R$)154,23',
    'A debitar no registro (R$)646,11',
  ]);
});

test('what an adição lacks leads to it', async () => {
  const semAliquota = structuredClone(EM_ADICAO);
  delete semAliquota.adicoes[0]?.tributos.ii.aliquota;
  const { aoAbrir } = abrir(semAliquota, { [CAMBIO]: semTaxa });
  const falta = await screen.findByText('Falta a alíquota do II.', { exact: false, selector: 'li' });
  await userEvent.click(within(falta).getByRole('button', { name: 'Adição 001' }));
  expect(aoAbrir).toHaveBeenCalledWith(1);
});

test('a benefit that the LC 224/2025 may have cut is named', async () => {
  const comIsencao = itensDoProcessoNovo.parse({
    itens: [{ ...PECA, adicao: 1 }],
    adicoes: [{ numero: 1, tributos: { ...REGIMES, ii: { regime: 'ISENCAO', aliquota: '16' } } }],
  });
  abrir(comIsencao, {
    [CAMBIO]: semTaxa,
    'POST /api/Calculo/importacao': async (pedido) => responder(calcularImportacao(await pedido.json())),
  });
  await userEvent.type(await screen.findByRole('textbox', { name: 'Taxa de USD' }), '5');
  expect(await screen.findByText(/^Com isenção ou redução: II da adição 001\. .* LC 224\/2025/)).toBeVisible();
});
