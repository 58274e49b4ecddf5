import Button from '@mui/material/Button';
import LinearProgress from '@mui/material/LinearProgress';
import Typography from '@mui/material/Typography';
import { Section } from '#components/ui/Section.tsx';
import { useImportarPlanilha } from '#lib/api/planilha.ts';
import type { Planilha } from '#lib/contracts/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import type { Tentar } from './tentar.ts';

export function ProgressoSection({ planilha, tentar }: { planilha: Planilha; tentar: Tentar }) {
  const { cancelar } = useImportarPlanilha();
  const { feitas, total } = planilha.progresso ?? { feitas: 0, total: 0 };
  const titulo = TITULOS[planilha.situacao] ?? 'Em curso';
  return (
    <Section titulo={titulo} nota={planilha.nome}>
      <LinearProgress
        variant={total > 0 ? 'determinate' : 'indeterminate'}
        value={total > 0 ? (100 * feitas) / total : 0}
        aria-label={titulo}
      />
      <Typography role="status">
        {total > 0 ? `${formatarInteiro(feitas)} de ${formatarInteiro(total)} linhas` : 'Lendo a planilha…'}
      </Typography>
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
