import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGravarSaldo } from '#lib/api/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo-insumo.ts';
import { QuantidadeDialog } from './QuantidadeDialog.tsx';
import type { ModoDeAjuste } from './saldo-depois.ts';

/** Corrects the balance of a lot by the quantity missing, the quantity in excess, or the quantity counted. */
export function AjustarDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { ajustar } = useGravarSaldo();
  const [modo, setModo] = useState<ModoDeAjuste>('tirar');
  return (
    <QuantidadeDialog
      lote={lote}
      titulo="Ajustar saldo"
      confirmar="Ajustar"
      feito="Saldo ajustado."
      modo={modo}
      quantidade={{ rotulo: modo === 'contar' ? 'Quantidade contada' : 'Quantidade', falta: FALTA[modo] }}
      ajudaDaData="O dia em que se constatou, mesmo que não seja hoje."
      motivo={{
        rotulo: 'Motivo',
        ajuda: 'Inventário, perda, quebra, erro de lançamento: fica no extrato.',
        falta: 'Diga por que o saldo é ajustado.',
      }}
      gravar={(movimento) => ajustar(lote.id, movimento)}
      aoFechar={aoFechar}
    >
      <ToggleButtonGroup
        exclusive
        fullWidth
        size="small"
        aria-label="Como ajustar"
        value={modo}
        onChange={(_, novo: ModoDeAjuste | null) => novo && setModo(novo)}
      >
        <ToggleButton value="tirar">Tirar</ToggleButton>
        <ToggleButton value="acrescentar">Acrescentar</ToggleButton>
        <ToggleButton value="contar">Contagem</ToggleButton>
      </ToggleButtonGroup>
    </QuantidadeDialog>
  );
}

const FALTA: Readonly<Record<ModoDeAjuste, string>> = {
  tirar: 'Informe quanto se tira.',
  acrescentar: 'Informe quanto se acrescenta.',
  contar: 'Informe uma contagem diferente do saldo.',
};
