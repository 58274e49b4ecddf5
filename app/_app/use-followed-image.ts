import { useEffect } from 'react';
import { useUrl } from '#components/ui/navigation/use-url.ts';
import { useImage } from '#lib/api/accounts/image.ts';
import { listenToImageChanges } from '#lib/session/image-changed.ts';

/** An image of the page frame, updated when another tab replaces it. */
export function useFollowedImage(endereco: Parameters<typeof useImage>[0]): string | null {
  const { data, mutate } = useImage(endereco);
  useEffect(() => (endereco ? listenToImageChanges(endereco, () => mutate()) : undefined), [endereco, mutate]);
  return useUrl(data);
}
