import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { useGravarSaldo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro, MovimentoLido } from '#lib/contracts/saldo/saldo-insumo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { NOME_MOVIMENTO } from '#lib/domain/zfm/saldo-insumo.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';
import { previsaoDoSaldo } from './saldo-depois.ts';

interface EstornarDialogProps {
  lote: LoteInteiro;
  movimento: MovimentoLido;
  aoFechar: () => void;
}

/** Reverses a movement made by hand with another movement, so that the first stays on record. */
export function EstornarDialog({ lote, movimento, aoFechar }: EstornarDialogProps) {
  const { estornar } = useGravarSaldo();
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const { ajuda, erro } = previsaoDoSaldo(new Exato(movimento.quantidade).neg().toFixed(), lote);
  return (
    <MovimentoDialog
      titulo={`Estornar o movimento ${movimento.ordem}`}
      confirmar="Estornar"
      feito="Movimento estornado."
      pode={erro === undefined}
      aoTentar={() => {
        setTentou(true);
        return motivo.trim() !== '';
      }}
      gravar={() => estornar(lote.id, movimento.id, { versao: lote.versao, motivo })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          <Typography variant="body2" color={erro ? 'error' : undefined}>
            {NOME_MOVIMENTO[movimento.tipo]}: {movimento.motivo} {erro ?? ajuda}
          </Typography>
          <MotivoField
            rotulo="Motivo do estorno"
            valor={motivo}
            aoMudar={setMotivo}
            erro={tentou && motivo.trim() === '' ? 'Diga por que o movimento é estornado.' : erros.motivo}
            ajuda="Fica no extrato, ao lado do movimento."
          />
        </>
      )}
    </MovimentoDialog>
  );
}
