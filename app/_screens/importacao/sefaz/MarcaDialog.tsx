import Alert from '@mui/material/Alert';
import Dialog from '@mui/material/Dialog';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Stack from '@mui/material/Stack';
import { useSnackbar } from 'notistack';
import { useId, useState } from 'react';
import { DateField } from '#components/ui/DateField.tsx';
import { RodapeDoDialogo } from '#components/ui/RodapeDoDialogo.tsx';
import { useGravarDai } from '#lib/api/dai.ts';
import { useGravarDocumento } from '#lib/api/documento.ts';
import type { ErroApi } from '#lib/api/erro-api.ts';
import type { DaiLida, PedidoDeMarca } from '#lib/contracts/dai.ts';
import { NOME_MARCA_DAI, type TipoDeMarca } from '#lib/domain/marcas-da-dai.ts';
import { diaLocal } from '#lib/domain/periodo.ts';
import { MarcaFields } from './MarcaFields.tsx';
import { ATO_DA_MARCA, CAMPOS_DA_MARCA } from './marca-campos.ts';
import { ReciboField } from './ReciboField.tsx';

interface MarcaDialogProps {
  dai: DaiLida;
  tipo: TipoDeMarca;
  aoFechar: () => void;
}

/** Asks what a mark needs: its day, by its kind a canal, a number, an amount, a deadline, a reason; and takes its receipt. */
export function MarcaDialog({ dai, tipo, aoFechar }: MarcaDialogProps) {
  const id = useId();
  const { enqueueSnackbar } = useSnackbar();
  const { marcar } = useGravarDai();
  const { enviar, excluir } = useGravarDocumento({ recurso: 'Dai', registroId: dai.id });
  const [pedido, setPedido] = useState<Omit<PedidoDeMarca, 'versao'>>(() => emBranco(tipo, dai));
  const [recibo, setRecibo] = useState<File | null>(null);
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<ErroApi | null>(null);
  const { aviso } = CAMPOS_DA_MARCA[tipo];

  const confirmar = async () => {
    setGravando(true);
    setFalha(null);
    let documentoId: string | null = null;
    try {
      if (recibo) documentoId = (await enviar(recibo, 'COMPROVANTE')).id;
      await marcar(dai.id, { ...pedido, documentoId, versao: dai.versao });
      enqueueSnackbar(`${dai.processo.numero}: ${NOME_MARCA_DAI[tipo]}.`, { variant: 'success' });
      aoFechar();
    } catch (erro) {
      // A receipt of what was not marked is a receipt of nothing; that it stays would be worse than nothing to be said about it.
      if (documentoId) await excluir(documentoId).catch(() => {});
      setFalha(erro as ErroApi);
      setGravando(false);
    }
  };
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="xs" fullWidth>
      <DialogTitle id={id}>{ATO_DA_MARCA[tipo]}</DialogTitle>
      <DialogContent>
        <Stack
          component="form"
          noValidate
          id={`${id}-marca`}
          onSubmit={(evento) => {
            evento.preventDefault();
            confirmar();
          }}
          sx={{ gap: 2, pt: 1 }}
        >
          {falha && <Alert severity="error">{falha.message}</Alert>}
          {aviso && <Alert severity="info">{aviso}</Alert>}
          <DateField
            rotulo="Data"
            obrigatorio
            valor={pedido.data}
            aoMudar={(data) => setPedido({ ...pedido, data })}
            erro={falha?.campos.data}
            ajuda="O dia em que aconteceu, mesmo que não seja hoje."
          />
          <MarcaFields
            tipo={tipo}
            pedido={pedido}
            erros={falha?.campos ?? {}}
            aoMudar={(mudanca) => setPedido({ ...pedido, ...mudanca })}
          />
          <ReciboField arquivo={recibo} aoMudar={setRecibo} />
        </Stack>
      </DialogContent>
      <RodapeDoDialogo
        saida="Voltar"
        aoFechar={aoFechar}
        type="submit"
        form={`${id}-marca`}
        color={tipo === 'CANCELADA' ? 'error' : 'primary'}
        loading={gravando}
      >
        {tipo === 'CANCELADA' ? 'Cancelar a DAI' : 'Confirmar'}
      </RodapeDoDialogo>
    </Dialog>
  );
}

function emBranco(tipo: TipoDeMarca, { numero }: DaiLida): Omit<PedidoDeMarca, 'versao'> {
  return {
    tipo,
    data: diaLocal(new Date()),
    canal: null,
    // Its number is told once, and stays.
    numero: CAMPOS_DA_MARCA[tipo].numero?.rotulo === 'Número da DAI' ? numero : null,
    valor: null,
    vencimento: null,
    motivo: null,
    documentoId: null,
  };
}
