import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/page/Section.tsx';
import { useImportSheet } from '#lib/api/platform/sheet.ts';
import type { Planilha } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { Tentar } from './tentar.ts';

interface ProgressoSectionProps {
  planilha: Planilha;
  /** Why the progress is currently unknown. */
  falha: Error | undefined;
  tentar: Tentar;
}

export function ProgressoSection({ planilha, falha, tentar }: ProgressoSectionProps) {
  const { cancelar } = useImportSheet();
  const { feitas, total, conferindo } = planilha.progresso ?? { feitas: 0, total: 0, conferindo: false };
  const outraVez = conferindo && planilha.situacao === 'GRAVANDO' ? 'Conferindo mais uma vez: ' : '';
  const titulo = TITULOS[planilha.situacao] ?? 'Em curso';
  return (
    <Section titulo={titulo} nota={planilha.nome}>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (100 * feitas) / total : 0}
        aria-label={titulo}
      />
      <Typography role="status">
        {total > 0 ? `${outraVez}${formatarInteiro(feitas)} de ${formatarInteiro(total)} linhas` : 'Lendo a planilha…'}
      </Typography>
      {falha && (
        <Alert severity="warning">{falha.message} O trabalho segue no servidor; o andamento volta com a conexão.</Alert>
      )}
      <Button color="inherit" sx={{ alignSelf: 'flex-start' }} onClick={() => tentar(() => cancelar(planilha.id))}>
        Cancelar
      </Button>
    </Section>
  );
}

const TITULOS: Partial<Record<Planilha['situacao'], string>> = {
  CONFERINDO: 'Conferindo',
  GRAVANDO: 'Gravando',
  DESFAZENDO: 'Desfazendo',
};
