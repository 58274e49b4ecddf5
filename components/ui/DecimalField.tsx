import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { lerDecimalDigitado } from '#lib/domain/decimal-digitado.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';
import { useDigitado } from './use-digitado.ts';

interface DecimalFieldProps {
  rotulo: string;
  /** As the wire carries it, `"1234.50"`; empty when there is none. Text that is no number is handed over, and shown, as it was typed. */
  valor: string;
  aoMudar: (valor: string) => void;
  casas: number;
  /** In front of the figure: `R$`, `US$`. */
  moeda?: string;
  /** Behind it: `kg`, `%`. */
  unidade?: string;
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
  desabilitado?: boolean;
}

/** A number typed in pt-BR or pasted in either writing. Stands as typed while the field has the focus, grouped when it is left. */
export function DecimalField(props: DecimalFieldProps) {
  const { rotulo, valor, aoMudar, casas, moeda, unidade, ajuda, obrigatorio, desabilitado } = props;
  const { mostrado, motivo, digitar, soltar } = useDigitado({
    valor,
    aoMudar,
    mostrar: (decimal) => escreverDecimal(decimal, casas),
    ler: (texto) => lerDecimalDigitado(texto, casas),
  });
  const erro = motivo ?? props.erro;
  return (
    <TextField
      label={rotulo}
      value={mostrado}
      onChange={({ target }) => digitar(target.value)}
      onBlur={soltar}
      error={Boolean(erro)}
      helperText={erro ?? ajuda}
      required={obrigatorio}
      disabled={desabilitado}
      slotProps={{
        htmlInput: { inputMode: 'decimal', autoComplete: 'off', style: { textAlign: 'right' } },
        input: {
          sx: { fontVariantNumeric: 'tabular-nums' },
          startAdornment: moeda && <InputAdornment position="start">{moeda}</InputAdornment>,
          endAdornment: unidade && <InputAdornment position="end">{unidade}</InputAdornment>,
        },
      }}
    />
  );
}
