import { useNavigate } from '@tanstack/react-router';
import { BarrasChart } from '#components/ui/charts/BarrasChart.tsx';
import { LinkTo } from '#components/ui/navigation/LinkTo.tsx';
import { DataTable } from '#components/ui/page/DataTable.tsx';
import { Section } from '#components/ui/page/Section.tsx';
import type { Painel } from '#lib/contracts/views/painel.ts';
import { diasDosMeses } from '#lib/domain/datas/periodo.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { formatarMes } from '#lib/format/data.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import { formatarInteiro } from '#lib/format/inteiro.ts';
import { NadaNoPeriodo } from './NadaNoPeriodo.tsx';

type Mes = Painel['registro']['meses'][number];

/** The taxes of each month's declarations, and how much of them was payable at once. */
export function TributosSection({ painel, emTabelas }: { painel: Painel; emTabelas: boolean }) {
  const { registro, importador } = painel;
  const navegar = useNavigate();
  const doMes = (mes: string) => {
    const { de: dataRegistroDe, ate: dataRegistroAte } = diasDosMeses({ de: mes, ate: mes });
    return { dataRegistroDe, dataRegistroAte, importadorId: importador?.id };
  };
  const { meses } = registro;
  return (
    <Section titulo="Tributos das declarações" nota={comparado(registro)}>
      {registro.quantidade === 0 && <NadaNoPeriodo />}
      {registro.quantidade > 0 && !emTabelas && (
        <BarrasChart
          legenda="Tributos das declarações por mês de registro, em reais"
          rotulos={meses.map(({ mes }) => formatarMes(mes))}
          series={[
            { nome: 'A recolher', valores: meses.map(({ recolher }) => Number(recolher)) },
            { nome: 'Suspensos ou exonerados', valores: meses.map((mes) => Number(naoRecolhido(mes))) },
          ]}
          empilhadas
          formatar={(valor) => formatarDinheiro(valor.toFixed(2))}
          altura={240}
          aoEscolher={(i) => {
            const mes = meses[i]?.mes;
            if (mes) navegar({ to: '/importacao/processos', search: doMes(mes) });
          }}
        />
      )}
      {registro.quantidade > 0 && emTabelas && (
        <DataTable<Mes>
          legenda="Tributos das declarações por mês de registro"
          densa
          colunas={[
            {
              titulo: 'Mês',
              valor: ({ mes }) => (
                <LinkTo to="/importacao/processos" search={doMes(mes)}>
                  {formatarMes(mes)}
                </LinkTo>
              ),
              total: 'Total',
            },
            {
              titulo: 'Declarações',
              numerica: true,
              valor: ({ quantidade }) => formatarInteiro(quantidade),
              total: formatarInteiro(registro.quantidade),
            },
            {
              titulo: 'Valor aduaneiro (R$)',
              numerica: true,
              valor: ({ valorAduaneiro }) => formatarDinheiro(valorAduaneiro),
              total: formatarDinheiro(registro.valorAduaneiro),
            },
            {
              titulo: 'A recolher (R$)',
              numerica: true,
              valor: ({ recolher }) => formatarDinheiro(recolher),
              total: formatarDinheiro(registro.recolher),
            },
            {
              titulo: 'Suspensos ou exonerados (R$)',
              numerica: true,
              valor: (mes) => formatarDinheiro(naoRecolhido(mes)),
              total: formatarDinheiro(naoRecolhido(registro)),
            },
          ]}
          linhas={meses}
          chave={({ mes }) => mes}
        />
      )}
    </Section>
  );
}

function naoRecolhido({ tributos, recolher }: Pick<Mes, 'tributos' | 'recolher'>): string {
  return new Exato(tributos).minus(recolher).toFixed(2);
}

/** Compared with the preceding period of as many months. */
function comparado({ quantidade, antes }: Painel['registro']): string {
  const declaracoes = quantidade === 1 ? '1 declaração' : `${formatarInteiro(quantidade)} declarações`;
  return `${declaracoes}; ${formatarInteiro(antes.quantidade)} no período anterior`;
}
