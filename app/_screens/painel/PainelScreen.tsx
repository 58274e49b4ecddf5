import Icone from '@mui/icons-material/SpaceDashboardOutlined';
import { useSearch } from '@tanstack/react-router';
import { AvisoDoFoco } from '#components/lista/AvisoDoFoco.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { usePainel } from '#lib/api/views/painel.ts';
import { usePrimeirosPassos } from '#lib/api/views/primeiros-passos.ts';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { formatarData } from '#lib/format/data.ts';
import { useImportadorDaConsulta } from '#lib/session/importador-em-foco.ts';
import { FiltrosDoPainel } from './FiltrosDoPainel.tsx';
import { PainelAberto } from './PainelAberto.tsx';
import type { DashboardBusca } from './painel-busca.ts';

export function PainelScreen() {
  const busca = useSearch({ from: '/dentro/dashboard' });
  const navegar = useNavegarNaTela('/dashboard');
  const { de, ate, ver } = busca;
  const { importadorId, doFoco } = useImportadorDaConsulta(busca.importadorId);
  const { data: painel, error, mutate } = usePainel({ importadorId, de, ate });
  const filtrar = (mudanca: Partial<DashboardBusca>) =>
    navegar({ search: (atual: DashboardBusca) => ({ ...atual, ...mudanca }), replace: true, resetScroll: false });
  if (!painel) return error ? <ErrorState erro={error} tentarDeNovo={() => mutate()} /> : <RecordSkeleton />;
  if (!importadorId && estaVazio(painel)) return <PorComecar />;
  return (
    <>
      <PageHeader descricao={`Como está o trabalho em ${formatarData(painel.hoje)}.`}>
        <FiltrosDoPainel painel={painel} importadorId={busca.importadorId} ver={ver} aoMudar={filtrar} />
      </PageHeader>
      <AvisoDoFoco importador={doFoco} />
      {error && <ErrorState erro={error} tentarDeNovo={() => mutate()} />}
      <PainelAberto painel={painel} emTabelas={ver === 'tabelas'} />
    </>
  );
}

function estaVazio({ situacoes, darfs, suspenso }: Painel): boolean {
  return situacoes.length === 0 && darfs.quantidade === 0 && suspenso.lotes === 0;
}

function PorComecar() {
  const { data: passos } = usePrimeirosPassos();
  return (
    <EmptyState
      titulo="Nada em andamento ainda"
      icone={<Icone />}
      acoes={
        <>
          {passos && !passos.dispensado && !passos.terminado && (
            <ButtonTo to="/primeiros-passos" variant="contained">
              Primeiros passos
            </ButtonTo>
          )}
          <ButtonTo to="/importacao/processos" search={{ dialogo: 'importar-di' }} variant="outlined" color="inherit">
            Importar DI ou DUIMP
          </ButtonTo>
          <ButtonTo to="/importacao/novo-processo" variant="outlined" color="inherit">
            Novo processo
          </ButtonTo>
        </>
      }
    >
      Aqui se vê, às oito da manhã, onde está cada processo, o que chega nos próximos dias, o dinheiro em jogo e o que
      vence. Comece com a DI de um processo que já existe, ou com um processo novo.
    </EmptyState>
  );
}
