import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';
import { useDigitado } from './use-digitado.ts';

interface DecimalFieldProps {
  id?: string;
  rotulo: string;
  /**
   * Decimal text as in the API, `"1234.50"`; empty when there is no number. Text that is not a number is passed on and shown as
   * typed.
   */
  valor: string;
  aoMudar: (valor: string) => void;
  aoSair?: () => void;
  casas: number;
  /** Minimum number of decimals, for figures such as a legal rate that may have fewer than `casas`. */
  casasMinimas?: number;
  /** Prefix: `R$`, `US$`. */
  moeda?: string;
  /** Suffix: `kg`, `%`. */
  unidade?: string;
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
  desabilitado?: boolean;
}

/**
 * Number field. Accepts a number typed in pt-BR or pasted in pt-BR or English notation. It keeps the text as typed while focused,
 * and groups the digits on blur.
 */
export function DecimalField(props: DecimalFieldProps) {
  const { id, rotulo, valor, aoMudar, aoSair, casas, casasMinimas = casas, moeda, unidade } = props;
  const { ajuda, obrigatorio, desabilitado } = props;
  const { mostrado, erro, digitar, soltar } = useDigitado({
    valor,
    aoMudar,
    mostrar: (decimal) => escreverDecimal(decimal, casas, casasMinimas),
    ler: (texto) => lerDecimalDigitado(texto, casas, casasMinimas),
    recusa: props.erro,
  });
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
