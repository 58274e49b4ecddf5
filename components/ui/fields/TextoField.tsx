import TextField, { type TextFieldProps } from '@mui/material/TextField';
import { motivoDeNaoCaber } from '#lib/format/texto-que-cabe.ts';

interface TextoFieldProps
  extends Pick<TextFieldProps, 'required' | 'multiline' | 'autoFocus' | 'fullWidth' | 'onKeyDown'> {
  rotulo: string;
  valor: string;
  aoMudar: (texto: string) => void;
  /** Maximum number of characters. Longer text stays and the field reports it: the HTML `maxlength` would cut pasted text silently. */
  maximo: number;
  erro?: string | undefined;
  ajuda?: string | undefined;
}

/** Text field with a maximum length, for use outside a form. */
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
