import CloudOffOutlined from '@mui/icons-material/CloudOffOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from './EmptyState.tsx';

/** Shows a failed read: the error and a button to try again. */
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
