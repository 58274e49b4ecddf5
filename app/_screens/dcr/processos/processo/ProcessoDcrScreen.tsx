import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { useImportador } from '#lib/api/cadastros/importador.ts';
import { DCR } from '#lib/api/dcr/dcr.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import type { DcrLido, DcrNovo } from '#lib/contracts/dcr/dcr.ts';
import type { EtapaDoDcr } from '#lib/domain/zfm/dcr.ts';
import { DcrHeader } from './DcrHeader.tsx';
import { FormularioDoDcr } from './FormularioDoDcr.tsx';

const ROTA = '/dentro/dcr/processos-dcr/$id';

export function ProcessoDcrScreen() {
  const { id } = useParams({ from: ROTA });
  const { data: dcr, error, mutate } = useRegistro(DCR, id);
  if (doesNotExist(error)) return <RegistroInexistente nome="DCR-E" lista={{ to: '/dcr/processos-dcr' }} />;
  if (error && !dcr) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!dcr) return <DocumentSkeleton />;
  return <DcrAberto key={dcr.id} dcr={dcr} />;
}

function DcrAberto({ dcr }: { dcr: DcrLido }) {
  const { etapa, campo } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/dcr/processos-dcr/$id');
  const { data: industria, error: semIndustria } = useImportador(dcr.importador.id);
  const gravarAntes = useRef<GravarAntes>(async () => dcr.versao);
  const aplicar = useRef<(conteudo: DcrNovo) => void>(() => {});
  const abrir = (nova: EtapaDoDcr, novoCampo?: string) =>
    navegar({ search: { etapa: nova, campo: novoCampo }, replace: true, resetScroll: false });
  // The industry decides how the CRA is rounded. Results rounded the other way must not show even for a moment.
  if (!industria && !semIndustria) return <DocumentSkeleton />;
  return (
    <>
      <DcrHeader
        dcr={dcr}
        gravarAntes={gravarAntes}
        levadoAsMudancas={campo === 'mudancas'}
        aoAplicar={(conteudo) => aplicar.current(conteudo)}
      />
      <FormularioDoDcr
        dcr={dcr}
        arredondamento={industria?.arredondamentoCra ?? 'MEIO_PARA_CIMA'}
        etapa={etapa}
        campo={campo}
        aoAbrirEtapa={abrir}
        gravarAntes={gravarAntes}
        aplicar={aplicar}
      />
    </>
  );
}
