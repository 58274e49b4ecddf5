import Box from '@mui/material/Box';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';
import { NomeDoGrupo } from './NomeDoGrupo.tsx';
import { saldoDoGrupo } from './saldo-do-grupo.ts';
import type { GruposProps } from './TabelaDosGrupos.tsx';

/** The table of groups as cards: a phone has no room for ten columns. */
export function CartoesDosGrupos({ modo, grupos, titulo }: GruposProps) {
  return (
    <Box component="ul" aria-label={titulo} sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {grupos.map((grupo) => (
        <Box component="li" key={grupo.chave} sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
          <NomeDoGrupo modo={modo} grupo={grupo} />
          <Box sx={{ mt: 1 }}>
            <DescriptionList densa>
              <DescriptionItem nome="Saldo">{saldoDoGrupo(grupo)}</DescriptionItem>
              <DescriptionItem nome="Lotes">{formatarInteiro(grupo.lotes)}</DescriptionItem>
              <DescriptionItem nome="Suspenso (R$)">{formatarDinheiro(grupo.suspenso)}</DescriptionItem>
              <DescriptionItem nome="Mais antigo">{diasPorExtenso(grupo.idade)}</DescriptionItem>
            </DescriptionList>
          </Box>
        </Box>
      ))}
    </Box>
  );
}
