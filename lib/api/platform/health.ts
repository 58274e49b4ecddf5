import useSWR from 'swr';
import { saude } from '#lib/contracts/platform/saude.ts';
import { read } from './client.ts';

/** Reads the version of the server. */
export function useHealth() {
  return useSWR('/saude', () => read('/saude', saude, { opcional: true }), { revalidateOnFocus: false });
}
