import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useExportacao } from '#components/lista/use-exportacao.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { CellLink } from '#components/ui/navigation/CellLink.tsx';
import { ListPagination } from '#components/ui/navigation/ListPagination.tsx';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import {
  relatorioDoHistorico,
  useArquivosDoHistorico,
  useCausasDoHistorico,
} from '#lib/api/declaracao/historico-trazido.ts';
import {
  type ArquivoDoHistorico,
  type CausaDoArquivo,
  type HistoricoTrazido,
  RESULTADOS_DO_ARQUIVO,
  type ResultadoDoArquivo,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { NOME_DA_CAUSA, NOME_DO_RESULTADO, NOME_DO_TIPO_DE_ARQUIVO } from '#lib/listas/historico-trazido.ts';
import type { HistoricoBusca } from './historico-busca.ts';

interface RelatorioSectionProps {
  historico: HistoricoTrazido;
  busca: HistoricoBusca;
  aoFiltrar: (mudanca: Partial<HistoricoBusca>) => void;
}

/** What became of each file, grouped by cause, and as a file. */
export function RelatorioSection({ historico: { id }, busca, aoFiltrar }: RelatorioSectionProps) {
  const { resultado, causa, pagina } = busca;
  const consulta = { pagina, tamanho: TAMANHO, ordem: 'ordem', q: '', resultado, causa } as const;
  const { data, error, mutate } = useArquivosDoHistorico(id, consulta);
  const { andamento, exportar } = useExportacao(relatorioDoHistorico(id), 'Histórico trazido');
  const filtros = Object.fromEntries(Object.entries({ resultado, causa }).flatMap(([k, v]) => (v ? [[k, v]] : [])));
  const ditos = {
    ...(resultado && { resultado: ['Resultado', NOME_DO_RESULTADO[resultado]] }),
    ...(causa && { causa: ['Causa', NOME_DA_CAUSA[causa]] }),
  };
  return (
    <Section
      titulo="Relatório"
      acoes={
        <Button
          size="small"
          color="inherit"
          variant="outlined"
          loading={andamento !== null}
          onClick={() => exportar({ formato: 'xlsx', consulta: { ...filtros, filtros: JSON.stringify(ditos) } })}
        >
          Exportar XLSX
        </Button>
      }
    >
      <Resultados resultado={resultado} aoFiltrar={aoFiltrar} />
      <Causas id={id} busca={busca} aoFiltrar={aoFiltrar} />
      {error && !data && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      {!error && !data && <RecordSkeleton />}
      {data?.total === 0 && <Typography sx={{ color: 'text.secondary' }}>Nenhum arquivo com estes filtros.</Typography>}
      {data && data.total > 0 && (
        <DataTable legenda="Arquivos" linhas={data.linhas} chave={({ id: arquivo }) => arquivo} colunas={COLUNAS} />
      )}
      {data && data.total > TAMANHO && (
        <ListPagination
          pagina={pagina}
          tamanho={TAMANHO}
          total={data.total}
          aoMudar={(mudanca) => aoFiltrar({ pagina: mudanca.pagina })}
        />
      )}
    </Section>
  );
}

function Resultados({
  resultado,
  aoFiltrar,
}: Pick<RelatorioSectionProps, 'aoFiltrar'> & Pick<HistoricoBusca, 'resultado'>) {
  return (
    <ToggleButtonGroup
      exclusive
      size="small"
      aria-label="Resultado"
      sx={{ flexWrap: 'wrap' }}
      value={resultado ?? ''}
      onChange={(_, novo: ResultadoDoArquivo | '' | null) =>
        aoFiltrar({ resultado: novo || undefined, causa: undefined })
      }
    >
      <ToggleButton value="">Todos</ToggleButton>
      {RESULTADOS_DO_ARQUIVO.map((opcao) => (
        <ToggleButton key={opcao} value={opcao}>
          {NOME_DO_RESULTADO[opcao]}
        </ToggleButton>
      ))}
    </ToggleButtonGroup>
  );
}

function Causas({ id, busca, aoFiltrar }: Omit<RelatorioSectionProps, 'historico'> & { id: string }) {
  const { data: grupos = [] } = useCausasDoHistorico(id);
  const gruposDoResultado = grupos.filter(
    ({ resultado }) => busca.resultado === undefined || busca.resultado === resultado,
  );
  return (
    <Stack direction="row" role="group" aria-label="Causas" sx={{ flexWrap: 'wrap', gap: 1 }}>
      {gruposDoResultado.map(({ resultado, causa, quantos }) => {
        const posta = busca.causa === causa && (busca.resultado ?? resultado) === resultado;
        return (
          <Chip
            key={`${resultado} ${causa}`}
            variant={posta ? 'filled' : 'outlined'}
            color={posta ? 'primary' : 'default'}
            label={`${NOME_DA_CAUSA[causa]}: ${formatarInteiro(quantos)}`}
            onClick={() => aoFiltrar(posta ? { causa: undefined } : { causa, resultado })}
          />
        );
      })}
    </Stack>
  );
}

/** An incoming nota that was read and differs is not green. */
function Resultado({ arquivo: { resultado, causa } }: { arquivo: ArquivoDoHistorico }) {
  const aOlhar = causa && LIDO_MAS[causa];
  if (aOlhar) return <StatusChip tom="warning">{aOlhar}</StatusChip>;
  return <StatusChip tom={TONS[resultado]}>{NOME_DO_RESULTADO[resultado]}</StatusChip>;
}

function nomePorExtenso({ nome, pacote }: ArquivoDoHistorico) {
  return (
    <Box sx={{ maxWidth: 340 }} title={nome}>
      <TwoLines principal={nome} secundaria={pacote ?? ''} />
    </Box>
  );
}

function documentoPorExtenso({ tipo, documento }: ArquivoDoHistorico) {
  if (documento === null) return '—';
  return (
    // The key of a nota has 44 digits.
    <Box sx={{ maxWidth: 170 }} title={documento}>
      <TwoLines principal={documento} secundaria={tipo ? NOME_DO_TIPO_DE_ARQUIVO[tipo] : ''} />
    </Box>
  );
}

const COLUNAS: Coluna<ArquivoDoHistorico>[] = [
  { titulo: 'Arquivo', valor: nomePorExtenso },
  { titulo: 'Resultado', valor: (arquivo) => <Resultado arquivo={arquivo} /> },
  { titulo: 'Por quê', valor: ({ motivo, causa: qual }) => motivo ?? (qual ? NOME_DA_CAUSA[qual] : '—') },
  {
    titulo: 'Processo',
    valor: ({ processo }) =>
      processo ? (
        <CellLink to="/importacao/processos/$id" params={{ id: processo.id }}>
          {processo.numero}
        </CellLink>
      ) : (
        '—'
      ),
  },
  { titulo: 'Documento', valor: documentoPorExtenso },
];

const TONS = {
  PENDENTE: 'neutral',
  LIDO: 'success',
  A_ACEITAR: 'warning',
  JA_ESTAVA: 'neutral',
  RECUSADO: 'error',
} as const;
const TAMANHO = 50;
const LIDO_MAS: Partial<Record<CausaDoArquivo, string>> = {
  ENTRADA_DIFERE: 'Lido, difere',
  ENTRADA_NAO_COMPARADA: 'Lido, não comparado',
  ENTRADA_CANCELADA: 'Lido, cancelado',
};
