import Box from '@mui/material/Box';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';

/** Leads back to the adições of the DAI a row of the matriz is made for. */
export function VoltarADai({ processoId }: { processoId: string }) {
  return (
    <Box sx={{ mb: 1 }}>
      <LinkTo variant="body2" to="/importacao/sefaz/$id" params={{ id: processoId }} search={{ aba: 'adicoes' }}>
        Voltar à DAI
      </LinkTo>
    </Box>
  );
}
