import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import type { Page } from '@playwright/test';
import { DEMONSTRACAO } from '#server/db/seeds/pessoa-demonstracao.ts';
import { expect, test } from './sem-erros.ts';

export { expect, test };

/** As the demonstration person, through the form. */
export async function entrar(page: Page): Promise<void> {
  await page.goto('/');
  await page.getByLabel('E-mail').fill(DEMONSTRACAO.email);
  await page.getByLabel('Senha', { exact: true }).fill(DEMONSTRACAO.senha);
  await page.getByRole('button', { name: 'Entrar' }).click();
  await expect(page).toHaveURL(/#\/dashboard$/);
}

/** A file of the shared material; where it is absent the test says so and is skipped. */
export function amostra(nome: string): string {
  const caminho = resolve('../shared/samples', nome);
  test.skip(!existsSync(caminho), `${caminho} não existe nesta máquina`);
  return caminho;
}
