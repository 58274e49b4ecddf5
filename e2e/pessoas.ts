import type { Browser, Page } from '@playwright/test';
import { comecarSessao, type Pessoa, pedir } from './apoio.ts';

export interface PessoaInventada extends Pessoa {
  nome: string;
}

let inventadas = 0;

/** No two tests meet on one person. */
export function pessoaInventada(): PessoaInventada {
  const qual = `${process.env.TEST_PARALLEL_INDEX}-${Date.now()}-${++inventadas}`;
  return { nome: `Ana ${qual}`, email: `ana-${qual}@exemplo.com.br`, senha: 'a senha escolhida' };
}

/**
 * Invites somebody into the company of whoever is signed in on `page`, and signs them in on `dela`, which may be the same page:
 * for what each person keeps for themselves (views, notices, sessions), which another test would find changed under it.
 */
export async function entrarComoNovaPessoa(page: Page, dela: Page, endereco?: string): Promise<PessoaInventada> {
  const pessoa = pessoaInventada();
  const { nome, email, senha } = pessoa;
  const { token } = await pedir<{ token: string }>(page, '/api/Usuario', { nome, email });
  await comecarSessao(dela, `/Auth/Convite/${token}`, { senha }, endereco);
  return pessoa;
}

/** Nothing is shared but the server. */
export async function outroComputador(browser: Browser): Promise<Page> {
  return (await browser.newContext()).newPage();
}
