import { ThemeProvider } from '@mui/material/styles';
import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { SnackbarProvider } from 'notistack';
import type { ReactNode } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { AdicoesPrevistas } from '#app/_screens/importacao/processos/previsao/AdicoesPrevistas.tsx';
import { FORMULARIO_DOS_ITENS } from '#app/_screens/importacao/processos/previsao/itens-formulario.ts';
import { FormularioContexto } from '#components/form/formulario-contexto.ts';
import { theme } from '#components/theme/theme.ts';
import { fingirApi, responder } from '#lib/api/platform/api-de-teste.ts';
import { CacheDeTeste } from '#lib/api/platform/cache-de-teste.ts';
import { type ItensDoProcesso, itensDoProcessoNovo } from '#lib/contracts/processo/itens-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import type { FontesDosTributos, TributoDaUltima } from '#lib/domain/zfm/fontes-dos-tributos.ts';

const PROCESSO = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e01', declaracao: null } as unknown as ProcessoInteiro;
const ITEM = {
  partNumber: 'FX-1',
  descricao: 'Circuito',
  ncm: '85423190',
  unidade: 'PECA',
  quantidade: '100',
  valorUnitario: '2.5',
  pesoLiquido: '10',
  moeda: { codigo: '220' },
  incoterm: 'FOB',
  adicao: 1,
  paisOrigem: { codigo: '160' },
};
const REGIMES = {
  ii: { regime: 'INTEGRAL' },
  ipi: { regime: 'INTEGRAL' },
  pis: { regime: 'INTEGRAL', categoria: 'GERAL' },
  cofins: { regime: 'INTEGRAL', categoria: 'GERAL' },
};
const planejado = (ii: object = REGIMES.ii) =>
  itensDoProcessoNovo.parse({ itens: [ITEM], adicoes: [{ numero: 1, tributos: { ...REGIMES, ii } }] });
const FONTES: FontesDosTributos = {
  dia: '2026-11-28',
  importador: { situacaoSuframa: 'ATIVA', validadeSuframa: '2027-06-30', setor: '1' },
  tabela: [
    {
      ncm: '85423190',
      aliquotaII: '16.00',
      aliquotaIPI: '10.00',
      desde: '2022-04-01',
      fonte: 'Ato fictício',
      situacao: 'VERIFICADO',
    },
  ],
  ultimas: [],
  tratamentos: [],
};
const declarado = (aliquota: string | null): TributoDaUltima => ({
  regime: 'SUSPENSAO',
  aliquota,
  aliquotaReduzida: null,
  categoria: null,
});
const ULTIMA = {
  partNumber: 'FX-1',
  ncm: '85423190',
  numero: '2690000010',
  dataRegistro: '2026-10-05',
  adicao: '003',
  tributos: { ii: declarado('14.00'), ipi: declarado('10.00'), pis: declarado(null), cofins: declarado(null) },
  fundamentoDoII: null,
};

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

async function abrir(valores: ItensDoProcesso, fontes: FontesDosTributos = FONTES) {
  const api = fingirApi({
    [`POST /api/Processo/${PROCESSO.id}/FontesDosTributos`]: () => responder(fontes),
    'GET /api/PortalUnico/Credencial': () => responder([]),
  });
  render(
    <Aberto valores={valores}>
      <AdicoesPrevistas processo={PROCESSO} aberta={undefined} aoAbrir={() => {}} bloqueado={false} />
    </Aberto>,
  );
  await userEvent.click(screen.getByRole('button', { name: 'Editar em planilha' }));
  await screen.findByText(/se registrada em 28\/11\/2026/);
  return api;
}

const naLista = async () => {
  await userEvent.click(screen.getByRole('button', { name: 'Ver em lista' }));
  return screen.getByRole('table', { name: 'Adições previstas' });
};

test('the goods on the screen are asked about, and the empty cells alone take the proposals', async () => {
  const { pedidos } = await abrir(planejado());
  const fontes = pedidos.find(({ url }) => url.endsWith('/FontesDosTributos'));
  expect(await fontes?.json()).toEqual({ mercadorias: [{ ncm: '85423190', partNumber: 'FX-1', pais: '160' }] });
  expect(screen.getByRole('status')).toHaveTextContent('2 células em branco têm proposta');
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar as propostas' }));
  // The regimes are filled in already: the sheet asks before it replaces them.
  const pergunta = screen.getByRole('dialog', { name: 'Trocar valores já preenchidos?' });
  const [, doII] = within(pergunta).getAllByRole('row');
  for (const dito of ['001', 'Regime do II', 'Recolhimento integral', 'Suspensão', 'Suframa do importador: ativa']) {
    expect(doII).toHaveTextContent(dito);
  }
  await userEvent.click(within(pergunta).getByRole('button', { name: 'Preencher só as em branco' }));
  const lista = await naLista();
  expect(lista).toHaveTextContent('16,00 %');
  expect(lista).toHaveTextContent('10,00 %');
  expect(lista).not.toHaveTextContent('Suspensão');
});

test('typed values are replaced when the person agrees to it, and undo takes all of it back', async () => {
  await abrir(planejado({ regime: 'INTEGRAL', aliquota: '12.00' }));
  await userEvent.click(screen.getByRole('button', { name: 'Aplicar as propostas' }));
  expect(screen.getByRole('dialog')).toHaveTextContent('12,00 %');
  await userEvent.click(screen.getByRole('button', { name: 'Trocar os 5 valores' }));
  expect(await screen.findByText(/^6 células com a proposta/)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Aplicar as propostas' })).toBeDisabled();
  await userEvent.click(screen.getByRole('button', { name: 'Desfazer' }));
  expect(screen.getByRole('button', { name: 'Aplicar as propostas' })).toBeEnabled();
  const lista = await naLista();
  expect(lista).toHaveTextContent('12,00 %');
  expect(lista).not.toHaveTextContent('Suspensão');
});

test('origins that differ are shown, and one is taken only when somebody takes it', async () => {
  await abrir(planejado(), { ...FONTES, ultimas: [ULTIMA] });
  const divergem = screen.getByText(/Alíquota do II, adição 001: as origens divergem/).closest('[role="alert"]');
  const alerta = within(divergem as HTMLElement);
  expect(alerta.getByText('16,00 %: TEC na tabela NCM, desde 01/04/2022: Ato fictício.')).toBeVisible();
  expect(alerta.getByText('14,00 %: DI 26/9000001-0, adição 003, de 05/10/2026: FX-1.')).toBeVisible();
  await userEvent.click(alerta.getByRole('button', { name: 'Usar 14,00 %' }));
  expect(screen.queryByText(/Alíquota do II, adição 001: as origens divergem/)).toBeNull();
  expect(await naLista()).toHaveTextContent('14,00 %');
});

test('taxes over which the same origins differ are settled by one press', async () => {
  const integral = (aliquota: string): TributoDaUltima => ({ ...declarado(aliquota), regime: 'INTEGRAL' });
  const tributos = { ...ULTIMA.tributos, ii: integral('16.00'), ipi: integral('10.00') };
  await abrir(planejado(), { ...FONTES, ultimas: [{ ...ULTIMA, tributos }] });
  const divergem = screen.getByText(/^Regime do II, regime do IPI, adição 001: as origens divergem/);
  const alerta = within(divergem.closest('[role="alert"]') as HTMLElement);
  await userEvent.click(alerta.getByRole('button', { name: 'Usar Suspensão' }));
  expect(screen.queryByText(/as origens divergem/)).toBeNull();
  const [, linha] = within(await naLista()).getAllByRole('row');
  expect(within(linha as HTMLElement).getAllByText('Suspensão')).toHaveLength(2);
});

test('where nothing is known, the reason is said and no cell is filled', async () => {
  await abrir(planejado(), { ...FONTES, importador: null, tabela: [] });
  expect(screen.getByRole('status')).toHaveTextContent('Nenhuma célula em branco tem proposta');
  const sem = screen.getByRole('list', { name: 'Sem proposta' });
  expect(sem).toHaveTextContent('Alíquota do II, adição 001: —. A tabela NCM não tem a alíquota do II (TEC)');
  expect(sem).toHaveTextContent('O importador do processo não está no cadastro');
  expect(screen.getByRole('button', { name: 'Aplicar as propostas' })).toBeDisabled();
});

test('a ground of the training environment fills nothing: it is marked, and a person takes it', async () => {
  const fundamento = {
    tributo: 'ii' as const,
    regime: 'SUSPENSAO' as const,
    codigo: '9909',
    nome: 'ADMISSÃO FICTÍCIA',
    normal: false,
    condicao: null,
  };
  const tratamento = {
    ncm: '85423190',
    pais: '160',
    deTreinamento: true,
    dataDoFato: '2026-11-28',
    respondidoEm: '2026-11-27',
    fundamentos: [fundamento],
  };
  await abrir(planejado(), { ...FONTES, importador: null, tabela: [], tratamentos: [tratamento] });
  const aviso = within(
    (await screen.findByText(/^Regime do II, adição 001: o Portal Único admite, e só uma pessoa escolhe\./)).closest(
      '[role="alert"]',
    ) as HTMLElement,
  );
  expect(
    aviso.getByText(
      /^Suspensão, fundamento 9909: Portal Único, ambiente de treinamento, .*opcional \(a confirmar\)\.$/,
    ),
  ).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Nenhuma célula em branco tem proposta');
  await userEvent.click(aviso.getByRole('button', { name: 'Usar Suspensão, fundamento 9909' }));
  expect(screen.queryByText(/o Portal Único admite/)).toBeNull();
  expect(await naLista()).toHaveTextContent('Suspensão');
});
