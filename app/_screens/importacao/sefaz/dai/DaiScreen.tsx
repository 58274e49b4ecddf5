import Box from '@mui/material/Box';
import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { ABAS_DO_FORMULARIO, memoriaAberta } from '#app/_screens/importacao/sefaz/campos/dai-busca.ts';
import { FormularioDaDai } from '#app/_screens/importacao/sefaz/campos/FormularioDaDai.tsx';
import { MarcaDialog } from '#app/_screens/importacao/sefaz/marcas/MarcaDialog.tsx';
import { useMarcar } from '#app/_screens/importacao/sefaz/marcas/use-marcar.ts';
import { gruposDoProcesso } from '#components/comex/relacionados-do-processo.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { ComLado } from '#components/registro/ComLado.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { MemoriaDrawer } from '#components/ui/page/MemoriaDrawer.tsx';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useDai, useMemoriaDaDai } from '#lib/api/sefaz/dai.ts';
import { useRelacionadosDoProcesso } from '#lib/api/views/relacionados.ts';
import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import { DaiHeader } from './DaiHeader.tsx';
import { DaiInexistente } from './DaiInexistente.tsx';
import { DaiTabs } from './DaiTabs.tsx';
import { ParteDoFormulario, ParteSolta } from './PartesDaDai.tsx';

const ROTA = '/dentro/importacao/sefaz/$id';

export function DaiScreen() {
  const { id } = useParams({ from: ROTA });
  const { data: dai, error, mutate } = useDai(id);
  if (doesNotExist(error)) return <DaiInexistente processoId={id} />;
  if (error && !dai) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!dai) return <DocumentSkeleton />;
  return <DaiAberta key={dai.id} dai={dai} />;
}

function DaiAberta({ dai }: { dai: DaiLida }) {
  const { aba, campo, memoria } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/importacao/sefaz/$id');
  const gravarAntes = useRef<GravarAntes>(async () => dai.versao);
  const { marcar, marcando, pedida, fechar } = useMarcar(dai, gravarAntes);

  const aoLado = useRelacionadosDoProcesso(dai.id);
  const relacionados = aoLado.error ? null : aoLado.data && gruposDoProcesso(aoLado.data, 'dai');

  const aberta = memoriaAberta(memoria);
  const explicada = useMemoriaDaDai(dai, aberta);
  const abrirMemoria = (chave: string | undefined) =>
    navegar({ search: (atual) => ({ ...atual, memoria: chave }), replace: chave === undefined, resetScroll: false });
  return (
    <>
      <DaiHeader dai={dai} marcando={marcando} levadoAoAto={campo === 'ato'} aoMarcar={marcar} />
      <DaiTabs aba={aba} aoAbrir={(nova) => navegar({ search: { aba: nova }, replace: true, resetScroll: false })}>
        <ComLado relacionados={relacionados} largo={LARGAS.has(aba)}>
          {/* The form stays where it is while another part is looked at: what is typed in it is not to be lost. */}
          <Box hidden={!ABAS_DO_FORMULARIO.has(aba)}>
            <FormularioDaDai dai={dai} gravarAntes={gravarAntes}>
              {(conferida) => (
                <ParteDoFormulario
                  dai={dai}
                  conferida={conferida}
                  aba={aba}
                  campo={campo}
                  marcando={marcando}
                  aoMarcar={marcar}
                  aoAbrirMemoria={abrirMemoria}
                />
              )}
            </FormularioDaDai>
          </Box>
          <ParteSolta dai={dai} aba={aba} aoMarcar={marcar} />
        </ComLado>
      </DaiTabs>
      {pedida && <MarcaDialog dai={dai} tipo={pedida} aoFechar={fechar} />}
      <MemoriaDrawer
        aberto={aberta !== null}
        memoria={explicada.data}
        falha={explicada.error && <ErrorState erro={explicada.error} tentarDeNovo={() => explicada.mutate()} />}
        contexto={`DAI de ${dai.processo.numero} · ${aberta?.adicao ? `adição ${aberta.adicao}` : 'toda a declaração'}`}
        aoFechar={() => abrirMemoria(undefined)}
      />
    </>
  );
}

/** Parts with tables that need the whole width. */
const LARGAS: ReadonlySet<string> = new Set(['adicoes', 'icms', 'conferencia']);
