import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { type Habilitacao, validadeDoRepresentante } from '#lib/domain/cadastros/representante.ts';
import { hojeEmManaus } from '#lib/format/hoje.ts';

/** Whether a representante may act today: inactive, or by the document that expires first. */
export function RepresentanteChip({ representante }: { representante: Habilitacao }) {
  if (!representante.ativo) return <StatusChip tom="neutral">Inativo</StatusChip>;
  return <ValidadeChip validade={validadeDoRepresentante(representante, hojeEmManaus())} />;
}
