import Alert from '@mui/material/Alert';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { useState } from 'react';
import { StatusChip, type Tom } from '#components/ui/chips/StatusChip.tsx';
import { ErrorState } from '#components/ui/feedback/ErrorState.tsx';
import { lazyPart } from '#components/ui/feedback/lazy-part.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { TextoComLeis } from '#components/ui/page/TextoComLeis.tsx';
import { useReforma } from '#lib/api/processo/reforma-do-processo.ts';
import type { ProcessoInteiro } from '#lib/contracts/processo/processo.ts';
import { cbsIbsARecolher } from '#lib/domain/aduana/processo/recolher-do-processo.ts';
import {
  NOME_PAGAMENTO_CBS_IBS,
  type SituacaoDoPagamento,
  situacaoDoPagamento,
} from '#lib/domain/aduana/tributos/pagamento-cbs-ibs.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, formatarEfeito, SEM_VALOR } from '#lib/format/decimal.ts';
import { NADA } from './experimento.ts';
import { explicacoesDoPagamento } from './explicacoes-do-pagamento.ts';

/** How CBS and IBS of a processo are settled, what is missing for the delivery, and the difference to what was anticipated. */
export function PagamentoSection({ processo }: { processo: ProcessoInteiro }) {
  const [aberto, setAberto] = useState(false);
  const { data: reforma, error, mutate } = useReforma(processo.id, NADA, processo.versao);
  if (error && !reforma) return <ErrorState erro={error} tentarDeNovo={() => mutate()} />;
  if (!reforma) return <Skeleton variant="rounded" height={160} />;
  const recolher = cbsIbsARecolher(reforma);
  const pagamento = situacaoDoPagamento({ dispensado: reforma.dispensado, recolher }, processo);
  const { situacao, diferenca } = pagamento;
  const { pagamentoCbsIbs, cbsIbsPagoEm, cbsPaga, ibsPago, exoneracaoCbsIbs, exoneracaoCbsIbsEm } = processo;
  return (
    <Section
      titulo="Pagamento da CBS e do IBS"
      nota={<TextoComLeis texto="condição da entrega (LC 214/2025, art. 76)" />}
      acoes={
        <Button size="small" onClick={() => setAberto(true)}>
          Informar pagamento ou exoneração
        </Button>
      }
    >
      <DescriptionList densa>
        <DescriptionItem nome="Situação">
          <StatusChip tom={TONS[situacao]}>{NOMES[situacao]}</StatusChip>
        </DescriptionItem>
        <DescriptionItem nome="Como se paga">
          {pagamentoCbsIbs === null ? SEM_VALOR : NOME_PAGAMENTO_CBS_IBS[pagamentoCbsIbs]}
        </DescriptionItem>
        <DescriptionItem nome="CBS a recolher (R$)">{formatarDinheiro(recolher.cbs)}</DescriptionItem>
        <DescriptionItem nome="IBS a recolher (R$)">{formatarDinheiro(recolher.ibs)}</DescriptionItem>
        <DescriptionItem nome="Pago em">{cbsIbsPagoEm && formatarData(cbsIbsPagoEm)}</DescriptionItem>
        <DescriptionItem nome="CBS paga (R$)">{formatarDinheiro(cbsPaga)}</DescriptionItem>
        <DescriptionItem nome="IBS pago (R$)">{formatarDinheiro(ibsPago)}</DescriptionItem>
        <DescriptionItem nome="Diferença da CBS (R$)">{efeito(diferenca.cbs)}</DescriptionItem>
        <DescriptionItem nome="Diferença do IBS (R$)">{efeito(diferenca.ibs)}</DescriptionItem>
        {pagamentoCbsIbs === 'EXONERACAO' && (
          <DescriptionItem nome="Exoneração">
            {[exoneracaoCbsIbs, exoneracaoCbsIbsEm && `de ${formatarData(exoneracaoCbsIbsEm)}`]
              .filter(Boolean)
              .join(', ')}
          </DescriptionItem>
        )}
      </DescriptionList>
      {explicacoesDoPagamento(reforma, processo, pagamento).map(({ nivel, frase }) => (
        <Alert key={frase} severity={nivel}>
          <TextoComLeis texto={frase} />
        </Alert>
      ))}
      {aberto && <PagamentoDialog processo={processo} aoFechar={() => setAberto(false)} />}
    </Section>
  );
}

const PagamentoDialog = lazyPart(async () => (await import('./PagamentoDialog.tsx')).PagamentoDialog);

function efeito(valor: string | null): string {
  return valor === null ? SEM_VALOR : formatarEfeito(valor);
}

const NOMES: Readonly<Record<SituacaoDoPagamento['situacao'], string>> = {
  DISPENSADO: 'Recolhimento dispensado',
  NADA_A_RECOLHER: 'Nada a recolher',
  EXONERADO: 'Exonerado',
  PAGO: 'Pago',
  FALTA: 'Falta pagar',
};
const TONS: Readonly<Record<SituacaoDoPagamento['situacao'], Tom>> = {
  DISPENSADO: 'info',
  NADA_A_RECOLHER: 'success',
  EXONERADO: 'success',
  PAGO: 'success',
  FALTA: 'warning',
};
