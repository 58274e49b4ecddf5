import useSWR, { useSWRConfig } from 'swr';
import { read, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import {
  type AplicativoNovo,
  aplicativoNovo,
  type ChaveNova,
  chaveIniciada,
  codigosDeRecuperacao,
  type ProvaDada,
  type ProvaIniciada,
  provaIniciada,
  type SegundoFator,
  segundoFator,
} from '#lib/contracts/accounts/segundo-fator.ts';

const RECURSO = '/api/MinhaConta/SegundoFator';

/** Reads the second factor of the person, without anything secret. */
export function useSecondFactor() {
  return useSWR<SegundoFator>(RECURSO, () => read(RECURSO, segundoFator));
}

/** Tells what the person can prove with besides the password. */
export const beginProof = (): Promise<ProvaIniciada> =>
  write('POST', '/api/MinhaConta/Prova/Inicio', undefined, provaIniciada);

/** Proves again who the person is, for ten minutes of this session. */
export const prove = (prova: ProvaDada): Promise<void> => writeWithoutReply('POST', '/api/MinhaConta/Prova', prova);

/** Writes of the person's own second factor. Each asks for the present password, and the state is read again. */
export function useSaveSecondFactor() {
  const { mutate } = useSWRConfig();
  const reler = () =>
    Promise.all([
      mutate(RECURSO),
      mutate('/api/MinhaConta/Sessoes'),
      mutate((chave) => Array.isArray(chave) && (chave[0] === '/api/Historico' || chave[0] === '/api/Usuario')),
    ]);
  const relendo = async <T>(escrita: Promise<T>): Promise<T> => {
    const feita = await escrita;
    await reler();
    return feita;
  };
  return {
    comecarAplicativo: (senha: string): Promise<AplicativoNovo> =>
      write('POST', `${RECURSO}/Aplicativo`, { senha }, aplicativoNovo),

    /** Answers the recovery codes, which are never shown again. */
    confirmarAplicativo: async (codigo: string): Promise<string[]> =>
      (await write('POST', `${RECURSO}/Aplicativo/Confirmar`, { codigo }, codigosDeRecuperacao)).codigos,

    removerAplicativo: (senha: string) =>
      relendo(writeWithoutReply('POST', `${RECURSO}/Aplicativo/Remover`, { senha })),

    comecarChave: (senha: string) => write('POST', `${RECURSO}/Chave/Inicio`, { senha }, chaveIniciada),

    guardarChave: async (nova: ChaveNova): Promise<string[]> =>
      (await write('POST', `${RECURSO}/Chave`, nova, codigosDeRecuperacao)).codigos,

    removerChave: (id: string, senha: string) =>
      relendo(writeWithoutReply('POST', `${RECURSO}/Chave/${id}/Remover`, { senha })),

    trocarCodigos: async (senha: string): Promise<string[]> =>
      (await relendo(write('POST', `${RECURSO}/Codigos`, { senha }, codigosDeRecuperacao))).codigos,

    /** Reads everything again, once the person has seen what is shown only once. */
    reler,
  };
}
