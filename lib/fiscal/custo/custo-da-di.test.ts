import type { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao-importacao.ts';
import { dinheiro, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { pagoDaReceita, RECEITA_TAXA_SISCOMEX } from '#lib/fiscal/importacao/receitas-di.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/valor-aduaneiro-declarado.ts';
import { lerDiXml } from '#lib/siscomex/di-xml.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { custoDaDi, memoriaDoCusto } from './custo-da-di.ts';
import type { DespesaDoCusto } from './custo-realizado.ts';

const despesa = (nome: string, valor: string, mais: Partial<DespesaDoCusto> = {}): DespesaDoCusto => ({
  nome,
  valor,
  base: 'PESO',
  recuperavel: false,
  ...mais,
});

describe('The realised cost of a declaration of the golden cases', () => {
  const declaracoes = [disDe2018(), diDe2023()].flatMap((arquivo) => lerDiXml(arquivo));

  test.each(declaracoes.map((di) => [di.numeroDI, di] as const))('of %s is what was paid, to the cent', (_, di) => {
    const despesas = [
      despesa('AFRMM', '1234.57'),
      despesa('Armazenagem', '0.01', { base: 'IGUAL' }),
      despesa('Honorários', '999.99', { base: 'VALOR' }),
      despesa('ICMS', '500.00', { base: 'VALOR', recuperavel: true }),
    ];
    const { itens, totais, recuperavel, motivo } = custoDaDi(di, { despesas, recuperaveis: ['ipi'], cbsIbs: null });
    const recolher = (tributos: readonly (typeof TRIBUTOS_DI)[number][]) =>
      somar(di.adicoes.flatMap((adicao) => tributos.map((tributo) => adicao.tributos[tributo].recolher)));

    expect(motivo).toBeNull();
    expect(itens).toHaveLength(di.adicoes.flatMap((adicao) => adicao.itens).length);
    expect(totais.valorAduaneiro).toBe(dinheiro(somar(di.adicoes.map(valorAduaneiroDeclarado))));
    expect(totais.tributos).toBe(dinheiro(recolher(['ii', 'pis', 'cofins'])));
    const taxa = pagoDaReceita(di, RECEITA_TAXA_SISCOMEX) ?? somar([]);
    // 1234.57 + 0.01 + 999.99
    expect(totais.despesas).toBe(dinheiro(somar(['2234.57']).plus(taxa)));
    expect(totais.total).toBe(dinheiro(somar([totais.valorAduaneiro, totais.tributos, totais.despesas])));
    expect(recuperavel).toBe(dinheiro(recolher(['ipi']).plus('500.00')));
  });

  test('tells how the cost of an item came about, and of one that is not there nothing', () => {
    const [di] = declaracoes;
    if (!di) throw new Error('no sample');
    const dados = { despesas: [despesa('AFRMM', '100.00')], recuperaveis: [], cbsIbs: null };
    const [primeiro] = custoDaDi(di, dados).itens;
    const memoria = memoriaDoCusto(di, dados, { adicao: '001', sequencia: 1, figura: 'total' });
    expect(memoria).toMatchObject({ nome: 'Custo do item', valor: primeiro?.total, unidade: 'R$' });
    expect(memoria?.entradas.map(({ nome }) => nome)).toEqual(['Valor aduaneiro', 'Tributos', 'Despesas']);
    expect(memoriaDoCusto(di, dados, { adicao: '999', sequencia: 1, figura: 'total' })).toBeNull();
  });
});
