import DescriptionOutlined from '@mui/icons-material/DescriptionOutlined';
import Button from '@mui/material/Button';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

export function ProcessosVazio({ aoImportar }: { aoImportar: () => void }) {
  return (
    <EmptyState
      titulo="Nenhum processo ainda"
      icone={<DescriptionOutlined />}
      acoes={
        <>
          <Button variant="contained" onClick={aoImportar}>
            Importar DI ou DUIMP
          </Button>
          <ButtonTo variant="outlined" color="inherit" to="/importacao/historico" search={{ pagina: 1 }}>
            Trazer o histórico
          </ButtonTo>
        </>
      }
    >
      Cada declaração de importação vira um processo, com adições, itens e tributos. Comece pelo arquivo XML que o
      Siscomex entrega na consulta da DI, ou traga de uma vez tudo o que a empresa já registrou.
    </EmptyState>
  );
}
