import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { motivoDeNaoCaber } from '#lib/format/texto-que-cabe.ts';

interface TextoFieldProps extends Pick<TextFieldProps, 'required' | 'multiline' | 'autoFocus' | 'fullWidth'> {
  rotulo: string;
  valor: string;
  aoMudar: (texto: string) => void;
  /** As many characters as it may have. What is longer is kept and said; a `maxlength` cuts what is pasted without a word. */
  maximo: number;
  erro?: string | undefined;
  ajuda?: string | undefined;
}

/** A text of so many characters, where there is no form around it. */
export function TextoField({ rotulo, valor, aoMudar, maximo, erro, ajuda, ...campo }: TextoFieldProps) {
  const motivo = motivoDeNaoCaber(valor, maximo) ?? erro;
  return (
    <TextField
      {...campo}
      {...(campo.multiline && { minRows: 2, maxRows: 8 })}
      label={rotulo}
      value={valor}
      onChange={({ target }) => aoMudar(target.value)}
      error={Boolean(motivo)}
      helperText={motivo ?? ajuda}
      slotProps={{ htmlInput: { autoComplete: 'off' } }}
    />
  );
}
