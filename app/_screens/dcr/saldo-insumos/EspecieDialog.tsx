import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import { useState } from 'react';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { useGravarSaldo } from '#lib/api/saldo/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import {
  ESPECIES_DO_LOTE,
  type EspecieDoLote,
  NOME_ESPECIE_DO_LOTE,
} from '#lib/domain/zfm/cclasstrib/suspensao-da-reforma.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';

/** Says whether a lot is an input or a fixed asset, which its class does not tell. */
export function EspecieDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { mudarEspecie } = useGravarSaldo();
  const [especie, setEspecie] = useState<EspecieDoLote>(lote.especie);
  const [depreciadoEm, setDepreciadoEm] = useState(lote.depreciadoEm ?? '');
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  return (
    <MovimentoDialog
      titulo="Mudar a espécie"
      confirmar="Mudar"
      feito="Espécie anotada."
      pode
      aoTentar={() => {
        setTentou(true);
        return motivo.trim() !== '';
      }}
      gravar={() => mudarEspecie(lote.id, { especie, depreciadoEm: depreciadoEm || null, motivo })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          <ToggleButtonGroup
            exclusive
            fullWidth
            size="small"
            aria-label="Espécie"
            value={especie}
            onChange={(_, nova: EspecieDoLote | null) => nova && setEspecie(nova)}
          >
            {ESPECIES_DO_LOTE.map((especieDoLote) => (
              <ToggleButton key={especieDoLote} value={especieDoLote}>
                {NOME_ESPECIE_DO_LOTE[especieDoLote]}
              </ToggleButton>
            ))}
          </ToggleButtonGroup>
          {especie === 'ATIVO' && (
            <DateField
              rotulo="Depreciação integral"
              valor={depreciadoEm}
              aoMudar={setDepreciadoEm}
              erro={erros.depreciadoEm}
              ajuda="O dia, se já se sabe. Sem ele, contam os 48 meses."
            />
          )}
          <MotivoField
            rotulo="Motivo"
            valor={motivo}
            aoMudar={setMotivo}
            erro={tentou && motivo.trim() === '' ? 'Diga por que a espécie muda.' : erros.motivo}
            ajuda="Fica no histórico do lote."
          />
        </>
      )}
    </MovimentoDialog>
  );
}
