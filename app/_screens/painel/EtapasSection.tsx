import { LinhaChart } from '#components/ui/charts/LinhaChart.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diasDosMeses } from '#lib/domain/datas/periodo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarMes } from '#lib/format/data.ts';
import { formatarDecimal, SEM_VALOR } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { NadaNoPeriodo } from './NadaNoPeriodo.tsx';

type Etapa = Painel['etapas'][number];

/** The days that a processo stays in each situation, and the trend. */
export function EtapasSection({ painel }: { painel: Painel }) {
  const { etapas, importador } = painel;
  const relatorio = {
    to: '/importacao/relatorios/$relatorio',
    params: { relatorio: 'tempo-por-etapa' },
    search: { ...diasDosMeses(painel), importadorId: importador?.id },
  } as const;
  if (etapas.length === 0) {
    return (
      <Section titulo="Dias em cada etapa">
        <NadaNoPeriodo />
      </Section>
    );
  }
  return (
    <Section titulo="Dias em cada etapa" nota="médias do que saiu da etapa no período" semMargem>
      <DataTable<Etapa>
        legenda="Média de dias por etapa"
        colunas={[
          {
            titulo: 'Etapa',
            valor: ({ situacao }) => <LinkTo {...relatorio}>{NOME_SITUACAO_PROCESSO[situacao]}</LinkTo>,
          },
          { titulo: 'Processos', numerica: true, valor: ({ passagens }) => formatarInteiro(passagens) },
          { titulo: 'Média', numerica: true, valor: ({ media }) => formatarDecimal(media, 1) },
          { titulo: 'Antes', numerica: true, valor: ({ antes }) => formatarDecimal(antes, 1) },
          { titulo: 'Tendência', valor: tendencia },
          { titulo: 'Mês a mês', valor: mesAMes },
        ]}
        linhas={etapas}
        chave={({ situacao }) => situacao}
      />
    </Section>
  );
}

/** In words too: an arrow alone does not say whether up is good. */
function tendencia({ media, antes }: Etapa): string {
  if (media === null || antes === null) return SEM_VALOR;
  const diferenca = new Exato(media).minus(antes);
  if (diferenca.isZero()) return 'Igual';
  const dias = formatarDecimal(diferenca.abs().toFixed(1), 1);
  return diferenca.isPositive() ? `↑ ${dias} a mais` : `↓ ${dias} a menos`;
}

function mesAMes({ situacao, meses }: Etapa) {
  const conhecidos = meses.flatMap(({ mes, media }) => (media === null ? [] : { mes, media }));
  if (conhecidos.length < 2) return SEM_VALOR;
  const [primeiro, ultimo] = [conhecidos[0], conhecidos.at(-1)];
  return (
    <div style={{ width: 96 }}>
      <LinhaChart
        legenda={`${NOME_SITUACAO_PROCESSO[situacao]}: ${formatarDecimal(primeiro?.media, 1)} dias em ${formatarMes(primeiro?.mes)}, ${formatarDecimal(ultimo?.media, 1)} em ${formatarMes(ultimo?.mes)}`}
        rotulos={conhecidos.map(({ mes }) => formatarMes(mes))}
        valores={conhecidos.map(({ media }) => Number(media))}
        formatar={(valor) => `${formatarDecimal(valor.toFixed(1), 1)} dias`}
        altura={28}
      />
    </div>
  );
}
