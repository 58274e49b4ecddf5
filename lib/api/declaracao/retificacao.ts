import useSWR, { useSWRConfig } from 'swr';
import { contractError } from '#lib/api/platform/api-error.ts';
import { download, readList, uploadFile } from '#lib/api/platform/client.ts';
import {
  type DeclaracaoRetificada,
  type ImportarDiConsulta,
  retificacaoDi,
  retificacaoFeita,
} from '#lib/contracts/declaracao/retificacao.ts';

const RECURSO = '/api/Processo';
const IMPORTACAO = `${RECURSO}/ImportarDi` as const;

type ConsultaDeRetificacao = Pick<ImportarDiConsulta, 'motivo' | 'versao'> & {
  processoId: string;
  aplicar?: boolean;
  blocos?: string;
};

/** Compares files of the declaration of a processo with its recorded data. Without files, it skips the request. */
export function useConfronto(processoId: string, arquivos: readonly File[]) {
  const chave = arquivos.length > 0 && ([RECURSO, processoId, 'Confronto', ...arquivos] as const);
  return useSWR(chave || null, ([, , , ...escolhidos]) => enviar(escolhidos, { processoId }), {
    revalidateOnFocus: false,
    revalidateOnReconnect: false,
    shouldRetryOnError: false,
  });
}

/** Applies blocks of the files to the processo. Everything cached of the processo, its DAI included, is read again. */
export function useRetificar(processoId: string) {
  const { mutate } = useSWRConfig();
  return async (
    arquivos: readonly File[],
    aceite: Pick<Required<ConsultaDeRetificacao>, 'blocos' | 'motivo' | 'versao'>,
  ) => {
    const feita = await enviar(arquivos, { processoId, aplicar: true, ...aceite });
    await mutate((chave) => falaDeProcessos(chave));
    return feita;
  };
}

/** Reads the files that retified the declaration of a processo, newest first. */
export function useRetificacoes(processoId: string) {
  return useSWR([RECURSO, processoId, 'Retificacoes'] as const, async () => {
    const { itens } = await readList(`${RECURSO}/${processoId}/Retificacoes`, retificacaoFeita);
    return itens;
  });
}

/** Downloads a current or former file of the declaration of a processo, as it was sent. */
export async function arquivoDaDeclaracao(
  processoId: string,
  { id, nome }: { id: string; nome: string },
): Promise<File> {
  return new File([await download(`${RECURSO}/${processoId}/Arquivo/${id}`, {})], nome);
}

async function enviar(arquivos: readonly File[], consulta: ConsultaDeRetificacao): Promise<DeclaracaoRetificada> {
  const [declaracao] = await uploadFile(IMPORTACAO, arquivos, retificacaoDi, {
    consulta: { Bucket: 'di', retificar: true, ...consulta },
  });
  if (!declaracao) throw contractError(200);
  return declaracao;
}

/**
 * Returns whether a cache key concerns processos. A comparison of files is left out: it was made against the old record and is not
 * repeated automatically.
 */
export function falaDeProcessos(chave: unknown): boolean {
  if (typeof chave === 'string') return chave.startsWith(RECURSO);
  if (!Array.isArray(chave) || chave[2] === 'Confronto') return false;
  return RECURSOS.some((recurso) => String(chave[0]).startsWith(recurso));
}

const RECURSOS = [RECURSO, '/api/Adicao', '/api/Dai', '/api/Historico'];
