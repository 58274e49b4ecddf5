import { useSearch } from '@tanstack/react-router';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useProcesso } from '#lib/api/processo/processo.ts';
import { processoRegistrado } from '#lib/domain/aduana/processo/passos-do-processo.ts';
import { AssistenteComeco } from './AssistenteComeco.tsx';
import { AssistenteDeOutro } from './AssistenteDeOutro.tsx';
import { AssistenteDoPedido } from './AssistenteDoPedido.tsx';
import { AssistentePassos } from './AssistentePassos.tsx';

const ROTA = '/dentro/importacao/novo-processo';

/** A new processo: the choice of its beginning, then the steps before its registration (docs/decisions/novo-processo.md). */
export function AssistenteScreen() {
  const { processo, comeco, pedidos } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/importacao/novo-processo');
  const abrir = ({ id }: { id: string }) => navegar({ search: { processo: id } });
  if (processo) return <Comecado id={processo} />;
  if (comeco === 'processo') return <AssistenteDeOutro aoComecar={abrir} />;
  if (comeco === 'pedido') {
    return (
      <AssistenteDoPedido
        noEndereco={pedidos?.split(',') ?? []}
        aoEscolher={(ids) => navegar({ search: { comeco, pedidos: ids.join(',') || undefined }, replace: true })}
        aoComecar={abrir}
      />
    );
  }
  return <AssistenteComeco aoComecar={abrir} />;
}

function Comecado({ id }: { id: string }) {
  const { passo } = useSearch({ from: ROTA });
  const { data: processo, error, mutate } = useProcesso(id);
  if (doesNotExist(error)) {
    return (
      <EmptyState
        titulo="Este processo não existe"
        acoes={
          <ButtonTo variant="contained" to="/importacao/novo-processo">
            Começar outro
          </ButtonTo>
        }
      >
        Ele foi excluído, ou o endereço está incompleto.
      </EmptyState>
    );
  }
  if (error && !processo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!processo) return <RecordSkeleton />;
  if (processoRegistrado(processo)) {
    return (
      <EmptyState
        titulo={`${processo.numero} já está registrado`}
        acoes={
          <ButtonTo variant="contained" to="/importacao/processos/$id" params={{ id }}>
            Abrir o processo
          </ButtonTo>
        }
      >
        O passo a passo vai até o registro da declaração. O que continua aberto muda na página do processo.
      </EmptyState>
    );
  }
  return <AssistentePassos processo={processo} passo={passo} />;
}
