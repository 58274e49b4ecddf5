import { useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { read, readList, uploadFile, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import type { NotasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import {
  MAXIMO_DE_RECUSADAS,
  type NotaDaDci,
  type NotaNova,
  notaDaDci,
  type RecebimentoDeNotas,
  recebimentoDeNotas,
} from '#lib/contracts/dci/dci-notas.ts';
import { empacotarNotas } from './pacotes-de-notas.ts';

const RECURSO = '/api/Dci';

/** Reads a page of the notas of a DCI. The current page stays while the next one loads. */
export function useNotasDaDci(id: string, consulta: NotasConsulta) {
  return useSWR(
    [RECURSO, 'Notas', id, consulta] as const,
    async () => {
      const { itens, total } = await readList(`${RECURSO}/${id}/Notas`, notaDaDci, { consulta: { ...consulta } });
      return { notas: itens, total };
    },
    { keepPreviousData: true },
  );
}

/** Writes of single notas. The DCI, its use of stock and its check depend on the notas, so everything is read again. */
export function useGravarNotas(dciId: string) {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === HISTORICO));
  const relido = async <T>(escrita: Promise<T>): Promise<T> => {
    try {
      return await escrita;
    } finally {
      await reler();
    }
  };
  const caminho = `${RECURSO}/${dciId}/Nota` as const;
  return {
    criar: (nota: NotaNova) => relido(write('POST', caminho, nota, notaDaDci)),
    alterar: (id: string, versao: number, nota: NotaNova) =>
      relido(write('PUT', caminho, { id, versao, ...nota }, notaDaDci)),
    excluir: (id: string) => relido(writeWithoutReply('DELETE', `${caminho}/${id}`)),
    deixarDeFora: ({ id, versao }: Pick<NotaDaDci, 'id' | 'versao'>, motivo: string) =>
      relido(write('POST', `${caminho}/${id}/Fora`, { versao, motivo }, notaDaDci)),
    incluir: ({ id, versao }: Pick<NotaDaDci, 'id' | 'versao'>) =>
      relido(write('DELETE', `${caminho}/${id}/Fora`, { versao }, notaDaDci)),
  };
}

type Fora = z.infer<typeof recebimentoDeNotas>['fora'];

/** State of an upload of files into a DCI, from the moment they are dropped. */
export interface EnvioDeNotas {
  fase: 'COMPACTANDO' | 'ENVIANDO' | 'RECEBENDO' | 'APURANDO' | 'TERMINADO' | 'FALHOU';
  arquivos: number;
  /** Progress of the phase, 0 to 1; null when unknown. */
  parte: number | null;
  /** Documents read so far, as in `1.240 de 5.000`. */
  lidos: number;
  total: number | null;
  incluidas: number;
  repetidas: number;
  fora: Fora;
  /** The first refused files; `recusadasAoTodo` counts them all. */
  recusadas: RecebimentoDeNotas['recusadas'];
  recusadasAoTodo: number;
  /** The same of the notas of which a text was cleaned. */
  limpas: RecebimentoDeNotas['limpas'];
  limpasAoTodo: number;
  /** The server does not answer at the moment; the request is repeated. */
  semResposta: boolean;
  falha: string | null;
}

/**
 * Uploads files into a DCI. The upload continues while another step or screen is open; only closing the page stops what is not sent
 * yet. The server reads what has arrived, whether or not a page is open.
 */
export function useEnvioDeNotas(dciId: string) {
  const { mutate } = useSWRConfig();
  const envio = useSyncExternalStore(assinar, () => envios.get(dciId) ?? null);
  const reler = () => mutate((chave) => Array.isArray(chave) && (chave[0] === RECURSO || chave[0] === HISTORICO));
  const enviar = (arquivos: readonly File[]) => {
    if (emCurso(envios.get(dciId))) return;
    escolhidos.set(dciId, arquivos);
    void enviarTodas(dciId, arquivos).finally(reler);
  };
  return {
    envio,
    enviar,
    /** Sends the same files again. Notas that had arrived only count as repeated. */
    tentarDeNovo: () => enviar(escolhidos.get(dciId) ?? []),
    dispensar: () => {
      escolhidos.delete(dciId);
      guardar(dciId, null);
    },
  };
}

/** Returns whether the upload is still running. */
export function emCurso(envio: EnvioDeNotas | null | undefined): boolean {
  return envio != null && envio.fase !== 'TERMINADO' && envio.fase !== 'FALHOU';
}

async function enviarTodas(dciId: string, arquivos: readonly File[]): Promise<void> {
  const mudar = (mudanca: Partial<EnvioDeNotas>) => guardar(dciId, { ...(envios.get(dciId) ?? NADA), ...mudanca });
  guardar(dciId, { ...NADA, arquivos: arquivos.length });
  try {
    const { pacotes, recusadas } = await empacotarNotas(arquivos, (prontos, total) =>
      mudar({ parte: prontos / total, lidos: prontos, total }),
    );
    mudar({ recusadas, recusadasAoTodo: recusadas.length });
    for (const pacote of pacotes) await enviarUm(dciId, pacote, mudar);
    mudar({ fase: 'TERMINADO', parte: 1 });
    escolhidos.delete(dciId);
  } catch (erro) {
    mudar({ fase: 'FALHOU', falha: (erro as Error).message });
  }
}

async function enviarUm(dciId: string, pacote: File, mudar: (mudanca: Partial<EnvioDeNotas>) => void): Promise<void> {
  const antes = envios.get(dciId) ?? NADA;
  mudar({ fase: 'ENVIANDO', parte: 0, lidos: 0, total: null });
  const mostrar = (recebimento: RecebimentoDeNotas) => mudar({ ...somado(antes, recebimento), semResposta: false });
  let recebimento = await uploadFile(`${RECURSO}/${dciId}/Notas`, pacote, recebimentoDeNotas, {
    consulta: { Bucket: 'nfe' },
    aoProgredir: (parte) => mudar({ parte }),
  });
  mostrar(recebimento);
  while (recebimento.situacao !== 'TERMINADO' && recebimento.situacao !== 'FALHOU') {
    await espera(INTERVALO_MS);
    const agora = await perguntar(dciId, recebimento.id);
    if (agora) mostrar(agora);
    else mudar({ semResposta: true });
    recebimento = agora ?? recebimento;
  }
  if (recebimento.situacao === 'FALHOU') throw new Error(recebimento.falha ?? 'As notas não puderam ser lidas.');
}

/** Asks for the state of a reception. Null while the server does not answer; it still goes on reading what it has received. */
async function perguntar(dciId: string, recebimento: string): Promise<RecebimentoDeNotas | null> {
  try {
    return await read(`${RECURSO}/${dciId}/Recebimento/${recebimento}`, recebimentoDeNotas);
  } catch (erro) {
    if (erro instanceof ApiError && (erro.codigo === 'REDE' || erro.codigo === 'TEMPO' || erro.status >= 502))
      return null;
    throw erro;
  }
}

/** Adds the results of this package to those of the earlier packages. */
function somado(antes: EnvioDeNotas, agora: RecebimentoDeNotas): Partial<EnvioDeNotas> {
  const { situacao, lidos, total, incluidas, repetidas, fora, recusadas, recusadasAoTodo, limpas, limpasAoTodo } =
    agora;
  const motivos = new Set([...Object.keys(antes.fora), ...Object.keys(fora)]) as Set<keyof Fora>;
  return {
    fase: situacao === 'APURANDO' ? 'APURANDO' : 'RECEBENDO',
    parte: total ? lidos / total : null,
    lidos,
    total,
    incluidas: antes.incluidas + incluidas,
    repetidas: antes.repetidas + repetidas,
    fora: Object.fromEntries(
      [...motivos].map((motivo) => [motivo, (antes.fora[motivo] ?? 0) + (fora[motivo] ?? 0)]),
    ) as Fora,
    recusadas: [...antes.recusadas, ...recusadas].slice(0, MAXIMO_DE_RECUSADAS),
    recusadasAoTodo: antes.recusadasAoTodo + recusadasAoTodo,
    limpas: [...antes.limpas, ...limpas].slice(0, MAXIMO_DE_RECUSADAS),
    limpasAoTodo: antes.limpasAoTodo + limpasAoTodo,
  };
}

const espera = (ms: number) => new Promise((seguir) => setTimeout(seguir, ms));

const envios = new Map<string, EnvioDeNotas>();
/** Kept while the files may have to be sent again. */
const escolhidos = new Map<string, readonly File[]>();
const ouvintes = new Set<() => void>();

function guardar(dciId: string, envio: EnvioDeNotas | null): void {
  if (envio) envios.set(dciId, envio);
  else envios.delete(dciId);
  for (const avisar of ouvintes) avisar();
}

function assinar(avisar: () => void): () => void {
  ouvintes.add(avisar);
  return () => ouvintes.delete(avisar);
}

const INTERVALO_MS = 500;
const HISTORICO = '/api/Historico';
const NADA: EnvioDeNotas = {
  fase: 'COMPACTANDO',
  arquivos: 0,
  parte: 0,
  lidos: 0,
  total: null,
  incluidas: 0,
  repetidas: 0,
  fora: {},
  recusadas: [],
  recusadasAoTodo: 0,
  limpas: [],
  limpasAoTodo: 0,
  semResposta: false,
  falha: null,
};
