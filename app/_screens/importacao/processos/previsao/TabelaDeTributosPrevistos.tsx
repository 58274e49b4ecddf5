import Typography from '@mui/material/Typography';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { DescriptionItem, DescriptionList } from '#components/ui/page/DescriptionList.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { TwoLines } from '#components/ui/page/TwoLines.tsx';
import type { ImportacaoCalculada } from '#lib/api/calculo/calculo-importacao.ts';
import { porQueDebitaOutro } from '#lib/domain/aduana/declaracao/devido-e-debito.ts';
import { TRIBUTOS_FEDERAIS } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import { REGIMES_TRIBUTARIOS } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { totalADebitar } from '#lib/domain/aduana/tributos/total-a-debitar.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';

interface TabelaDeTributosPrevistosProps {
  calculada: ImportacaoCalculada;
  /** Only this adição, such as `001`; null for all of them, with totals. */
  adicao: string | null;
  /** Receives the name that the value has in the memória. */
  aoAbrirMemoria: (nome: string) => void;
}

type Adicao = ImportacaoCalculada['adicoes'][number];

/**
 * The valor aduaneiro and the taxes due by adição, with their regimes; below, the amounts that the bank debits at the registration.
 */
export function TabelaDeTributosPrevistos({ calculada, adicao, aoAbrirMemoria }: TabelaDeTributosPrevistosProps) {
  const { adicoes, totais, taxaSiscomex } = calculada;
  const linhas = adicao === null ? adicoes : adicoes.filter(({ numero }) => numero === adicao);
  const porQue =
    adicao === null
      ? porQueDebitaOutro(
          TRIBUTOS_FEDERAIS.map((tributo) => ({
            nome: tributo.toUpperCase(),
            recolher: totais.recolher[tributo],
            aDebitar: totais.aDebitar[tributo],
          })),
          adicoes.length,
        )
      : null;
  return (
    <>
      <DataTable
        legenda="Tributos previstos"
        colunas={colunasDe(adicao === null ? totais : null, aoAbrirMemoria)}
        linhas={linhas}
        chave={({ numero }) => numero}
      />
      {porQue && (
        <Typography variant="body2" color="text.secondary">
          {porQue}.
        </Typography>
      )}
      {adicao === null && (
        <DescriptionList>
          {TRIBUTOS_FEDERAIS.map((tributo) => (
            <DescriptionItem key={tributo} nome={`${tributo.toUpperCase()} a debitar (R$)`}>
              {formatarDinheiro(totais.aDebitar[tributo])}
            </DescriptionItem>
          ))}
          <DescriptionItem nome="Antidumping a debitar (R$)">
            {formatarDinheiro(totais.aDebitar.antidumping)}
          </DescriptionItem>
          <DescriptionItem nome="Taxa Siscomex (R$)">{formatarDinheiro(taxaSiscomex)}</DescriptionItem>
          <DescriptionItem nome="A debitar no registro (R$)">
            <strong>{formatarDinheiro(totalADebitar(calculada))}</strong>
          </DescriptionItem>
        </DescriptionList>
      )}
    </>
  );
}

function colunasDe(
  totais: ImportacaoCalculada['totais'] | null,
  aoAbrirMemoria: (nome: string) => void,
): Coluna<Adicao>[] {
  return [
    { titulo: 'Adição', valor: ({ numero }) => numero, total: totais ? 'Total devido' : undefined },
    {
      titulo: 'Valor aduaneiro (R$)',
      valor: ({ numero, valorAduaneiro }) => (
        <FigureButton
          nome={`valor aduaneiro da adição ${numero}`}
          valor={formatarDinheiro(valorAduaneiro)}
          aoAbrir={() => aoAbrirMemoria(`Valor aduaneiro, adição ${numero}`)}
        />
      ),
      numerica: true,
      total: totais ? formatarDinheiro(totais.valorAduaneiro) : undefined,
    },
    ...TRIBUTOS_FEDERAIS.map((tributo) => ({
      titulo: `${tributo.toUpperCase()} devido (R$)`,
      valor: ({ numero, tributos }: Adicao) => {
        const sigla = tributo.toUpperCase();
        const { regime, devido, aliquotaEfetiva, extinto } = tributos[tributo];
        return (
          <TwoLines
            principal={
              <FigureButton
                nome={`${sigla} da adição ${numero}`}
                valor={formatarDinheiro(devido)}
                aoAbrir={() => aoAbrirMemoria(`${sigla} da adição ${numero}: devido`)}
              />
            }
            secundaria={extinto ? EXTINTO : `${formatarDinheiro(aliquotaEfetiva)} % · ${REGIMES_TRIBUTARIOS[regime]}`}
          />
        );
      },
      numerica: true,
      total: totais ? formatarDinheiro(totais.devido[tributo]) : undefined,
    })),
  ];
}

const EXTINTO = 'extinto · LC 214/2025, art. 542, XXIII';
