import useSWR from 'swr';
import { readConfiguration } from './configuration.ts';

/** Whom the footer credits. */
export function useConsultoria() {
  const { data } = useSWR('config.json', readConfiguration, { revalidateOnFocus: false });
  return data?.consultoria ?? null;
}
