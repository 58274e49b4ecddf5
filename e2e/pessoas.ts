import type { Browser, Page } from '@playwright/test';
import { comecarSessao, type Pessoa, pedir } from './apoio.ts';

export interface PessoaInventada extends Pessoa {
  nome: string;
}

let inventadas = 0;

/** A new person each time, so that no two tests share one. */
export function pessoaInventada(): PessoaInventada {
  const qual = `${process.env.TEST_PARALLEL_INDEX}-${Date.now()}-${++inventadas}`;
  return { nome: `Ana ${qual}`, email: `ana-${qual}@exemplo.com.br`, senha: 'a senha escolhida' };
}

/**
 * Invites a new person into the company of the person on `page`, and signs them in on `dela`, which may be the same page. Tests of
 * personal data (views, notices, sessions) need it, because another test could change the data of a shared person.
 */
export async function entrarComoNovaPessoa(page: Page, dela: Page, endereco?: string): Promise<PessoaInventada> {
  const pessoa = pessoaInventada();
  const { nome, email, senha } = pessoa;
  const { token } = await pedir<{ token: string }>(page, '/api/Usuario', { nome, email });
  await comecarSessao(dela, `/Auth/Convite/${token}`, { senha }, endereco);
  return pessoa;
}

/** A page that shares only the server with the first. */
export async function outroComputador(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
