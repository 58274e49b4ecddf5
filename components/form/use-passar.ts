import { useSnackbar } from 'notistack';
import { type RefObject, useState } from 'react';
import { type ApiError, refusedStepSentence } from '#lib/api/api-error.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import type { GravarAntes } from './PortaDoFormulario.tsx';

/** A step that asks nothing of whoever takes it. */
interface PassoImediato<Passo extends string> {
  versao: number;
  passo: Passo;
  data: string;
}

interface OpcoesDePassar<Passo extends string> {
  versao: number;
  gravarAntes: RefObject<GravarAntes> | undefined;
  /** Work of the office itself, done at once. */
  imediatos: readonly Passo[];
  gravar: (passo: PassoImediato<Passo>) => Promise<unknown>;
  /** Said once it is done. */
  feito: (passo: Passo) => string;
}

/**
 * Takes a step, after what is typed has been saved: what is filed is what is seen. Work of the office itself is done at once; what
 * happened elsewhere asks when, and what is known of it.
 */
export function usePassar<Passo extends string>(opcoes: OpcoesDePassar<Passo>) {
  const { versao, gravarAntes, imediatos, gravar, feito } = opcoes;
  const { enqueueSnackbar } = useSnackbar();
  const [pedido, setPedido] = useState<Passo | null>(null);
  const [passando, setPassando] = useState<Passo | null>(null);
  const [vendoArquivo, setVendoArquivo] = useState(false);
  const passar = async (passo: Passo): Promise<void> => {
    setPassando(passo);
    try {
      const agora = gravarAntes ? await gravarAntes.current() : versao;
      if (agora === null) return;
      if (!imediatos.includes(passo)) {
        setPedido(passo);
        return;
      }
      await gravar({ versao: agora, passo, data: diaLocal(new Date()) });
      enqueueSnackbar(feito(passo), { variant: 'success' });
      if (passo === 'GERAR') setVendoArquivo(true);
    } catch (erro) {
      enqueueSnackbar(refusedStepSentence(erro as ApiError), { variant: 'error', autoHideDuration: TEMPO_DE_LER });
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
