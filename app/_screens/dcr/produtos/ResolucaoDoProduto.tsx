import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { ValidadeChip } from '#components/comex/chips/ValidadeChip.tsx';
import { StatusChip } from '#components/ui/chips/StatusChip.tsx';
import { situacaoDaValidade } from '#lib/domain/datas/validade.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { SEM_VALOR } from '#lib/format/decimal.ts';
import type { ProdutoLido } from '#lib/registros/produto.ts';

type Aprovado = Pick<ProdutoLido, 'resolucao' | 'daResolucao'>;

/** The resolution of a product, with a chip only if somebody has to act. */
export function ResolucaoDoProduto({ produto, hoje }: { produto: Aprovado; hoje: DataTexto }) {
  return (
    <Stack direction="row" sx={celula}>
      <Typography component="span" noWrap sx={{ flex: 'none' }}>
        {produto.resolucao ?? SEM_VALOR}
      </Typography>
      <ChipDaResolucao produto={produto} hoje={hoje} />
    </Stack>
  );
}

export function ChipDaResolucao({ produto: { resolucao, daResolucao }, hoje }: { produto: Aprovado; hoje: DataTexto }) {
  if (resolucao === null) return null;
  if (!daResolucao) return <StatusChip tom="warning">Fora do cadastro</StatusChip>;
  const validade = situacaoDaValidade(daResolucao.validade, hoje);
  if (validade.situacao !== 'VENCIDA' && validade.situacao !== 'VENCENDO') return null;
  return <ValidadeChip validade={validade} />;
}

const celula = { height: 1, flexWrap: 'wrap', placeContent: 'center start', alignItems: 'center', columnGap: 1 };
