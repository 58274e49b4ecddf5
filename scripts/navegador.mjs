// The browser of the end-to-end tests: an installed Chromium, else Playwright's, else Debian's package when root.
import { accessSync, constants } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';
import { passo, rodar } from './preparar.mjs';

const NOMES = ['chromium', 'chromium-browser', 'google-chrome', 'google-chrome-stable'];

/** Path of a Chromium that can be run, or null. */
export function acharNavegador() {
  const pastas = (process.env.PATH ?? '').split(delimiter);
  const instalados = pastas.flatMap((pasta) => NOMES.map((nome) => join(pasta, nome)));
  const candidatos = [process.env.CHROMIUM, ...instalados, chromium.executablePath()];
  return candidatos.find((caminho) => caminho && executavel(caminho)) ?? null;
}

export async function garantirNavegador() {
  if (acharNavegador()) return;
  const maneiras = [
    ['Baixando o Chromium do Playwright', () => rodar('playwright', ['install', 'chromium'], { mudo: true })],
    ['Instalando o Chromium do Debian', instalarDoDebian],
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

async function instalarDoDebian() {
  if (process.getuid?.() !== 0) throw new Error('só com root');
  const env = { DEBIAN_FRONTEND: 'noninteractive' };
  await rodar('apt-get', ['update'], { mudo: true, env });
  await rodar('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], { mudo: true, env });
}

function executavel(caminho) {
  try {
    accessSync(caminho, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}
