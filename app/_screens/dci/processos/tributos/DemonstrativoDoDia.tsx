import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { AvisoComAcao } from '#components/ui/feedback/AvisoComAcao.tsx';
import { useDemonstrativoDeDarf } from '#lib/api/dci/dci.ts';
import { ApiError } from '#lib/api/platform/api-error.ts';
import type { DciResumo } from '#lib/contracts/dci/dci.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal, formatarDinheiro } from '#lib/format/decimal.ts';
import { DarfTable } from './DarfTable.tsx';

interface DemonstrativoDoDiaProps {
  dci: Pick<DciResumo, 'id' | 'versao'>;
  /** The payment day; null until chosen. */
  em: string | null;
}

/** The amount to pay on a given day, calculated by the server. */
export function DemonstrativoDoDia({ dci, em }: DemonstrativoDoDiaProps) {
  const { data, error, mutate } = useDemonstrativoDeDarf(dci, em);
  if (error) return <Falha erro={error} aoTentar={() => mutate()} />;
  if (!data) return em && <Skeleton variant="rounded" height={120} />;
  const { venceEm, diasAtraso, percMulta, percJuros, darfs, total } = data;
  return (
    <>
      <Typography variant="body2">
        {darfs.length > 0 && (
          <>
            Total de <strong>R$ {formatarDinheiro(total)}</strong>.{' '}
          </>
        )}
        {venceEm ? `Vence em ${formatarData(venceEm)}. ` : 'Sem vencimento não se sabe se há atraso, multa e juros.'}
        {venceEm === null
          ? null
          : diasAtraso > 0
            ? `${diasAtraso === 1 ? '1 dia' : `${diasAtraso} dias`} de atraso: multa de ${formatarDecimal(percMulta, 2)} % e juros de ${formatarDecimal(percJuros, 2)} %.`
            : 'Pago em dia, sem multa nem juros.'}
      </Typography>
      {darfs.length === 0 ? (
        <Typography>Nada a recolher.</Typography>
      ) : (
        <DarfTable darfs={darfs} total={total} moraConhecida={venceEm !== null} />
      )}
    </>
  );
}

/** A rule would refuse the request again, so only other failures offer another try. */
function Falha({ erro, aoTentar }: { erro: Error; aoTentar: () => void }) {
  const recusado = erro instanceof ApiError && erro.codigo === 'REGRA';
  return (
    <AvisoComAcao
      severity="warning"
      acao={
        !recusado && (
          <Button color="inherit" size="small" onClick={aoTentar}>
            Tentar de novo
          </Button>
        )
      }
    >
      {erro.message}
    </AvisoComAcao>
  );
}
