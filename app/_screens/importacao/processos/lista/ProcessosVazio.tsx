import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '#components/ui/EmptyState.tsx';

export function ProcessosVazio({ aoImportar }: { aoImportar: () => void }) {
  return (
    <EmptyState
      titulo="Nenhum processo ainda"
      icone={<DescriptionOutlined />}
      acoes={
        <Button variant="contained" onClick={aoImportar}>
          Importar DI
        </Button>
      }
    >
      Cada declaração de importação vira um processo, com adições, itens e tributos. Comece pelo arquivo XML que o
      Siscomex entrega na consulta da DI.
    </EmptyState>
  );
}
