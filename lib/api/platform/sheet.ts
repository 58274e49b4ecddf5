import useSWR, { useSWRConfig } from 'swr';
import {
  type CorrecoesDePlanilha,
  causasDeErro,
  type LinhasDaPlanilha,
  linhaComErro,
  linhasDaPlanilha,
  type MapaDePlanilha,
  type ModoDeGravar,
  type Planilha,
  planilha,
} from '#lib/contracts/platform/planilha.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { download, read, readList, uploadFile, write } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Planilha';

/** Reads an import, and polls it while it runs. When it ends, everything it may have changed is read again. */
export function useSheet(id: string | null) {
  const { mutate } = useSWRConfig();
  const reler = ({ recurso }: Planilha) =>
    mutate(
      (chave) =>
        Array.isArray(chave) &&
        (chave[0] === `/api/${recurso}` ||
          (recurso === 'SaldoInicial' && chave[0] === '/api/EntradaDeInsumo') ||
          (chave[0] === RECURSO && chave[1] === id && chave.length > 2)),
    );
  return useSWR(id && ([RECURSO, id] as const), () => read(`${RECURSO}/${id}`, planilha), {
    refreshInterval: (atual) => (atual?.progresso ? INTERVALO : 0),
    // Shorter than the default of two seconds, with which a progress bar of a few seconds would jump.
    dedupingInterval: INTERVALO / 2,
    revalidateOnFocus: false,
    onSuccess: (vista) => (vista.progresso ? undefined : reler(vista)),
  });
}

/** Reads the first wrong rows and their number, again after each check. */
export function useWrongRows(id: string, tamanho: number) {
  return useSWR([RECURSO, id, 'Erros', tamanho] as const, () =>
    readList(`${RECURSO}/${id}/Erros`, linhaComErro, { consulta: { tamanho } }),
  );
}

/** Reads why rows are wrong, again after each check. */
export function useErrorCauses(id: string) {
  return useSWR([RECURSO, id, 'Causas'] as const, () => read(`${RECURSO}/${id}/Causas`, causasDeErro));
}

/** Steps of an import. Each returns the state of the import. When the import ends, the lists it changed are read again. */
export function useImportSheet() {
  const { mutate } = useSWRConfig();
  const pedir = async (id: string, caminho: string, corpo: object = {}): Promise<Planilha> => {
    const vista = await write('POST', `${RECURSO}/${id}/${caminho}`, corpo, planilha);
    await mutate([RECURSO, id], vista, { revalidate: true });
    return vista;
  };
  return {
    enviar: (recurso: NomeDeRecurso, arquivo: File, aoProgredir?: OnProgress): Promise<Planilha> =>
      uploadFile(RECURSO, arquivo, planilha, { consulta: { recurso }, aoProgredir }),
    conferir: (id: string, mapa: MapaDePlanilha, correcoes: CorrecoesDePlanilha = {}) =>
      pedir(id, 'Conferir', { mapa, correcoes }),
    async corrigir(id: string, arquivo: File): Promise<void> {
      const vista = await uploadFile(`${RECURSO}/${id}/Correcoes`, arquivo, planilha);
      await mutate([RECURSO, id], vista, { revalidate: true });
    },
    gravar: (id: string, modo: ModoDeGravar) => pedir(id, 'Gravar', { modo }),
    cancelar: (id: string) => pedir(id, 'Cancelar'),
    desfazer: (id: string) => pedir(id, 'Desfazer'),
    baixarModelo: (recurso: NomeDeRecurso): Promise<Blob> => download(`${RECURSO}/Modelo`, { consulta: { recurso } }),
    linhas: (id: string): Promise<LinhasDaPlanilha> => read(`${RECURSO}/${id}/Linhas`, linhasDaPlanilha),
    baixarErros: (id: string): Promise<Blob> => download(`${RECURSO}/${id}/ArquivoDeErros`, {}),
  };
}

const INTERVALO = 400;
