import Stack from '@mui/material/Stack';
import { useSearch } from '@tanstack/react-router';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { RecordSkeleton } from '#components/ui/feedback/RecordSkeleton.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useHistorico } from '#lib/api/declaracao/historico-trazido.ts';
import { EnvioDeArquivos } from './EnvioDeArquivos.tsx';
import { HistoricosSection } from './HistoricosSection.tsx';
import type { HistoricoBusca } from './historico-busca.ts';
import { LeituraSection } from './LeituraSection.tsx';
import { RelatorioSection } from './RelatorioSection.tsx';

/** The intake of old files: sending them, following the reading, and the report of an intake. */
export function HistoricoTrazidoScreen() {
  const busca = useSearch({ from: '/dentro/importacao/historico' });
  const navegar = useNavegarNaTela('/importacao/historico');
  const mudar = (mudanca: Partial<HistoricoBusca>) =>
    navegar({ search: (atual: HistoricoBusca) => ({ ...atual, pagina: 1, ...mudanca }), replace: true });
  const abrir = (envio: string) => navegar({ search: { pagina: 1, envio } });
  return (
    <>
      <PageHeader
        titulo="Trazer o histórico"
        descricao="As DIs, DUIMPs e notas dos últimos anos, de uma vez: contam para o estoque, os preços e a linhagem."
        acoes={
          <>
            {busca.envio && (
              <ButtonTo color="inherit" variant="outlined" to="/importacao/historico" search={{ pagina: 1 }}>
                Todos os envios
              </ButtonTo>
            )}
            <ButtonTo color="inherit" variant="outlined" to="/importacao/historico/cadastros">
              Cadastros do histórico
            </ButtonTo>
          </>
        }
      />
      <Stack sx={{ gap: 2 }}>
        {busca.envio ? (
          <EnvioAberto id={busca.envio} busca={busca} aoFiltrar={mudar} />
        ) : (
          <>
            <EnvioDeArquivos aoEnviar={abrir} />
            <HistoricosSection pagina={busca.pagina} aoMudarPagina={(pagina) => mudar({ pagina })} />
          </>
        )}
      </Stack>
    </>
  );
}

interface EnvioAbertoProps {
  id: string;
  busca: HistoricoBusca;
  aoFiltrar: (mudanca: Partial<HistoricoBusca>) => void;
}

function EnvioAberto({ id, busca, aoFiltrar }: EnvioAbertoProps) {
  const { data, error, mutate } = useHistorico(id);
  if (error && !data) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!data) return <RecordSkeleton />;
  return (
    <>
      <LeituraSection historico={data} falha={error} />
      <RelatorioSection historico={data} busca={busca} aoFiltrar={aoFiltrar} />
    </>
  );
}
