import { useSnackbar } from 'notistack';
import { useEffect, useRef } from 'react';
import { formatarInstante } from '#lib/format/data.ts';
import { useSession } from '#lib/session/session.ts';

interface RegistroVivo {
  id: string;
  versao: number;
  alteradoEm?: string | null | undefined;
  alteradoPor?: string | null | undefined;
}

/**
 * Says who changed the open record, and when, once the page has read it again. What the person is typing stays: a form that was touched
 * keeps its values, and the next save compares them.
 */
export function useMudancaDeOutro({ id, versao, alteradoEm, alteradoPor }: RegistroVivo): void {
  const eu = useSession()?.name ?? null;
  const { enqueueSnackbar } = useSnackbar();
  const vista = useRef({ id, versao });
  useEffect(() => {
    const { current: antes } = vista;
    vista.current = { id, versao };
    if (antes.id !== id || versao <= antes.versao || !alteradoPor || alteradoPor === eu) return;
    enqueueSnackbar(
      `${alteradoPor} mudou este registro em ${formatarInstante(alteradoEm)}. A página já mostra o novo.`,
      {
        variant: 'info',
      },
    );
  }, [id, versao, alteradoEm, alteradoPor, eu, enqueueSnackbar]);
}
