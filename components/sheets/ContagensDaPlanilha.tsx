import Stack from '@mui/material/Stack';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import type { Contagens } from '#lib/contracts/platform/planilha.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';

/** Shows the counts of what a sheet would change, or has changed. */
export function ContagensDaPlanilha({ contagens, feito = false }: { contagens: Contagens; feito?: boolean }) {
  const figuras = [
    [feito ? 'Criados' : 'Novos', contagens.novas],
    ['Alterados', contagens.alteradas],
    ['Iguais', contagens.iguais],
    ...(contagens.puladas > 0 ? [['Pulados', contagens.puladas] as const] : []),
    ['Com erro', contagens.comErro],
  ] as const;
  return (
    <Stack direction="row" sx={{ gap: 2, flexWrap: 'wrap' }}>
      {figuras.map(([rotulo, valor]) => (
        <FigureCard key={rotulo} nome={rotulo} valor={formatarInteiro(valor)} />
      ))}
    </Stack>
  );
}
