import { clienteDoPortal } from './portal-client.ts';

/** Somebody who registers receivers at the Portal with a key. */
export async function clienteDeWebhooks(...acesso: Parameters<typeof clienteDoPortal>) {
  const chamarPortal = await clienteDoPortal(...acesso);
  const chamar = (method: string, fim: string, corpo?: object) =>
    chamarPortal(method, `/portal/api/ext/webhook${fim}`, corpo);
  return {
    chamar,
    cadastrar: (endpoint: string, chaveSecreta: string, evento = 'dimp-situacao-import') =>
      chamar('POST', '', { evento, endpoint, chaveSecreta }),
  };
}
