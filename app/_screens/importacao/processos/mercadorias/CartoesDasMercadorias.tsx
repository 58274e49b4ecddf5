import Box from '@mui/material/Box';
import Card from '@mui/material/Card';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import type { MercadoriasLidas } from '#lib/contracts/processo/mercadorias.ts';
import { type ColunaDaGrade, colunasDaGrade, NomeDaMercadoria, NomeDoGrupo } from './colunas-das-mercadorias.tsx';

interface CartoesDasMercadoriasProps {
  processoId: string;
  lidas: MercadoriasLidas;
}

/** The goods on a phone: a card for each adição and for each of its goods, and the totals below. */
export function CartoesDasMercadorias({ processoId, lidas }: CartoesDasMercadoriasProps) {
  const colunas = colunasDaGrade(lidas);
  const porAdicao = [...Map.groupBy(lidas.linhas, ({ adicao }) => adicao)];
  const grupoDe = new Map(lidas.grupos.map((grupo) => [grupo.adicao, grupo]));
  return (
    <Stack component="ul" aria-label="Mercadorias declaradas" sx={lista}>
      {porAdicao.flatMap(([adicao, mercadoriasDaAdicao]) => {
        const grupo = adicao === null ? undefined : grupoDe.get(adicao);
        return [
          <Card component="li" key={`adicao ${adicao}`} sx={{ ...cartao, bgcolor: 'background.default' }}>
            {grupo ? (
              <>
                <Box sx={{ fontWeight: 600 }}>
                  <NomeDoGrupo grupo={grupo} processoId={processoId} />
                </Box>
                <Pares colunas={colunas} valorDe={({ doGrupo }) => doGrupo(grupo)} />
              </>
            ) : (
              <Typography sx={{ fontWeight: 600 }}>Previstas e não declaradas</Typography>
            )}
          </Card>,
          ...mercadoriasDaAdicao.map((mercadoria) => (
            <Card component="li" key={mercadoria.chave} sx={cartao}>
              <NomeDaMercadoria mercadoria={mercadoria} />
              <Pares
                colunas={colunas.filter(
                  ({ campo }) => mercadoria[campo as 'ii'] !== null || mercadoria.previsto?.[campo as 'pesoLiquido'],
                )}
                valorDe={({ daMercadoria }) => daMercadoria(mercadoria)}
              />
            </Card>
          )),
        ];
      })}
      <Card component="li" sx={cartao}>
        <Typography sx={{ fontWeight: 600 }}>Total da declaração</Typography>
        <Pares colunas={colunas} valorDe={({ doTotal }) => doTotal(lidas.totais)} />
      </Card>
    </Stack>
  );
}

function Pares({ colunas, valorDe }: { colunas: ColunaDaGrade[]; valorDe: (coluna: ColunaDaGrade) => ReactNode }) {
  return (
    <Box component="dl" sx={pares}>
      {colunas.map((coluna) => {
        const valor = valorDe(coluna);
        if (valor === null) return null;
        return (
          <Box key={coluna.campo} sx={{ display: 'contents' }}>
            <Typography component="dt" variant="caption" sx={{ color: 'text.secondary' }}>
              {coluna.titulo}
            </Typography>
            <Box component="dd" sx={{ m: 0, textAlign: 'right', fontVariantNumeric: 'tabular-nums' }}>
              {valor}
            </Box>
          </Box>
        );
      })}
    </Box>
  );
}

const lista = { m: 0, p: 1, gap: 1, listStyle: 'none' };
const cartao = { p: 1.5, boxShadow: 'none', border: 1, borderColor: 'divider' };
const pares = { m: 0, mt: 0.5, display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.25 };
