import useSWR, { useSWRConfig } from 'swr';
import { z } from 'zod';
import {
  type ConsultaDoPortal,
  type CredencialDoPortalNova,
  consultaDoPortal,
  credencialDoPortal,
} from '#lib/contracts/portal-unico.ts';
import { download, read, write } from './client.ts';

const RECURSO = '/api/PortalUnico';
const CREDENCIAIS = `${RECURSO}/Credencial` as const;
const CONSULTAS = `${RECURSO}/Consulta` as const;
const criado = z.object({ id: z.string() });

/** The company's access keys to the Portal Único, without their secrets. */
export function useCredenciaisDoPortal() {
  return useSWR(CREDENCIAIS, () => read(CREDENCIAIS, credencialDoPortal.array()));
}

export function useAtosDoPortal() {
  const { mutate } = useSWRConfig();
  const naCredencial = async (id: string, ato: 'Teste' | 'Encerrar') => {
    const todas = await write('POST', `${CREDENCIAIS}/${id}/${ato}`, {}, credencialDoPortal.array());
    await mutate(CREDENCIAIS, todas, { revalidate: false });
    return todas.find((uma) => uma.id === id);
  };
  return {
    async cadastrar(nova: CredencialDoPortalNova): Promise<void> {
      await write('POST', CREDENCIAIS, nova, criado);
      await mutate(CREDENCIAIS);
    },
    testar: (id: string) => naCredencial(id, 'Teste'),
    encerrar: (id: string) => naCredencial(id, 'Encerrar'),
    /** Puts a DUIMP into the queue of a credential, and answers the id of its fetch. */
    async pedir(credencialId: string, numero: string): Promise<string> {
      return (await write('POST', CONSULTAS, { credencialId, numero }, criado)).id;
    },
  };
}

/** A fetch of a DUIMP, read again while the server is at it. */
export function useConsultaDoPortal(id: string | null) {
  return useSWR(id && ([CONSULTAS, id] as const), () => read(`${CONSULTAS}/${id}`, consultaDoPortal), {
    refreshInterval: (consulta) => (consulta && consulta.situacao !== 'NA_FILA' ? 0 : INTERVALO_MS),
  });
}

/** The answers of the Portal as a file, which is imported like any other. */
export async function arquivoDaConsulta({ id, numero, versao }: ConsultaDoPortal): Promise<File> {
  const bytes = await download(`${CONSULTAS}/${id}/Arquivo`, {});
  return new File([bytes], `portal-unico-${numero}-v${versao}.zip`, { type: 'application/zip' });
}

const INTERVALO_MS = 1_500;
