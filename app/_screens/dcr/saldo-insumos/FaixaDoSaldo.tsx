import Box from '@mui/material/Box';
import { FigureCard } from '#components/ui/FigureCard.tsx';
import { ACIMA_POR_VIR } from '#components/ui/por-vir.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao-importacao.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';

interface FaixaDoSaldoProps {
  totais: Record<string, string> | undefined;
  somando: boolean;
}

/** Totals of all filtered lotes: the tax still suspended, and the age of the oldest one. */
export function FaixaDoSaldo({ totais, somando }: FaixaDoSaldoProps) {
  const { suspenso, maisAntigo, diasDoMaisAntigo } = totais ?? {};
  return (
    <Box
      component="section"
      aria-label="Tributos ainda suspensos"
      sx={faixa}
      {...(!totais && somando && ACIMA_POR_VIR)}
    >
      <FigureCard
        nome="Tributos ainda suspensos (R$)"
        valor={formatarDinheiro(suspenso)}
        nota={TRIBUTOS_DI.map((tributo) => `${NOME_DO_TRIBUTO[tributo]} ${formatarDinheiro(totais?.[tributo])}`).join(
          ' · ',
        )}
      />
      <FigureCard
        nome="Saldo mais antigo"
        valor={diasDoMaisAntigo === undefined ? SEM_VALOR : diasPorExtenso(Number(diasDoMaisAntigo))}
        nota={maisAntigo === undefined ? undefined : `desembaraçado em ${formatarData(maisAntigo)}`}
      />
    </Box>
  );
}

const faixa = { display: 'flex', flexWrap: 'wrap', gap: 1.5, mb: 2 };
