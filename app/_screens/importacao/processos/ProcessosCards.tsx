import Card from '@mui/material/Card';
import CardActionArea from '@mui/material/CardActionArea';
import Stack from '@mui/material/Stack';
import TablePagination from '@mui/material/TablePagination';
import Typography from '@mui/material/Typography';
import { createLink } from '@tanstack/react-router';
import { CanalChip } from '#components/comex/CanalChip.tsx';
import { SituacaoChip } from '#components/comex/SituacaoChip.tsx';
import type { ProcessoConsulta, ProcessoResumo } from '#lib/contracts/processo.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarDI } from '#lib/format/identificadores.ts';
import type { ProcessosBusca } from './processos-busca.ts';

interface ProcessosCardsProps {
  processos: ProcessoResumo[];
  total: number;
  consulta: Pick<ProcessoConsulta, 'pagina' | 'tamanho'>;
  aoMudar: (mudanca: Partial<ProcessosBusca>) => void;
}

/** The list on a phone: the same facts, one card a process. */
export function ProcessosCards({ processos, total, consulta, aoMudar }: ProcessosCardsProps) {
  return (
    <Stack sx={{ gap: 1 }}>
      <Stack component="ul" aria-label="Processos de importação" sx={{ gap: 1, m: 0, p: 0, listStyle: 'none' }}>
        {processos.map((processo) => (
          <Card component="li" key={processo.id}>
            <CartaoLink to="/importacao/processos/$id" params={{ id: processo.id }}>
              <ProcessoCard processo={processo} />
            </CartaoLink>
          </Card>
        ))}
      </Stack>
      <TablePagination
        component="div"
        count={total}
        page={consulta.pagina - 1}
        rowsPerPage={consulta.tamanho}
        rowsPerPageOptions={[]}
        onPageChange={(_, pagina) => aoMudar({ pagina: pagina + 1 })}
      />
    </Stack>
  );
}

const CartaoLink = createLink(CardActionArea);

function ProcessoCard({ processo }: { processo: ProcessoResumo }) {
  return (
    <Stack sx={{ p: 1.5, gap: 0.75 }}>
      <Stack direction="row" sx={{ justifyContent: 'space-between', gap: 1 }}>
        <Typography sx={{ fontWeight: 600, color: 'primary.main' }}>{processo.numero}</Typography>
        <Typography sx={{ fontWeight: 600 }}>R$ {formatarDinheiro(processo.valorAduaneiro)}</Typography>
      </Stack>
      <Typography noWrap>{processo.fornecedor ?? '—'}</Typography>
      <Typography variant="caption" sx={{ color: 'text.secondary' }}>
        DI {formatarDI(processo.numeroDI)} · {formatarData(processo.dataRegistro)}
      </Typography>
      <Stack direction="row" sx={{ gap: 1 }}>
        <SituacaoChip situacao={processo.situacao} />
        <CanalChip canal={processo.canalRfb} codigo={processo.canalCodigo} />
      </Stack>
    </Stack>
  );
}
