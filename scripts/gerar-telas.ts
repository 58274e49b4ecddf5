import { type ChildProcess, spawn } from 'node:child_process';
import { existsSync } from 'node:fs';
import { mkdir, mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { DEMONSTRACAO } from '#server/db/seeds/pessoa-demonstracao.ts';
import { acharNavegador } from './navegador.mjs';

/**
 * `npm run -s gerar:telas`: pictures of the main screens, of the built site on a demonstration of its own, into docs/telas. Each is taken in
 * the light theme at 1440 × 900; some in the dark one and on a phone too.
 */
const PASTA = 'docs/telas';
const MESA = { width: 1440, height: 900 };
const TELEFONE = { width: 360, height: 780 };

interface Tela {
  nome: string;
  caminho: string;
  /** What is done before the picture is taken. */
  antes?: (pagina: Page) => Promise<void>;
  tambem?: readonly ('escuro' | 'telefone')[];
}

if (!existsSync('out/index.html')) throw new Error('O site não está construído: rode antes "npm run -s build".');
const dados = await mkdtemp(join(tmpdir(), 'cais-telas-'));
const porta = await portaLivre();
const servidor = spawn(process.execPath, ['server/main.ts'], {
  env: { ...process.env, PORT: String(porta), DATA_DIR: dados, DATABASE_URL: '', LOG_LEVEL: 'error' },
  stdio: 'ignore',
});
try {
  await mkdir(PASTA, { recursive: true });
  await noAr(servidor);
  const navegador = await chromium.launch({
    executablePath: acharNavegador() ?? undefined,
    args: ['--no-sandbox', '--disable-gpu'],
  });
  const telas = await telasDe(navegador);
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
  const token = await pagina.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '{}').token);
  await pagina.context().close();
  const primeiro = async (caminho: string): Promise<string> => {
    const resposta = await fetch(`${base()}${caminho}`, { headers: { Authorization: `Bearer ${token}` } });
    const [achado] = (await resposta.json()) as { id: string }[];
    if (!achado) throw new Error(`A demonstração não tem o que ${caminho} pede.`);
    return achado.id;
  };
  const processo = await primeiro('/api/Processo?tamanho=1&situacao=DESEMBARACADO_RFB');
  const dai = await primeiro('/api/Dai?tamanho=1&situacao=PARAMETRIZADA');
  const dci = await primeiro('/api/Dci?tamanho=1&situacao=REGISTRADA');
  const dcr = await primeiro('/api/Dcr?tamanho=1&situacao=REGISTRADO');
  const paleta = async (aberta: Page) => {
    await aberta.keyboard.press('Control+k');
    await aberta.getByRole('combobox', { name: 'Buscar em tudo' }).fill('IMP-2026-00');
    await aberta.getByRole('option').first().waitFor();
  };
  return [
    { nome: 'dashboard', caminho: '/dashboard', tambem: ['escuro', 'telefone'] },
    { nome: 'meu-dia', caminho: '/meu-dia', tambem: ['escuro', 'telefone'] },
    { nome: 'busca', caminho: '/dashboard', antes: paleta, tambem: ['escuro'] },
    { nome: 'mapa', caminho: '/maps/fullscreen', tambem: ['escuro', 'telefone'] },
    { nome: 'processos', caminho: '/importacao/processos', tambem: ['escuro', 'telefone'] },
    { nome: 'quadro-de-processos', caminho: '/importacao/processos?modo=quadro' },
    { nome: 'processo', caminho: `/importacao/processos/${processo}`, tambem: ['escuro', 'telefone'] },
    { nome: 'adicao', caminho: `/importacao/processos/${processo}/adicao/1` },
    { nome: 'novo-processo', caminho: '/importacao/novo-processo' },
    { nome: 'pedidos', caminho: '/importacao/relatorioPos' },
    { nome: 'sefaz', caminho: '/importacao/sefaz', tambem: ['escuro'] },
    { nome: 'dai', caminho: `/importacao/sefaz/${dai}` },
    { nome: 'relatorio', caminho: '/importacao/relatorios/registro-de-di' },
    { nome: 'saldo-de-insumos', caminho: '/dcr/saldo-insumos' },
    { nome: 'dcrs', caminho: '/dcr/processos-dcr' },
    { nome: 'dcr', caminho: `/dcr/processos-dcr/${dcr}`, tambem: ['escuro'] },
    { nome: 'dcis', caminho: '/dci/processos-dci' },
    { nome: 'dci', caminho: `/dci/processos-dci/${dci}`, tambem: ['escuro'] },
    { nome: 'linhagem', caminho: `/linhagem/dci/${dci}` },
    { nome: 'importadores', caminho: '/configuracoes/associados' },
    { nome: 'componentes', caminho: '/components?grupo=comex', tambem: ['escuro'] },
  ];
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
    // As a page of its own: nothing of the one before stays open over it.
    await pagina.goto('about:blank');
    await pagina.goto(`${base()}/#${caminho}`);
    await pagina.getByRole('main').waitFor();
    await pagina.waitForLoadState('networkidle');
    await antes?.(pagina);
    await pagina.waitForFunction(
      () => !document.querySelector('.MuiSkeleton-root, [role="progressbar"]:not([aria-valuenow])'),
    );
    await pagina.screenshot({ path: join(PASTA, `${nome}${final}.png`) });
    console.log(`${PASTA}/${nome}${final}.png`);
  }
  await pagina.context().close();
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
