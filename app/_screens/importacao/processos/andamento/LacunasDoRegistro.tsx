import type { ToOptions } from '@tanstack/react-router';
import { ListaDeLacunas } from '#components/comex/ListaDeLacunas.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { LacunaDoRegistro } from '#lib/domain/aduana/processo/lacunas-do-registro.ts';

interface LacunasDoRegistroProps {
  lacunas: readonly LacunaDoRegistro[];
  /** Where a part of the processo is filled in: on its page, or in a step of the wizard. */
  destinoDe: (parte: LacunaDoRegistro['parte']) => ToOptions;
}

/** What the registration of a declaration still lacks: one line a cause, with the link that mends all it counts. */
export function LacunasDoRegistro({ lacunas, destinoDe }: LacunasDoRegistroProps) {
  return (
    <ListaDeLacunas
      titulo="O que falta para o registro"
      lacunas={lacunas.map(({ chave, parte, texto, detalhe, remedio }) => ({
        chave,
        texto,
        detalhe,
        remedio: (
          <LinkTo underline="always" aria-label={`${remedio}: ${texto}`} {...destinoDe(parte)}>
            {remedio}
          </LinkTo>
        ),
      }))}
    />
  );
}
