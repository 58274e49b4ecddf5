import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { EmptyState } from '#components/ui/EmptyState.tsx';

interface ProcessosVazioProps {
  filtrada: boolean;
  aoImportar: () => void;
  aoLimpar: () => void;
}

export function ProcessosVazio({ filtrada, aoImportar, aoLimpar }: ProcessosVazioProps) {
  if (filtrada) {
    return (
      <EmptyState
        titulo="Nenhum processo com estes filtros"
        icone={<SearchOff />}
        acoes={
          <Button variant="outlined" color="inherit" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Confira o texto buscado ou tire algum filtro.
      </EmptyState>
    );
  }
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
