import { type DoRegistro, ROTAS } from '#e2e/rotas.ts';
import type { SignedIn } from './session.ts';

/** A route of Cais and an address of it. */
interface Address {
  route: string;
  /** After the hash, with the parameters filled in from the demonstration. */
  address: string;
  signedIn: boolean;
}

export async function addressesOf(url: string, { token, idEmpresa }: SignedIn): Promise<Address[]> {
  const addresses: Address[] = [];
  for (const [route, { parametros = {}, fora }] of Object.entries(ROTAS)) {
    const values = new Map([['idEmpresa', idEmpresa]]);
    for (const [name, value] of Object.entries(parametros)) {
      values.set(name, typeof value === 'string' ? value : await ofRecord(url, token, value));
    }
    const address = route.replace(/\$(\w*)/g, (_, name) => values.get(name || '$') ?? '');
    addresses.push({ route, address, signedIn: !fora });
  }
  return addresses;
}

/** Reads the value from the first record of a list, or from the record the API makes. */
async function ofRecord(url: string, token: string, { recurso, novo, campo }: DoRegistro): Promise<string> {
  const answer = await fetch(`${url}/api/${recurso}`, {
    method: novo ? 'POST' : 'GET',
    headers: { Authorization: `Bearer ${token}`, 'Content-Type': 'application/json' },
    ...(novo && { body: JSON.stringify(novo) }),
  });
  if (!answer.ok) throw new Error(`/api/${recurso} answered ${answer.status}: ${await answer.text()}`);
  const read: unknown = await answer.json();
  const record = Array.isArray(read) ? read[0] : read;
  const value = campo.reduce((part, name) => (part as Record<string, unknown> | undefined)?.[name], record);
  if (typeof value !== 'string') throw new Error(`/api/${recurso} has no ${campo.join('.')}.`);
  return value;
}
