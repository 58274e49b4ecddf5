import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useVersaoDoPasso } from '#components/registro/use-versao-do-passo.ts';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { DateField } from '#components/ui/fields/DateField.tsx';
import { IdentifierField } from '#components/ui/fields/IdentifierField.tsx';
import { TextoField } from '#components/ui/fields/TextoField.tsx';
import { refusedStepSentence } from '#lib/api/platform/api-error.ts';
import { useUpload } from '#lib/api/platform/use-upload.ts';
import { useGravarProcesso } from '#lib/api/processo/processo.ts';
import type { PedidoDePasso, ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { CANAIS_RFB, type CanalRfb, NOME_CANAL } from '#lib/domain/aduana/processo/canal-rfb.ts';
import { NOME_SITUACAO_PROCESSO, type SituacaoProcesso } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diaLocal } from '#lib/domain/datas/periodo.ts';
import { TIPOS_DE_IDENTIFICADOR } from '#lib/format/tipos-de-identificador.ts';

/** The fields that the dialog needs; a row of the list has them. */
type ProcessoQuePassa = Pick<
  ProcessoInteiro,
  'id' | 'versao' | 'numero' | 'tipoDocumento' | 'numeroDI' | 'numeroDuimp'
>;

interface PassoDialogProps {
  processo: ProcessoQuePassa;
  situacao: SituacaoProcesso;
  aoFechar: () => void;
}

/** Asks for the day of a step and, by the situação, for a canal, a reason, a deadline or the document's number. */
export function PassoDialog({ processo, situacao, aoFechar }: PassoDialogProps) {
  const { id, numero, tipoDocumento } = processo;
  const { versao, aoRecusar } = useVersaoDoPasso(processo.versao);
  const { enqueueSnackbar } = useSnackbar();
  const { passar } = useGravarProcesso();
  const [pedido, setPedido] = useState<Omit<PedidoDePasso, 'versao'>>({
    ...EM_BRANCO,
    situacao,
    data: diaLocal(new Date()),
  });
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const mudar = (mudanca: Partial<PedidoDePasso>) => setPedido({ ...pedido, ...mudanca });
  const erroEm = (campo: keyof PedidoDePasso) => falha?.campos[campo];
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  const semNumero = (tipoDocumento === 'DI' ? processo.numeroDI : processo.numeroDuimp) === null;

  // The delivery needs a reason only when the DAI owes something, and then the server asks for it.
  const rotuloDoMotivo = COM_MOTIVO[situacao];
  const pedeMotivo = Boolean(rotuloDoMotivo) && (situacao !== 'ENTREGUE' || Boolean(erroEm('motivo') || pedido.motivo));

  // What a field says is said there alone.
  const campos = [
    'data',
    pedeMotivo && 'motivo',
    situacao === 'EM_EXIGENCIA' && 'prazo',
    situacao === 'PARAMETRIZADO' && 'canalRfb',
    situacao === 'REGISTRADO' && semNumero && 'numeroDocumento',
  ];
  const semCampo = falha && !campos.some((campo) => campo && campo in falha.campos);

  const confirmar = async () => {
    if (!(await enviar(() => passar(id, { versao, ...pedido })))) return;
    enqueueSnackbar(`${numero}: ${nome}.`, { variant: 'success' });
    aoFechar();
  };
  return (
    <DialogoDeFormulario
      titulo={situacao === 'CANCELADO' ? `Cancelar ${numero}` : `Passar ${numero} para “${nome}”`}
      confirmar={situacao === 'CANCELADO' ? 'Cancelar o processo' : 'Confirmar'}
      grave={situacao === 'CANCELADO'}
      gravando={gravando}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {semCampo && <Alert severity="error">{refusedStepSentence(falha, 'o processo')}</Alert>}
      {situacao === 'CANCELADO' && (
        <Typography variant="body2">
          O que ele embarcou de pedidos volta ao saldo. O passo pode ser desfeito.
        </Typography>
      )}
      <DateField
        rotulo="Data"
        obrigatorio
        valor={pedido.data}
        aoMudar={(data) => mudar({ data })}
        erro={erroEm('data')}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {situacao === 'REGISTRADO' && semNumero && (
        <IdentifierField
          rotulo={`Número da ${tipoDocumento}`}
          obrigatorio
          {...TIPOS_DE_IDENTIFICADOR[tipoDocumento === 'DI' ? 'di' : 'duimp']}
          valor={pedido.numeroDocumento ?? ''}
          aoMudar={(numeroDocumento) => mudar({ numeroDocumento: numeroDocumento || null })}
          erro={erroEm('numeroDocumento')}
        />
      )}
      {situacao === 'PARAMETRIZADO' && (
        <TextField
          select
          required
          label="Canal"
          value={pedido.canalRfb ?? ''}
          onChange={({ target }) => mudar({ canalRfb: target.value as CanalRfb })}
          error={Boolean(erroEm('canalRfb'))}
          helperText={erroEm('canalRfb') ?? 'IN SRF 680/2006, art. 21.'}
        >
          {CANAIS_RFB.map((canal) => (
            <MenuItem key={canal} value={canal}>
              {NOME_CANAL[canal]}
            </MenuItem>
          ))}
        </TextField>
      )}
      {pedeMotivo && (
        <TextoField
          rotulo={rotuloDoMotivo ?? ''}
          required
          multiline
          maximo={500}
          valor={pedido.motivo ?? ''}
          aoMudar={(motivo) => mudar({ motivo: motivo || null })}
          erro={erroEm('motivo')}
        />
      )}
      {situacao === 'EM_EXIGENCIA' && (
        <DateField
          rotulo="Responder até"
          valor={pedido.prazo ?? ''}
          aoMudar={(prazo) => mudar({ prazo: prazo || null })}
          erro={erroEm('prazo')}
          ajuda="Vazio: sem prazo conhecido. Com prazo, a lista avisa."
        />
      )}
    </DialogoDeFormulario>
  );
}

const EM_BRANCO = { canalRfb: null, motivo: null, prazo: null, numeroDocumento: null };

const COM_MOTIVO: Readonly<Partial<Record<SituacaoProcesso, string>>> = {
  EM_EXIGENCIA: 'O que a exigência pede',
  CANCELADO: 'Por que é cancelado',
  ENTREGUE: 'Por que se entrega com ICMS em aberto',
};
