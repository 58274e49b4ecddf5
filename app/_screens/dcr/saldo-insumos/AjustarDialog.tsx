import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { useGravarSaldo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import type { NaturezaDoAjuste } from '#lib/domain/zfm/saldo-insumo.ts';
import { NaturezaField, naturezasDoAjuste } from './NaturezaField.tsx';
import { QuantidadeDialog } from './QuantidadeDialog.tsx';
import type { ModoDeAjuste } from './saldo-depois.ts';

/** Adjusts the balance of a lot by the quantity missing, in excess or counted. It asks what the difference is. */
export function AjustarDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { ajustar } = useGravarSaldo();
  const [modo, setModo] = useState<ModoDeAjuste>('tirar');
  const [escolhida, setEscolhida] = useState<NaturezaDoAjuste | null>(null);
  const naturezaDe = (quantidade: string | null) =>
    naturezasDoAjuste(modo, quantidade).find((natureza) => natureza === escolhida) ?? null;
  return (
    <QuantidadeDialog
      lote={lote}
      titulo="Ajustar saldo"
      confirmar="Ajustar"
      feito="Saldo ajustado."
      modo={modo}
      quantidade={{ rotulo: modo === 'contar' ? 'Quantidade contada' : 'Quantidade', falta: FALTA[modo] }}
      pergunta={{
        respondida: (quantidade) => naturezaDe(quantidade) !== null,
        campo: ({ quantidade, tentou, erros }) => (
          <NaturezaField
            lote={lote}
            quantidade={quantidade}
            naturezas={naturezasDoAjuste(modo, quantidade)}
            valor={naturezaDe(quantidade)}
            aoMudar={setEscolhida}
            erro={tentou && naturezaDe(quantidade) === null ? 'Diga o que o ajuste é.' : erros.natureza}
          />
        ),
      }}
      ajudaDaData="O dia em que se constatou, mesmo que não seja hoje."
      motivo={{
        rotulo: 'Motivo',
        ajuda: 'O inventário, o laudo, o lançamento errado: fica no extrato.',
        falta: 'Diga por que o saldo é ajustado.',
      }}
      gravar={(movimento) =>
        ajustar(lote.id, { ...movimento, natureza: naturezaDe(movimento.quantidade) ?? undefined })
      }
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
