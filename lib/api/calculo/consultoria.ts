import useSWR from 'swr';
import { readConfiguration } from '#lib/api/platform/configuration.ts';

/** Returns the consultancy that the footer credits. */
export function useConsultoria() {
  const { data } = useSWR('config.json', readConfiguration, { revalidateOnFocus: false });
  return data?.consultoria ?? null;
}
