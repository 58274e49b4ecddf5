import useSWR from 'swr';
import { saude } from '#lib/contracts/saude.ts';
import { read } from './client.ts';

/** Which version the server is of. */
export function useHealth() {
  return useSWR('/saude', () => read('/saude', saude, { opcional: true }), { revalidateOnFocus: false });
}
