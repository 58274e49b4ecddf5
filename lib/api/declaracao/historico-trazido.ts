import useSWR, { useSWRConfig } from 'swr';
import { ApiError } from '#lib/api/platform/api-error.ts';
import { read, readList, uploadFile, write } from '#lib/api/platform/client.ts';
import type { ArquivosDoHistoricoConsulta } from '#lib/contracts/consultas/historico-trazido.ts';
import {
  ARQUIVOS_DO_ENVIO,
  arquivoDoHistorico,
  grupoDoHistorico,
  type HistoricoTrazido,
  historicoTrazido,
  TAMANHO_DA_PARTE,
  TAMANHO_DO_ENVIO,
  TAMANHO_DO_HISTORICO,
  type ZipEmPartes,
  zipEmPartes,
} from '#lib/contracts/declaracao/historico-trazido.ts';

const RECURSO = '/api/HistoricoTrazido';

/** The address of the report of an intake as a file. */
export const relatorioDoHistorico = (id: string) => `${RECURSO}/${id}` as const;

/** Reads a page of intakes, the newest first. */
export function useHistoricos(pagina: number, tamanho: number) {
  return useSWR([RECURSO, 'lista', pagina, tamanho] as const, async () => {
    const { itens, total } = await readList(RECURSO, historicoTrazido, { consulta: { pagina, tamanho } });
    return { linhas: itens, total };
  });
}

/** Reads an intake, and polls it while a server reads it. */
export function useHistorico(id: string) {
  const { mutate } = useSWRConfig();
  return useSWR([RECURSO, id] as const, () => read(`${RECURSO}/${id}`, historicoTrazido), {
    refreshInterval: (atual) => (atual?.situacao === 'LENDO' ? INTERVALO_MS : 0),
    dedupingInterval: INTERVALO_MS / 2,
    // The report grows while the files are read.
    onSuccess: () => mutate((chave) => Array.isArray(chave) && chave[0] === RELATORIO && chave[1] === id),
  });
}

/** Reads a page of the report of an intake. */
export function useArquivosDoHistorico(id: string, consulta: ArquivosDoHistoricoConsulta) {
  return useSWR(
    [RELATORIO, id, consulta] as const,
    async () => {
      const { itens, total } = await readList(`${RECURSO}/${id}/Arquivos`, arquivoDoHistorico, {
        consulta: { ...consulta },
      });
      return { linhas: itens, total };
    },
    { keepPreviousData: true },
  );
}

/** Reads how many files have each cause. */
export function useCausasDoHistorico(id: string) {
  return useSWR([RELATORIO, id, 'causas'] as const, () => read(`${RECURSO}/${id}/Causas`, grupoDoHistorico.array()));
}

/** Steps of an intake. */
export function useTrazerHistorico() {
  const { mutate } = useSWRConfig();
  const reler = () => mutate((chave) => Array.isArray(chave) && chave[0] === RECURSO);
  const pedir = async (id: string, passo: 'Comecar' | 'Cancelar'): Promise<void> => {
    await write('POST', `${RECURSO}/${id}/${passo}`, {}, historicoTrazido);
    await reler();
  };
  return {
    /** Sends the files package by package and begins the reading. Sending goes on when the screen is left. */
    async enviar(arquivos: readonly File[], aoProgredir: (parte: number) => void): Promise<HistoricoTrazido> {
      const grandes = arquivos.filter(vaiEmPartes);
      const comecado = grandes.length > 0 ? await envioComecado(grandes) : null;
      const { id } = comecado ?? (await write('POST', RECURSO, {}, historicoTrazido));
      const total = arquivos.reduce((soma, { size }) => soma + size, 0) || 1;
      let enviados = 0;
      for (const grande of grandes) {
        const ja = comecado?.emPartes.find((zipRecebido) => eOMesmo(zipRecebido, grande))?.recebidas ?? [];
        await enviarEmPartes(id, grande, ja, (bytes) => aoProgredir((enviados + bytes) / total));
        enviados += grande.size;
      }
      for (const pacote of pacotesDe(arquivos.filter((arquivo) => !vaiEmPartes(arquivo)))) {
        const tamanho = pacote.reduce((soma, { size }) => soma + size, 0);
        await enviarPacote(id, pacote, (parte) => aoProgredir((enviados + parte * tamanho) / total));
        enviados += tamanho;
      }
      const lendo = await write('POST', `${RECURSO}/${id}/Comecar`, {}, historicoTrazido);
      await reler();
      return lendo;
    },
    ler: (id: string) => pedir(id, 'Comecar'),
    cancelar: (id: string) => pedir(id, 'Cancelar'),
  };
}

/** A package that did not arrive is sent again: the server keeps a file once. */
function enviarPacote(id: string, pacote: File[], aoProgredir: (parte: number) => void): Promise<unknown> {
  return insistindo(() => uploadFile(`${RECURSO}/${id}/Arquivos`, pacote, historicoTrazido, { aoProgredir }));
}

/** Sends a ZIP piece by piece, without those the server has. */
async function enviarEmPartes(
  id: string,
  arquivo: File,
  ja: readonly number[],
  aoProgredir: (bytes: number) => void,
): Promise<void> {
  for (let de = 0; de < arquivo.size; de += TAMANHO_DA_PARTE) {
    const parte = arquivo.slice(de, de + TAMANHO_DA_PARTE);
    const consulta = { nome: arquivo.name, tamanho: arquivo.size, modificado: arquivo.lastModified, de };
    if (!ja.includes(de)) {
      await insistindo(() =>
        uploadFile(`${RECURSO}/${id}/Partes`, new File([parte], arquivo.name), historicoTrazido, {
          consulta,
          aoProgredir: (feita) => aoProgredir(de + feita * parte.size),
        }),
      );
    }
    aoProgredir(de + parte.size);
  }
}

/** The newest intake that still receives one of these ZIPs: the sending goes on there. */
async function envioComecado(grandes: readonly File[]): Promise<{ id: string; emPartes: ZipEmPartes[] } | null> {
  const { itens } = await readList(RECURSO, historicoTrazido, { consulta: { pagina: 1, tamanho: 25 } });
  for (const { id, situacao } of itens) {
    if (situacao !== 'RECEBENDO') continue;
    const emPartes = await read(`${RECURSO}/${id}/Partes`, zipEmPartes.array());
    if (emPartes.some((zipRecebido) => grandes.some((grande) => eOMesmo(zipRecebido, grande)))) return { id, emPartes };
  }
  return null;
}

const eOMesmo = ({ nome, tamanho, modificado }: ZipEmPartes, arquivo: File) =>
  nome === arquivo.name && tamanho === arquivo.size && modificado === arquivo.lastModified;

/** Tries again, each time later, as long as the network or the server is away: a server that starts anew takes half a minute. */
async function insistindo<T>(pedir: () => Promise<T>): Promise<T> {
  for (let tentativa = 1; ; tentativa += 1) {
    try {
      return await pedir();
    } catch (erro) {
      const passa = erro instanceof ApiError && (erro.codigo === 'REDE' || erro.status >= 502);
      if (!passa || tentativa === TENTATIVAS) throw erro;
      await new Promise((seguir) => setTimeout(seguir, ESPERA_MS * 2 ** (tentativa - 1)));
    }
  }
}

/** Whether a file is sent: the others are neither declarations nor notas. */
export const podeTrazer = ({ name, size }: File) =>
  /\.(xml|json|zip)$/i.test(name) && size <= (/\.zip$/i.test(name) ? TAMANHO_DO_HISTORICO : TAMANHO_DO_ENVIO);

/** Above a piece a ZIP goes in pieces: what was cut off goes on where it was. */
const vaiEmPartes = ({ name, size }: File) => /\.zip$/i.test(name) && size > TAMANHO_DA_PARTE;

/** Packages small enough to be sent again quickly; a large file goes alone. */
export function pacotesDe(arquivos: readonly File[]): File[][] {
  const pacotes: File[][] = [];
  let tamanho = 0;
  for (const arquivo of arquivos) {
    const atual = pacotes.at(-1);
    if (atual && atual.length < ARQUIVOS_DO_ENVIO && tamanho + arquivo.size <= TAMANHO_DO_PACOTE) {
      atual.push(arquivo);
      tamanho += arquivo.size;
    } else {
      pacotes.push([arquivo]);
      tamanho = arquivo.size;
    }
  }
  return pacotes;
}

const RELATORIO = `${RECURSO}/Arquivos`;
const TAMANHO_DO_PACOTE = 32 * 1024 * 1024;
const TENTATIVAS = 6;
const ESPERA_MS = 1_000;
const INTERVALO_MS = 1_000;
