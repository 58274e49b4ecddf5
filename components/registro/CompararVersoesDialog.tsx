import Button from '@mui/material/Button';
import Dialog from '@mui/material/Dialog';
import DialogActions from '@mui/material/DialogActions';
import DialogContent from '@mui/material/DialogContent';
import DialogTitle from '@mui/material/DialogTitle';
import MenuItem from '@mui/material/MenuItem';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useId, useState } from 'react';
import type { MudancaDoHistorico } from '#lib/contracts/platform/historico.ts';
import { formatarInstante } from '#lib/format/data.ts';
import { CamposMudados } from './CamposMudados.tsx';
import { diferencas, type NomesDosCampos } from './mudancas-por-extenso.ts';

interface CompararVersoesDialogProps {
  /** At least two versions, newest first. */
  versoes: readonly MudancaDoHistorico[];
  nomes: NomesDosCampos;
  aoFechar: () => void;
}

/** Compares two versions of a record, field by field. It starts with the last two versions. */
export function CompararVersoesDialog({ versoes, nomes, aoFechar }: CompararVersoesDialogProps) {
  const titulo = useId();
  const [primeira, setPrimeira] = useState(versoes[1]?.id ?? '');
  const [segunda, setSegunda] = useState(versoes[0]?.id ?? '');
  const depoisDe = (id: string) => versoes.find((versao) => versao.id === id)?.depois ?? null;
  const campos = diferencas(depoisDe(primeira), depoisDe(segunda), nomes);
  return (
    <Dialog open onClose={aoFechar} aria-labelledby={titulo} maxWidth="md" fullWidth>
      <DialogTitle id={titulo}>Comparar versões</DialogTitle>
      <DialogContent>
        <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, py: 1, mb: 1 }}>
          <Versao rotulo="Versão A" versoes={versoes} valor={primeira} aoMudar={setPrimeira} />
          <Versao rotulo="Versão B" versoes={versoes} valor={segunda} aoMudar={setSegunda} />
        </Stack>
        {campos.length > 0 ? (
          <CamposMudados campos={campos} titulos={['A', 'B']} />
        ) : (
          <Typography sx={{ color: 'text.secondary' }}>As duas versões são iguais em todos os campos.</Typography>
        )}
      </DialogContent>
      <DialogActions>
        <Button onClick={aoFechar}>Fechar</Button>
      </DialogActions>
    </Dialog>
  );
}

interface VersaoProps {
  rotulo: string;
  versoes: readonly MudancaDoHistorico[];
  valor: string;
  aoMudar: (id: string) => void;
}

function Versao({ rotulo, versoes, valor, aoMudar }: VersaoProps) {
  return (
    <TextField select fullWidth label={rotulo} value={valor} onChange={({ target }) => aoMudar(target.value)}>
      {versoes.map(({ id, em, usuario }) => (
        <MenuItem key={id} value={id}>
          {formatarInstante(em)}, {usuario.nome}
        </MenuItem>
      ))}
    </TextField>
  );
}
