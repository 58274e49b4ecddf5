import Alert, { type AlertProps } from '@mui/material/Alert';
import type { ReactNode } from 'react';

interface AvisoComAcaoProps extends Pick<AlertProps, 'severity' | 'children'> {
  /** What can be done about it: beside the sentence, on a phone under it. */
  acao: ReactNode;
}

/** A sentence and what can be done about it. */
export function AvisoComAcao({ acao, ...aviso }: AvisoComAcaoProps) {
  return <Alert {...aviso} action={acao} sx={sx} />;
}

const sx = {
  flexWrap: { xs: 'wrap', sm: 'nowrap' },
  '& .MuiAlert-message': { flex: { xs: '1 1 200px', sm: '1 1 auto' } },
  '& .MuiAlert-action': { gap: 1, alignItems: 'center', flexShrink: 0 },
};
