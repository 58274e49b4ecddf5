import { DEMONSTRACAO } from '#server/seeds/pessoa-demonstracao.ts';
import type { PageStart } from './recorder.ts';

export interface SignedIn {
  token: string;
  idEmpresa: string;
  /** As the browser stores it. */
  stored: NonNullable<PageStart['session']>;
}

/** Signs the person of the demonstration in. */
export async function signIn(url: string): Promise<SignedIn> {
  const answer = await fetch(`${url}/Auth/Login`, {
    method: 'POST',
    headers: { 'Content-Type': 'application/json' },
    body: JSON.stringify({ email: DEMONSTRACAO.email, password: DEMONSTRACAO.senha }),
  });
  if (!answer.ok) throw new Error(`The log-in answered ${answer.status}: ${await answer.text()}`);
  const user = await answer.json();
  const text = JSON.stringify({ ...user, date: new Date().toISOString() });
  return { token: user.token, idEmpresa: user.idEmpresa, stored: { key: 'cais-credentials', text } };
}
