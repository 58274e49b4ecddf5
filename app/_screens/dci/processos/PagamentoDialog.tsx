import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { DateField } from '#components/ui/DateField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useGravarDci } from '#lib/api/dci.ts';
import { type ErroApi, fraseDoPassoRecusado } from '#lib/api/erro-api.ts';
import type { DciResumo } from '#lib/contracts/dci.ts';
import { MESES_DA_SELIC_MAXIMO, mesesDaSelic } from '#lib/domain/meses-da-selic.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { DemonstrativoDoDia } from './DemonstrativoDoDia.tsx';
import { diaOuNada } from './dia-ou-nada.ts';
import { SelicFields } from './SelicFields.tsx';

interface PagamentoDialogProps {
  dci: Pick<DciResumo, 'id' | 'versao' | 'processo' | 'venceEm'>;
  aoFechar: () => void;
}

/** Tells when the DARFs were paid; what they came to is reckoned for that day. */
export function PagamentoDialog({ dci, aoFechar }: PagamentoDialogProps) {
  const { id, processo, venceEm } = dci;
  const { versao, aoRecusar } = useVersaoDoPasso(dci.versao);
  const idDoTitulo = useId();
  const { enqueueSnackbar } = useSnackbar();
  const { pagar } = useGravarDci();
  const [dia, setDia] = useState(diaLocal(new Date()));
  const [selic, setSelic] = useState<{ mes: string; taxa: string }[]>([]);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const data = diaOuNada(dia);
  const meses = mesesDaSelic(venceEm, data).slice(0, MESES_DA_SELIC_MAXIMO);
  const confirmar = async () => {
    if (!data) return;
    setGravando(true);
    setFalha(null);
    try {
      await pagar(id, { versao, data, selic: selic.filter(({ mes, taxa }) => meses.includes(mes) && taxa !== '') });
      enqueueSnackbar(`${processo}: pagamento informado.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as ErroApi);
      aoRecusar(erro as ErroApi);
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={idDoTitulo} maxWidth="sm" fullWidth>
      <DialogTitle id={idDoTitulo}>Informar pagamento: {processo}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${idDoTitulo}-pagamento`}
          onSubmit={(evento) => {
            evento.preventDefault();
            confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {falha && !falha.campos.data && <Alert severity="error">{fraseDoPassoRecusado(falha)}</Alert>}
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
                Pago depois do mês do vencimento: informe a Selic dos meses entre os dois (Lei 9.430/1996, art. 61). O
                total do DARF é calculado ao confirmar.
              </Typography>
              <SelicFields meses={meses} selic={selic} aoMudar={setSelic} />
            </>
          ) : (
            <DemonstrativoDoDia dci={dci} em={data} />
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        type="submit"
        form={`${idDoTitulo}-pagamento`}
        disabled={!data}
        loading={gravando}
      >
        Confirmar pagamento
      </RodapeDoDialogo>
    </Dialog>
  );
}
