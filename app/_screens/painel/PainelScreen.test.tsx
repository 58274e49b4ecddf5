import { stripSearchParams } from '@tanstack/react-router';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { abrirTelas } from '#components/testing/abrir-telas-de-teste.tsx';
import { responder } from '#lib/api/platform/api-de-teste.ts';
import { painel as contrato, type Painel } from '#lib/contracts/views/painel.ts';
import type { PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import type { Prontidao } from '#lib/contracts/views/prontidao.ts';
import { PainelScreen } from './PainelScreen.tsx';
import { DASHBOARD_BUSCA_PADRAO, dashboardBusca } from './painel-busca.ts';

const IMPORTADOR = { id: '01a1fd15-e7ab-758c-8773-6cd900bf9e20', cnpj: '12ABC34501DE35', razaoSocial: 'Igarapé S.A.' };
const REGISTRADO = { quantidade: 12, valorAduaneiro: '9000.00', tributos: '5000.00', recolher: '1234.50' };
const NADA = { quantidade: 0, total: '0.00', vencidos: 0, totalVencido: '0.00', proximo: null };
const PAINEL: Painel = {
  hoje: '2026-11-20',
  de: '2026-10',
  ate: '2026-11',
  importador: null,
  situacoes: [
    { situacao: 'EM_TRANSITO', quantidade: 2 },
    { situacao: 'EM_EXIGENCIA', quantidade: 1 },
    { situacao: 'ENCERRADO', quantidade: 4321 },
  ],
  registro: {
    semValores: 7,
    canaisSemValores: [
      { canal: 'VERDE', quantidade: 6 },
      { canal: null, quantidade: 1 },
    ],
    ...REGISTRADO,
    canais: [
      { canal: 'VERDE', quantidade: 11 },
      { canal: null, quantidade: 1 },
    ],
    meses: [
      { mes: '2026-10', quantidade: 0, valorAduaneiro: '0.00', tributos: '0.00', recolher: '0.00' },
      { mes: '2026-11', ...REGISTRADO },
    ],
    antes: { quantidade: 7, valorAduaneiro: '1.00', tributos: '1.00', recolher: '1.00' },
  },
  etapas: [
    {
      situacao: 'EM_TRANSITO',
      passagens: 9,
      media: '31.5',
      antes: '30.0',
      meses: [
        { mes: '2026-10', media: '33.0' },
        { mes: '2026-11', media: '30.0' },
      ],
    },
    { situacao: 'REGISTRADO', passagens: 3, media: '1.0', antes: null, meses: [] },
  ],
  suspenso: { lotes: 1, valor: '777.00', faltas: { lotes: 2, valor: '46.47' } },
  darfs: { quantidade: 3, total: '300.00', vencidos: 2, totalVencido: '200.00', proximo: '2026-11-30', semCalculo: 2 },
  notificacoes: NADA,
  icmsPorNotificar: { quantidade: 0, total: '0.00', semCalculo: 1 },
  chegadas: {
    total: 1,
    atrasadas: 2,
    dias: [
      { dia: '2026-11-20', quantidade: 0 },
      { dia: '2026-11-21', quantidade: 1 },
    ],
    proximas: [
      {
        id: IMPORTADOR.id,
        numero: 'IMP-2026-0015',
        referencia: null,
        eta: '2026-11-21',
        situacao: 'EM_TRANSITO',
        importador: null,
        procedencia: 'CHINA',
        viaTransporte: '01',
        veiculo: null,
      },
    ],
  },
  prazos: [
    { regra: 'ETA_PASSADA', quantidade: 2, nivel: 'erro', prazo: '2026-11-18' },
    { regra: 'CIENCIA', quantidade: 1, nivel: 'erro', prazo: null },
  ],
  cotacoes: [
    {
      sigla: 'USD',
      nome: 'Dólar dos Estados Unidos',
      dias: [
        { data: '2026-10-21', valorTaxa: '5.0000' },
        { data: '2026-11-19', valorTaxa: '5.2500' },
      ],
    },
    { sigla: 'NOK', nome: 'Coroa norueguesa', dias: [] },
  ],
};
const VAZIO: Painel = {
  ...PAINEL,
  situacoes: [],
  registro: { ...PAINEL.registro, quantidade: 0, canais: [] },
  etapas: [],
  suspenso: { lotes: 0, valor: '0.00', faltas: { lotes: 0, valor: '0.00' } },
  darfs: { ...NADA, semCalculo: 0 },
  chegadas: { ...PAINEL.chegadas, total: 0, atrasadas: 0, proximas: [] },
};

const PRONTIDAO: Prontidao = {
  hoje: '2026-11-20',
  importadoresSemPerfil: 3,
  itensSemClasse: 1234,
  processosRegistrados: 0,
  processosPrevistos: 7,
  processosSemEta: 2,
  cbsNaoFixada: 1,
  icmsPorDecidir: 0,
};

function abrir(
  painel: Painel | null = PAINEL,
  endereco = '/dashboard',
  prontidao: () => Response = () => responder(PRONTIDAO),
) {
  let falhas = painel ? 0 : 1;
  return abrirTelas({
    endereco,
    telas: { '/dashboard': [PainelScreen, BUSCA] },
    rotas: {
      'GET /api/Dashboard': () =>
        falhas-- > 0 ? responder({ Error: 'Fora do ar.' }, 500) : responder(contrato.parse(painel ?? PAINEL)),
      'GET /api/Dashboard/Prontidao': prontidao,
      'GET /api/Mapa': () => responder({ Error: 'Sem mapa.' }, 500),
      'GET /api/Importador/GetByQ': () => responder([]),
      'GET /api/PrimeirosPassos': () => responder(PASSOS),
    },
  });
}

const PASSOS: PrimeirosPassos = {
  passos: [],
  terminado: false,
  dispensado: false,
  contagens: {
    temCnpj: false,
    pessoas: 1,
    historicoAntesDe: null,
    historicosLidos: 0,
    historicosPorLer: 0,
    declaracoes: 0,
    notas: 0,
    importadores: 0,
    fornecedores: 0,
    itens: 0,
    importadoresQueFaltam: 0,
    ncmDe: null,
    lotes: 0,
    dais: 0,
    daisEnviadas: 0,
  },
};

const BUSCA = {
  validateSearch: dashboardBusca,
  search: { middlewares: [stripSearchParams(DASHBOARD_BUSCA_PADRAO)] },
};

const destino = (elemento: HTMLElement) => decodeURIComponent(elemento.getAttribute('href') ?? '');
const secao = async (nome: string) => within(await screen.findByRole('region', { name: nome }));

test('each figure of money leads to what it is the sum of', async () => {
  abrir();
  const dinheiro = await secao('Dinheiro em jogo');
  expect(destino(dinheiro.getByRole('link', { name: '1.234,50' }))).toBe(
    '/importacao/relatorios/custo-realizado?de=2026-10-01&ate=2026-11-30',
  );
  expect(destino(dinheiro.getByRole('link', { name: '777,00' }))).toBe('/dcr/saldo-insumos?comSuspensao="true"');
  expect(dinheiro.getByText('1 lote com saldo, hoje · faltas a apurar em 2 lotes: 46,47')).toBeVisible();
  expect(destino(dinheiro.getByRole('link', { name: '300,00' }))).toBe('/dci/processos-dci?naoPaga="true"');
  expect(destino(dinheiro.getByRole('link', { name: '2 em atraso: 200,00' }))).toBe(
    '/dci/processos-dci?atrasada="true"',
  );
  expect(destino(dinheiro.getByRole('link', { name: '0,00' }))).toBe('/importacao/sefaz?pendencia=NOTIFICACAO_ABERTA');
  expect(dinheiro.getByText(/3 em aberto/)).toHaveTextContent('o próximo vence em 30/11/2026');
});

test('what is owed today and what was declared in the period are two figures, each with what it is of', async () => {
  abrir();
  const dinheiro = await secao('Dinheiro em jogo');
  const figura = (nome: string) => dinheiro.getByText(nome).parentElement?.textContent;
  expect(figura('A pagar, em aberto (R$)')).toBe(
    'A pagar, em aberto (R$)300,00DARFs de DCI, ICMS notificado e ICMS de DAI por notificar, hoje · 2 DCIs sem cálculo · 1 DAI sem ICMS',
  );
  expect(figura('Recolhimento declarado no período (R$)')).toMatch(
    /^Recolhimento declarado no período \(R\$\)1\.234,50de \d+ declaraç(ão registrada|ões registradas), 10\/2026 a 11\/2026 · 7 processos registrados sem os valores, à parte$/,
  );
  expect(dinheiro.queryByText(/Tributos a recolher/)).toBeNull();
});

test('counts lead to their lists, for the importer that is chosen; what is over is told apart', async () => {
  abrir({ ...PAINEL, importador: IMPORTADOR }, `/dashboard?importadorId=${IMPORTADOR.id}`);
  const situacoes = await secao('Processos por situação');
  expect(situacoes.getByText('3 em andamento, agora')).toBeVisible();
  expect(situacoes.getByRole('row', { name: 'Em trânsito 2' })).toBeVisible();
  expect(destino(situacoes.getByRole('link', { name: 'Em exigência' }))).toBe(
    `/importacao/processos?situacao=EM_EXIGENCIA&importadorId=${IMPORTADOR.id}`,
  );
  expect(destino(situacoes.getByRole('link', { name: 'Encerrado: 4.321' }))).toContain('situacao=ENCERRADO');
  const canais = await secao('Canais da RFB');
  expect(
    canais.getByText(
      'À parte, de qualquer data, registrados sem os valores da declaração: verde 6, ainda sem canal 1.',
    ),
  ).toBeVisible();
  expect(destino(canais.getByRole('link', { name: 'Ainda sem canal' }))).toBe(
    `/importacao/processos?canalRfb=NENHUM&dataRegistroDe=2026-10-01&dataRegistroAte=2026-11-30&importadorId=${IMPORTADOR.id}`,
  );
  const chegadas = await secao('Chegadas nos próximos 14 dias');
  expect(destino(chegadas.getByRole('link', { name: '1 embarque' }))).toContain('etaDe=2026-11-20&etaAte=2026-11-21');
  expect(destino(chegadas.getByRole('link', { name: '2 embarques com ETA passada e sem chegada' }))).toContain(
    'alerta=ETA_PASSADA',
  );
  expect(destino(chegadas.getByRole('link', { name: 'IMP-2026-0015' }))).toBe(`/importacao/processos/${IMPORTADOR.id}`);
});

test('what is missing for 2027 leads to the very rows; what could not be counted is a dash, never ready', async () => {
  abrir(PAINEL, '/dashboard', () => responder({ ...PRONTIDAO, processosPrevistos: null }));
  const prontidao = await secao('Prontidão para 2027');
  const link = async (name: string) => destino(await prontidao.findByRole('link', { name }));
  expect(await link('Importadores sem perfil tributário: 3')).toBe('/configuracoes/associados?perfilTributario=SEM');
  expect(await link('Itens sem cClassTrib: 1.234')).toBe('/configuracoes/itens?cClassTrib=SEM');
  expect(await link('Por registrar, sem ETA: 2')).toBe('/importacao/processos?virada=SEM_ETA');
  expect(await link('Alíquota da CBS em 2027: Não fixada')).toBe(
    '/configuracoes/parametros?codigo=CBS&vigenteEm=2027-01-01',
  );
  const linhas = prontidao.getAllByRole('listitem').map(({ textContent }) => textContent);
  expect(linhas[2]).toBe('Registrados e não desembaraçados0');
  expect(linhas[3]).toBe('Por registrar, com ETA em dezembro ou janeiro—');
  expect(linhas[6]).toBe('CBS e IBS na base do ICMS do AmazonasEm dia');
  expect(prontidao.queryByText(/nada do que o Cais conta falta/)).toBeNull();
});

test('is ready for 2027 only where each was counted and is zero', async () => {
  const nada = Object.fromEntries(Object.keys(PRONTIDAO).map((campo) => [campo, 0]));
  abrir(PAINEL, '/dashboard', () => responder({ ...nada, hoje: '2026-11-20' }));
  const prontidao = await secao('Prontidão para 2027');
  expect(await prontidao.findByText(/nada do que o Cais conta falta para 2027/)).toBeVisible();
});

test('a readiness that cannot be read has a dash for each count, and says why', async () => {
  abrir(PAINEL, '/dashboard', () => responder({ Error: 'Fora do ar.' }, 500));
  const prontidao = await secao('Prontidão para 2027');
  expect(await prontidao.findByText(/^Não se pôde contar o que falta\. O servidor não pôde/)).toBeVisible();
  expect(prontidao.getAllByText('—')).toHaveLength(7);
});

test.each([
  ['in July 2027', { ...PAINEL, hoje: '2027-07-01' }],
  ['of one importer', { ...PAINEL, importador: IMPORTADOR }],
])('%s there is no readiness', async (_quando, painel) => {
  abrir(painel);
  await secao('Dinheiro em jogo');
  expect(screen.queryByRole('region', { name: 'Prontidão para 2027' })).toBeNull();
});

test('says what waits, until when, and leads to its lines in Meu dia', async () => {
  abrir();
  const prazos = await secao('Prazos e pendências');
  const linhas = prazos.getAllByRole('row').map(({ textContent }) => textContent);
  expect(linhas.slice(1)).toEqual(['ETA passada2Atrasado 2 dias18/11/2026', 'Ciência na Sefaz1Agora—']);
  expect(destino(prazos.getByRole('link', { name: 'ETA passada' }))).toBe('/meu-dia?de=empresa&regra=ETA_PASSADA');
});

test('says in words whether a stage takes longer than before', async () => {
  abrir();
  const etapas = await secao('Dias em cada etapa');
  const celulas = (nome: RegExp) =>
    within(etapas.getByRole('row', { name: nome }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent);
  expect(celulas(/^Em trânsito/).slice(0, 5)).toEqual(['Em trânsito', '9', '31,5', '30,0', '↑ 1,5 a mais']);
  expect(celulas(/^Registrado/).slice(0, 5)).toEqual(['Registrado', '3', '1,0', '—', '—']);
  expect(etapas.getByRole('img', { name: 'Em trânsito: 33,0 dias em 10/2026, 30,0 em 11/2026' })).toBeVisible();
});

test('shows the figures of the charts as tables when they are asked for, and keeps that in the address', async () => {
  const { endereco } = abrir();
  expect(await screen.findByRole('img', { name: /Tributos das declarações por mês/ })).toBeVisible();
  const cotacoes = await secao('Cotações');
  expect(cotacoes.getByText('+5,00 % · 19/11/2026')).toBeVisible();
  await userEvent.click(screen.getByRole('button', { name: 'Tabelas' }));
  const tributos = await screen.findByRole('table', { name: 'Tributos das declarações por mês de registro' });
  const [, , novembro, total] = within(tributos).getAllByRole('row');
  expect(novembro).toHaveTextContent('11/2026129.000,001.234,503.765,50');
  expect(total).toHaveTextContent('Total129.000,001.234,503.765,50');
  const taxas = await screen.findByRole('table', { name: 'Cotações por dia' });
  expect(
    within(taxas)
      .getAllByRole('row')
      .map(({ textContent }) => textContent),
  ).toEqual(['DiaUSD', '19/11/20265,2500', '21/10/20265,0000']);
  expect(endereco()).toBe('/dashboard?ver=tabelas');
});

test('asks for the months chosen, and says which cannot be', async () => {
  const { endereco, pedidos } = abrir();
  await userEvent.click(await screen.findByRole('button', { name: 'Período: 10/2026 a 11/2026' }));
  const dialogo = screen.getByRole('dialog', { name: 'Período' });
  const de = within(dialogo).getByLabelText('De');
  await userEvent.clear(de);
  await userEvent.type(de, '12/2026');
  expect(within(dialogo).getByText('O fim é anterior ao início.')).toBeVisible();
  expect(within(dialogo).getByRole('button', { name: 'Aplicar' })).toBeDisabled();
  await userEvent.clear(de);
  await userEvent.type(de, '01/2020');
  expect(within(dialogo).getByText('No máximo 36 meses.')).toBeVisible();
  await userEvent.click(within(dialogo).getByRole('button', { name: 'Este ano' }));
  await waitFor(() => expect(endereco()).toBe('/dashboard?de=2026-01&ate=2026-11'));
  const ultimo = pedidos('GET', '/api/Dashboard').at(-1);
  expect(new URL(ultimo?.url ?? '').search).toBe('?de=2026-01&ate=2026-11');
});

test('a company that has nothing yet is told where to begin', async () => {
  abrir(VAZIO);
  expect(await screen.findByText('Nada em andamento ainda')).toBeVisible();
  expect(destino(screen.getByRole('link', { name: 'Importar DI ou DUIMP' }))).toContain('dialogo=importar-di');
  expect(destino(await screen.findByRole('link', { name: 'Primeiros passos' }))).toBe('/primeiros-passos');
});

test('an importer that has nothing is no empty company: the filters stay', async () => {
  abrir({ ...VAZIO, importador: IMPORTADOR }, `/dashboard?importadorId=${IMPORTADOR.id}`);
  const canais = await secao('Canais da RFB');
  expect(canais.getByText(/Nada neste período com estes filtros/)).toBeVisible();
});

test('what could not be read can be tried again', async () => {
  abrir(null);
  await userEvent.click(await screen.findByRole('button', { name: 'Tentar de novo' }));
  expect(await screen.findByRole('region', { name: 'Dinheiro em jogo' })).toBeVisible();
  // The map has a request of its own: the figures show even if it fails.
  const mapa = await secao('Embarques a caminho');
  expect(await mapa.findByRole('button', { name: 'Tentar de novo' })).toBeVisible();
});
