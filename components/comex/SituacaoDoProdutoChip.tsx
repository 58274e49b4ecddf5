import { StatusChip, type Tom } from '#components/ui/StatusChip.tsx';
import { type AmbienteDoPortal, NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/sistema/portal-unico.ts';
import {
  type ComparacaoDoProduto,
  NOME_COMPARACAO_DO_PRODUTO,
  NOME_SITUACAO_DO_PRODUTO,
  type SituacaoDoProduto,
} from '#lib/domain/sistema/produto-no-portal.ts';

/** What is in the Portal is no success yet: only a comparison is. */
const TOM: Record<SituacaoDoProduto, Tom> = {
  RASCUNHO: 'neutral',
  EM_REVISAO: 'warning',
  APROVADO: 'info',
  ENVIANDO: 'info',
  INCERTO: 'error',
  ENVIADO: 'info',
  RECUSADO: 'error',
};

const TOM_DA_COMPARACAO: Record<ComparacaoDoProduto, Tom> = {
  IGUAL: 'success',
  DIFERE: 'warning',
  FALTA_LA: 'warning',
};

export function SituacaoDoProdutoChip({ situacao }: { situacao: SituacaoDoProduto }) {
  return <StatusChip tom={TOM[situacao]}>{NOME_SITUACAO_DO_PRODUTO[situacao]}</StatusChip>;
}

/** A dash where nothing was compared. */
export function ComparacaoDoProdutoChip({ comparacao }: { comparacao: ComparacaoDoProduto | null }) {
  if (!comparacao) return <>—</>;
  return <StatusChip tom={TOM_DA_COMPARACAO[comparacao]}>{NOME_COMPARACAO_DO_PRODUTO[comparacao]}</StatusChip>;
}

export function AmbienteChip({ ambiente }: { ambiente: AmbienteDoPortal }) {
  return (
    <StatusChip tom={ambiente === 'PRODUCAO' ? 'warning' : 'neutral'}>{NOME_AMBIENTE_DO_PORTAL[ambiente]}</StatusChip>
  );
}
