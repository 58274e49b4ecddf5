import Stack from '@mui/material/Stack';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useNavigate, useParams, useSearch } from '@tanstack/react-router';
import { figuraAberta } from '#components/comex/figura-aberta.ts';
import { ProcessoInexistente } from '#components/comex/ProcessoInexistente.tsx';
import { AnexosSection } from '#components/registro/AnexosSection.tsx';
import { HistoricoSection } from '#components/registro/HistoricoSection.tsx';
import { ErrorState } from '#components/ui/ErrorState.tsx';
import { MemoriaDrawer } from '#components/ui/MemoriaDrawer.tsx';
import { RecordSkeleton } from '#components/ui/RecordSkeleton.tsx';
import { useMemoria } from '#lib/api/comparacao-di.ts';
import { naoExiste } from '#lib/api/erro-api.ts';
import { useProcesso } from '#lib/api/processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo.ts';
import { AdicoesSection } from './AdicoesSection.tsx';
import { ComparacaoSection } from './ComparacaoSection.tsx';
import { ConferenciasSection } from './ConferenciasSection.tsx';
import { DivergenciaAlert } from './DivergenciaAlert.tsx';
import { ProcessoHeader } from './ProcessoHeader.tsx';
import type { AbaProcesso } from './processo-busca.ts';
import { ResumoSections } from './ResumoSections.tsx';
import { RetificacoesSection } from './RetificacoesSection.tsx';
import { memoriaDaSoma } from './soma-declarada.ts';
import { TributosSection } from './TributosSection.tsx';
import { VinculosSection } from './VinculosSection.tsx';

const ROTA = '/dentro/importacao/processos/$id';

export function ProcessoScreen() {
  const { id } = useParams({ from: ROTA });
  const { aba, pagina, memoria } = useSearch({ from: ROTA });
  const navegar = useNavigate({ from: '/importacao/processos/$id' });
  const { data: processo, error, mutate } = useProcesso(id);

  const aberta = figuraAberta(memoria);
  const explicada = useMemoria(id, aberta);
  const abrirMemoria = (chave: string | undefined) =>
    navegar({ search: (atual) => ({ ...atual, memoria: chave }), replace: chave === undefined });

  if (naoExiste(error)) return <ProcessoInexistente />;
  if (error && !processo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!processo) return <RecordSkeleton />;
  const soma = memoriaDaSoma(memoria, processo);
  return (
    <>
      <ProcessoHeader processo={processo} aoAbrirMemoria={abrirMemoria} />
      <DivergenciaAlert processoId={id} />
      <Tabs
        value={aba}
        onChange={(_, nova: AbaProcesso) => navegar({ search: { aba: nova }, replace: true })}
        variant="scrollable"
        allowScrollButtonsMobile
        aria-label="Partes do processo"
        sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
      >
        {ABAS.map(([valor, titulo]) => (
          <Tab
            key={valor}
            value={valor}
            label={titulo(processo)}
            id={`aba-${valor}`}
            aria-controls={valor === aba ? `painel-${valor}` : undefined}
          />
        ))}
      </Tabs>
      <div role="tabpanel" id={`painel-${aba}`} aria-labelledby={`aba-${aba}`}>
        {aba === 'resumo' && <ResumoSections processo={processo} />}
        {aba === 'adicoes' && (
          <Stack sx={{ gap: 2 }}>
            <AdicoesSection
              processo={processo}
              pagina={pagina}
              aoMudarPagina={(nova) => navegar({ search: { aba, pagina: nova } })}
            />
            <VinculosSection processoId={id} recurso="Fornecedor" />
            <VinculosSection processoId={id} recurso="Item" />
          </Stack>
        )}
        {aba === 'tributos' && (
          <Stack sx={{ gap: 2 }}>
            <ComparacaoSection processoId={id} aberta={memoria} aoAbrir={abrirMemoria} />
            <TributosSection processo={processo} />
          </Stack>
        )}
        {aba === 'conferencias' && <ConferenciasSection conferencias={processo.conferencias} />}
        {aba === 'documentos' && <AnexosSection dono={{ recurso: 'Processo', registroId: id }} />}
        {aba === 'historico' && (
          <Stack sx={{ gap: 2 }}>
            <RetificacoesSection processoId={id} />
            <HistoricoSection recurso="Processo" registroId={id} nomes={NOMES} />
          </Stack>
        )}
      </div>
      <MemoriaDrawer
        aberto={aberta !== null || soma !== null}
        memoria={soma ?? explicada.data}
        falha={explicada.error && <ErrorState erro={explicada.error} tentarDeNovo={() => explicada.mutate()} />}
        contexto={`${processo.numero} · ${aberta?.adicao ? `adição ${aberta.adicao}` : 'toda a declaração'}`}
        aoFechar={() => abrirMemoria(undefined)}
      />
    </>
  );
}

const ABAS: readonly (readonly [AbaProcesso, (processo: ProcessoInteiro) => string])[] = [
  ['resumo', () => 'Resumo'],
  ['adicoes', ({ adicoes }) => `Adições ${adicoes}`],
  ['tributos', () => 'Tributos'],
  ['conferencias', ({ conferencias }) => `Conferências ${conferencias.length}`],
  ['documentos', () => 'Documentos'],
  ['historico', () => 'Histórico'],
];

/** A process is not changed field by field yet; only that it came in is told. */
const NOMES = { rotulos: {} };
