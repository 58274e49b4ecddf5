import { PassoDialog } from '#components/registro/PassoDialog.tsx';
import { useGravarDcr } from '#lib/api/dcr/dcr.ts';
import type { DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import { NOME_PASSO_DCR, type PassoDoDcr, SITUACAO_DO_PASSO } from '#lib/domain/zfm/passos-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';

interface PassoDoDcrDialogProps {
  dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'tipo'>;
  passo: PassoDoDcr;
  aoFechar: () => void;
}

/** Asks for the day of a step and, by the step, for a number or a reason. */
export function PassoDoDcrDialog({ dcr: { id, versao, processo, tipo }, passo, aoFechar }: PassoDoDcrDialogProps) {
  const { passar } = useGravarDcr();
  const cancela = passo === 'CANCELAR';
  return (
    <PassoDialog
      versao={versao}
      titulo={cancela ? `Cancelar ${processo}` : `${NOME_PASSO_DCR[passo]}: ${processo}`}
      {...(passo === 'REGISTRAR' && {
        nota:
          tipo === 'N'
            ? 'Depois de registrado, o DCR-E não se altera: o que mudar entra num substitutivo ou retificador.'
            : 'O registro encerra, nesta data, a vigência do DCR-E anterior. Depois dele nada mais se altera aqui.',
        numero: 'Número do DCR-E',
        ajudaDoNumero: 'Dez algarismos, como a Receita o deu.',
      })}
      motivo={COM_MOTIVO[passo]}
      confirmar={cancela ? 'Cancelar o DCR-E' : 'Confirmar'}
      grave={cancela}
      feito={`${processo}: ${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]}.`}
      gravar={(pedido) => passar(id, { passo, ...pedido })}
      aoFechar={aoFechar}
    />
  );
}

const COM_MOTIVO: Readonly<Partial<Record<PassoDoDcr, string>>> = {
  REJEITAR: 'Por que a Receita rejeitou',
  CANCELAR: 'Por que é cancelado',
};
