import Icone from '@mui/icons-material/AccountBalanceOutlined';
import { EmptyState } from '#components/ui/EmptyState.tsx';
import { ButtonTo } from '#components/ui/LinkTo.tsx';

export function SefazScreen() {
  return (
    <EmptyState
      titulo="Fila da Sefaz"
      icone={<Icone />}
      acoes={
        <ButtonTo to="/importacao/processos" variant="contained">
          Ir para Processos
        </ButtonTo>
      }
    >
      A fila mostrará cada DAI antes de sair, a ciência a tomar e o desembaraço da Sefaz a acompanhar.
    </EmptyState>
  );
}
