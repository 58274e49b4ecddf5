import { chaveDoDebito } from '#components/comex/figura-aberta.ts';
import { type Coluna, DataTable } from '#components/ui/page/DataTable.tsx';
import { FigureButton } from '#components/ui/page/FigureButton.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import { useComparacao } from '#lib/api/declaracao/comparacao-di.ts';
import type { ComparacaoDi } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { porQueDebitaOutro } from '#lib/domain/aduana/declaracao/devido-e-debito.ts';
import { formatarDinheiro, SEM_VALOR } from '#lib/format/decimal.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';
import { type LinhaTributo, linhasDosTributos, somaDaColuna, type ValorDoTributo } from './tributos-declarados.ts';

interface TributosSectionProps {
  processo: ProcessoDeclarado;
  aoAbrirMemoria: (chave: string) => void;
}

/** For each tax: the declared amount due, the amount to pay, the amount the bank debits, and the amount it was told to pay. */
export function TributosSection({ processo, aoAbrirMemoria }: TributosSectionProps) {
  const { data } = useComparacao(processo.id);
  const linhas = linhasDosTributos(processo, data);
  return (
    <Section titulo="Tributos declarados" nota={nota(data, porQueDebitaOutro(linhas, processo.adicoes))} semMargem>
      <DataTable
        legenda="Tributos declarados"
        colunas={colunasDe(linhas, aoAbrirMemoria)}
        linhas={linhas}
        chave={({ nome }) => nome}
      />
    </Section>
  );
}

function nota(comparacao: ComparacaoDi | undefined, porQue: string | null): string {
  const partes = 'soma das adições e pagamentos da declaração';
  if (comparacao && !comparacao.aDebitar) return `${partes} · o valor a debitar não pôde ser calculado`;
  return porQue ? `${partes} · ${porQue}` : partes;
}

function colunasDe(
  linhas: LinhaTributo[],
  aoAbrirMemoria: TributosSectionProps['aoAbrirMemoria'],
): Coluna<LinhaTributo>[] {
  const coluna = (titulo: string, qual: ValorDoTributo): Coluna<LinhaTributo> => ({
    titulo,
    valor: (linha) => formatarDinheiro(linha[qual]),
    numerica: true,
    total: formatarDinheiro(somaDaColuna(linhas, qual)),
  });
  return [
    { titulo: 'Tributo', valor: ({ nome }) => nome, total: 'Total' },
    { titulo: 'Receita', valor: ({ receita }) => receita ?? '—' },
    coluna('Devido (R$)', 'devido'),
    coluna('A recolher (R$)', 'recolher'),
    {
      ...coluna('A debitar (R$)', 'aDebitar'),
      valor: ({ nome, figura, aDebitar }) =>
        aDebitar === null ? (
          SEM_VALOR
        ) : (
          <FigureButton
            nome={`${nome} a debitar`}
            valor={formatarDinheiro(aDebitar)}
            aoAbrir={() => aoAbrirMemoria(chaveDoDebito(figura))}
          />
        ),
    },
    coluna('Pago (R$)', 'pago'),
    coluna('Pago − a debitar (R$)', 'diferenca'),
  ];
}
