import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { andamentoPorExtenso, quantosEmbarques } from '#components/comex/mapa/embarques-por-extenso.ts';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { EmbarqueDoMapa, OrigemDoMapa } from '#lib/contracts/views/mapa.ts';
import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { NOME_VIA_TRANSPORTE } from '#lib/domain/aduana/viagem/via-transporte.ts';
import { andamentoDaViagem, parteDoCaminho } from '#lib/domain/aduana/viagem/viagem.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDecimal } from '#lib/format/decimal.ts';

/** The shipments of one origin, each a link to its processo. */
export function EmbarquesDaOrigem({ origem, hoje }: { origem: OrigemDoMapa; hoje: string }) {
  const { embarques, total } = origem;
  return (
    <>
      <Box component="ul" sx={{ m: 0, p: 0, listStyle: 'none' }}>
        {embarques.map((embarque) => (
          <UmEmbarque key={embarque.id} embarque={embarque} hoje={hoje} />
        ))}
      </Box>
      {total > embarques.length && (
        <Typography variant="caption" sx={{ display: 'block', px: 1.5, pb: 1.5, color: 'text.secondary' }}>
          {embarques.length === 0 ? 'Nenhum' : quantosEmbarques(embarques.length)} entre os mais novos; os demais estão
          na lista de processos.
        </Typography>
      )}
    </>
  );
}

function UmEmbarque({ embarque, hoje }: { embarque: EmbarqueDoMapa; hoje: string }) {
  const { id, numero, referencia, viaTransporte, veiculo, eta, importador, fornecedor, valores } = embarque;
  const andamento = andamentoDaViagem(embarque, hoje);
  const parte = parteDoCaminho(andamento);
  const dizeres = andamentoPorExtenso(embarque, hoje);
  const carga = [
    fornecedor,
    ...valores.map(({ moeda, valor }) => `${siglaDaMoeda(moeda)} ${formatarDecimal(valor, 2)}`),
  ];
  return (
    <Box component="li" sx={{ px: 1.5, py: 1, borderTop: 1, borderColor: 'divider' }}>
      <Stack direction="row" sx={{ gap: 1, alignItems: 'center', flexWrap: 'wrap' }}>
        <LinkTo to="/importacao/processos/$id" params={{ id }} sx={{ fontWeight: 600 }}>
          {numero}
        </LinkTo>
        {referencia && <Typography variant="caption">{referencia}</Typography>}
        <Box sx={{ ml: 'auto' }}>
          {andamento.estado === 'ATRASADO' && <StatusChip tom="error">{dizeres}</StatusChip>}
          {andamento.estado === 'CHEGOU' && <StatusChip tom="success">chegou</StatusChip>}
          {(andamento.estado === 'A_CAMINHO' || andamento.estado === 'SEM_DATAS') && (
            <Typography variant="caption" sx={{ fontVariantNumeric: 'tabular-nums' }}>
              {dizeres}
            </Typography>
          )}
        </Box>
      </Stack>
      {parte !== null && andamento.estado === 'A_CAMINHO' && (
        <Box aria-hidden sx={trilho}>
          <Box sx={{ height: 1, borderRadius: 1, bgcolor: 'primary.main' }} style={{ width: `${parte * 100}%` }} />
        </Box>
      )}
      <Typography variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
        {[
          viaTransporte && NOME_VIA_TRANSPORTE[viaTransporte],
          veiculo,
          andamento.estado === 'CHEGOU' ? dizeres : eta && `ETA ${formatarData(eta)}`,
        ]
          .filter(Boolean)
          .join(' · ')}
      </Typography>
      {[importador, carga.filter(Boolean).join(' · ')].filter(Boolean).map((linha) => (
        <Typography
          key={linha}
          variant="caption"
          noWrap
          title={linha ?? ''}
          sx={{ display: 'block', color: 'text.secondary' }}
        >
          {linha}
        </Typography>
      ))}
    </Box>
  );
}

const trilho = { height: 3, my: 0.5, borderRadius: 1, bgcolor: 'neutral.soft' };
