import Alert from '@mui/material/Alert';
import MenuItem from '@mui/material/MenuItem';
import TextField from '@mui/material/TextField';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { Section } from '#components/ui/page/Section.tsx';
import { useGravarEmpresa, useInatividade } from '#lib/api/accounts/empresa.ts';

/** After how many minutes without use a session ends. It takes effect at once. */
export function InatividadeSection({ empresaId: id }: { empresaId: string }) {
  const { data, error } = useInatividade(id);
  const minutosDeInatividade = data?.minutos ?? null;
  const { enqueueSnackbar } = useSnackbar();
  const { limitarInatividade } = useGravarEmpresa();
  const [gravando, setGravando] = useState(false);
  const [falha, setFalha] = useState<Error | null>(null);
  const dita = falha ?? (error as Error | undefined);
  const opcoes = [...new Set([...OFERECIDOS, ...(minutosDeInatividade === null ? [] : [minutosDeInatividade])])].sort(
    (a, b) => a - b,
  );
  const mudar = async (minutos: number | null) => {
    setGravando(true);
    setFalha(null);
    try {
      await limitarInatividade(id, minutos);
      enqueueSnackbar('Gravado.', { variant: 'success' });
    } catch (erro) {
      setFalha(erro as Error);
    }
    setGravando(false);
  };
  return (
    <Section titulo="Sessões sem uso" nota="Vale para todas as pessoas da empresa.">
      {dita && <Alert severity="error">{dita.message}</Alert>}
      <TextField
        select
        label="Encerrar a sessão sem uso"
        value={minutosDeInatividade ?? ''}
        disabled={gravando || !data}
        onChange={({ target }) => void mudar(target.value === '' ? null : Number(target.value))}
        sx={{ maxWidth: 320 }}
        slotProps={{ select: { displayEmpty: true }, inputLabel: { shrink: true } }}
      >
        <MenuItem value="">Só depois da hora de toda sessão</MenuItem>
        {opcoes.map((minutos) => (
          <MenuItem key={minutos} value={minutos}>
            Depois de {minutos} minutos
          </MenuItem>
        ))}
      </TextField>
      <Typography variant="body2" sx={{ maxWidth: 640, color: 'text.secondary' }}>
        Digitar, clicar e rolar são uso; o que a tela atualiza sozinha, não. O que estava digitado fica no rascunho.
      </Typography>
    </Section>
  );
}

const OFERECIDOS = [5, 10, 15, 30, 45];
