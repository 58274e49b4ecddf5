import type { RefObject } from 'react';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { usePassar } from '#components/form/use-passar.ts';
import { useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { type PassoDoDcr, SITUACAO_DO_PASSO } from '#lib/domain/zfm/passos-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';

/** Takes the steps of a DCR-E, for its page and its list. */
export function usePassarDcr(dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo'>, gravarAntes?: RefObject<GravarAntes>) {
  const { passar } = useGravarDcr();
  return usePassar<PassoDoDcr>({
    versao: dcr.versao,
    gravarAntes,
    imediatos: IMEDIATOS,
    gravar: (passo) => passar(dcr.id, { ...passo, numero: null, motivo: null }),
    feito: (passo) => `${dcr.processo}: ${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]}.`,
  });
}

const IMEDIATOS = ['VALIDAR', 'GERAR'] as const;
