import useSWR, { useSWRConfig } from 'swr';
import { type Empresa, type EmpresaNova, empresa } from '#lib/contracts/empresa.ts';
import { download, read, uploadFile, write, writeWithoutReply } from './client.ts';
import { logoOf } from './image.ts';
import type { OnProgress } from './upload-with-progress.ts';

const RECURSO = '/api/Empresa';

export function useEmpresa(id: string) {
  return useSWR([RECURSO, id] as const, () => read(`${RECURSO}/${id}`, empresa));
}

/** Writes of one's own company; what was read of it is known, and its history is read again. */
export function useGravarEmpresa() {
  const { mutate } = useSWRConfig();
  const relerHistorico = () =>
    mutate((chave) => Array.isArray(chave) && chave[0] === '/api/Historico' && chave[1] === 'Empresa');
  const guardar = async (gravada: Empresa): Promise<Empresa> => {
    await Promise.all([mutate([RECURSO, gravada.id], gravada, { revalidate: false }), relerHistorico()]);
    return gravada;
  };
  return {
    alterar: async (id: string, versao: number, valores: EmpresaNova) =>
      guardar(await write('PUT', RECURSO, { id, versao, ...valores }, empresa)),

    async enviarLogo(arquivo: File, aoProgredir?: OnProgress): Promise<void> {
      const gravada = await uploadFile(RECURSO, arquivo, empresa, { consulta: { Bucket: 'logo' }, aoProgredir });
      await Promise.all([guardar(gravada), mutate(logoOf(gravada.id))]);
    },

    /** The company an undoing answered, its logo perhaps another. */
    async receberDesfeita(desfeita: unknown): Promise<Empresa> {
      const recebida = empresa.parse(desfeita);
      await Promise.all([guardar(recebida), mutate(logoOf(recebida.id))]);
      return recebida;
    },

    /** Everything the company owns, as a ZIP; the history tells of it. */
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
