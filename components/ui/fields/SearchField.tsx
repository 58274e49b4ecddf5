import Search from '@mui/icons-material/Search';
import InputAdornment from '@mui/material/InputAdornment';
import TextField from '@mui/material/TextField';
import { useRouter } from '@tanstack/react-router';
import { useEffect, useRef, useState } from 'react';

interface SearchFieldProps {
  rotulo: string;
  valor: string;
  aoBuscar: (texto: string) => void;
  /** Takes the focus on mount, where searching is the first action. */
  focado?: boolean;
}

const ESPERA_MS = 300;

/** Search field. It searches 300 ms after the last key, or at once on Enter and Tab, and not while another screen is on its way. */
export function SearchField({ rotulo, valor, aoBuscar, focado = false }: SearchFieldProps) {
  /** Text typed but not searched yet; null while the field shows `valor`. */
  const [digitado, setDigitado] = useState<string | null>(null);
  const espera = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(espera.current), []);
  const router = useRouter();
  // A search that came after a link was pressed would change the address, and so call the person back.
  useEffect(
    () => router.subscribe('onBeforeNavigate', ({ pathChanged }) => pathChanged && clearTimeout(espera.current)),
    [router],
  );

  const buscar = (texto: string) => {
    clearTimeout(espera.current);
    espera.current = undefined;
    if (texto !== valor) aoBuscar(texto);
  };
  return (
    <TextField
      type="search"
      autoFocus={focado}
      value={digitado ?? valor}
      onChange={({ target }) => {
        setDigitado(target.value);
        clearTimeout(espera.current);
        espera.current = setTimeout(() => buscar(target.value), ESPERA_MS);
      }}
      onKeyDown={({ key }) => (key === 'Enter' || key === 'Tab') && buscar(digitado ?? valor)}
      onBlur={() => {
        if (digitado === null) return;
        // Delayed: an immediate search could replace the row under the pointer between press and release, and the click would be
        // lost.
        const faltaBuscar = espera.current !== undefined;
        clearTimeout(espera.current);
        espera.current = setTimeout(() => {
          if (faltaBuscar) buscar(digitado);
          setDigitado(null);
        }, ESPERA_MS);
      }}
      placeholder={rotulo}
      slotProps={{
        htmlInput: { 'aria-label': rotulo, maxLength: 200 },
        input: {
          startAdornment: (
            <InputAdornment position="start">
              <Search />
            </InputAdornment>
          ),
        },
      }}
      sx={{ width: { sm: 420 }, flex: { xs: '1 1 160px', sm: 'none' } }}
    />
  );
}
