import ChevronRight from '@mui/icons-material/ChevronRight';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Stack from '@mui/material/Stack';
import ToggleButton from '@mui/material/ToggleButton';
import ToggleButtonGroup from '@mui/material/ToggleButtonGroup';
import Typography from '@mui/material/Typography';
import { useState } from 'react';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Query } from '#lib/api/platform/client.ts';
import { useProcessosAgrupados } from '#lib/api/processo/processo.ts';
import { AGRUPAMENTOS_DE_PROCESSOS, type AgrupamentoDeProcessos } from '#lib/contracts/consultas/processo.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { GrupoAberto } from './GrupoAberto.tsx';
import { filtroDoGrupo, nomeDoGrupo } from './grupo-de-processos.ts';

interface ProcessosAgrupadosProps {
  por: AgrupamentoDeProcessos;
  /** Filters of the list. */
  filtros: Query;
  aoAgrupar: (por: AgrupamentoDeProcessos) => void;
}

/** The result of the list by importer, ship or situação. A group opens in its place. */
export function ProcessosAgrupados({ por, filtros, aoAgrupar }: ProcessosAgrupadosProps) {
  const { data, error, mutate } = useProcessosAgrupados({ ...filtros, por } as never);
  return (
    <Section
      titulo="Processos agrupados"
      semMargem
      acoes={
        <ToggleButtonGroup
          exclusive
          size="small"
          aria-label="Agrupar por"
          value={por}
          onChange={(_, qual: AgrupamentoDeProcessos | null) => qual && aoAgrupar(qual)}
        >
          {AGRUPAMENTOS_DE_PROCESSOS.map((agrupamento) => (
            <ToggleButton key={agrupamento} value={agrupamento}>
              {NOME_DO_AGRUPAMENTO[agrupamento]}
            </ToggleButton>
          ))}
        </ToggleButtonGroup>
      }
    >
      {error && !data ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : !data ? (
        <Skeleton variant="rounded" height={240} sx={{ m: 2 }} />
      ) : (
        // A group that was open under one grouping is no group of the next.
        <Stack key={por} component="ul" sx={{ listStyle: 'none', m: 0, p: 0 }}>
          {data.grupos.map((grupo) => (
            <Grupo
              key={grupo.chave ?? ''}
              nome={nomeDoGrupo(por, grupo)}
              total={grupo.total}
              filtros={{ ...filtros, ...filtroDoGrupo(por, grupo.chave) }}
            />
          ))}
        </Stack>
      )}
      {data && data.grupos.length === 0 && <Typography sx={{ p: 2 }}>Nenhum processo com estes filtros.</Typography>}
      {data && data.outros > 0 && (
        <Typography variant="body2" sx={{ p: 2, color: 'text.secondary' }}>
          Há mais {formatarInteiro(data.outros)} grupos, menores do que estes. Filtre a lista para vê-los.
        </Typography>
      )}
    </Section>
  );
}

function Grupo({ nome, total, filtros }: { nome: string; total: number; filtros: Query }) {
  const [aberto, setAberto] = useState(false);
  return (
    <Box component="li" sx={{ borderTop: 1, borderColor: 'divider' }}>
      <Button
        fullWidth
        color="inherit"
        aria-expanded={aberto}
        onClick={() => setAberto(!aberto)}
        startIcon={<ChevronRight sx={{ rotate: aberto ? '90deg' : 'none' }} />}
        sx={{ justifyContent: 'flex-start', px: 2, py: 1.25, borderRadius: 0 }}
      >
        <Box component="span" sx={{ flex: 1, textAlign: 'start', overflowWrap: 'anywhere' }}>
          {nome}
        </Box>
        <Box component="span" sx={{ color: 'text.secondary', fontVariantNumeric: 'tabular-nums' }}>
          {formatarInteiro(total)}
        </Box>
      </Button>
      {aberto && <GrupoAberto nome={nome} total={total} filtros={filtros} />}
    </Box>
  );
}

const NOME_DO_AGRUPAMENTO: Readonly<Record<AgrupamentoDeProcessos, string>> = {
  SITUACAO: 'Situação',
  IMPORTADOR: 'Importador',
  NAVIO: 'Navio',
};
