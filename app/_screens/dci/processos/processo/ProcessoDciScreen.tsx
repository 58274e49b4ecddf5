import { useParams, useSearch } from '@tanstack/react-router';
import { useRef } from 'react';
import { RegistroInexistente } from '#components/cadastro/RegistroInexistente.tsx';
import type { GravarAntes } from '#components/form/PortaDoFormulario.tsx';
import { DocumentSkeleton } from '#components/ui/feedback/DocumentSkeleton.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { useNavegarNaTela } from '#components/ui/navigation/use-navegar-na-tela.ts';
import { DCI } from '#lib/api/dci/dci.ts';
import { doesNotExist } from '#lib/api/platform/api-error.ts';
import { useRegistro } from '#lib/api/platform/cadastro.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import type { EtapaDaDci } from '#lib/domain/zfm/dci.ts';
import { DciHeader } from './DciHeader.tsx';
import { FormularioDaDci } from './FormularioDaDci.tsx';

const ROTA = '/dentro/dci/processos-dci/$id';

export function ProcessoDciScreen() {
  const { id } = useParams({ from: ROTA });
  const { data: dci, error, mutate } = useRegistro(DCI, id);
  if (doesNotExist(error)) return <RegistroInexistente genero="f" nome="DCI" lista={{ to: '/dci/processos-dci' }} />;
  if (error && !dci) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!dci) return <DocumentSkeleton />;
  return <DciAberta key={dci.id} dci={dci} />;
}

function DciAberta({ dci }: { dci: DciLido }) {
  const { etapa, campo } = useSearch({ from: ROTA });
  const navegar = useNavegarNaTela('/dci/processos-dci/$id');
  const gravarAntes = useRef<GravarAntes>(async () => dci.versao);
  const abrir = (nova: EtapaDaDci, novoCampo?: string) =>
    navegar({ search: { etapa: nova, campo: novoCampo }, replace: true, resetScroll: false });
  return (
    <>
      <DciHeader dci={dci} gravarAntes={gravarAntes} />
      <FormularioDaDci dci={dci} etapa={etapa} campo={campo} aoAbrirEtapa={abrir} gravarAntes={gravarAntes} />
    </>
  );
}
