import Alert from '@mui/material/Alert';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { Section } from '#components/ui/Section.tsx';
import { StatusChip } from '#components/ui/StatusChip.tsx';
import { type ExperimentoDaReforma, useComparacaoDosAnos } from '#lib/api/reforma-do-processo.ts';
import type { ComparacaoDosAnos, ValorDoAno } from '#lib/domain/aduana/reforma-do-processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';

interface AnosSectionProps {
  processo: { id: string };
  experimento: ExperimentoDaReforma;
}

type Linha = ComparacaoDosAnos['linhas'][number];

/** The same cargo under the rules of three years, what each line pays, its difference to the first, and why. */
export function AnosSection({ processo, experimento }: AnosSectionProps) {
  const { data, error, mutate } = useComparacaoDosAnos(processo.id, experimento, true);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <Skeleton variant="rounded" height={320} />;
  return (
    <Section
      titulo="2026 · 2027 · 2033"
      nota="o que se pagaria pela mesma carga, às mesmas taxas de câmbio e alíquotas do II; ICMS à alíquota geral, sem diferimento"
      semMargem
    >
      {data.motivo ? (
        <Alert severity="info" sx={{ m: 2, mt: 0 }}>
          {data.motivo}
        </Alert>
      ) : (
        <DataTable
          legenda="Comparação de 2026, 2027 e 2033"
          colunas={colunasDe(data)}
          linhas={data.linhas}
          chave={({ linha }) => linha}
        />
      )}
      {data.avisos.length > 0 && (
        <Alert severity="warning" sx={{ m: 2 }}>
          {data.avisos.map(({ mensagem }) => mensagem).join(' ')}
        </Alert>
      )}
    </Section>
  );
}

function colunasDe({ anos }: ComparacaoDosAnos): Coluna<Linha>[] {
  return [
    { titulo: 'Tributo', valor: ({ nome }) => nome },
    ...anos.map(
      ({ ano, dia }): Coluna<Linha> => ({
        titulo: `${ano} (R$)`,
        numerica: true,
        valor: ({ valores }) => <Celula valor={valores.find((um) => um.ano === ano)} dia={dia} />,
      }),
    ),
    {
      titulo: 'O que muda',
      valor: ({ porque }) => (
        <Typography variant="body2" sx={{ minWidth: 260, whiteSpace: 'normal' }}>
          {porque}
        </Typography>
      ),
    },
  ];
}

function Celula({ valor: celula, dia }: { valor: ValorDoAno | undefined; dia: string }) {
  if (!celula) return SEM_VALOR;
  const { valor, diferenca, estimativa, nota, falta } = celula;
  const linhas = [nota, diferenca !== null && `${comSinal(diferenca)} sobre 2026`, falta].filter(Boolean);
  return (
    <Stack sx={{ gap: 0.25, alignItems: 'flex-end', minWidth: 150 }} title={`regras de ${formatarData(dia)}`}>
      <Stack component="span" direction="row" sx={{ gap: 1, alignItems: 'center' }}>
        {estimativa && <StatusChip tom="warning">estimativa</StatusChip>}
        <span>{valor === null ? SEM_VALOR : formatarDinheiro(valor)}</span>
      </Stack>
      {linhas.map((linha) => (
        <Typography
          key={String(linha)}
          variant="caption"
          sx={{ color: 'text.secondary', whiteSpace: 'normal', maxWidth: 220 }}
        >
          {linha}
        </Typography>
      ))}
    </Stack>
  );
}

function comSinal(diferenca: string): string {
  const escrita = formatarDinheiro(diferenca);
  return diferenca.startsWith('-') || diferenca === '0.00' ? escrita : `+${escrita}`;
}
