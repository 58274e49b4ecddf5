import useSWR from 'swr';
import { saude } from '#lib/contracts/saude.ts';
import { ler } from './client.ts';

/** Which version the server is of. */
export function useSaude() {
  return useSWR('/saude', () => ler('/saude', saude, { opcional: true }), { revalidateOnFocus: false });
}
