import Alert from '@mui/material/Alert';
import Stack from '@mui/material/Stack';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { acompanhado, alertasDoProcesso, type ProcessoGuardado } from '#lib/domain/aduana/processo/acompanhamento.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

type ProcessoComAlertas = ProcessoGuardado &
  Pick<ProcessoInteiro, 'id' | 'treinamento' | 'situacaoDai' | 'historicoAntesDe'>;

/** The alerts of a processo for today; one of training has none. */
export function AlertasDoProcesso({ processo }: { processo: ProcessoComAlertas }) {
  if (processo.treinamento) return null;
  const lido = { ...processo, daiRejeitada: processo.situacaoDai === 'REJEITADA' };
  const alertas = alertasDoProcesso(acompanhado(lido, processo.historicoAntesDe !== null), hojeEmManaus());
  if (alertas.length === 0) return null;
  return (
    <Stack component="section" aria-label="Alertas" sx={{ gap: 1 }}>
      {alertas.map(({ codigo, nivel, mensagem }) => (
        <Alert
          key={`${codigo} ${mensagem}`}
          severity={nivel === 'erro' ? 'error' : 'warning'}
          sx={{ py: 0 }}
          action={
            codigo === 'SEM_DAI' && (
              <ButtonTo color="inherit" size="small" to="/importacao/sefaz/$id" params={{ id: processo.id }}>
                Abrir a DAI
              </ButtonTo>
            )
          }
        >
          {mensagem}
        </Alert>
      ))}
    </Stack>
  );
}
