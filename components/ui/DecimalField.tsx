import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { lerDecimalDigitado } from '#lib/domain/numeros/decimal-digitado.ts';
import { escreverDecimal } from '#lib/format/decimal.ts';
import { useDigitado } from './use-digitado.ts';

interface DecimalFieldProps {
  id?: string;
  rotulo: string;
  /** As the wire carries it, `"1234.50"`; empty when there is none. Text that is no number is handed over, and shown, as it was typed. */
  valor: string;
  aoMudar: (valor: string) => void;
  aoSair?: () => void;
  casas: number;
  /** Where a figure may have fewer decimals than `casas`, as a rate of the law does: how many it has at least. */
  casasMinimas?: number;
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
  const { id, rotulo, valor, aoMudar, aoSair, casas, casasMinimas = casas, moeda, unidade } = props;
  const { ajuda, obrigatorio, desabilitado } = props;
  const { mostrado, motivo, digitar, soltar } = useDigitado({
    valor,
    aoMudar,
    mostrar: (decimal) => escreverDecimal(decimal, casas, casasMinimas),
    ler: (texto) => lerDecimalDigitado(texto, casas, casasMinimas),
  });
  const erro = motivo ?? props.erro;
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
