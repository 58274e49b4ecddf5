import TextField from '@mui/material/TextField';
import type { Validador } from '#lib/domain/identificadores/identificador.ts';
import { type Lido, useDigitado } from './use-digitado.ts';

interface IdentifierFieldProps {
  id?: string;
  rotulo: string;
  /**
   * Identifier as in the API, without punctuation; empty when there is none. Text that is not a valid identifier is passed on as
   * typed.
   */
  valor: string;
  aoMudar: (valor: string) => void;
  aoSair?: () => void;
  validar: Validador;
  formatar: (valor: string) => string;
  exemplo?: string;
  teclado?: 'numeric' | 'text' | 'tel';
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
  desabilitado?: boolean;
}

/**
 * Field for a number with check digits, typed or pasted with or without punctuation. It is formatted on blur. A warning does not
 * block the form.
 */
export function IdentifierField(props: IdentifierFieldProps) {
  const { id, rotulo, valor, aoMudar, aoSair, validar, formatar, exemplo, teclado, obrigatorio, desabilitado } = props;
  const { mostrado, erro, digitar, soltar } = useDigitado({
    valor,
    aoMudar,
    mostrar: (numero) => (numero === '' ? '' : formatar(numero)),
    ler: (texto) => lerIdentificador(validar, texto),
    recusa: props.erro,
  });
  const lido = validar(valor);
  const aviso = lido.valido ? lido.aviso : undefined;
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
      color={aviso ? 'warning' : undefined}
      helperText={erro ?? aviso ?? props.ajuda}
      required={obrigatorio}
      disabled={desabilitado}
      placeholder={exemplo}
      slotProps={{
        htmlInput: { inputMode: teclado, autoComplete: 'off', spellCheck: false },
        input: { sx: { fontVariantNumeric: 'tabular-nums' } },
        formHelperText: { sx: !erro && aviso ? { color: 'warning.main' } : undefined },
      }}
    />
  );
}

/** Returns the identifier without punctuation, or the validator's message. */
export function lerIdentificador(validar: Validador, texto: string): Lido {
  const lido = validar(texto);
  return lido.valido ? { valor: lido.valor } : { motivo: lido.motivo };
}
