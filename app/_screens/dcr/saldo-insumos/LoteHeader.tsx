import Button from '@mui/material/Button';
import { LinhagemLink } from '#components/comex/LinhagemLink.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { Trilha } from '#components/ui/navigation/Trilha.tsx';
import { PageHeader } from '#components/ui/page/PageHeader.tsx';
import type { LoteInteiro } from '#lib/contracts/saldo/saldo-insumo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { nomeDoLote } from '#lib/domain/zfm/saldo-insumo.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

interface LoteHeaderProps {
  lote: LoteInteiro;
  aoAbrir: (dialogo: 'ajustar' | 'devolver') => void;
}

/** The main facts of a lote: its name, its origin, its balance and its actions. */
export function LoteHeader({ lote, aoAbrir }: LoteHeaderProps) {
  const { descricao, processo, entrada, saldo, unidade, emEstoque } = lote;
  const esgotado = new Exato(saldo).isZero();
  return (
    <>
      <Trilha atual={descricao} />
      <PageHeader
        titulo={descricao}
        descricao={
          <>
            {nomeDoLote(lote)}
            {processo && (
              <>
                {' '}
                · processo{' '}
                <LinkTo underline="always" to="/importacao/processos/$id" params={{ id: processo.id }}>
                  {processo.numero}
                </LinkTo>
              </>
            )}
            {entrada && (
              <>
                {' '}
                ·{' '}
                <LinkTo underline="always" to="/dcr/saldo-insumos/entradas/$id" params={{ id: entrada.id }}>
                  abrir o lançamento
                </LinkTo>
              </>
            )}
          </>
        }
        acoes={
          <>
            <LinhagemLink tipo="LOTE" id={lote.id} />
            {emEstoque && (
              <>
                <Button variant="outlined" color="inherit" disabled={esgotado} onClick={() => aoAbrir('devolver')}>
                  Devolver ao exterior
                </Button>
                <Button variant="contained" onClick={() => aoAbrir('ajustar')}>
                  Ajustar saldo
                </Button>
              </>
            )}
          </>
        }
      >
        <StatusChip tom={emEstoque && !esgotado ? 'success' : 'neutral'}>
          {!emEstoque
            ? 'Fora do estoque'
            : esgotado
              ? 'Esgotado'
              : `Saldo ${[semZeros(saldo), unidade].filter(Boolean).join(' ')}`}
        </StatusChip>
      </PageHeader>
    </>
  );
}
