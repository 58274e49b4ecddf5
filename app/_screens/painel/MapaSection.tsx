import { MapaDeEmbarques } from '#components/comex/MapaDeEmbarques.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { QuandoPerto } from '#components/ui/feedback/QuandoPerto.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useMapa } from '#lib/api/views/mapa.ts';

/** A small map of the shipments on their way. It has a request of its own, so that the figures do not wait for it. */
export function MapaSection({ importadorId }: { importadorId: string | undefined }) {
  const { data: mapa, error, mutate } = useMapa({ importadorId });
  return (
    <Section
      titulo="Embarques a caminho"
      nota={
        <LinkTo to="/maps/fullscreen" search={{ importadorId }}>
          Abrir o mapa
        </LinkTo>
      }
    >
      {error && !mapa ? (
        <ErrorState erro={error} tentarDeNovo={() => mutate()} />
      ) : (
        <QuandoPerto espaco={ESPACO}>{mapa && <MapaDeEmbarques mapa={mapa} compacto />}</QuandoPerto>
      )}
    </Section>
  );
}

const ESPACO = { height: { xs: 240, lg: 300 } };
