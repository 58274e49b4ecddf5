import { Conferencias, ResultadoConferencias } from '#components/comex/Conferencias.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';

interface ConferenciasSectionProps {
  conferencias: Conferencia[];
  /** The conferência that a link leads to. */
  campo: string | undefined;
}

/** The internal checks of the declaration, made at its import. */
export function ConferenciasSection({ conferencias, campo }: ConferenciasSectionProps) {
  return (
    <Section
      titulo="Conferências da importação"
      nota="o declarado prevalece"
      acoes={<ResultadoConferencias conferencias={conferencias} />}
      semMargem
    >
      <Conferencias conferencias={conferencias} levadaA={campo} />
    </Section>
  );
}
