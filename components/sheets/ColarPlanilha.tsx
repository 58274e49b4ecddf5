import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import TextField from '@mui/material/TextField';
import { useState } from 'react';
import { usePerguntaAoSair } from '#components/ui/dialogs/use-pergunta-ao-sair.tsx';

interface ColarPlanilhaProps {
  aoColar: (arquivo: File) => void;
}

/** Takes cells copied from a spreadsheet, titles included, as the file they would be. */
export function ColarPlanilha({ aoColar }: ColarPlanilhaProps) {
  const [colado, setColado] = useState('');
  const { pergunta } = usePerguntaAoSair(() => colado.trim() !== '');
  return (
    <Stack data-digitado="pergunta" sx={{ gap: 1, alignItems: 'flex-start' }}>
      {pergunta}
      <TextField
        fullWidth
        multiline
        minRows={3}
        maxRows={8}
        label="Ou cole as células aqui"
        helperText="Copie na planilha a linha dos títulos e as de baixo, e cole com Ctrl V."
        value={colado}
        onChange={({ target }) => setColado(target.value)}
      />
      <Button
        variant="outlined"
        color="inherit"
        disabled={colado.trim() === ''}
        onClick={() => aoColar(new File([colado], 'Colado.csv', { type: 'text/csv' }))}
      >
        Ler o que colei
      </Button>
    </Stack>
  );
}
