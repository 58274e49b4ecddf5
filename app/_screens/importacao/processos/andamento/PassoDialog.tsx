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
import { hojeEmManaus } from '#lib/format/hoje.ts';
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
  const [pedido, setPedido] = useState<Pedido>({ ...EM_BRANCO, situacao, data: hojeEmManaus() });
  const { gravando, falha, enviar } = useUpload(aoRecusar);
  const nome = NOME_SITUACAO_PROCESSO[situacao];
  const semNumero = (tipoDocumento === 'DI' ? processo.numeroDI : processo.numeroDuimp) === null;
  const pedeMotivo = deveDizerPorQue(pedido, falha?.campos.motivo);

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
      <Campos
        pedido={pedido}
        documento={semNumero ? tipoDocumento : null}
        pedeMotivo={pedeMotivo}
        erros={falha?.campos ?? {}}
        aoMudar={(mudanca) => setPedido({ ...pedido, ...mudanca })}
      />
    </DialogoDeFormulario>
  );
}

type Pedido = Omit<PedidoDePasso, 'versao'>;

/** The delivery needs a reason only when the DAI owes something, and then the server asks for it. */
function deveDizerPorQue({ situacao, motivo }: Pedido, recusado: string | undefined): boolean {
  return situacao in COM_MOTIVO && (situacao !== 'ENTREGUE' || Boolean(recusado || motivo));
}

interface CamposProps {
  pedido: Pedido;
  /** The document whose number is not known; null once it is. */
  documento: ProcessoQuePassa['tipoDocumento'] | null;
  pedeMotivo: boolean;
  erros: Readonly<Record<string, string>>;
  aoMudar: (mudanca: Partial<Pedido>) => void;
}

function Campos({ pedido, documento, pedeMotivo, erros, aoMudar }: CamposProps) {
  const { situacao } = pedido;
  return (
    <>
      <DateField
        rotulo="Data"
        obrigatorio
        valor={pedido.data}
        aoMudar={(data) => aoMudar({ data })}
        erro={erros.data}
        ajuda="O dia em que aconteceu, mesmo que não seja hoje."
      />
      {situacao === 'REGISTRADO' && documento && (
        <IdentifierField
          rotulo={`Número da ${documento}`}
          obrigatorio
          {...TIPOS_DE_IDENTIFICADOR[documento === 'DI' ? 'di' : 'duimp']}
          valor={pedido.numeroDocumento ?? ''}
          aoMudar={(numeroDocumento) => aoMudar({ numeroDocumento: numeroDocumento || null })}
          erro={erros.numeroDocumento}
        />
      )}
      {situacao === 'PARAMETRIZADO' && (
        <TextField
          select
          required
          label="Canal"
          value={pedido.canalRfb ?? ''}
          onChange={({ target }) => aoMudar({ canalRfb: target.value as CanalRfb })}
          error={Boolean(erros.canalRfb)}
          helperText={erros.canalRfb ?? 'IN SRF 680/2006, art. 21.'}
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
          rotulo={COM_MOTIVO[situacao] ?? ''}
          required
          multiline
          maximo={500}
          valor={pedido.motivo ?? ''}
          aoMudar={(motivo) => aoMudar({ motivo: motivo || null })}
          erro={erros.motivo}
        />
      )}
      {situacao === 'EM_EXIGENCIA' && (
        <DateField
          rotulo="Responder até"
          valor={pedido.prazo ?? ''}
          aoMudar={(prazo) => aoMudar({ prazo: prazo || null })}
          erro={erros.prazo}
          ajuda="Vazio: sem prazo conhecido. Com prazo, a lista avisa."
        />
      )}
    </>
  );
}

const EM_BRANCO = { canalRfb: null, motivo: null, prazo: null, numeroDocumento: null };

const COM_MOTIVO: Readonly<Partial<Record<SituacaoProcesso, string>>> = {
  EM_EXIGENCIA: 'O que a exigência pede',
  CANCELADO: 'Por que é cancelado',
  ENTREGUE: 'Por que se entrega com ICMS em aberto',
};
