import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import type { NotaDaDci } from '#lib/contracts/dci/dci-notas.ts';
import { NOME_MOTIVO_FORA, SIGLA_MODALIDADE_DCI } from '#lib/domain/zfm/dci.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarNcm } from '#lib/format/identificadores.ts';
import { semZeros } from '#lib/format/sem-zeros.ts';

/** The items of a nota, each with its modalidade and DCR-E. */
export function ItensDaNota({ nota }: { nota: NotaDaDci }) {
  return (
    <Stack sx={{ gap: 1, alignItems: 'flex-start' }}>
      <Itens {...nota} />
      {nota.fora === null && (
        <LinkTo
          underline="always"
          variant="body2"
          sx={{ displayPrint: 'none' }}
          to="/linhagem/$tipo/$id"
          params={{ tipo: 'nota', id: nota.id }}
        >
          Linhagem da nota {nota.numero}
        </LinkTo>
      )}
    </Stack>
  );
}

function Itens({ numero, itens }: NotaDaDci) {
  return (
    <Stack
      component="ul"
      aria-label={`Itens da nota ${numero}`}
      sx={{ m: 0, p: 0, listStyle: 'none', gap: 0.5, alignSelf: 'stretch' }}
    >
      {itens.map((item) => {
        const { id, nItem, codigo, descricao, ncm, cfop, unidade, quantidade, valor, modalidade, dcr, fora } = item;
        return (
          <Box component="li" key={id} sx={linha}>
            <span>
              {nItem}. <strong>{codigo}</strong> {descricao}
              <Typography component="span" variant="caption" sx={{ display: 'block', color: 'text.secondary' }}>
                NCM {formatarNcm(ncm)} · CFOP {cfop}
                {dcr && (
                  <>
                    {' · DCR-E '}
                    <LinkTo underline="always" to="/dcr/processos-dcr/$id" params={{ id: dcr.id }}>
                      {dcr.numero ?? dcr.processo}
                    </LinkTo>
                  </>
                )}
              </Typography>
            </span>
            <span>
              {semZeros(quantidade)} {unidade} · R$ {formatarDinheiro(valor)}
            </span>
            <Typography
              component="span"
              variant="body2"
              sx={{ color: fora || !modalidade ? 'warning.main' : undefined }}
            >
              {fora ? NOME_MOTIVO_FORA[fora] : modalidade ? SIGLA_MODALIDADE_DCI[modalidade] : 'sem modalidade'}
            </Typography>
          </Box>
        );
      })}
    </Stack>
  );
}

const linha = {
  display: 'grid',
  columnGap: 2,
  alignItems: 'baseline',
  gridTemplateColumns: { xs: '1fr', sm: 'minmax(0, 1fr) auto 150px' },
  py: 0.5,
  borderBottom: 1,
  borderColor: 'divider',
  '&:last-of-type': { borderBottom: 0 },
};
