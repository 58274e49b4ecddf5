import useSWR, { useSWRConfig } from 'swr';
import { download, read, uploadFile, write, writeWithoutReply } from '#lib/api/platform/client.ts';
import type { OnProgress } from '#lib/api/platform/upload-with-progress.ts';
import {
  desligamentoDeTrava,
  type Empresa,
  type EmpresaNova,
  empresa,
  type LimiteDeInatividade,
  limiteDeInatividade,
  type OndeASegundaPessoa,
} from '#lib/contracts/accounts/empresa.ts';
import { logoOf } from './image.ts';

const RECURSO = '/api/Empresa';

export function useEmpresa(id: string) {
  return useSWR([RECURSO, id] as const, () => read(`${RECURSO}/${id}`, empresa));
}

/** The safeguards that somebody asked to switch off, and that still hold. */
export function useDesligamentos(id: string) {
  return useSWR([`${RECURSO}/${id}/Desligamentos`] as const, ([recurso]) => read(recurso, desligamentoDeTrava.array()));
}

/** After how many minutes without use a session of the company ends. */
export function useInatividade(id: string) {
  return useSWR<LimiteDeInatividade>([`${RECURSO}/${id}/Inatividade`], () =>
    read(`${RECURSO}/${id}/Inatividade`, limiteDeInatividade),
  );
}

/** Writes of the person's own company. Each write updates the cached company and reads its history again. */
export function useGravarEmpresa() {
  const { mutate } = useSWRConfig();
  const relerHistorico = () =>
    mutate((chave) => Array.isArray(chave) && chave[0] === '/api/Historico' && chave[1] === 'Empresa');
  const guardar = async (gravada: Empresa): Promise<Empresa> => {
    await Promise.all([
      mutate([RECURSO, gravada.id], gravada, { revalidate: false }),
      mutate([`${RECURSO}/${gravada.id}/Desligamentos`]),
      relerHistorico(),
    ]);
    return gravada;
  };
  return {
    alterar: async (id: string, versao: number, valores: EmpresaNova) =>
      guardar(await write('PUT', RECURSO, { id, versao, ...valores }, empresa)),

    /** Demands a second factor of everybody in the company, or no longer. */
    exigirSegundoFator: async (id: string, exigir: boolean) =>
      guardar(await write('POST', `${RECURSO}/${id}/SegundoFator`, { exigir }, empresa)),

    /** Wants a second person for every registration of a DUIMP, or for the catalogue, or no longer. */
    pedirSegundaPessoa: async (id: string, exigir: boolean, onde?: OndeASegundaPessoa) =>
      guardar(await write('POST', `${RECURSO}/${id}/SegundaPessoa`, { exigir, ...(onde && { onde }) }, empresa)),

    /** Switches off, as a second person, what somebody else asked to. */
    confirmarDesligamento: async (id: string) =>
      guardar(await write('POST', `${RECURSO}/Desligamento/${id}/Confirmar`, undefined, empresa)),

    manterLigada: async (id: string) =>
      guardar(await write('POST', `${RECURSO}/Desligamento/${id}/Manter`, undefined, empresa)),

    /** Ends the sessions that nobody uses for some minutes; null leaves them their hour. */
    async limitarInatividade(id: string, minutos: number | null): Promise<void> {
      const endereco = `${RECURSO}/${id}/Inatividade` as const;
      const gravado = await write('POST', endereco, { minutos }, limiteDeInatividade);
      await Promise.all([mutate([endereco], gravado, { revalidate: false }), relerHistorico()]);
    },

    async enviarLogo(arquivo: File, aoProgredir?: OnProgress): Promise<void> {
      const gravada = await uploadFile(RECURSO, arquivo, empresa, { consulta: { Bucket: 'logo' }, aoProgredir });
      await Promise.all([guardar(gravada), mutate(logoOf(gravada.id))]);
    },

    /** Takes in the company returned by an undo. The logo may have changed too, so it is read again. */
    async receberDesfeita(desfeita: unknown): Promise<Empresa> {
      const recebida = empresa.parse(desfeita);
      await Promise.all([guardar(recebida), mutate(logoOf(recebida.id))]);
      return recebida;
    },

    /** Downloads all data of the company as a ZIP. The export appears in the history. */
    async exportar(id: string): Promise<Blob> {
      const tudo = await download(`${RECURSO}/${id}/Exportacao`, {});
      await relerHistorico();
      return tudo;
    },

    async removerLogo(id: string): Promise<void> {
      await writeWithoutReply('DELETE', logoOf(id));
      await Promise.all([mutate([RECURSO, id]), mutate(logoOf(id), null, { revalidate: false }), relerHistorico()]);
    },
  };
}
