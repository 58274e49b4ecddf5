import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';

/** Shows a failed read: the error, and a button to try again where another answer may come. */
export function ErrorState({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        titulo="Não foi possível carregar"
        icone={<CloudOffOutlined />}
        acoes={
          podeMudar(erro) && (
            <Button variant="contained" onClick={tentarDeNovo}>
              Tentar de novo
            </Button>
          )
        }
      >
        {erro.message}
      </EmptyState>
    </div>
  );
}

/** A refusal stays one until something else changes: what is asked for is not there, or a rule is against it. */
function podeMudar({ status = 0 }: Error & { status?: number }): boolean {
  return status < 400 || status >= 500 || status === 408 || status === 429;
}
