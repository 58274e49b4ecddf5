import type { Page } from '@playwright/test';
import { expect, pedir } from './apoio.ts';
import { type DoRegistro, ROTAS, type Rota } from './rotas.ts';

/** Every address of a route: its own, and those of its parts. */
export async function enderecosDe(page: Page, rota: string, { parametros = {}, partes = [] }: Rota): Promise<string[]> {
  const valores = new Map([['idEmpresa', await empresaDaSessao(page)]]);
  for (const [nome, valor] of Object.entries(parametros)) {
    valores.set(nome, typeof valor === 'string' ? valor : await doRegistro(page, valor));
  }
  const caminho = rota.replace(/\$(\w*)/g, (_, nome) => valores.get(nome || '$') ?? '');
  return [caminho, ...partes.map((parte) => `${caminho}?${parte}`)];
}

function empresaDaSessao(page: Page): Promise<string> {
  return page.evaluate(() => JSON.parse(localStorage.getItem('cais-credentials') ?? '{}').idEmpresa ?? '');
}

async function doRegistro(page: Page, { recurso, novo, campo }: DoRegistro): Promise<string> {
  // Two specs may make it at once, and some names are one of their kind.
  const unico = novo && 'nome' in novo ? { ...novo, nome: `${novo.nome} ${crypto.randomUUID().slice(0, 8)}` } : novo;
  const resposta = await pedir<unknown>(page, `/api/${recurso}`, unico);
  const registro = Array.isArray(resposta) ? resposta[0] : resposta;
  const valor = campo.reduce((parte, nome) => (parte as Record<string, unknown> | undefined)?.[nome], registro);
  expect(valor, `${recurso} ${campo.join('.')}`).toEqual(expect.any(String));
  return valor as string;
}

/** Groups by the first two words of the path; a page of many parts is its own group. */
export function rotasPorGrupo(): Record<string, [string, Rota][]> {
  const grupoDe = ([rota, { partes = [] }]: [string, Rota]) =>
    partes.length > 4 ? rota : rota.split('/').slice(0, 3).join('/');
  const semCondicao = Object.entries(ROTAS).filter(([, { exigida }]) => !exigida);
  return Object.groupBy(semCondicao, grupoDe) as Record<string, [string, Rota][]>;
}
