import { useSyncExternalStore } from 'react';
import useSWR, { useSWRConfig } from 'swr';
import type { z } from 'zod';
import type { NotasConsulta } from '#lib/contracts/consultas/dci-notas.ts';
import {
  MAXIMO_DE_RECUSADAS,
  type NotaDaDci,
  type NotaNova,
  notaDaDci,
  type RecebimentoDeNotas,
  recebimentoDeNotas,
} from '#lib/contracts/dci-notas.ts';
import { ApiError } from './api-error.ts';
import { read, readList, uploadFile, write, writeWithoutReply } from './client.ts';
import { empacotarNotas } from './pacotes-de-notas.ts';

const RECURSO = '/api/Dci';

/** A page of the notas of a DCI; the page shown stays while the next is on its way. */
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

/** What is done to single notas. The DCI, what it draws and what is held against it follow from its notas: all is read again. */
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

/** Files on their way into a DCI, from the moment they are dropped. */
export interface EnvioDeNotas {
  fase: 'COMPACTANDO' | 'ENVIANDO' | 'RECEBENDO' | 'APURANDO' | 'TERMINADO' | 'FALHOU';
  arquivos: number;
  /** How much of the phase is done, 0 to 1; null where nobody knows. */
  parte: number | null;
  /** `1.240 de 5.000`, where documents are counted. */
  lidos: number;
  total: number | null;
  incluidas: number;
  repetidas: number;
  fora: Fora;
  /** The first of them, and how many there are. */
  recusadas: RecebimentoDeNotas['recusadas'];
  recusadasAoTodo: number;
  /** The server does not answer; it is asked again. */
  semResposta: boolean;
  falha: string | null;
}

/**
 * The files somebody is sending into a DCI. They go on while another step or another screen is open: only the page itself, closed, ends
 * what was not sent yet. What arrived is read by the server whoever looks.
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
    /** The same files again: a nota that got there is only one more that is repeated. */
    tentarDeNovo: () => enviar(escolhidos.get(dciId) ?? []),
    dispensar: () => {
      escolhidos.delete(dciId);
      guardar(dciId, null);
    },
  };
}

/** Whether more may still come of it. */
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

/** Null while the server does not answer: what it has received it goes on reading. */
async function perguntar(dciId: string, recebimento: string): Promise<RecebimentoDeNotas | null> {
  try {
    return await read(`${RECURSO}/${dciId}/Recebimento/${recebimento}`, recebimentoDeNotas);
  } catch (erro) {
    if (erro instanceof ApiError && (erro.codigo === 'REDE' || erro.codigo === 'TEMPO' || erro.status >= 502))
      return null;
    throw erro;
  }
}

/** What came of the packets so far and of this one. */
function somado(antes: EnvioDeNotas, agora: RecebimentoDeNotas): Partial<EnvioDeNotas> {
  const { situacao, lidos, total, incluidas, repetidas, fora, recusadas, recusadasAoTodo } = agora;
  const motivos = new Set([...Object.keys(antes.fora), ...Object.keys(fora)]) as Set<keyof Fora>;
  return {
    fase: situacao === 'APURANDO' ? 'APURANDO' : 'RECEBENDO',
    parte: total ? lidos / total : null,
    lidos,
    total,
    incluidas: antes.incluidas + incluidas,
    repetidas: antes.repetidas + repetidas,
    fora: Object.fromEntries([...motivos].map((um) => [um, (antes.fora[um] ?? 0) + (fora[um] ?? 0)])) as Fora,
    recusadas: [...antes.recusadas, ...recusadas].slice(0, MAXIMO_DE_RECUSADAS),
    recusadasAoTodo: antes.recusadasAoTodo + recusadasAoTodo,
  };
}

const espera = (ms: number) => new Promise((seguir) => setTimeout(seguir, ms));

const envios = new Map<string, EnvioDeNotas>();
/** As long as they may have to be sent again. */
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
  semResposta: false,
  falha: null,
};
