import type { Pessoa } from './test-bench.ts';

/** Gives the password again, as a person does whose last proof is older than ten minutes. */
export async function proveAgain({ pedir, senha }: Pessoa): Promise<void> {
  await pedir({ method: 'POST', url: '/api/MinhaConta/Prova', payload: { senha } });
}
