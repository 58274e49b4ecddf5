import CalendarMonth from '@mui/icons-material/CalendarMonthOutlined';
import IconButton from '@mui/material/IconButton';
import InputAdornment from '@mui/material/InputAdornment';
import Popover from '@mui/material/Popover';
import Skeleton from '@mui/material/Skeleton';
import TextField from '@mui/material/TextField';
import { lazy, Suspense, useRef, useState } from 'react';
import { lerDataDigitada } from '#lib/domain/datas/data-digitada.ts';
import { formatarData } from '#lib/format/data.ts';
import { useDigitado } from './use-digitado.ts';

interface DateFieldProps {
  id?: string;
  rotulo: string;
  /** ISO date as in the API, `"2026-03-05"`; empty when there is no date. Text that is not a date is passed on and shown as typed. */
  valor: string;
  aoMudar: (valor: string) => void;
  aoSair?: () => void;
  erro?: string;
  ajuda?: string;
  obrigatorio?: boolean;
  desabilitado?: boolean;
  /** Takes the focus on mount, as the first field of a dialog. */
  focado?: boolean;
}

/** Date field. Accepts a day typed or pasted day first, or chosen in the calendar. */
export function DateField(props: DateFieldProps) {
  const { id, rotulo, valor, aoMudar, aoSair, ajuda, obrigatorio, desabilitado, focado } = props;
  const [aberto, setAberto] = useState(false);
  const campo = useRef<HTMLDivElement>(null);
  const lida = lerDataDigitada(valor);
  const recusa = props.erro;
  const { mostrado, erro, digitar, soltar } = useDigitado({ valor, aoMudar, mostrar, ler: lerDataDigitada, recusa });
  return (
    <>
      <TextField
        ref={campo}
        id={id}
        label={rotulo}
        value={mostrado}
        onChange={({ target }) => digitar(target.value)}
        onBlur={() => {
          soltar();
          aoSair?.();
        }}
        onKeyDown={(evento) => {
          if (evento.key !== 'ArrowDown' || !evento.altKey) return;
          evento.preventDefault();
          setAberto(true);
        }}
        error={Boolean(erro)}
        helperText={erro ?? ajuda}
        required={obrigatorio}
        disabled={desabilitado}
        autoFocus={focado}
        placeholder="dd/mm/aaaa"
        slotProps={{
          htmlInput: { inputMode: 'numeric', autoComplete: 'off' },
          input: {
            sx: { fontVariantNumeric: 'tabular-nums' },
            endAdornment: (
              <InputAdornment position="end">
                <IconButton
                  edge="end"
                  aria-label={`Abrir o calendário de ${rotulo}`}
                  aria-haspopup="dialog"
                  disabled={desabilitado}
                  onClick={() => setAberto(true)}
                >
                  <CalendarMonth />
                </IconButton>
              </InputAdornment>
            ),
          },
        }}
      />
      <Popover
        open={aberto}
        anchorEl={() => campo.current}
        onClose={() => setAberto(false)}
        anchorOrigin={{ vertical: 'bottom', horizontal: 'left' }}
        slotProps={{ paper: { role: 'dialog', 'aria-label': `Calendário de ${rotulo}` } }}
      >
        <Suspense fallback={<Skeleton variant="rectangular" width={320} height={334} />}>
          <Calendar
            dia={'valor' in lida ? lida.valor : null}
            aoEscolher={(dia) => {
              soltar();
              setAberto(false);
              aoMudar(dia);
            }}
          />
        </Suspense>
      </Popover>
    </>
  );
}

// Loaded lazily: most people type the day and never open the calendar.
const Calendar = lazy(() => import('#components/ui/page/Calendar.tsx').then(({ Calendar }) => ({ default: Calendar })));

function mostrar(valor: string): string {
  return DATA.test(valor) ? formatarData(valor) : valor;
}

const DATA = /^\d{4}-\d{2}-\d{2}$/;
