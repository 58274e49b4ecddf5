import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { test as base, expect, type Page } from '@playwright/test';
import { DEMONSTRACAO } from '#server/db/seeds/pessoa-demonstracao.ts';

export { expect };

/** Every page: an error nobody expected fails the test that met it. */
export const test = base.extend<{ semErros: undefined }>({
  semErros: [
    async ({ page }, usar) => {
      const erros: string[] = [];
      page.on('pageerror', (erro) => erros.push(erro.message));
      await usar(undefined);
      expect(erros).toEqual([]);
    },
    { auto: true },
  ],
});

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
  base.skip(!existsSync(caminho), `${caminho} não existe nesta máquina`);
  return caminho;
}
