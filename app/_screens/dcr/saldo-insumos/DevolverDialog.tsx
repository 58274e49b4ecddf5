import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { DateField } from '#components/ui/DateField.tsx';
import { DecimalField } from '#components/ui/DecimalField.tsx';
import { useGravarSaldo } from '#lib/api/saldo-insumo.ts';
import type { LoteInteiro } from '#lib/contracts/saldo-insumo.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { MotivoField } from './MotivoField.tsx';
import { MovimentoDialog } from './MovimentoDialog.tsx';
import { previsaoDoSaldo, quantidadeDoAjuste } from './saldo-depois.ts';

/** Records a return to the exporter abroad, with its document. */
export function DevolverDialog({ lote, aoFechar }: { lote: LoteInteiro; aoFechar: () => void }) {
  const { devolver } = useGravarSaldo();
  const [digitada, setDigitada] = useState('');
  const [data, setData] = useState(diaLocal(new Date()));
  const [motivo, setMotivo] = useState('');
  const [tentou, setTentou] = useState(false);
  const quantidade = quantidadeDoAjuste('tirar', digitada, lote);
  const { ajuda, erro } = previsaoDoSaldo(quantidade, lote);
  const falta = {
    quantidade: tentou && quantidade === null ? 'Informe quanto se devolve.' : undefined,
    motivo: tentou && motivo.trim() === '' ? 'Informe o documento da devolução.' : undefined,
  };
  return (
    <MovimentoDialog
      titulo="Devolver ao exterior"
      confirmar="Devolver"
      feito="Devolução anotada."
      pode={erro === undefined}
      aoTentar={() => {
        setTentou(true);
        return quantidade !== null && motivo.trim() !== '';
      }}
      gravar={() => devolver(lote.id, { versao: lote.versao, quantidade: digitada, data, motivo })}
      aoFechar={aoFechar}
    >
      {(erros) => (
        <>
          <Typography variant="body2">
            O que volta ao exportador sai do saldo e não deve mais os tributos suspensos.
          </Typography>
          <DecimalField
            rotulo="Quantidade devolvida"
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
            ajuda="O dia do embarque de volta."
          />
          <MotivoField
            rotulo="Documento da devolução"
            valor={motivo}
            aoMudar={setMotivo}
            erro={falta.motivo ?? erros.motivo}
            ajuda="DU-E, conhecimento ou autorização: fica no extrato."
          />
        </>
      )}
    </MovimentoDialog>
  );
}
