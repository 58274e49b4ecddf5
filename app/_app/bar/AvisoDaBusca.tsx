import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import { doesNotExist } from '#lib/api/platform/api-error.ts';

/** Tells why the results hold no records. Screens and actions are still found. */
export function AvisoDaBusca({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  if (doesNotExist(erro)) {
    return (
      <Alert severity="info" sx={{ m: 1, mb: 0 }}>
        Este servidor não busca nos registros: aqui estão as telas e as ações.
      </Alert>
    );
  }
  return (
    <Alert
      severity="warning"
      sx={{ m: 1, mb: 0 }}
      action={
        <Button color="inherit" size="small" onClick={tentarDeNovo}>
          Tentar de novo
        </Button>
      }
    >
      {erro.message} As telas e ações continuam aqui.
    </Alert>
  );
}
