import Alert from '@mui/material/Alert';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { useSaveAttachment } from '#lib/api/platform/attachment.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useGravarDai } from '#lib/api/sefaz/dai.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import type { PedidoDeMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { NOME_MARCA_DAI, type TipoDeMarca } from '#lib/domain/zfm/marcas-da-dai.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { MarcaFields } from './MarcaFields.tsx';
import { ATO_DA_MARCA, CAMPOS_DA_MARCA, estaDevendo, NUMERO_DA_DAI } from './marca-campos.ts';
import { ReciboField } from './ReciboField.tsx';

interface MarcaDialogProps {
  dai: DaiLida;
  tipo: TipoDeMarca;
  aoFechar: () => void;
}

/** Asks for the day of a mark and, by its kind, a canal, a number, an amount, a deadline or a reason; a receipt may be attached. */
export function MarcaDialog({ dai, tipo, aoFechar }: MarcaDialogProps) {
  const { enqueueSnackbar } = useSnackbar();
  const { marcar } = useGravarDai();
  const { enviar: anexar, excluir } = useSaveAttachment({ recurso: 'Dai', registroId: dai.id });
  const [pedido, setPedido] = useState<Omit<PedidoDeMarca, 'versao'>>(() => emBranco(tipo, dai));
  const [recibo, setRecibo] = useState<File | null>(null);
  const { gravando, falha, enviar } = useUpload();
  const { aviso } = CAMPOS_DA_MARCA[tipo];

  const marcarComRecibo = async () => {
    const documentoId = recibo && (await anexar(recibo, 'COMPROVANTE')).id;
    try {
      await marcar(dai.id, { ...pedido, documentoId, versao: dai.versao });
    } catch (erro) {
      // The mark failed, so its receipt proves nothing and is deleted. If the deletion fails too, only the first error is shown.
      if (documentoId) await excluir(documentoId).catch(() => {});
      throw erro;
    }
  };
  const confirmar = async () => {
    if (!(await enviar(marcarComRecibo))) return;
    enqueueSnackbar(`${dai.processo.numero}: ${NOME_MARCA_DAI[tipo]}.`, { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={ATO_DA_MARCA[tipo]}
      confirmar={tipo === 'CANCELADA' ? 'Cancelar a DAI' : 'Confirmar'}
      grave={tipo === 'CANCELADA'}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
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
        devendo={estaDevendo(dai) || Boolean(falha?.campos.motivo)}
        pedido={pedido}
        erros={falha?.campos ?? {}}
        aoMudar={(mudanca) => setPedido({ ...pedido, ...mudanca })}
      />
      <ReciboField arquivo={recibo} aoMudar={setRecibo} />
    </DialogoDeFormulario>
  );
}

function emBranco(tipo: TipoDeMarca, { numero }: DaiLida): Omit<PedidoDeMarca, 'versao'> {
  return {
    tipo,
    data: hojeEmManaus(),
    canal: null,
    // The DAI keeps its number, so later marks begin with it.
    numero: CAMPOS_DA_MARCA[tipo].numero === NUMERO_DA_DAI ? numero : null,
    valor: null,
    vencimento: null,
    motivo: null,
    documentoId: null,
  };
}
