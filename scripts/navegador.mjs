// Finds the browser of the end-to-end tests: an installed Chromium, else Playwright's, else Debian's package when root.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { passo, rodar } from './preparar.mjs';

const INTEIROS = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];
/** These draw no window, so the same pages take a quarter less time. */
const SEM_JANELA = ['chromium-headless-shell', 'chrome-headless-shell'];

/** For a machine without screen, sound or way out: the browser draws, and asks nobody for anything. */
export const OPCOES_DO_NAVEGADOR = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Returns the path of an executable Chromium, or null. A full browser comes first, because people use it. */
export function acharNavegador(nomes = [...INTEIROS, ...SEM_JANELA]) {
  const pastas = (process.env.PATH ?? '').split(delimiter);
  const instalados = nomes.flatMap((nome) => pastas.map((pasta) => join(pasta, nome)));
  const candidatos = [process.env.CHROMIUM, ...instalados, chromium.executablePath()];
  return candidatos.find((caminho) => caminho && executavel(caminho)) ?? null;
}

/** Returns the browser of the tests: a headless shell when there is one. Undefined means Playwright's own, which includes one. */
export function navegadorDosTestes() {
  const achado = acharNavegador([...SEM_JANELA, ...INTEIROS]);
  return achado === null || achado === chromium.executablePath() ? undefined : achado;
}

export async function garantirNavegador() {
  if (acharNavegador()) return;
  const maneiras = [
    ['Baixando o Chromium do Playwright', () => rodar('playwright', ['install', 'chromium'], { mudo: true })],
    ['Instalando o Chromium sem janela do Debian', () => instalarDoDebian('chromium-headless-shell')],
    ['Instalando o Chromium do Debian', () => instalarDoDebian('chromium')],
  ];
  for (const [titulo, instalar] of maneiras) {
    try {
      await passo(titulo, instalar);
    } catch (erro) {
      console.log(`  não foi possível: ${erro.message}`);
    }
    if (acharNavegador()) return;
  }
  throw new Error(
    'Não há navegador para os testes. Instale o Chromium ou indique um em CHROMIUM=/caminho/do/chromium.',
  );
}

async function instalarDoDebian(pacote) {
  if (process.getuid?.() !== 0) throw new Error('só com root');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await rodar('apt-get', ['update'], { mudo: true, env });
  await rodar('apt-get', ['install', '-y', '--no-install-recommends', pacote], { mudo: true, env });
}

function executavel(caminho) {
  try {
    accessSync(caminho, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
