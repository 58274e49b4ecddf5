import useSWR, { useSWRConfig } from 'swr';
import { read, writeWithoutReply } from '#lib/api/platform/client.ts';
import { CONTAGEM_DO_MEU_DIA } from '#lib/api/views/meu-dia.ts';
import { atosDoCalendario, type ConfirmacaoDoAto } from '#lib/contracts/parametros/atos-do-calendario.ts';

const RECURSO = '/api/Calendario/Atos';

/** Reads the calendar of acts, with what the company confirmed. A back end without it answers 404. */
export function useAtosDoCalendario() {
  return useSWR(RECURSO, () => read(RECURSO, atosDoCalendario, { opcional: true }), { shouldRetryOnError: false });
}

/** Confirms an act or takes the confirmation back. Everything that shows it is read again. */
export function useConfirmarAto() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    mutate(
      (chave) =>
        chave === RECURSO || chave === CONTAGEM_DO_MEU_DIA || (Array.isArray(chave) && chave[0] === '/api/MeuDia'),
    );
  return {
    async confirmar(codigo: string, lido: ConfirmacaoDoAto): Promise<void> {
      await writeWithoutReply('PUT', `${RECURSO}/${codigo}/Confirmacao`, lido);
      await reler();
    },
    async desfazer(codigo: string): Promise<void> {
      await writeWithoutReply('DELETE', `${RECURSO}/${codigo}/Confirmacao`);
      await reler();
    },
  };
}
