import Icone from '@mui/icons-material/MoveUpOutlined';
import Button from '@mui/material/Button';
import { useSearch } from '@tanstack/react-router';
import { HabilitacaoDialog } from '#app/_screens/dci/processos/habilitacao/HabilitacaoDialog.tsx';
import { ConferirArquivoDialog } from '#components/comex/ConferirArquivoDialog.tsx';
import { PorExtenso } from '#components/comex/PorExtenso.tsx';
import { Lista } from '#components/lista/Lista.tsx';
import { useLista } from '#components/lista/use-lista.ts';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { LEIAUTE_DCI } from '#lib/siscomex/registros/dci-leiaute.ts';
import { lerArquivo } from '#lib/siscomex/registros/ler-arquivo.ts';
import { CompetenciasPendentes } from './CompetenciasPendentes.tsx';
import { DCI_LISTA } from './dci-lista.tsx';

export function ProcessosDciScreen() {
  const { dialogo } = useSearch({ from: '/dentro/dci/processos-dci' });
  const navegar = useNavegarNaTela('/dci/processos-dci');
  const lista = useLista(DCI_LISTA);
  const conferir = (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => navegar({ search: (atual) => ({ ...atual, dialogo: 'conferir-arquivo' }) })}
    >
      Conferir arquivo
    </Button>
  );
  const habilitacao = (
    <Button
      variant="outlined"
      color="inherit"
      onClick={() => navegar({ search: (atual) => ({ ...atual, dialogo: 'habilitacao' }) })}
    >
      Arquivos de habilitação
    </Button>
  );
  const nova = (
    <ButtonTo variant="contained" to="/dci/novo-processo-dci">
      Nova DCI
    </ButtonTo>
  );
  return (
    <>
      <PorExtenso sigla="DCI" />
      <CompetenciasPendentes />
      <Lista
        lista={lista}
        acoes={
          <>
            {habilitacao}
            {conferir}
            {nova}
          </>
        }
        vazia={
          <EmptyState
            titulo="Nenhuma DCI ainda"
            icone={<Icone />}
            acoes={
              <>
                {nova}
                {habilitacao}
                {conferir}
              </>
            }
          >
            A declaração do que sai da Zona Franca para o resto do país: das notas de saída do mês aos tributos e ao
            DARF, com o DCR-E de cada produto, o saldo que cada insumo baixa e a memória de cada valor.
          </EmptyState>
        }
      />
      <ConferirArquivoDialog
        documento="DCI"
        aberto={dialogo === 'conferir-arquivo'}
        aoFechar={() => navegar({ search: ({ dialogo: _, ...atual }) => atual, replace: true })}
        ler={(bytes) => lerArquivo(LEIAUTE_DCI, bytes)}
      />
      {dialogo === 'habilitacao' && (
        <HabilitacaoDialog
          importadorId={(lista.consulta as { importadorId?: string }).importadorId as string | undefined}
          aoEscolher={(importadorId) => lista.filtrar({ importadorId })}
          aoFechar={() => lista.mudar({ dialogo: undefined })}
        />
      )}
    </>
  );
}
