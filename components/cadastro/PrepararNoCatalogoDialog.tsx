import Alert from '@mui/material/Alert';
import FormControlLabel from '@mui/material/FormControlLabel';
import FormLabel from '@mui/material/FormLabel';
import Radio from '@mui/material/Radio';
import RadioGroup from '@mui/material/RadioGroup';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { DialogoDeFormulario } from '#components/ui/DialogoDeFormulario.tsx';
import { useAtoEmCurso } from '#components/ui/use-ato-em-curso.ts';
import { useAtosDoCatalogo } from '#lib/api/catalogo-de-produtos.ts';
import {
  AMBIENTES_DO_PORTAL,
  type AmbienteDoPortal,
  NOME_AMBIENTE_DO_PORTAL,
} from '#lib/domain/sistema/portal-unico.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { ImportadorField } from './ImportadorField.tsx';
import { useAvisoDeRecusados } from './use-aviso-de-recusados.tsx';

interface PrepararNoCatalogoDialogProps {
  /** Reads the items to be drafted; null for all imported items that have no product. */
  itens: (() => Promise<string[]>) | null;
  /** Those items, as the subject of a sentence: `Os 12 itens marcados`. */
  quantos: string | null;
  importadorId?: string;
  aoTerminar?: () => void;
  aoFechar: () => void;
}

/** Drafts products of the catalogue for items. Nothing is sent by it. What was left out is told by its reason. */
export function PrepararNoCatalogoDialog(props: PrepararNoCatalogoDialogProps) {
  const { itens, quantos, importadorId: inicial = '', aoTerminar, aoFechar } = props;
  const [importadorId, setImportadorId] = useState(inicial);
  const [ambiente, setAmbiente] = useState<AmbienteDoPortal>('TREINAMENTO');
  const { ocupado, falha, fazer } = useAtoEmCurso();
  const { preparar } = useAtosDoCatalogo();
  const { enqueueSnackbar } = useSnackbar();
  const avisarRecusados = useAvisoDeRecusados();
  const confirmar = () =>
    void fazer(async () => {
      const feito = await preparar({ ambiente, importadorId, itens: itens && (await itens()) });
      const { preparados, jaHavia, recusados } = feito;
      if (preparados > 0) {
        enqueueSnackbar(preparados === 1 ? '1 rascunho preparado.' : `${preparados} rascunhos preparados.`, {
          variant: 'success',
        });
      }
      if (jaHavia > 0) {
        const ja = jaHavia === 1 ? '1 item já tinha' : `${formatarInteiro(jaHavia)} itens já tinham`;
        enqueueSnackbar(`${ja} produto deste importador neste ambiente.`, { variant: 'info' });
      }
      if (recusados.length > 0)
        avisarRecusados(recusados.length === 1 ? '1 item' : `${recusados.length} itens`, recusados);
      aoFechar();
      aoTerminar?.();
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
        {quantos
          ? `${quantos}: um rascunho de produto para cada item importado que ainda não o tem.`
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
