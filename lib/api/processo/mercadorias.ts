import useSWR from 'swr';
import { type Resource, read } from '#lib/api/platform/client.ts';
import { type MercadoriasConsulta, mercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';

/** The resource of the goods of a declaration; an export takes it too. */
export function recursoDasMercadorias(processoId: string): Resource {
  return `/api/Processo/${processoId}/Mercadorias`;
}

/** Reads a page of the goods of a declaration. The page in view stays while another one loads. */
export function useMercadorias(processoId: string, consulta: MercadoriasConsulta) {
  const recurso = recursoDasMercadorias(processoId);
  return useSWR([recurso, consulta] as const, () => read(recurso, mercadoriasLidas, { consulta }), {
    keepPreviousData: true,
    revalidateOnFocus: false,
  });
}
