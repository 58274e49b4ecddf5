import { Conferencias, ResultadoConferencias } from '#components/comex/Conferencias.tsx';
import { Section } from '#components/ui/Section.tsx';
import type { Conferencia } from '#lib/domain/conferencia.ts';

/** How the declaration closed with itself when it came in. */
export function ConferenciasSection({ conferencias }: { conferencias: Conferencia[] }) {
  return (
    <Section
      titulo="Conferências da importação"
      nota="o declarado prevalece"
      acoes={<ResultadoConferencias conferencias={conferencias} />}
      semMargem
    >
      <Conferencias conferencias={conferencias} />
    </Section>
  );
}
