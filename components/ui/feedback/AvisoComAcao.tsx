import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface AvisoComAcaoProps extends Pick<AlertProps, 'severity' | 'children'> {
  /** Button or link that solves the problem. It stands beside the sentence; on a phone, under it. */
  acao: ReactNode;
}

/** Shows an alert with an action. */
export function AvisoComAcao({ acao, ...aviso }: AvisoComAcaoProps) {
  return <Alert {...aviso} action={acao} sx={sx} />;
}

const sx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: '1 1 auto' } },
  '& .MuiAlert-action': {
    gap: 1,
    alignItems: 'center',
    flexShrink: { xs: 1, sm: 0 },
    flexWrap: { xs: 'wrap', sm: 'nowrap' },
  },
};
