import useSWR, { useSWRConfig } from 'swr';
import {
  type CorrecoesDePlanilha,
  linhaComErro,
  type MapaDePlanilha,
  type ModoDeGravar,
  type Planilha,
  planilha,
} from '#lib/contracts/planilha.ts';
import type { NomeDeRecurso } from '#lib/registros/planilha/recursos.ts';
import { download, read, readList, uploadFile, write } from './client.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Planilha';

/** An import, asked after again and again while something runs; when it is over, what it may have changed is asked for again. */
export function useSheet(id: string | null) {
  const { mutate } = useSWRConfig();
  const reler = ({ recurso }: Planilha) =>
    mutate(
      (chave) =>
        Array.isArray(chave) &&
        (chave[0] === `/api/${recurso}` || (chave[0] === RECURSO && chave[1] === id && chave.length > 2)),
    );
  return useSWR(id && ([RECURSO, id] as const), () => read(`${RECURSO}/${id}`, planilha), {
    refreshInterval: (atual) => (atual?.progresso ? INTERVALO : 0),
    // Two seconds, as it is elsewhere, would let a bar of a few seconds jump.
    dedupingInterval: INTERVALO / 2,
    revalidateOnFocus: false,
    onSuccess: (vista) => (vista.progresso ? undefined : reler(vista)),
  });
}

/** The first rows that are wrong, and how many there are; asked for again with each check. */
export function useWrongRows(id: string, tamanho: number) {
  return useSWR([RECURSO, id, 'Erros', tamanho] as const, () =>
    readList(`${RECURSO}/${id}/Erros`, linhaComErro, { consulta: { tamanho } }),
  );
}

/** The steps of an import; each answers how it stands, and the lists it changed are asked for again when it is over. */
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
    baixarErros: (id: string): Promise<Blob> => download(`${RECURSO}/${id}/ArquivoDeErros`, {}),
  };
}

const INTERVALO = 400;
