import Stack from '@mui/material/Stack';
import { useParams } from '@tanstack/react-router';
import { ProcessoInexistente } from '#components/comex/ProcessoInexistente.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { EmptyState } from '#components/ui/feedback/EmptyState.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { Trilha } from '#components/ui/navigation/Trilha.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import { useAdicao } from '#lib/api/declaracao/adicao.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useProcesso } from '#lib/api/processo/processo.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { CamposSection } from './CamposSection.tsx';
import { ComparacaoAdicaoSection } from './ComparacaoAdicaoSection.tsx';
import { DeclaracoesVinculadasSection } from './DeclaracoesVinculadasSection.tsx';
import { DescricaoDaAdicao } from './DescricaoDaAdicao.tsx';
import { ItensSection } from './ItensSection.tsx';
import { MercadoriaSection } from './MercadoriaSection.tsx';
import { TributosAdicaoSection } from './TributosAdicaoSection.tsx';

export function AdicaoScreen() {
  const { id, numero } = useParams({ from: '/dentro/importacao/processos/$id/adicao/$numero' });
  const { data: processo, error: semProcesso, mutate: relerProcesso } = useProcesso(id);
  const { data: adicao, error: semAdicao, mutate: relerAdicao } = useAdicao(id, numero);

  if (doesNotExist(semProcesso)) return <ProcessoInexistente />;
  const erro = semProcesso ?? semAdicao;
  if (erro && adicao === undefined) {
    return <ErrorState erro={erro} tentarDeNovo={() => Promise.all([relerProcesso(), relerAdicao()])} />;
  }
  if (adicao === undefined || (!processo && !semProcesso)) return <DocumentSkeleton />;
  if (adicao === null) {
    return (
      <EmptyState
        titulo={`Este processo não tem a adição ${numero}`}
        acoes={
          <ButtonTo
            variant="contained"
            to="/importacao/processos/$id"
            params={{ id }}
            search={{ aba: 'adicoes', adicao: processo?.declaracao ? undefined : Number(numero) }}
          >
            {processo?.declaracao ? 'Ver as adições' : 'Ver a adição prevista'}
          </ButtonTo>
        }
      >
        {processo?.declaracao
          ? 'Confira o número no endereço ou escolha a adição na lista do processo.'
          : 'O processo ainda não tem declaração: as adições dele são as previstas, que se preenchem no processo.'}
      </EmptyState>
    );
  }
  return (
    <>
      <Trilha
        meio={processo && [{ nome: processo.numero, destino: { to: '/importacao/processos/$id', params: { id } } }]}
        atual={`Adição ${adicao.numero}`}
      />
      <PageHeader
        titulo={`Adição ${adicao.numero} · NCM ${formatarNcm(adicao.ncm)}`}
        descricao={processo && <DescricaoDaAdicao processo={processo} />}
        acoes={<Vizinhas id={id} numero={Number(adicao.numero)} ultima={processo?.adicoes ?? 0} />}
      />
      <Stack sx={{ gap: 2 }}>
        <ComparacaoAdicaoSection adicao={adicao} processo={processo?.numero} />
        <TributosAdicaoSection adicao={adicao} />
        <ItensSection adicao={adicao} />
        <DeclaracoesVinculadasSection adicao={adicao} />
        <MercadoriaSection adicao={adicao} />
        <CamposSection campos={adicao.campos} />
      </Stack>
    </>
  );
}

/** Links to the adjacent adições and back to the list of all. */
function Vizinhas({ id, numero, ultima }: { id: string; numero: number; ultima: number }) {
  const vizinha = (rotulo: string, outra: number) => (
    <ButtonTo
      variant="outlined"
      color="inherit"
      to="/importacao/processos/$id/adicao/$numero"
      params={{ id, numero: String(outra).padStart(3, '0') }}
      disabled={outra < 1 || outra > ultima}
    >
      {rotulo}
    </ButtonTo>
  );
  return (
    <>
      {vizinha('Anterior', numero - 1)}
      {vizinha('Próxima', numero + 1)}
      <ButtonTo variant="contained" to="/importacao/processos/$id" params={{ id }} search={{ aba: 'adicoes' }}>
        Ver o processo
      </ButtonTo>
    </>
  );
}
