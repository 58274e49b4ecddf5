import TextField from '@mui/material/TextField';

interface MotivoFieldProps {
  rotulo: string;
  valor: string;
  aoMudar: (motivo: string) => void;
  erro: string | undefined;
  ajuda: string;
}

/** Why it was done: who reads the extrato in five years has nothing else. */
export function MotivoField({ rotulo, valor, aoMudar, erro, ajuda }: MotivoFieldProps) {
  return (
    <TextField
      label={rotulo}
      required
      multiline
      minRows={2}
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
      slotProps={{ htmlInput: { maxLength: 500 } }}
    />
  );
}
