import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useAvisoDeRecusados } from '#components/cadastro/use-aviso-de-recusados.tsx';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import {
  AMBIENTES_DO_PORTAL,
  type AmbienteDoPortal,
  NOME_AMBIENTE_DO_PORTAL,
} from '#lib/domain/sistema/portal-unico.ts';
import { ImportadorField } from './ImportadorField.tsx';

interface PrepararDialogProps {
  /** The one item to be drafted; without it, all imported items that have no product. */
  itemId: string | null;
  importadorId: string;
  aoFechar: () => void;
}

/** Drafts products of the items. Nothing is sent by it. */
export function PrepararDialog({ itemId, importadorId: inicial, aoFechar }: PrepararDialogProps) {
  const [importadorId, setImportadorId] = useState(inicial);
  const [ambiente, setAmbiente] = useState<AmbienteDoPortal>('TREINAMENTO');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { preparar } = useAtosDoCatalogo();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const confirmar = () =>
    void fazer(async () => {
      const feito = await preparar({ ambiente, importadorId, itens: itemId ? [itemId] : null });
      const { preparados, jaHavia, recusados } = feito;
      if (preparados > 0) {
        enqueueSnackbar(preparados === 1 ? '1 rascunho preparado.' : `${preparados} rascunhos preparados.`, {
          variant: 'success',
        });
      }
      if (jaHavia > 0)
        enqueueSnackbar('Este item já tem produto deste importador neste ambiente.', { variant: 'info' });
      if (recusados.length > 0)
        avisarRecusados(recusados.length === 1 ? '1 item' : `${recusados.length} itens`, recusados);
      aoFechar();
    });
  return (
    <DialogoDeFormulario
      titulo="Preparar rascunhos do Catálogo"
      confirmar="Preparar"
      largura="sm"
      impedido={importadorId === ''}
      gravando={ocupado}
      aoConfirmar={confirmar}
      aoFechar={aoFechar}
    >
      {falha && <Alert severity="error">{falha}</Alert>}
      <Typography variant="body2">
        {itemId
          ? 'O item do filtro ganha um rascunho de produto, se ainda não tem.'
          : 'Cada item importado que ainda não tem produto ganha um rascunho, até 500 de cada vez.'}{' '}
        Nada é enviado.
      </Typography>
      <ImportadorField valor={importadorId} aoMudar={setImportadorId} />
      <div>
        <FormLabel id="preparar-ambiente">Ambiente</FormLabel>
        <RadioGroup
          row
          aria-labelledby="preparar-ambiente"
          value={ambiente}
          onChange={(_, novo) => setAmbiente(novo as AmbienteDoPortal)}
        >
          {AMBIENTES_DO_PORTAL.map((um) => (
            <FormControlLabel
              key={um}
              value={um}
              control={<Radio size="small" />}
              label={NOME_AMBIENTE_DO_PORTAL[um]}
            />
          ))}
        </RadioGroup>
      </div>
    </DialogoDeFormulario>
  );
}
