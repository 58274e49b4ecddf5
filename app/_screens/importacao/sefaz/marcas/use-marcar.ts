import { useSnackbar } from 'notistack';
import { type RefObject, useState } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { salvarArquivo } from '#components/ui/feedback/salvar-arquivo.ts';
import { useGravarDai, xmlDoEnvio } from '#lib/api/sefaz/dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { NOME_MARCA_DAI, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { SEM_PERGUNTA } from './marca-campos.ts';

/**
 * Saves the form, then gives the mark, so that the mark is of what the person sees. Acts of the office itself are marked at once;
 * events elsewhere ask for their day and details.
 */
export function useMarcar(dai: DaiLida, gravarAntes: RefObject<GravarAntes>) {
  const { enqueueSnackbar } = useSnackbar();
  const gravar = useGravarDai();
  const [pedida, setPedida] = useState<TipoDeMarca | null>(null);
  const [marcando, setMarcando] = useState<TipoDeMarca | null>(null);

  const marcarJa = async (tipo: TipoDeMarca, versao: number) => {
    const marcada = await gravar.marcar(dai.id, {
      versao,
      tipo,
      data: hojeEmManaus(),
      canal: null,
      numero: null,
      valor: null,
      vencimento: null,
      motivo: null,
      documentoId: null,
    });
    enqueueSnackbar(`${dai.processo.numero}: ${NOME_MARCA_DAI[tipo]}.`, { variant: 'success' });
    const [novo] = marcada.envios;
    if (tipo === 'XML_GERADO' && novo) salvarArquivo(await xmlDoEnvio(dai.id, novo.id), novo.nome);
  };
  const marcar = async (tipo: TipoDeMarca): Promise<void> => {
    setMarcando(tipo);
    try {
      const versao = await gravarAntes.current();
      if (versao === null) return;
      if (SEM_PERGUNTA.has(tipo)) await marcarJa(tipo, versao);
      else setPedida(tipo);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error', autoHideDuration: TEMPO_DE_LER });
    } finally {
      setMarcando(null);
    }
  };
  return { marcar, marcando, pedida, fechar: () => setPedida(null) };
}

/** In milliseconds, long enough to read a refusal of one or two sentences. */
const TEMPO_DE_LER = 12_000;
