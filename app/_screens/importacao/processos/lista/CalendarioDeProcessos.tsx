import ChevronLeft from '@mui/icons-material/ChevronLeft';
import ChevronRight from '@mui/icons-material/ChevronRight';
import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import useMediaQuery from '@mui/material/useMediaQuery';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useCalendario } from '#lib/api/parametros/calendario.ts';
import type { Query } from '#lib/api/platform/client.ts';
import { type Calendario, NOME_DO_EVENTO, TIPOS_DE_EVENTO } from '#lib/contracts/parametros/calendario.ts';
import { mesAnterior, mesSeguinte } from '#lib/domain/datas/meses.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { formatarData } from '#lib/format/data.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';
import { EventoDoDia } from './EventoDoDia.tsx';
import { semanasDoMes } from './semanas-do-mes.ts';

interface CalendarioDeProcessosProps {
  filtros: Query;
  /** The month of the address; the current one where it names none. */
  mes: string | undefined;
  aoMudarMes: (mes: string | undefined) => void;
}

/** A month of arrivals, ends of free time and payments. It obeys the importer and the person in charge of the list's filters. */
export function CalendarioDeProcessos({ filtros, mes = mesDeHoje(), aoMudarMes }: CalendarioDeProcessosProps) {
  const telefone = useMediaQuery((tema) => tema.breakpoints.down('sm'));
  const semanas = semanasDoMes(mes);
  const [de, ate] = [semanas[0]?.[0] ?? '', semanas.at(-1)?.[6] ?? ''];
  const { data, error, mutate } = useCalendario({
    de,
    ate,
    importadorId: filtros.importadorId as string | undefined,
    responsavelId: filtros.responsavelId as string | undefined,
  });
  return (
    <Section
      titulo={nomeDoMes(mes)}
      acoes={
        <Stack direction="row" sx={{ gap: 0.5 }}>
          <IconButton aria-label="Mês anterior" onClick={() => aoMudarMes(mesAnterior(mes))}>
            <ChevronLeft />
          </IconButton>
          <Button color="inherit" onClick={() => aoMudarMes(undefined)}>
            Hoje
          </Button>
          <IconButton aria-label="Mês seguinte" onClick={() => aoMudarMes(mesSeguinte(mes))}>
            <ChevronRight />
          </IconButton>
        </Stack>
      }
    >
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : telefone ? (
        <Agenda dias={semanas.flat()} mes={mes} calendario={data} />
      ) : (
        <Mes semanas={semanas} mes={mes} calendario={data} />
      )}
      <Faltam calendario={data} />
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        {TIPOS_DE_EVENTO.map((tipo) => NOME_DO_EVENTO[tipo]).join(' · ')}. Dos filtros da lista valem o importador e o
        responsável.
      </Typography>
    </Section>
  );
}

interface MesProps {
  semanas: readonly (readonly DataTexto[])[];
  mes: string;
  calendario: Calendario | undefined;
}

function Mes({ semanas, mes, calendario }: MesProps) {
  return (
    <Box component="table" aria-label={nomeDoMes(mes)} aria-busy={!calendario} sx={tabela}>
      <thead>
        <tr>
          {DIAS_DA_SEMANA.map((dia) => (
            <th key={dia} scope="col">
              {dia}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {semanas.map((semana) => (
          <tr key={semana[0]}>
            {semana.map((dia) => (
              <td key={dia} className={dia.startsWith(mes) ? undefined : 'fora'}>
                <Dia dia={dia} calendario={calendario} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </Box>
  );
}

interface DiaProps {
  dia: DataTexto;
  calendario: Calendario | undefined;
  /** Says the whole date, where no table says the month. */
  inteiro?: true;
}

function Dia({ dia, calendario, inteiro }: DiaProps) {
  const [tudo, setTudo] = useState(false);
  const eventos = calendario?.eventos.filter((evento) => evento.dia === dia) ?? [];
  const aVista = tudo ? eventos : eventos.slice(0, NO_DIA);
  const hoje = calendario?.hoje ?? '';
  return (
    <>
      <time dateTime={dia} className={dia === hoje ? 'hoje' : undefined}>
        {inteiro ? formatarData(dia) : Number(dia.slice(8))}
      </time>
      {aVista.map((evento) => (
        <EventoDoDia key={`${evento.tipo} ${evento.id}`} evento={evento} hoje={hoje} />
      ))}
      {eventos.length > aVista.length && (
        <Button size="small" color="inherit" onClick={() => setTudo(true)}>
          mais {eventos.length - aVista.length}
        </Button>
      )}
    </>
  );
}

/** The same on a phone: only the days of the month that hold something. */
function Agenda({
  dias,
  mes,
  calendario,
}: {
  dias: readonly DataTexto[];
  mes: string;
  calendario: Calendario | undefined;
}) {
  const comAlgo = dias.filter((dia) => dia.startsWith(mes) && calendario?.eventos.some((evento) => evento.dia === dia));
  if (calendario && comAlgo.length === 0) return <Typography>Nada neste mês.</Typography>;
  return (
    <Stack component="ul" sx={{ listStyle: 'none', m: 0, p: 0, gap: 1.5 }}>
      {comAlgo.map((dia) => (
        <Box component="li" key={dia} sx={{ display: 'grid', gap: 0.5 }}>
          <Dia inteiro dia={dia} calendario={calendario} />
        </Box>
      ))}
    </Stack>
  );
}

function Faltam({ calendario }: { calendario: Calendario | undefined }) {
  const faltam = TIPOS_DE_EVENTO.flatMap((tipo) => {
    const quantos = calendario?.aMais[tipo];
    return quantos ? [`${NOME_DO_EVENTO[tipo]}: mais ${quantos.toLocaleString('pt-BR')}`] : [];
  });
  if (faltam.length === 0) return null;
  return (
    <Alert severity="info">Nem tudo cabe no mês ({faltam.join('; ')}). Filtre por importador ou responsável.</Alert>
  );
}

const mesDeHoje = () => hojeEmManaus().slice(0, 7);

/** `Novembro de 2026`. */
function nomeDoMes(mes: string): string {
  const nome = NOMES_DOS_MESES[Number(mes.slice(5)) - 1];
  return `${nome} de ${mes.slice(0, 4)}`;
}

const NO_DIA = 4;
const DIAS_DA_SEMANA = ['Domingo', 'Segunda', 'Terça', 'Quarta', 'Quinta', 'Sexta', 'Sábado'];
const NOMES_DOS_MESES = [
  'Janeiro',
  'Fevereiro',
  'Março',
  'Abril',
  'Maio',
  'Junho',
  'Julho',
  'Agosto',
  'Setembro',
  'Outubro',
  'Novembro',
  'Dezembro',
];

const tabela = {
  width: '100%',
  tableLayout: 'fixed',
  borderCollapse: 'collapse',
  mb: 1.5,
  '& th': { p: 0.75, fontSize: '0.75rem', textAlign: 'start', color: 'text.secondary' },
  '& td': { height: 112, p: 0.75, border: 1, borderColor: 'divider', verticalAlign: 'top' },
  '& td.fora': { bgcolor: 'background.default' },
  '& time': { display: 'block', mb: 0.5, fontSize: '0.8125rem', fontWeight: 600 },
  '& time.hoje': { color: 'primary.main', textDecoration: 'underline' },
};
