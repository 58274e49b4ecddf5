import { useSnackbar } from 'notistack';
import { type RefObject, useState } from 'react';
import { type ApiError, refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import type { GravarAntes } from './PortaDoFormulario.tsx';

/** A step that needs no further data. */
interface PassoImediato<Passo extends string> {
  versao: number;
  passo: Passo;
  data: string;
}

interface OpcoesDePassar<Passo extends string> {
  versao: number;
  gravarAntes: RefObject<GravarAntes> | undefined;
  /** Steps inside the office, which are taken at once. */
  imediatos: readonly Passo[];
  gravar: (passo: PassoImediato<Passo>) => Promise<unknown>;
  /** Message after the step is taken. */
  feito: (passo: Passo) => string;
}

/**
 * Takes a step of a document. It saves the form first, so that the filed document is the one on the screen. Steps inside the office
 * are taken at once. For steps that happened elsewhere, a dialog asks for the date and other data.
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
      await gravar({ versao: agora, passo, data: hojeEmManaus() });
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

/** Long enough to read a refusal of a sentence or two. */
const TEMPO_DE_LER = 12_000;
