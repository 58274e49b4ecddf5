import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import {
  type ComparacaoDoPreparo,
  NOME_COMPARACAO_DO_PREPARO,
  NOME_SITUACAO_DO_PREPARO,
  type SituacaoDoPreparo,
} from '#lib/portal/domain/preparo-no-portal.ts';

/** What is in the Portal is no success yet: only a comparison is. */
const TOM: Record<SituacaoDoPreparo, Tom> = {
  RASCUNHO: 'neutral',
  EM_REVISAO: 'warning',
  APROVADO: 'info',
  ENVIANDO: 'info',
  INCERTO: 'error',
  ENVIADO: 'info',
  RECUSADO: 'error',
};

const TOM_DA_COMPARACAO: Record<ComparacaoDoPreparo, Tom> = {
  IGUAL: 'success',
  DIFERE: 'warning',
  FALTA_LA: 'warning',
};

export function SituacaoDoPreparoChip({ situacao }: { situacao: SituacaoDoPreparo }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DO_PREPARO[situacao]}</StatusChip>;
}

/** A dash where nothing was compared. */
export function ComparacaoDoPreparoChip({ comparacao }: { comparacao: ComparacaoDoPreparo | null }) {
  if (!comparacao) return <>—</>;
  return <StatusChip tom={TOM_DA_COMPARACAO[comparacao]}>{NOME_COMPARACAO_DO_PREPARO[comparacao]}</StatusChip>;
}

export function AmbienteChip({ ambiente }: { ambiente: AmbienteDoPortal }) {
  return (
    <StatusChip tom={ambiente === 'PRODUCAO' ? 'warning' : 'neutral'}>{NOME_AMBIENTE_DO_PORTAL[ambiente]}</StatusChip>
  );
}
