import Typography from '@mui/material/Typography';
import { useGravarSaldo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { QuantidadeDialog } from './QuantidadeDialog.tsx';

/** Records a return to the exporter abroad, with its document. */
export function DevolverDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { devolver } = useGravarSaldo();
  return (
    <QuantidadeDialog
      lote={lote}
      titulo="Devolver ao exterior"
      confirmar="Devolver"
      feito="Devolução anotada."
      modo="tirar"
      quantidade={{ rotulo: 'Quantidade devolvida', falta: 'Informe quanto se devolve.' }}
      ajudaDaData="O dia do embarque de volta."
      motivo={{
        rotulo: 'Documento da devolução',
        ajuda: 'DU-E, conhecimento ou autorização: fica no extrato.',
        falta: 'Informe o documento da devolução.',
      }}
      gravar={(movimento, digitada) => devolver(lote.id, { ...movimento, quantidade: digitada })}
      aoFechar={aoFechar}
    >
      <Typography variant="body2">
        O que volta ao exportador sai do saldo. Os tributos suspensos dele saem da conta do saldo; se a devolução
        encerra a suspensão, diz o regime em que o bem entrou.
      </Typography>
    </QuantidadeDialog>
  );
}
