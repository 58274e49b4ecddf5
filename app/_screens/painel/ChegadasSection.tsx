import Alert from '@mui/material/Alert';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useNavigate } from '@tanstack/react-router';
import { BarrasChart } from '#components/ui/charts/BarrasChart.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { EmbarqueEsperado, Painel } from '#lib/contracts/views/painel.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

interface ChegadasSectionProps {
  painel: Painel;
  emTabelas: boolean;
}

/** The arrivals expected in the next fourteen days: a count per day, and the first ones by name. */
export function ChegadasSection({ painel, emTabelas }: ChegadasSectionProps) {
  const { chegadas, importador } = painel;
  const navegar = useNavigate();
  const entre = (etaDe: string, etaAte: string) =>
    ({ aChegar: 'true', etaDe, etaAte, ordem: 'eta', importadorId: importador?.id }) as const;
  const [primeiro, ultimo] = [chegadas.dias[0]?.dia ?? painel.hoje, chegadas.dias.at(-1)?.dia ?? painel.hoje];
  return (
    <Section
      titulo="Chegadas nos próximos 14 dias"
      nota={
        <LinkTo to="/importacao/processos" search={entre(primeiro, ultimo)}>
          {chegadas.total === 1 ? '1 embarque' : `${formatarInteiro(chegadas.total)} embarques`}
        </LinkTo>
      }
    >
      {chegadas.atrasadas > 0 && (
        <Alert severity="warning">
          <LinkTo
            to="/importacao/processos"
            search={{ alerta: 'ETA_PASSADA', importadorId: importador?.id }}
            color="inherit"
          >
            {chegadas.atrasadas === 1
              ? '1 embarque com ETA passada e sem chegada'
              : `${formatarInteiro(chegadas.atrasadas)} embarques com ETA passada e sem chegada`}
          </LinkTo>
        </Alert>
      )}
      {chegadas.total === 0 && (
        <Typography sx={{ color: 'text.secondary' }}>Nenhum embarque com ETA até {formatarData(ultimo)}.</Typography>
      )}
      {chegadas.total > 0 && !emTabelas && (
        <BarrasChart
          legenda={`Chegadas por dia, de ${formatarData(primeiro)} a ${formatarData(ultimo)}`}
          rotulos={chegadas.dias.map(({ dia }) => formatarData(dia).slice(0, 5))}
          series={[{ nome: 'Embarques', valores: chegadas.dias.map(({ quantidade }) => quantidade) }]}
          formatar={formatarInteiro}
          altura={150}
          inteiros
          aoEscolher={(i) => {
            const dia = chegadas.dias[i]?.dia;
            if (dia) navegar({ to: '/importacao/processos', search: entre(dia, dia) });
          }}
        />
      )}
      {chegadas.total > 0 && emTabelas && (
        <DataTable
          legenda="Chegadas por dia"
          colunas={[
            {
              titulo: 'Dia',
              valor: ({ dia }) => (
                <LinkTo to="/importacao/processos" search={entre(dia, dia)}>
                  {formatarData(dia)}
                </LinkTo>
              ),
              total: 'Total',
            },
            {
              titulo: 'Embarques',
              numerica: true,
              valor: ({ quantidade }) => formatarInteiro(quantidade),
              total: formatarInteiro(chegadas.total),
            },
          ]}
          linhas={chegadas.dias.filter(({ quantidade }) => quantidade > 0)}
          chave={({ dia }) => dia}
        />
      )}
      {chegadas.proximas.length > 0 && <Proximas embarques={chegadas.proximas} />}
    </Section>
  );
}

function Proximas({ embarques }: { embarques: readonly EmbarqueEsperado[] }) {
  return (
    <Box component="ul" aria-label="Próximas chegadas" sx={lista}>
      {embarques.map((embarque) => (
        <Box component="li" key={embarque.id} sx={linha}>
          <TwoLines
            principal={
              <LinkTo to="/importacao/processos/$id" params={{ id: embarque.id }} sx={{ fontWeight: 600 }}>
                {embarque.numero}
              </LinkTo>
            }
            secundaria={embarque.importador ?? embarque.referencia ?? 'Sem importador'}
          />
          <TwoLines
            principal={embarque.procedencia ?? '—'}
            secundaria={[embarque.viaTransporte && NOME_VIA_TRANSPORTE[embarque.viaTransporte], embarque.veiculo]
              .filter(Boolean)
              .join(' · ')}
          />
          <Typography sx={{ fontVariantNumeric: 'tabular-nums' }}>{formatarData(embarque.eta)}</Typography>
        </Box>
      ))}
    </Box>
  );
}

const lista = { m: 0, p: 0, listStyle: 'none' };
const linha = {
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1.2fr) minmax(0, 1fr) auto',
  gap: 1.5,
  py: 0.75,
  alignItems: 'center',
  borderTop: 1,
  borderColor: 'divider',
};
