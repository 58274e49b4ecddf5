import Chip from '@mui/material/Chip';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { useRecordContext } from 'react-admin';
import { ALERTAS, CANAIS, type Processo, SITUACOES } from './processo.ts';

export function NumeroCell() {
  const processo = useRecordContext<Processo>();
  return <TwoLines main={processo?.numero} second={processo?.numeroDI ?? processo?.numeroDuimp ?? 'sem declaração'} />;
}

export function FornecedorCell() {
  const processo = useRecordContext<Processo>();
  const second = [processo?.paisProcedencia, processo?.incoterm].filter(Boolean).join(' · ');
  return <TwoLines main={processo?.fornecedor ?? '—'} second={second} />;
}

export function ImportadorCell() {
  const processo = useRecordContext<Processo>();
  return <TwoLines main={processo?.importador.nome ?? '—'} second={processo?.referencia ?? ''} />;
}

export function SituacaoCell() {
  const processo = useRecordContext<Processo>();
  if (!processo) return null;
  const { name, tone } = SITUACOES[processo.situacao] ?? { name: processo.situacao, tone: 'default' };
  const eta = processo.eta && !processo.dataChegada && `ETA ${formatDate(processo.eta)}`;
  const days = processo.dias && `há ${processo.dias} dias`;
  return (
    <TwoLines main={<Chip size="small" color={tone} label={name} />} second={[eta, days].filter(Boolean).join(' · ')} />
  );
}

export function CanalCell() {
  const processo = useRecordContext<Processo>();
  if (!processo?.canalRfb) return null;
  const { name, tone } = CANAIS[processo.canalRfb] ?? { name: processo.canalRfb, tone: 'default' };
  return <Chip size="small" color={tone} label={name} />;
}

export function AlertasCell() {
  const processo = useRecordContext<Processo>();
  return (
    <Stack direction="row" spacing={0.5}>
      {processo?.alertas.map(({ codigo, nivel, mensagem }) => (
        <Chip
          key={`${codigo} ${mensagem}`}
          size="small"
          color={nivel === 'erro' ? 'error' : 'warning'}
          label={ALERTAS[codigo] ?? codigo}
          title={mensagem}
        />
      ))}
    </Stack>
  );
}

export function ProximoAtoCell() {
  const processo = useRecordContext<Processo>();
  const second = processo?.proximoPasso ? (processo.responsavel?.nome ?? 'Sem responsável') : '';
  return <TwoLines main={processo?.proximoPasso ?? '—'} second={second} />;
}

function TwoLines({ main, second }: { main: ReactNode; second: string }) {
  return (
    <div>
      <Typography component="div" variant="body2" noWrap>
        {main}
      </Typography>
      <Typography component="div" variant="caption" color="text.secondary" noWrap title={second}>
        {second}
      </Typography>
    </div>
  );
}

const formatDate = (date: string): string => date.split('-').reverse().join('/');
