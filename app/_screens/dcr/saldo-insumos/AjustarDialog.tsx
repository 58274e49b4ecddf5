import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { DateField } from '#components/ui/DateField.tsx';
import { DecimalField } from '#components/ui/DecimalField.tsx';
import { useGravarSaldo } from '#lib/api/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo-insumo.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';
import { type ModoDeAjuste, previsaoDoSaldo, quantidadeDoAjuste } from './saldo-depois.ts';

/** Corrects the balance to the real stock, by the quantity missing, in excess, or counted. */
export function AjustarDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { ajustar } = useGravarSaldo();
  const [modo, setModo] = useState<ModoDeAjuste>('tirar');
  const [digitada, setDigitada] = useState('');
  const [data, setData] = useState(diaLocal(new Date()));
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const quantidade = quantidadeDoAjuste(modo, digitada, lote);
  const { ajuda, erro } = previsaoDoSaldo(quantidade, lote);
  const falta = {
    quantidade: tentou && quantidade === null ? FALTA[modo] : undefined,
    motivo: tentou && motivo.trim() === '' ? 'Diga por que o saldo é ajustado.' : undefined,
  };
  return (
    <MovimentoDialog
      titulo="Ajustar saldo"
      confirmar="Ajustar"
      feito="Saldo ajustado."
      pode={erro === undefined}
      aoTentar={() => {
        setTentou(true);
        return quantidade !== null && motivo.trim() !== '';
      }}
      gravar={() => ajustar(lote.id, { versao: lote.versao, quantidade: quantidade ?? '0', data, motivo })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
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
          <DecimalField
            rotulo={modo === 'contar' ? 'Quantidade contada' : 'Quantidade'}
            casas={7}
            casasMinimas={0}
            obrigatorio
            unidade={lote.unidade ?? undefined}
            valor={digitada}
            aoMudar={setDigitada}
            erro={erro ?? falta.quantidade ?? erros.quantidade}
            ajuda={ajuda}
          />
          <DateField
            rotulo="Data"
            obrigatorio
            valor={data}
            aoMudar={setData}
            erro={erros.data}
            ajuda="O dia em que se constatou, mesmo que não seja hoje."
          />
          <MotivoField
            rotulo="Motivo"
            valor={motivo}
            aoMudar={setMotivo}
            erro={falta.motivo ?? erros.motivo}
            ajuda="Inventário, perda, quebra, erro de lançamento: fica no extrato."
          />
        </>
      )}
    </MovimentoDialog>
  );
}

const FALTA: Readonly<Record<ModoDeAjuste, string>> = {
  tirar: 'Informe quanto se tira.',
  acrescentar: 'Informe quanto se acrescenta.',
  contar: 'Informe uma contagem diferente do saldo.',
};
