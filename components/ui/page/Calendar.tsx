import { AdapterDateFns } from '@mui/x-date-pickers/AdapterDateFns';
import { DateCalendar } from '@mui/x-date-pickers/DateCalendar';
import { LocalizationProvider } from '@mui/x-date-pickers/LocalizationProvider';
import { ptBR as textos } from '@mui/x-date-pickers/locales';
import { format, parseISO } from 'date-fns';
import { ptBR } from 'date-fns/locale/pt-BR';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';

interface CalendarProps {
  dia: DataTexto | null;
  aoEscolher: (dia: DataTexto) => void;
}

/**
 * Calendar of one month for choosing a day; the week starts on Sunday. `Date` exists only inside this component: props are plain
 * days.
 */
export function Calendar({ dia, aoEscolher }: CalendarProps) {
  return (
    <LocalizationProvider
      dateAdapter={AdapterDateFns}
      adapterLocale={ptBR}
      localeText={textos.components.MuiLocalizationProvider.defaultProps.localeText}
    >
      <DateCalendar
        autoFocus
        value={dia ? parseISO(dia) : null}
        onChange={(escolhido: Date | null, etapa) => {
          if (escolhido && etapa === 'finish') aoEscolher(format(escolhido, 'yyyy-MM-dd'));
        }}
      />
    </LocalizationProvider>
  );
}
