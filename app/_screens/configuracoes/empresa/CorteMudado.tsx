import Alert from '@mui/material/Alert';
import { useFormState, useWatch } from 'react-hook-form';
import { SilencioDoCorte } from '#components/comex/SilencioDoCorte.tsx';
import { useSilencioDoCorte } from '#lib/api/views/meu-dia.ts';
import type { EmpresaNova } from '#lib/contracts/accounts/empresa.ts';
import { data } from '#lib/registros/primitivos.ts';

/** What the cut-off that was typed takes out of Meu dia once the company is saved. */
export function CorteMudado() {
  const dia = useWatch<EmpresaNova, 'historicoAntesDe'>({ name: 'historicoAntesDe' });
  const { dirtyFields } = useFormState<EmpresaNova>();
  const mudado = dirtyFields.historicoAntesDe && data.safeParse(dia).success ? (dia ?? '') : '';
  const { data: silencio } = useSilencioDoCorte(mudado);
  if (mudado === '' || !silencio) return null;
  return (
    <Alert severity={silencio.total > 0 ? 'warning' : 'info'} aria-label="O que o dia muda">
      <SilencioDoCorte silencio={silencio} />
    </Alert>
  );
}
