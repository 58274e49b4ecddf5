import Icone from '@mui/icons-material/ReceiptLongOutlined';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { PedidosNav } from './PedidosNav.tsx';
import { SaldosPorMoeda } from './SaldosPorMoeda.tsx';
import { SALDOS_LISTA } from './saldos-lista.tsx';

/** The outstanding balance of every order, by line. */
export function SaldosScreen() {
  const lista = useLista(SALDOS_LISTA);
  const { pagina: _, tamanho: __, ordem: ___, ...filtros } = lista.consulta;
  return (
    <>
      <PedidosNav />
      <SaldosPorMoeda filtros={filtros} />
      <Lista
        lista={lista}
        vazia={
          <EmptyState
            titulo="Nenhum item pedido ainda"
            icone={<Icone />}
            acoes={
              <ButtonTo variant="contained" to="/importacao/relatorioPos/novo">
                Novo pedido
              </ButtonTo>
            }
          >
            Aqui fica cada item dos pedidos com o que já embarcou e o saldo.
          </EmptyState>
        }
      />
    </>
  );
}
