import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { useRespostaDosAtributos } from '#lib/portal/api/portal-unico.ts';
import { lerAtributosDaNcm } from '#lib/portal/codecs/atributos-da-ncm.ts';
import type { AtributosNoPortal } from '#lib/portal/contracts/portal-unico.ts';
import { diaDoPortal } from '#lib/portal/domain/horas-do-portal.ts';
import { type LinhaDoAtributo, linhasDosAtributos } from './linhas-dos-atributos.ts';

interface AtributosDaNcmDialogProps {
  linha: AtributosNoPortal;
  aoFechar: () => void;
}

/** What the catalogue asks of a NCM, as the Portal last answered. */
export function AtributosDaNcmDialog({ linha: { ncm, ambiente, pedido }, aoFechar }: AtributosDaNcmDialogProps) {
  const id = useId();
  const { data: bytes, error, mutate } = useRespostaDosAtributos(pedido);
  const linhas = bytes && linhasDosAtributos(lerAtributosDaNcm(bytes, ncm), diaDoPortal(new Date()));
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={id} maxWidth="md" fullWidth>
      <DialogTitle id={id}>Atributos da NCM {formatarNcm(ncm)}</DialogTitle>
      <DialogContent>
        <Typography variant="body2" sx={{ color: 'text.secondary', mb: 2 }}>
          {NOME_AMBIENTE_DO_PORTAL[ambiente]}
          {pedido?.olhadaEm && `, resposta de ${formatarInstante(pedido.olhadaEm)}`}.
        </Typography>
        {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
        {linhas?.length === 0 && <Typography>O Portal Único não pede atributos desta NCM.</Typography>}
        {linhas && linhas.length > 0 && (
          <DataTable
            legenda={`Atributos da NCM ${formatarNcm(ncm)}`}
            colunas={COLUNAS}
            linhas={linhas}
            chave={({ chave }) => chave}
          />
        )}
      </DialogContent>
      <DialogActions>
        <Button color="inherit" onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

const COLUNAS: Coluna<LinhaDoAtributo>[] = [
  { titulo: 'Atributo', valor: ({ nome, codigo }) => <TwoLines principal={nome} secundaria={codigo} /> },
  { titulo: 'Obrigatório', valor: ({ obrigatorio }) => obrigatorio ?? SEM_VALOR },
  { titulo: 'Preenchimento', valor: ({ preenchimento }) => preenchimento },
  { titulo: 'Quando', valor: ({ quando }) => quando ?? 'sempre' },
];
