import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import type { SituacaoUsuario, Usuario } from '#lib/contracts/accounts/usuario.ts';
import { formatarInstante } from '#lib/format/data.ts';

/** The state of a person's account. For an invitation, also how long its link is valid. */
export function SituacaoDaPessoa({ pessoa: { situacao, segundoFator, conviteAte } }: { pessoa: Usuario }) {
  const [tom, nome] = SITUACOES[situacao];
  if (situacao !== 'CONVIDADO') {
    return (
      <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
        <StatusChip tom={tom}>{nome}</StatusChip>
        {situacao === 'ATIVO' && (
          <Typography variant="caption" sx={{ color: 'text.secondary' }}>
            {segundoFator ? 'com segundo fator' : 'só com senha'}
          </Typography>
        )}
      </Stack>
    );
  }
  return (
    <Stack sx={{ gap: 0.5, alignItems: 'flex-start' }}>
      <StatusChip tom={tom}>{nome}</StatusChip>
      <Typography variant="caption" noWrap sx={{ color: 'text.secondary' }}>
        {conviteAte ? `link até ${formatarInstante(conviteAte)}` : 'o link não vale mais'}
      </Typography>
    </Stack>
  );
}

const SITUACOES: Record<SituacaoUsuario, [Tom, string]> = {
  ATIVO: ['success', 'Ativa'],
  CONVIDADO: ['info', 'Convidada'],
  DESATIVADO: ['neutral', 'Desativada'],
};
