import Alert from '@mui/material/Alert';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { diaOuNada } from '#app/_screens/dci/processos/campos/dia-ou-nada.ts';
import { SelicFields } from '#app/_screens/dci/processos/campos/SelicFields.tsx';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import { refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { MESES_DA_SELIC_MAXIMO, mesesDaSelic } from '#lib/domain/datas/meses-da-selic.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { DemonstrativoDoDia } from './DemonstrativoDoDia.tsx';

interface PagamentoDialogProps {
  dci: Pick<DciResumo, 'id' | 'versao' | 'processo' | 'venceEm'>;
  aoFechar: () => void;
}

/** Records the payment day of the DARFs. The server calculates the amount for that day. */
export function PagamentoDialog({ dci, aoFechar }: PagamentoDialogProps) {
  const { id, processo, venceEm } = dci;
  const { versao, aoRecusar } = useVersaoDoPasso(dci.versao);
  const { enqueueSnackbar } = useSnackbar();
  const { pagar } = useGravarDci();
  const [dia, setDia] = useState(hojeEmManaus());
  const [selic, setSelic] = useState<{ mes: string; taxa: string }[]>([]);
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const data = diaOuNada(dia);
  const meses = mesesDaSelic(venceEm, data).slice(0, MESES_DA_SELIC_MAXIMO);
  const confirmar = async () => {
    if (!data) return;
    const taxas = selic.filter(({ mes, taxa }) => meses.includes(mes) && taxa !== '');
    if (!(await enviar(() => pagar(id, { versao, data, selic: taxas })))) return;
    enqueueSnackbar(`${processo}: pagamento informado.`, { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={`Informar pagamento: ${processo}`}
      confirmar="Confirmar pagamento"
      largura="sm"
      impedido={!data}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && !falha.campos.data && <Alert severity="error">{refusedStepSentence(falha)}</Alert>}
      <DateField
        rotulo="Pago em"
        obrigatorio
        focado
        valor={dia}
        aoMudar={setDia}
        erro={falha?.campos.data}
        ajuda="O dia do comprovante. Multa e juros são calculados para ele."
      />
      {meses.length > 0 ? (
        <>
          <Typography variant="body2">
            Pago depois do mês do vencimento: informe a Selic dos meses entre os dois (Lei 9.430/1996, art. 61). O total
            do DARF é calculado ao confirmar.
          </Typography>
          <SelicFields meses={meses} selic={selic} aoMudar={setSelic} />
        </>
      ) : (
        <DemonstrativoDoDia dci={dci} em={data} />
      )}
    </DialogoDeFormulario>
  );
}
