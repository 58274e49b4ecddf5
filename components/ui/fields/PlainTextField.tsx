import FormControl from '@mui/material/FormControl';
import FormHelperText from '@mui/material/FormHelperText';
import InputLabel from '@mui/material/InputLabel';
import OutlinedInput, { type OutlinedInputProps } from '@mui/material/OutlinedInput';
import { useId } from 'react';

export interface PlainTextFieldProps extends Omit<OutlinedInputProps, 'label'> {
  label?: string;
  helperText?: string | undefined;
}

/** MUI text field without Select. MUI's TextField imports all of Select, which would delay the log-in page. */
export function PlainTextField({ label, helperText, error = false, ...input }: PlainTextFieldProps) {
  const id = useId();
  const ajuda = `${id}-ajuda`;
  return (
    <FormControl size="small" fullWidth error={error}>
      <InputLabel htmlFor={id}>{label}</InputLabel>
      <OutlinedInput id={id} label={label} aria-describedby={helperText ? ajuda : undefined} {...input} />
      {helperText && <FormHelperText id={ajuda}>{helperText}</FormHelperText>}
    </FormControl>
  );
}
