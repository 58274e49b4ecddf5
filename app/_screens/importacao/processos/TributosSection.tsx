import { type Coluna, DataTable } from '#components/ui/DataTable.tsx';
import { Section } from '#components/ui/Section.tsx';
import { dinheiro, somar } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import { pagoDaReceita, RECEITA_DO_TRIBUTO, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/receitas-di.ts';
import { formatarDinheiro } from '#lib/format/decimal.ts';
import type { ProcessoDeclarado } from './processo-declarado.ts';

/** Per tax: what was declared due, what had to be paid, and what the bank was told to pay. */
export function TributosSection({ processo }: { processo: ProcessoDeclarado }) {
  const linhas = TRIBUTOS.map(([chave, nome, receita]): LinhaTributo => {
    const pago = pagoDaReceita(processo.declaracao, receita);
    const recolher = processo.recolher[chave];
    return {
      nome,
      receita,
      devido: processo.tributos[chave],
      recolher,
      pago: pago && dinheiro(pago),
      diferenca: dinheiro(somar([pago && dinheiro(pago)]).minus(recolher)),
    };
  });
  return (
    <Section titulo="Tributos declarados" nota="soma das adições e pagamentos da declaração" semMargem>
      <DataTable legenda="Tributos declarados" colunas={colunasDe(linhas)} linhas={linhas} chave={({ nome }) => nome} />
    </Section>
  );
}

const TRIBUTOS = [
  ['ii', 'II', RECEITA_DO_TRIBUTO.ii],
  ['ipi', 'IPI', RECEITA_DO_TRIBUTO.ipi],
  ['pis', 'PIS', RECEITA_DO_TRIBUTO.pis],
  ['cofins', 'COFINS', RECEITA_DO_TRIBUTO.cofins],
  ['taxaSiscomex', 'Taxa Siscomex', RECEITA_TAXA_SISCOMEX],
] as const;

interface LinhaTributo {
  nome: string;
  receita: string;
  devido: DecimalTexto;
  recolher: DecimalTexto;
  pago: DecimalTexto | null;
  diferenca: DecimalTexto;
}

function colunasDe(linhas: LinhaTributo[]): Coluna<LinhaTributo>[] {
  const total = (qual: 'devido' | 'recolher' | 'pago' | 'diferenca') =>
    formatarDinheiro(dinheiro(somar(linhas.map((linha) => linha[qual]))));
  return [
    { titulo: 'Tributo', valor: ({ nome }) => nome, total: 'Total' },
    { titulo: 'Receita', valor: ({ receita }) => receita },
    { titulo: 'Devido (R$)', valor: ({ devido }) => formatarDinheiro(devido), numerica: true, total: total('devido') },
    {
      titulo: 'A recolher (R$)',
      valor: ({ recolher }) => formatarDinheiro(recolher),
      numerica: true,
      total: total('recolher'),
    },
    { titulo: 'Pago (R$)', valor: ({ pago }) => formatarDinheiro(pago), numerica: true, total: total('pago') },
    {
      titulo: 'Pago − a recolher (R$)',
      valor: ({ diferenca }) => formatarDinheiro(diferenca),
      numerica: true,
      total: total('diferenca'),
    },
  ];
}
