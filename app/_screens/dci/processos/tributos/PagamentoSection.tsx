import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useSnackbar } from 'notistack';
import { useState } from 'react';
import { useFocoAoSurgir } from '#components/ui/navigation/use-foco-ao-surgir.ts';
import { Section } from '#components/ui/page/Section.tsx';
import { useGravarDci } from '#lib/api/dci/dci.ts';
import { type ApiError, refusedStepSentence } from '#lib/api/platform/api-error.ts';
import type { DciLido } from '#lib/contracts/dci/dci.ts';
import { formatarData, formatarInstante } from '#lib/format/data.ts';
import { DarfDialog } from './DarfDialog.tsx';
import { DarfTable } from './DarfTable.tsx';
import { PagamentoDialog } from './PagamentoDialog.tsx';

/** The payment and its day, or the amount still to pay. */
export function PagamentoSection({ dci, levado }: { dci: DciLido; levado: boolean }) {
  const foco = useFocoAoSurgir<HTMLButtonElement>(levado);
  const { id, versao, pago, totalDARF, venceEm } = dci;
  const { desfazerPagamento } = useGravarDci();
  const { enqueueSnackbar } = useSnackbar();
  const [aberto, setAberto] = useState<'pagar' | 'darf' | null>(null);
  const [desfazendo, setDesfazendo] = useState(false);
  const desfazer = async () => {
    setDesfazendo(true);
    try {
      await desfazerPagamento(id, versao);
      enqueueSnackbar('Pagamento desfeito.', { variant: 'success' });
    } catch (erro) {
      enqueueSnackbar(refusedStepSentence(erro as ApiError), { variant: 'error' });
    } finally {
      setDesfazendo(false);
    }
  };
  const aPagar = totalDARF !== null && /[1-9]/.test(totalDARF);
  return (
    <Section
      titulo="Pagamento"
      nota={pago ? `paga em ${formatarData(pago.data)}` : venceEm && `vence em ${formatarData(venceEm)}`}
      acoes={
        <>
          <Button size="small" color="inherit" onClick={() => setAberto('darf')}>
            Demonstrativo do DARF
          </Button>
          {pago ? (
            <Button size="small" color="inherit" loading={desfazendo} onClick={desfazer}>
              Desfazer pagamento
            </Button>
          ) : (
            aPagar && (
              <Button ref={foco} size="small" variant="outlined" onClick={() => setAberto('pagar')}>
                Informar pagamento
              </Button>
            )
          )}
        </>
      }
      semMargem={Boolean(pago)}
    >
      {pago ? (
        <>
          <DarfTable darfs={pago.darfs} total={pago.total} moraConhecida />
          <Typography variant="caption" sx={{ display: 'block', px: 2, py: 1, color: 'text.secondary' }}>
            Informado por {pago.usuario} em {formatarInstante(pago.em)}.
          </Typography>
        </>
      ) : (
        <Typography sx={{ color: 'text.secondary' }}>
          {aPagar
            ? 'Ainda não informado.'
            : totalDARF === null
              ? 'O que há a pagar se sabe depois de calculada.'
              : 'Nada a pagar.'}
        </Typography>
      )}
      {aberto === 'darf' && (
        <DarfDialog dci={{ ...dci, pagoEm: pago?.data ?? null }} aoFechar={() => setAberto(null)} />
      )}
      {aberto === 'pagar' && <PagamentoDialog dci={dci} aoFechar={() => setAberto(null)} />}
    </Section>
  );
}
