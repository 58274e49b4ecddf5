import Box from '@mui/material/Box';
import { ACIMA_POR_VIR } from '#components/ui/feedback/por-vir.ts';
import { FigureCard } from '#components/ui/page/FigureCard.tsx';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarData } from '#lib/format/data.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { diasPorExtenso } from './dias-por-extenso.ts';

interface FaixaDoSaldoProps {
  totais: Record<string, string> | undefined;
  somando: boolean;
}

/** Totals of all filtered lotes: the tax still suspended, and the age of the oldest one. */
export function FaixaDoSaldo({ totais, somando }: FaixaDoSaldoProps) {
  const { suspenso, maisAntigo, diasDoMaisAntigo } = totais ?? {};
  const lugar = somando ? LUGAR_DA_NOTA : undefined;
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
        nota={[
          TRIBUTOS_DI.map((tributo) => `${NOME_DO_TRIBUTO[tributo]} ${formatarDinheiro(totais?.[tributo])}`).join(
            ' · ',
          ),
          ...(totais ? [iiExigivelPorExtenso(totais)] : []),
        ].join('. ')}
      />
      <FigureCard
        nome="CBS e IBS ainda suspensos (R$)"
        valor={formatarDinheiro(daReforma(totais))}
        nota={totais ? coberturaDaReforma(totais) : lugar}
      />
      {totais?.lotesComFalta !== undefined && (
        <FigureCard
          nome="De faltas, a apurar (R$)"
          valor={formatarDinheiro(totais.suspensoDasFaltas)}
          nota={faltasPorExtenso(totais)}
        />
      )}
      <FigureCard
        nome="Saldo mais antigo"
        valor={diasDoMaisAntigo === undefined ? SEM_VALOR : diasPorExtenso(Number(diasDoMaisAntigo))}
        nota={maisAntigo === undefined ? lugar : `desembaraçado em ${formatarData(maisAntigo)}`}
      />
    </Box>
  );
}

/** Known lots only; `coberturaDaReforma` says how many they are. */
function daReforma(totais: FaixaDoSaldoProps['totais']): string | null {
  const { cbs, ibsUF, ibsMun } = totais ?? {};
  if (cbs === undefined || ibsUF === undefined || ibsMun === undefined) return null;
  return somar([cbs, ibsUF, ibsMun]).toFixed(2);
}

function coberturaDaReforma({ lotes = '0', comCbsIbs = '0' }: Record<string, string>): string {
  return `CBS e IBS conhecidos em ${formatarInteiro(Number(comCbsIbs))} de ${formatarInteiro(Number(lotes))} lotes`;
}

function faltasPorExtenso({
  lotesComFalta = '0',
  cbsIbsDasFaltas,
  faltasComCbsIbs = '0',
}: Record<string, string>): string {
  const lotes = Number(lotesComFalta) === 1 ? '1 lote' : `${formatarInteiro(Number(lotesComFalta))} lotes`;
  const cobertura = faltasComCbsIbs === lotesComFalta ? '' : ` em ${faltasComCbsIbs} deles`;
  return `II, IPI, PIS e COFINS de ${lotes} com falta, fora do saldo · CBS e IBS ${formatarDinheiro(cbsIbsDasFaltas)}${cobertura}`;
}

/** II that came in exempt is in dollars, because each DCI converts it at its own rate; so it is in no sum of reais. */
function iiExigivelPorExtenso({ iiExigivelUSD, comIiExigivel = '0', lotes = '0' }: Record<string, string>): string {
  const cobertura =
    comIiExigivel === lotes
      ? ''
      : `, em ${formatarInteiro(Number(comIiExigivel))} de ${formatarInteiro(Number(lotes))} lotes`;
  return `II isento, exigível se sair: US$ ${formatarDinheiro(iiExigivelUSD)}${cobertura}`;
}

/** Keeps the line of a note to come. */
const LUGAR_DA_NOTA = '\u00a0';

/** The widths do not depend on the amounts, so that nothing moves when they come. */
const faixa = {
  display: 'grid',
  gridTemplateColumns: { xs: '1fr', sm: 'repeat(2, 1fr)', md: 'minmax(0, 2fr) minmax(0, 1.2fr) minmax(0, 1fr)' },
  gap: 1.5,
  mb: 2,
};
