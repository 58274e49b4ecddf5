import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';

/** A read that failed: what happened, and the way to try again. */
export function ErrorState({ erro, tentarDeNovo }: { erro: Error; tentarDeNovo: () => void }) {
  return (
    <div role="alert">
      <EmptyState
        titulo="Não foi possível carregar"
        icone={<CloudOffOutlined />}
        acoes={
          <Button variant="contained" onClick={tentarDeNovo}>
            Tentar de novo
          </Button>
        }
      >
        {erro.message}
      </EmptyState>
    </div>
  );
}
