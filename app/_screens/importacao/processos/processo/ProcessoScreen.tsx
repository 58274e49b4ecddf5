import Stack from '@mui/material/Stack';
import { useParams, useSearch } from '@tanstack/react-router';
import { AlertasDoProcesso } from '#app/_screens/importacao/processos/andamento/AlertasDoProcesso.tsx';
import { PassosSection } from '#app/_screens/importacao/processos/andamento/PassosSection.tsx';
import { DivergenciaAlert } from '#app/_screens/importacao/processos/declaracao/DivergenciaAlert.tsx';
import { memoriaDaSoma } from '#app/_screens/importacao/processos/declaracao/soma-declarada.ts';
import { figuraAberta } from '#components/comex/figura-aberta.ts';
import { gruposDoProcesso } from '#components/comex/relacionados-do-processo.tsx';
import { usePortalParts } from '#components/portal/portal-parts.ts';
import { PainelDaAba } from '#components/registro/AbasDoRegistro.tsx';
import { ComLado } from '#components/registro/ComLado.tsx';
import { RegistroAusente } from '#components/registro/RegistroAusente.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { ButtonTo } from '#components/ui/navigation/LinkTo.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { useMemoria } from '#lib/api/declaracao/comparacao-di.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useGravarProcesso, useProcesso } from '#lib/api/processo/processo.ts';
import { useRelacionadosDoProcesso } from '#lib/api/views/relacionados.ts';
import { AbasDoProcesso } from './AbasDoProcesso.tsx';
import { ParteAberta } from './ParteAberta.tsx';
import { ProcessoHeader } from './ProcessoHeader.tsx';
import type { AbaProcesso } from './processo-busca.ts';

const ROTA = '/dentro/importacao/processos/$id';

export function ProcessoScreen() {
  const { id } = useParams({ from: ROTA });
  const busca = useSearch({ from: ROTA });
  const { aba, memoria, campo } = busca;
  const navegar = useNavegarNaTela('/importacao/processos/$id');
  const { data: processo, error, mutate } = useProcesso(id);
  const aoLado = useRelacionadosDoProcesso(id);
  const relacionados = aoLado.error ? null : aoLado.data && gruposDoProcesso(aoLado.data, 'processo');

  const aberta = figuraAberta(memoria);
  const portal = usePortalParts();
  const explicada = useMemoria(id, aberta);
  const abrirMemoria = (chave: string | undefined) =>
    navegar({ search: (atual) => ({ ...atual, memoria: chave }), replace: chave === undefined });

  if (doesNotExist(error)) return <ProcessoAusente id={id} />;
  if (error && !processo) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!processo) return <DocumentSkeleton />;
  const soma = memoriaDaSoma(memoria, processo);
  return (
    <>
      <ProcessoHeader processo={processo} aoAbrirMemoria={abrirMemoria} />
      <Stack sx={{ gap: 1, mb: 1 }}>
        <AlertasDoProcesso processo={processo} />
        <DivergenciaAlert processoId={id} />
        {portal && processo.numeroDuimp && <portal.VersaoNova processo={processo} />}
        <PassosSection processo={processo} levado={campo === 'andamento'} />
      </Stack>
      <AbasDoProcesso
        processo={processo}
        aba={aba}
        aoAbrir={(nova) => navegar({ search: { aba: nova }, replace: true, resetScroll: false })}
      />
      <PainelDaAba aba={aba}>
        <ComLado relacionados={relacionados} largo={LARGAS.has(aba)}>
          <ParteAberta
            {...busca}
            processo={processo}
            aoAbrirMemoria={abrirMemoria}
            aoAbrirAdicao={(nova) => navegar({ search: { aba: 'adicoes', adicao: nova } })}
            aoAbrirItens={() => navegar({ search: { aba: 'itens' } })}
            aoAbrirAnos={(abertos) =>
              navegar({
                search: (atual) => ({ ...atual, anos: abertos || undefined }),
                replace: true,
                resetScroll: false,
              })
            }
            aoMudarPagina={(nova) => navegar({ search: { aba, pagina: nova } })}
            aoMudarMercadorias={(mudanca) =>
              navegar({
                search: ({ pagina: _, ...atual }) => ({ ...atual, ...mudanca }),
                replace: mudanca.pagina === undefined,
                resetScroll: false,
              })
            }
          />
        </ComLado>
      </PainelDaAba>
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

function ProcessoAusente({ id }: { id: string }) {
  const { restaurar } = useGravarProcesso();
  return (
    <RegistroAusente
      recurso="Processo"
      registroId={id}
      este="Este processo"
      restaurar={restaurar}
      volta={
        <ButtonTo variant="outlined" color="inherit" to="/importacao/processos">
          Ver os processos
        </ButtonTo>
      }
    />
  );
}

/** Parts with tables that need the whole width. */
const LARGAS: ReadonlySet<AbaProcesso> = new Set([
  'itens',
  'adicoes',
  'tributos',
  'cambio',
  'despesas',
  'conferencias',
]);
