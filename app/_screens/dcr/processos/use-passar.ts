import { useSnackbar } from 'notistack';
import { type RefObject, useState } from 'react';
import { useGravarDcr } from '#lib/api/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr.ts';
import { type PassoDoDcr, SITUACAO_DO_PASSO } from '#lib/domain/passos-do-dcr.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/situacao-dcr.ts';

/** Saves what is typed, if anything is, and answers the version there is then; null when it was refused. */
export type GravarAntes = () => Promise<number | null>;

/**
 * Takes a step, after what is typed has been saved: what is filed is what is seen. Work of the office itself is done at once; what
 * happened elsewhere asks when, and what is known of it.
 */
export function usePassar(dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo'>, gravarAntes?: RefObject<GravarAntes>) {
  const { enqueueSnackbar } = useSnackbar();
  const { passar: gravarPasso } = useGravarDcr();
  const [pedido, setPedido] = useState<PassoDoDcr | null>(null);
  const [passando, setPassando] = useState<PassoDoDcr | null>(null);
  const [vendoArquivo, setVendoArquivo] = useState(false);
  const passar = async (passo: PassoDoDcr): Promise<void> => {
    setPassando(passo);
    try {
      const versao = gravarAntes ? await gravarAntes.current() : dcr.versao;
      if (versao === null) return;
      if (passo !== 'VALIDAR' && passo !== 'GERAR') {
        setPedido(passo);
        return;
      }
      await gravarPasso(dcr.id, { versao, passo, data: diaLocal(new Date()), numero: null, motivo: null });
      enqueueSnackbar(`${dcr.processo}: ${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]}.`, { variant: 'success' });
      if (passo === 'GERAR') setVendoArquivo(true);
    } catch (erro) {
      enqueueSnackbar((erro as Error).message, { variant: 'error', autoHideDuration: TEMPO_DE_LER });
    } finally {
      setPassando(null);
    }
  };
  return {
    passar,
    passando,
    pedido,
    fecharPedido: () => setPedido(null),
    vendoArquivo,
    verArquivo: () => setVendoArquivo(true),
    fecharArquivo: () => setVendoArquivo(false),
  };
}

/** A refusal is a sentence or two. */
const TEMPO_DE_LER = 12_000;
