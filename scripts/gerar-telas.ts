import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import { acharNavegador } from './navegador.mjs';

/**
 * `npm run -s gerar:telas` takes the pictures of docs/manual.md and README.md from the built site, on its own demonstration, into
 * docs/telas. Each is in the light theme at 1440 × 900; some are also in the dark theme or on a phone. With names it takes only
 * the named pictures: `npm run -s gerar:telas dci`.
 */
const PASTA = 'docs/telas';
const MESA = { width: 1440, height: 900 };
const TELEFONE = { width: 360, height: 780 };

interface Tela {
  nome: string;
  caminho: string;
  /** Actions before the picture is taken. */
  antes?: (pagina: Page) => Promise<void>;
  tambem?: readonly ('escuro' | 'telefone')[];
}

if (!existsSync('out/index.html')) throw new Error('O site não está construído: rode antes "npm run -s build".');
const dados = await mkdtemp(join(tmpdir(), 'cais-telas-'));
const porta = await portaLivre();
const servidor = spawn(process.execPath, ['server/main.ts'], {
  env: {
    ...process.env,
    PORT: String(porta),
    DATA_DIR: dados,
    DATABASE_URL: '',
    ARQUIVOS_S3_BUCKET: '',
    LOG_LEVEL: 'error',
    PTAX_ENDERECO: 'http://127.0.0.1:9',
  },
  stdio: 'ignore',
});
try {
  await mkdir(PASTA, { recursive: true });
  await noAr(servidor);
  const navegador = await chromium.launch({
    executablePath: acharNavegador() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const pedidas = process.argv.slice(2);
  const telas = (await telasDe(navegador)).filter(({ nome }) => pedidas.length === 0 || pedidas.includes(nome));
  await fotografar(navegador, telas, MESA, 'light', '');
  await fotografar(
    navegador,
    telas.filter(({ tambem }) => tambem?.includes('escuro')),
    MESA,
    'dark',
    '-escuro',
  );
  await fotografar(
    navegador,
    telas.filter(({ tambem }) => tambem?.includes('telefone')),
    TELEFONE,
    'light',
    '-telefone',
  );
  await navegador.close();
} finally {
  servidor.kill('SIGTERM');
  await new Promise((fim) => servidor.once('exit', fim));
  await rm(dados, { recursive: true, force: true });
}

async function telasDe(navegador: Browser): Promise<Tela[]> {
  const pagina = await entrada(navegador, MESA, 'light');
  const { token, idEmpresa } = await pagina.evaluate(() =>
    JSON.parse(localStorage.getItem('cais-credentials') ?? '{}'),
  );
  await pagina.context().close();
  const primeiro = async <Registro extends { id: string }>(caminho: string): Promise<Registro> => {
    const resposta = await fetch(`${base()}${caminho}`, { headers: { Authorization: `Bearer ${token}` } });
    const [achado] = (await resposta.json()) as Registro[];
    if (!achado) throw new Error(`A demonstração não tem o que ${caminho} pede.`);
    return achado;
  };
  const processo = await primeiro('/api/Processo?tamanho=1&situacao=DESEMBARACADO_RFB');
  const dai = await primeiro('/api/Dai?tamanho=1&situacao=PARAMETRIZADA');
  const dci = await primeiro('/api/Dci?tamanho=1&situacao=REGISTRADA&tipo=MENSAL');
  const deUmaNota = await primeiro('/api/Dci?tamanho=1&situacao=REGISTRADA&tipo=INDIVIDUAL');
  const dcr = await primeiro('/api/Dcr?tamanho=1&situacao=REGISTRADO');
  const lote = await primeiro('/api/SaldoInsumo?tamanho=1');
  const matriz = await primeiro<{ id: string; importador: { id: string } }>('/api/MatrizTributacao?tamanho=1');
  const estrutura = await primeiro<{ id: string; produto: { id: string } }>('/api/Estrutura?tamanho=1');
  return [
    { nome: 'dashboard', caminho: '/dashboard', tambem: ['escuro'] },
    { nome: 'meu-dia', caminho: '/meu-dia' },
    { nome: 'busca', caminho: '/dashboard', antes: abrirBusca },
    { nome: 'ajuda', caminho: '/importacao/processos', antes: abrirAjuda },
    { nome: 'mapa', caminho: '/maps/fullscreen' },
    { nome: 'processos', caminho: '/importacao/processos', tambem: ['telefone'] },
    { nome: 'quadro-de-processos', caminho: '/importacao/processos?modo=quadro' },
    { nome: 'processo', caminho: `/importacao/processos/${processo.id}` },
    { nome: 'adicao', caminho: `/importacao/processos/${processo.id}/adicao/001` },
    { nome: 'novo-processo', caminho: '/importacao/novo-processo' },
    { nome: 'pedidos', caminho: '/importacao/relatorioPos' },
    { nome: 'saldos-por-item', caminho: '/importacao/relatorioPos/saldos' },
    { nome: 'sefaz', caminho: '/importacao/sefaz' },
    { nome: 'dai', caminho: `/importacao/sefaz/${dai.id}` },
    { nome: 'relatorio', caminho: '/importacao/relatorios/registro-de-di' },
    { nome: 'saldo-de-insumos', caminho: '/dcr/saldo-insumos' },
    { nome: 'lote', caminho: `/dcr/saldo-insumos/${lote.id}` },
    { nome: 'produto', caminho: `/dcr/produtos/${estrutura.produto.id}?aba=estrutura` },
    { nome: 'dcrs', caminho: '/dcr/processos-dcr' },
    { nome: 'dcr', caminho: `/dcr/processos-dcr/${dcr.id}` },
    { nome: 'dcis', caminho: '/dci/processos-dci' },
    { nome: 'dci', caminho: `/dci/processos-dci/${dci.id}` },
    { nome: 'linhagem', caminho: `/linhagem/dci/${deUmaNota.id}` },
    { nome: 'importadores', caminho: '/configuracoes/associados' },
    { nome: 'minha-conta', caminho: '/configuracoes/minha-conta' },
    { nome: 'empresa', caminho: `/configuracoes/empresa/${idEmpresa}` },
    { nome: 'matriz', caminho: `/configuracoes/matriz?dialogo=gerar-xml&importadorId=${matriz.importador.id}` },
    { nome: 'parametros', caminho: '/configuracoes/parametros' },
    { nome: 'importar-planilha', caminho: '/configuracoes/importar/Item', antes: soltarPlanilha },
    { nome: 'componentes', caminho: '/components?grupo=comex' },
  ];
}

async function abrirBusca(pagina: Page): Promise<void> {
  await pagina.keyboard.press('Control+k');
  await pagina.getByRole('combobox', { name: 'Buscar em tudo' }).fill('IMP-2026-00');
  await pagina.getByRole('option').first().waitFor();
}

async function abrirAjuda(pagina: Page): Promise<void> {
  await pagina.keyboard.press('F1');
  await pagina.getByRole('dialog', { name: 'Ajuda' }).getByRole('img').first().waitFor();
}

async function soltarPlanilha(pagina: Page): Promise<void> {
  await pagina.getByLabel('Solte aqui a planilha').setInputFiles({
    name: 'itens-ficticios.csv',
    mimeType: 'text/csv',
    buffer: Buffer.from(
      [
        '\ufeffPart number;Descrição;NCM;Unidade comercializada;Origem;Peso líquido unitário;Cor',
        'FX-2101;Placa fictícia de painel;8517.79.00;UNIDADE;Importado;0,0125;Verde',
        'FX-2102;Cabo fictício de força;8544.42.00;PEÇA;Importado;0,3400;Preto',
        'FX-2103;Parafuso fictício M6;7318.15.00;PEÇA;Nacional;0,0041;',
      ].join('\r\n'),
    ),
  });
  await pagina.getByRole('heading', { name: 'Colunas da planilha' }).waitFor();
}

async function fotografar(
  navegador: Browser,
  telas: readonly Tela[],
  tamanho: typeof MESA,
  esquema: 'light' | 'dark',
  final: string,
): Promise<void> {
  const pagina = await entrada(navegador, tamanho, esquema);
  for (const { nome, caminho, antes } of telas) {
    // Loads a fresh page, so that nothing of the former stays open over it.
    await pagina.goto('about:blank');
    await pagina.goto(`${base()}/#${caminho}`);
    await pronta(pagina);
    if (antes) {
      await antes(pagina);
      await pronta(pagina);
    }
    const arquivo = join(PASTA, `${nome}${final}.png`);
    await writeFile(arquivo, await retratoParado(pagina));
    emMenosCores(arquivo);
    console.log(arquivo);
  }
  await pagina.context().close();
}

/** Waits until the page has content and nothing is loading. */
function pronta(pagina: Page): Promise<unknown> {
  return pagina.waitForFunction(
    () =>
      document.querySelector('main')?.hasChildNodes() &&
      !document.querySelector('.MuiSkeleton-root, [aria-busy=true], [role="progressbar"]:not([aria-valuenow])'),
  );
}

/**
 * Reduces a picture to 256 colours, a third of its bytes, because every clone carries it. Without ImageMagick the picture stays as
 * it is.
 */
function emMenosCores(arquivo: string): void {
  spawnSync('convert', [arquivo, '-dither', 'None', '-colors', '256', '-strip', `PNG8:${arquivo}`]);
}

/** Takes pictures until two in a row are equal: by then the page is complete. */
async function retratoParado(pagina: Page): Promise<Buffer> {
  let antes = await pagina.screenshot();
  for (;;) {
    await pagina.waitForTimeout(300);
    const agora = await pagina.screenshot();
    if (agora.equals(antes)) return agora;
    antes = agora;
  }
}

async function entrada(navegador: Browser, viewport: typeof MESA, colorScheme: 'light' | 'dark'): Promise<Page> {
  const contexto = await navegador.newContext({
    viewport,
    colorScheme,
    locale: 'pt-BR',
    timezoneId: 'America/Manaus',
    reducedMotion: 'reduce',
  });
  const pagina = await contexto.newPage();
  await pagina.goto(base());
  await pagina.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await pagina.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await pagina.getByRole('button', { name: 'Entrar' }).click();
  await pagina.waitForURL(/#\/dashboard$/);
  return pagina;
}

async function noAr(processo: ChildProcess): Promise<void> {
  for (;;) {
    if (processo.exitCode !== null) throw new Error('O servidor não ficou no ar.');
    const resposta = await fetch(`${base()}/saude`).catch(() => null);
    if (resposta?.ok) return;
    await new Promise((passar) => setTimeout(passar, 500));
  }
}

function base(): string {
  return `http://localhost:${porta}`;
}

function portaLivre(): Promise<number> {
  return new Promise((pronta, falha) => {
    const sonda = createServer();
    sonda.once('error', falha);
    sonda.listen(0, 'localhost', () => {
      const { port } = sonda.address() as { port: number };
      sonda.close(() => pronta(port));
    });
  });
}
