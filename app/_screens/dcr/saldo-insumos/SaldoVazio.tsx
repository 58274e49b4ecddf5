import Icone from '@mui/icons-material/Inventory2Outlined';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';

/** Stock comes with a desembaraço; only an entry without a processo is typed by hand. */
export function SaldoVazio() {
  return (
    <EmptyState
      titulo="Nenhum insumo em estoque"
      icone={<Icone />}
      acoes={
        <>
          <ButtonTo to="/importacao/processos" variant="contained">
            Ir para Processos
          </ButtonTo>
          <ButtonTo to="/importacao/processos" search={{ dialogo: 'importar-di' }} variant="outlined" color="inherit">
            Importar DI ou DUIMP
          </ButtonTo>
          <ButtonTo to="/dcr/saldo-insumos/entradas/nova" variant="outlined" color="inherit">
            Lançar nota ou DSI
          </ButtonTo>
        </>
      }
    >
      O saldo entra sozinho: quando a DI ou a DUIMP de um processo é desembaraçada na Receita, cada item dela passa a
      estar aqui, com o custo e os tributos suspensos. Importe o arquivo da declaração e informe o desembaraço. O que
      foi comprado no país ou veio por DSI se lança à parte.
    </EmptyState>
  );
}
