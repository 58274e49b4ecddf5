import TextField from '@mui/material/TextField';
import { lerMesDigitado } from '#lib/domain/datas/mes-digitado.ts';
import { formatarMes } from '#lib/format/data.ts';
import { useDigitado } from './use-digitado.ts';

interface MonthFieldProps {
  id?: string;
  rotulo: string;
  /** Month as in the API, `"2026-11"`; empty when there is none. Text that is not a month is passed on and shown as typed. */
  valor: string;
  aoMudar: (valor: string) => void;
  aoSair?: () => void;
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
}

/** Field for a month of a year, typed or pasted month first. */
export function MonthField({ id, rotulo, valor, aoMudar, aoSair, ajuda, obrigatorio, ...props }: MonthFieldProps) {
  const recusa = props.erro;
  const { mostrado, erro, digitar, soltar } = useDigitado({ valor, aoMudar, mostrar, ler: lerMesDigitado, recusa });
  return (
    <TextField
      id={id}
      label={rotulo}
      value={mostrado}
      onChange={({ target }) => digitar(target.value)}
      onBlur={() => {
        soltar();
        aoSair?.();
      }}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
      required={obrigatorio}
      placeholder="mm/aaaa"
      slotProps={{
        htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
        input: { sx: { fontVariantNumeric: 'tabular-nums' } },
      }}
    />
  );
}

const mostrar = (valor: string) => (/^\d{4}-\d{2}$/.test(valor) ? formatarMes(valor) : valor);
