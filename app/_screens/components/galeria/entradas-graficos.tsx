import { BarrasChart } from '#components/ui/charts/BarrasChart.tsx';
import { BarrasEmLinhas } from '#components/ui/charts/BarrasEmLinhas.tsx';
import { LinhaChart } from '#components/ui/charts/LinhaChart.tsx';
import { ProgressBars } from '#components/ui/charts/ProgressBars.tsx';
import { QuandoPerto } from '#components/ui/feedback/QuandoPerto.tsx';
import type { Entrada } from './entrada.ts';

export const ENTRADAS_GRAFICOS: readonly Entrada[] = [
  {
    nome: 'BarrasChart',
    para: 'Uma barra para cada linha; os números ficam na tabela ao lado.',
    exemplos: [
      { estado: 'Uma série', ver: () => <Barras /> },
      { estado: 'Empilhadas', ver: () => <Barras empilhadas /> },
    ],
  },
  {
    nome: 'BarrasEmLinhas',
    para: 'Contagens lado a lado: a tabela diz cada uma, as barras comparam.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <BarrasEmLinhas
            legenda="Processos por situação"
            linhas={[
              { chave: 'a', rotulo: 'Em trânsito', valor: 12 },
              { chave: 'b', rotulo: 'Em exigência', valor: 3, tom: 'error' },
              { chave: 'c', rotulo: 'Entregue', valor: 1_204, tom: 'success' },
            ]}
          />
        ),
      },
    ],
  },
  {
    nome: 'QuandoPerto',
    para: 'Um desenho que só se faz quando chega perto do que se olha; o lugar dele está lá desde o começo.',
    exemplos: [{ estado: 'Normal', ver: () => <QuandoPerto espaco={{ height: 40 }}>Já se vê.</QuandoPerto> }],
  },
  {
    nome: 'LinhaChart',
    para: 'Como um número andou, numa linha só dele.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <LinhaChart
            legenda="Dólar: 5,31 em 01/11/2026, 5,34 em 05/11/2026"
            rotulos={['01/11', '02/11', '03/11', '04/11', '05/11']}
            valores={[5.31, 5.36, 5.29, 5.33, 5.34]}
            formatar={(valor) => valor.toFixed(2)}
          />
        ),
      },
    ],
  },
  {
    nome: 'ProgressBars',
    para: 'Barras uma sob a outra, cada uma com nome e número.',
    exemplos: [
      {
        estado: 'Normal',
        ver: () => (
          <ProgressBars
            rotulo="Consumo dos insumos"
            legenda={['usado', 'em estoque']}
            barras={[
              { chave: 'a', nome: 'Motor', tamanho: 1, cheio: 0.75, texto: '750 de 1.000' },
              {
                chave: 'b',
                nome: 'Um nome de insumo que é bem mais comprido do que a barra',
                tamanho: 0.4,
                cheio: 0.1,
                texto: '40 de 400',
              },
            ]}
          />
        ),
      },
    ],
  },
];

function Barras({ empilhadas = false }: { empilhadas?: boolean }) {
  return (
    <BarrasChart
      legenda={empilhadas ? 'II e IPI por mês, somados' : 'II por mês'}
      rotulos={['set', 'out', 'nov']}
      series={[
        { nome: 'II', valores: [120, 340, 210] },
        ...(empilhadas ? [{ nome: 'IPI', valores: [60, 90, 140] }] : []),
      ]}
      empilhadas={empilhadas}
      formatar={(valor) => `R$ ${valor}`}
    />
  );
}
