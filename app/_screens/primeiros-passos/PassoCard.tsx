import Button from '@mui/material/Button';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ContagensIniciais, PrimeirosPassos } from '#lib/contracts/views/primeiros-passos.ts';
import { NOME_DO_PASSO_INICIAL } from '#lib/domain/telas/primeiros-passos.ts';
import { NOME_DO_ESTADO, PASSOS } from './passos-por-extenso.ts';

interface PassoCardProps extends Readonly<PrimeirosPassos['passos'][number]> {
  contagens: ContagensIniciais;
  aoPular: (pular: boolean) => void;
}

/** A step: its state, what is there of it, what it gives, and where it is taken. */
export function PassoCard({ passo, estado, contagens, aoPular }: PassoCardProps) {
  const id = useId();
  const { da, botao, destino, tem } = PASSOS[passo];
  const [nomeDoEstado, tom] = NOME_DO_ESTADO[estado];
  const nome = NOME_DO_PASSO_INICIAL[passo];
  return (
    <Card component="li" aria-labelledby={id} sx={{ listStyle: 'none', p: 2 }}>
      <Stack direction={{ xs: 'column', sm: 'row' }} sx={{ gap: 2, alignItems: { sm: 'center' } }}>
        <Stack sx={{ flex: 1, minWidth: 0, gap: 0.5 }}>
          <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
            <Typography id={id} variant="h3">
              {nome}
            </Typography>
            <StatusChip tom={tom}>{nomeDoEstado}</StatusChip>
            <Typography variant="caption" sx={{ color: 'text.secondary' }}>
              {tem(contagens)}
            </Typography>
          </Stack>
          <Typography sx={{ color: 'text.secondary' }}>{da}</Typography>
        </Stack>
        <Stack direction="row" sx={{ gap: 1, flexWrap: 'wrap' }}>
          {(estado === 'NAO_COMECADO' || estado === 'PULADO') && (
            <Button
              color="inherit"
              aria-label={`${estado === 'PULADO' ? 'Retomar' : 'Pular'}: ${nome}`}
              onClick={() => aoPular(estado !== 'PULADO')}
            >
              {estado === 'PULADO' ? 'Retomar' : 'Pular'}
            </Button>
          )}
          <ButtonTo {...destino} variant={estado === 'FEITO' ? 'outlined' : 'contained'}>
            {botao}
          </ButtonTo>
        </Stack>
      </Stack>
    </Card>
  );
}
