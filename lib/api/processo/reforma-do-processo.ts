import useSWR from 'swr';
import { download, read } from '#lib/api/platform/client.ts';
import { memoria } from '#lib/contracts/calculo/memoria.ts';
import { comparacaoDosAnos, reformaDoProcesso } from '#lib/contracts/processo/reforma-do-processo.ts';
import type { TributoDaReforma } from '#lib/domain/aduana/tributos/calculo-reforma.ts';
import type { AnoComparado, LinhaDosAnos, ParcelaDaReforma } from '#lib/domain/aduana/tributos/reforma-do-processo.ts';

/** What a person tries out on CBS and IBS of a processo: empty fields try nothing. */
export interface ExperimentoDaReforma {
  classe: string;
  liberacao: string;
  estimativa: boolean;
}

export interface FiguraDaReforma {
  /** Null for the total of the processo. */
  item: { adicao: string; sequencia: number } | null;
  figura: 'base' | TributoDaReforma;
  parcela: ParcelaDaReforma;
}

/** Reads CBS and IBS of a processo. `versao` reads them again when the processo changes. */
export function useReforma(processoId: string, experimento: ExperimentoDaReforma, versao: number) {
  const recurso = `/api/Processo/${processoId}/Reforma` as const;
  return useSWR(
    [recurso, experimento, versao] as const,
    () => read(recurso, reformaDoProcesso, { consulta: consultaDe(experimento) }),
    { keepPreviousData: true },
  );
}

/** Reads the memória of a figure; a closed memória skips the request. */
export function useMemoriaDaReforma(
  processoId: string,
  experimento: ExperimentoDaReforma,
  figura: FiguraDaReforma | null,
) {
  const recurso = `/api/Processo/${processoId}/Reforma/Memoria` as const;
  return useSWR(
    figura && ([recurso, experimento, figura] as const),
    () => {
      const { item = null, ...qual } = figura ?? {};
      return read(recurso, memoria, { consulta: { ...consultaDe(experimento), ...qual, ...item } });
    },
    { revalidateOnFocus: false },
  );
}

/** Compares the taxes of the processo under the rules of three years; `aberta` false skips the request. */
export function useComparacaoDosAnos(processoId: string, experimento: ExperimentoDaReforma, aberta: boolean) {
  const recurso = dosAnos(processoId);
  return useSWR(aberta && ([recurso, experimento] as const), () =>
    read(recurso, comparacaoDosAnos, { consulta: semLiberacao(experimento) }),
  );
}

export interface FiguraDosAnos {
  linha: LinhaDosAnos;
  ano: AnoComparado;
}

/** Reads the memória of a figure of the comparison; a closed memória skips the request. */
export function useMemoriaDosAnos(processoId: string, experimento: ExperimentoDaReforma, figura: FiguraDosAnos | null) {
  const recurso = `${dosAnos(processoId)}/Memoria` as const;
  return useSWR(
    figura && ([recurso, experimento, figura] as const),
    () => read(recurso, memoria, { consulta: { ...semLiberacao(experimento), ...figura } }),
    { revalidateOnFocus: false },
  );
}

/** Downloads the comparison, with what is tried out on the screen. */
export function comparacaoEmArquivo(
  processoId: string,
  experimento: ExperimentoDaReforma,
  formato: 'Pdf' | 'Planilha',
): Promise<Blob> {
  return download(`${dosAnos(processoId)}/${formato}`, { consulta: semLiberacao(experimento) });
}

const dosAnos = (processoId: string) => `/api/Processo/${processoId}/Reforma/Anos` as const;

/** Each column of the comparison has a day of its own. */
function semLiberacao(experimento: ExperimentoDaReforma) {
  const { liberacao: _, ...consulta } = consultaDe(experimento);
  return consulta;
}

function consultaDe({ classe, liberacao, estimativa }: ExperimentoDaReforma) {
  return {
    ...(/^\d{6}$/.test(classe) && { classe }),
    ...(/^\d{4}-\d{2}-\d{2}$/.test(liberacao) && { liberacao }),
    ...(estimativa && { estimativa }),
  };
}
