import type { RefObject } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { usePassar } from '#components/form/use-passar.ts';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { type PassoDaDci, SITUACAO_DO_PASSO_DCI } from '#lib/domain/zfm/passos-da-dci.ts';
import { NOME_SITUACAO_DCI } from '#lib/domain/zfm/situacao-dci.ts';

/** Takes the steps of a DCI, for its page and its list. */
export function usePassarDci(dci: Pick<DciResumo, 'id' | 'versao' | 'processo'>, gravarAntes?: RefObject<GravarAntes>) {
  const { passar } = useGravarDci();
  return usePassar<PassoDaDci>({
    versao: dci.versao,
    gravarAntes,
    imediatos: IMEDIATOS,
    gravar: (passo) => passar(dci.id, { ...passo, numero: null, canal: null, motivo: null }),
    feito: (passo) => `${dci.processo}: ${NOME_SITUACAO_DCI[SITUACAO_DO_PASSO_DCI[passo]]}.`,
  });
}

const IMEDIATOS = ['CALCULAR', 'VALIDAR', 'GERAR'] as const;
