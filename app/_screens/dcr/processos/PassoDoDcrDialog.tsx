import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { DateField } from '#components/ui/DateField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useGravarDcr } from '#lib/api/dcr.ts';
import type { ErroApi } from '#lib/api/erro-api.ts';
import type { DcrResumo, PedidoDePassoDoDcr } from '#lib/contracts/dcr.ts';
import { NOME_PASSO_DCR, type PassoDoDcr, SITUACAO_DO_PASSO } from '#lib/domain/passos-do-dcr.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/situacao-dcr.ts';

interface PassoDoDcrDialogProps {
  dcr: Pick<DcrResumo, 'id' | 'versao' | 'processo' | 'tipo'>;
  passo: PassoDoDcr;
  aoFechar: () => void;
}

/** Asks what a step needs: its day, and by the step a number or a reason. */
export function PassoDoDcrDialog({ dcr: { id, versao, processo, tipo }, passo, aoFechar }: PassoDoDcrDialogProps) {
  const idDoTitulo = useId();
  const { enqueueSnackbar } = useSnackbar();
  const { passar } = useGravarDcr();
  const [pedido, setPedido] = useState<PedidoDePassoDoDcr>({
    versao,
    passo,
    data: diaLocal(new Date()),
    numero: null,
    motivo: null,
  });
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const mudar = (mudanca: Partial<PedidoDePassoDoDcr>) => setPedido({ ...pedido, ...mudanca });
  const erroEm = (campo: keyof PedidoDePassoDoDcr) => falha?.campos[campo];
  const semCampo = falha && !['data', 'numero', 'motivo'].some((campo) => campo in falha.campos);
  const confirmar = async () => {
    setGravando(true);
    setFalha(null);
    try {
      await passar(id, pedido);
      enqueueSnackbar(`${processo}: ${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]}.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      setFalha(erro as ErroApi);
      setGravando(false);
    }
  };
  const cancela = passo === 'CANCELAR';
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={idDoTitulo} maxWidth="xs" fullWidth>
      <DialogTitle id={idDoTitulo}>
        {cancela ? `Cancelar ${processo}` : `${NOME_PASSO_DCR[passo]}: ${processo}`}
      </DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${idDoTitulo}-passo`}
          onSubmit={(evento) => {
            evento.preventDefault();
            confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {semCampo && <Alert severity="error">{falha.message}</Alert>}
          {passo === 'REGISTRAR' && (
            <Typography variant="body2">
              {tipo === 'N'
                ? 'Depois de registrado, o DCR-E não se altera: o que mudar entra num substitutivo ou retificador.'
                : 'O registro encerra, nesta data, a vigência do DCR-E anterior. Depois dele nada mais se altera aqui.'}
            </Typography>
          )}
          {passo === 'REGISTRAR' && (
            <TextField
              label="Número do DCR-E"
              required
              autoFocus
              value={pedido.numero ?? ''}
              onChange={({ target }) => mudar({ numero: target.value.replace(/\D/g, '') || null })}
              error={Boolean(erroEm('numero'))}
              helperText={erroEm('numero') ?? 'Dez algarismos, como a Receita o deu.'}
              slotProps={{ htmlInput: { inputMode: 'numeric', maxLength: 14, autoComplete: 'off' } }}
            />
          )}
          <DateField
            rotulo="Data"
            obrigatorio
            valor={pedido.data}
            aoMudar={(data) => mudar({ data })}
            erro={erroEm('data')}
            ajuda="O dia em que aconteceu, mesmo que não seja hoje."
          />
          {COM_MOTIVO[passo] && (
            <TextField
              label={COM_MOTIVO[passo]}
              required
              multiline
              minRows={2}
              value={pedido.motivo ?? ''}
              onChange={({ target }) => mudar({ motivo: target.value || null })}
              error={Boolean(erroEm('motivo'))}
              helperText={erroEm('motivo')}
              slotProps={{ htmlInput: { maxLength: 500 } }}
            />
          )}
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        type="submit"
        form={`${idDoTitulo}-passo`}
        color={cancela ? 'error' : 'primary'}
        loading={gravando}
      >
        {cancela ? 'Cancelar o DCR-E' : 'Confirmar'}
      </RodapeDoDialogo>
    </Dialog>
  );
}

const COM_MOTIVO: Readonly<Partial<Record<PassoDoDcr, string>>> = {
  REJEITAR: 'Por que a Receita rejeitou',
  CANCELAR: 'Por que é cancelado',
};
