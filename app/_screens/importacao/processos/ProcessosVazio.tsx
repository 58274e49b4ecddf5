import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import SearchOff from '@mui/icons-material/SearchOff';
import Button from '@mui/material/Button';
import { TelaPrevista } from '#components/ui/TelaPrevista.tsx';

interface ProcessosVazioProps {
  filtrada: boolean;
  aoImportar: () => void;
  aoLimpar: () => void;
}

export function ProcessosVazio({ filtrada, aoImportar, aoLimpar }: ProcessosVazioProps) {
  if (filtrada) {
    return (
      <TelaPrevista
        titulo="Nenhum processo com estes filtros"
        icone={<SearchOff />}
        acoes={
          <Button variant="outlined" color="inherit" onClick={aoLimpar}>
            Limpar filtros
          </Button>
        }
      >
        Confira o texto buscado ou tire algum filtro.
      </TelaPrevista>
    );
  }
  return (
    <TelaPrevista
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
    </TelaPrevista>
  );
}
