import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { formatarInstante } from '#lib/format/data.ts';
import type { AssinaturaDosAvisos } from '#lib/portal/contracts/assinaturas-do-portal.ts';

interface FalhasDosAvisosDialogProps {
  assinatura: AssinaturaDosAvisos;
  aoFechar: () => void;
}

/** The deliveries that failed, as the Portal lists them: the names of the columns are its own. */
export function FalhasDosAvisosDialog({ assinatura, aoFechar }: FalhasDosAvisosDialogProps) {
  const titulo = useId();
  const { falhas, quantasFalhas, olhadaEm } = assinatura;
  const nomes = [...new Set(falhas.flatMap((falha) => Object.keys(falha)))];
  const colunas = nomes.map((nome): Coluna<Falha> => ({ titulo: nome, valor: ({ falha }) => falha[nome] ?? '—' }));
  const linhas = falhas.map((falha, numero) => ({ falha, numero }));
  const mostradas = quantasFalhas > falhas.length ? `, e o Cais mostra ${falhas.length}` : '';
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="lg" fullWidth>
      <DialogTitle id={titulo}>Entregas que falharam</DialogTitle>
      <DialogContent sx={{ display: 'grid', gap: 2 }}>
        <Typography variant="body2">
          {quantasFalhas === 1 ? 'Uma entrega falhou' : `${quantasFalhas} entregas falharam`}, como o Portal Único as
          mostrou
          {olhadaEm && ` em ${formatarInstante(olhadaEm)}`}
          {mostradas}. O Portal não as repete: o Cais olha as DUIMPs acompanhadas de tempos em tempos. Depois de trinta
          dias só de falhas o Portal apaga o cadastro.
        </Typography>
        <DataTable
          legenda="Entregas que falharam"
          colunas={colunas}
          linhas={linhas}
          chave={({ numero }) => String(numero)}
          alturaMaxima={420}
        />
      </DialogContent>
      <DialogActions sx={{ px: 3, pb: 2 }}>
        <Button variant="contained" autoFocus onClick={aoFechar}>
          Fechar
        </Button>
      </DialogActions>
    </Dialog>
  );
}

interface Falha {
  falha: Readonly<Record<string, string>>;
  numero: number;
}
