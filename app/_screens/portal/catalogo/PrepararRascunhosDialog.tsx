import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { type ReactNode, useState } from 'react';
import { ImportadorField } from '#components/cadastro/ImportadorField.tsx';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import { DialogoDeFormulario } from '#components/ui/dialogs/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/feedback/use-ato-em-curso.ts';
import {
  AMBIENTES_DO_PORTAL,
  type AmbienteDoPortal,
  NOME_AMBIENTE_DO_PORTAL,
} from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import type { RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';

interface PrepararRascunhosDialogProps {
  titulo: string;
  /** What gets a draft. */
  oQue: string;
  /** Says how many of those that were named have one already. */
  jaTinham: (n: number) => string;
  /** “1 item”, “3 itens”. */
  quantos: (n: number) => string;
  preparar: (onde: { ambiente: AmbienteDoPortal; importadorId: string }) => Promise<RascunhosPreparados>;
  importadorId?: string;
  /** Where the importer and the environment are known, and not asked for. */
  ambiente?: AmbienteDoPortal;
  /** What else may be chosen. */
  children?: ReactNode;
  aoTerminar?: () => void;
  aoFechar: () => void;
}

/** Drafts what the cadastro has and the Portal's catalogue wants. Nothing is sent by it. */
export function PrepararRascunhosDialog(props: PrepararRascunhosDialogProps) {
  const { titulo, oQue, jaTinham, quantos, preparar, importadorId: inicial = '', aoTerminar, aoFechar } = props;
  const { ambiente: sabido, children } = props;
  const [importadorId, setImportadorId] = useState(inicial);
  const [ambiente, setAmbiente] = useState<AmbienteDoPortal>(sabido ?? 'TREINAMENTO');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const confirmar = () =>
    void fazer(async () => {
      const { preparados, jaHavia, recusados } = await preparar({ ambiente, importadorId });
      if (preparados > 0) {
        enqueueSnackbar(preparados === 1 ? '1 rascunho preparado.' : `${preparados} rascunhos preparados.`, {
          variant: 'success',
        });
      }
      if (jaHavia > 0) enqueueSnackbar(jaTinham(jaHavia), { variant: 'info' });
      if (recusados.length > 0) avisarRecusados(quantos(recusados.length), recusados);
      aoFechar();
      aoTerminar?.();
    });
  return (
    <DialogoDeFormulario
      titulo={titulo}
      confirmar="Preparar"
      largura="sm"
      impedido={importadorId === ''}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">{oQue} Nada é enviado.</Typography>
      {!sabido && (
        <>
          <ImportadorField valor={importadorId} aoMudar={setImportadorId} />
          <div>
            <FormLabel id="preparar-ambiente">Ambiente</FormLabel>
            <RadioGroup
              row
              aria-labelledby="preparar-ambiente"
              value={ambiente}
              onChange={(_, novo) => setAmbiente(novo as AmbienteDoPortal)}
            >
              {AMBIENTES_DO_PORTAL.map((ambienteDoPortal) => (
                <FormControlLabel
                  key={ambienteDoPortal}
                  value={ambienteDoPortal}
                  control={<Radio size="small" />}
                  label={NOME_AMBIENTE_DO_PORTAL[ambienteDoPortal]}
                />
              ))}
            </RadioGroup>
          </div>
        </>
      )}
      {children}
    </DialogoDeFormulario>
  );
}
