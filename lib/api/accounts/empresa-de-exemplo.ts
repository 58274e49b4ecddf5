import useSWR, { useSWRConfig } from 'swr';
import { read, write } from '#lib/api/platform/client.ts';
import { type UsuarioLogado, usuarioLogado } from '#lib/contracts/accounts/auth.ts';
import { type EmpresaDeExemplo, empresaDeExemplo } from '#lib/contracts/accounts/empresa-de-exemplo.ts';

const RECURSO = '/api/EmpresaDeExemplo';

/** Reads the sample company of the person, again each second while it is prepared. */
export function useEmpresaDeExemplo() {
  return useSWR(RECURSO, () => read(RECURSO, empresaDeExemplo), {
    refreshInterval: (atual) => (atual?.situacao === 'PREPARANDO' ? INTERVALO_MS : 0),
  });
}

export function useMudarEmpresaDeExemplo() {
  const { mutate } = useSWRConfig();
  const guardar = async (lida: EmpresaDeExemplo): Promise<void> => {
    await mutate(RECURSO, lida, { revalidate: false });
  };
  return {
    abrir: async () => guardar(await write('POST', RECURSO, undefined, empresaDeExemplo)),
    jogarFora: async () => guardar(await write('POST', `${RECURSO}/JogarFora`, undefined, empresaDeExemplo)),
  };
}

/** Opens a session in the sample company; the caller begins it. */
export function entrarNaEmpresaDeExemplo(): Promise<UsuarioLogado> {
  return write('POST', `${RECURSO}/Entrar`, undefined, usuarioLogado);
}

/** Throws it away from within: the session of the own company asks, by its token. */
export async function jogarForaDeDentro(token: string): Promise<void> {
  const cabecalhos = { Authorization: `Bearer ${token}` };
  await write('POST', `${RECURSO}/JogarFora`, undefined, empresaDeExemplo, { semSessao: true, cabecalhos });
}

const INTERVALO_MS = 1_000;
