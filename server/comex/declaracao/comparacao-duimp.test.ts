import type { ComparacaoDi } from '#lib/domain/aduana/declaracao/comparacao-di.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { duimpSemeada } from '#lib/siscomex/testing/duimp-semeada.ts';
import { multipartOf } from '#server/testing/multipart.ts';
import { onServer } from '#server/testing/test-bench.ts';

describe('A DUIMP, reckoned item by item', () => {
  const inteira = (mudar: (itens: Item[]) => void = () => {}) => {
    const { capa, itens } = duimpSemeada();
    mudar(itens as unknown as Item[]);
    return Buffer.from(JSON.stringify({ ...capa, itens }));
  };

  onServer('Comparacao', (bench) => {
    const importar = async (arquivo: Buffer) => {
      const pessoa = await bench().novaPessoa();
      const criado = await pessoa.pedir(multipartOf('/api/Processo/ImportarDi?Bucket=di', arquivo, 'duimp.json'));
      expect(criado.statusCode).toBe(201);
      const [{ id }] = criado.json();
      const pedir = async <T>(caminho: string): Promise<T> =>
        (await pessoa.pedir({ url: `/api/Processo/${id}/${caminho}` })).json();
      const ler = async (): Promise<{ conferencias: { codigo: string; nivel: string }[] }> =>
        (await pessoa.pedir({ url: `/api/Processo/${id}` })).json();
      return { pedir, ler, comparacao: () => pedir<ComparacaoDi>('Comparacao') };
    };

    test('every figure of every item and every total is what the Portal answered', async () => {
      const { comparacao } = await importar(inteira());
      const { motivo, itens: linhas, itensComparados, totais, aDebitar } = await comparacao();
      expect(motivo).toBeNull();
      expect(itensComparados).toEqual({ total: 21, divergentes: 0 });
      expect(linhas).toHaveLength(105);
      expect(linhas.filter(({ diferenca }) => diferenca !== '0.00')).toEqual([]);
      const [ii = '', ipi = '', pis = '', cofins = '', taxaSiscomex = ''] = pagosDaCapa();
      expect(Number(ii)).toBeGreaterThan(10_000);
      expect(totais.slice(1).map(({ figura, calculado, diferenca }) => [figura, calculado, diferenca])).toEqual([
        ['ii', ii, '0.00'],
        ['ipi', ipi, '0.00'],
        ['pis', pis, '0.00'],
        ['cofins', cofins, '0.00'],
        ['taxaSiscomex', taxaSiscomex, '0.00'],
      ]);
      expect(totais[0]).toMatchObject({ figura: 'valorAduaneiro', diferenca: '0.00' });
      expect(aDebitar).toMatchObject({ ii, ipi, pis, cofins });
    });

    test('the memória of an item names the JSON and the number the DUIMP gives it, at the rate of four decimals', async () => {
      const { pedir } = await importar(inteira());
      const memoria = await pedir<No>('Memoria?item=7&figura=ii');
      const nos = todos(memoria);
      expect(nos.map(({ fonte }) => fonte)).toContain('JSON da DUIMP, item 7: mercadoria.quantidadeComercial');
      expect(nos.find(({ nome }) => nome === 'Taxa de câmbio EUR')?.valor).toBe('6.2014');
      expect(nos.filter(({ fonte }) => fonte?.includes('XML'))).toEqual([]);
    });

    test('one tax by the unit is reckoned by its units, and the other items stay as they were', async () => {
      const { comparacao } = await importar(
        inteira(([primeiro]) => {
          const ipi = primeiro?.tributos.tributosCalculados.find(({ tipo }) => tipo === 'IPI');
          if (!ipi) throw new Error('no IPI');
          Object.assign(ipi.valoresBRL, { calculado: 42, devido: 42, aRecolher: 42 });
          ipi.memoriaCalculo = {
            tipoAliquota: 'ESPECIFICA',
            valorAliquotaEspecifica: 1.5,
            baseCalculoEspecificaBRL: 28,
          };
        }),
      );
      const { itens: linhas } = await comparacao();
      expect(linhas.find(({ item, figura }) => item === '1' && figura === 'ipi')).toMatchObject({
        declarado: '42.00',
        calculado: '42.00',
        relevante: false,
      });
      expect(linhas.filter(({ relevante }) => relevante)).toEqual([]);
    });

    test('a reduction to nothing is a rate, and a reduced base says why it is not reckoned', async () => {
      const { comparacao } = await importar(
        inteira(([primeiro, segundo]) => {
          const de = (item: Item | undefined, qual: string) => {
            const calculado = item?.tributos.tributosCalculados.find(({ tipo }) => tipo === qual);
            const aplicado = item?.tributos.tributosAplicados.find(({ tributo }) => tributo.codigo === qual);
            if (!calculado || !aplicado) throw new Error(`no ${qual}`);
            return { calculado, aplicado };
          };
          const pis = de(primeiro, 'PIS');
          pis.aplicado.regime.codigo = 4;
          Object.assign(pis.calculado.memoriaCalculo, { valorAliquotaReduzida: 0 });
          Object.assign(pis.calculado.valoresBRL, { devido: 0, aRecolher: 0 });
          const ii = de(segundo, 'II');
          Object.assign(ii.calculado.memoriaCalculo, { percentualReducaoBaseCalculo: 50 });
        }),
      );
      const { itens: linhas, totais } = await comparacao();
      const linha = (numero: string, qual: string) =>
        linhas.find(({ item, figura }) => item === numero && figura === qual);
      expect(linha('1', 'pis')).toMatchObject({ declarado: '0.00', calculado: '0.00' });
      expect(linha('2', 'ii')).toMatchObject({ calculado: null, diferenca: null });
      expect(linha('2', 'ii')?.motivo).toMatch(/reduz a base de cálculo/);
      expect(linha('2', 'ipi')?.diferenca).toBe('0.00');
      expect(totais.find(({ figura }) => figura === 'ii')).toMatchObject({
        calculado: null,
        motivo: 'Não calculado em 1 de 5 adições.',
      });
    });

    test('an antidumping of the item reaches totals, comparison and cost', async () => {
      const { pedir, comparacao } = await importar(
        inteira(([primeiro]) => {
          primeiro?.tributos.tributosCalculados.push({
            tipo: 'ANTIDUMPING',
            valoresBRL: { calculado: 1000, devido: 1000, aRecolher: 1000 },
            memoriaCalculo: { tipoAliquota: 'ESPECIFICA', valorAliquotaEspecifica: 40, baseCalculoEspecificaBRL: 25 },
          });
        }),
      );
      const { totais } = await comparacao();
      expect(totais.find(({ figura }) => figura === 'antidumping')).toMatchObject({
        declarado: '1000.00',
        calculado: '1000.00',
        diferenca: '0.00',
      });
      const custo = await pedir<Custo>('Custo');
      // The customs value, the amounts paid of the four taxes, the fee and the duty.
      const valorAduaneiro = (duimpSemeada().itens as unknown as Item[]).reduce(
        (ate, { tributos }) => ate.plus(tributos.mercadoria.valorAduaneiroBRL),
        new Exato(0),
      );
      const pago = [valorAduaneiro, ...pagosDaCapa(), '1000.00'];
      expect(custo.totais.total).toBe(pago.reduce<Exato>((ate, um) => ate.plus(um), new Exato(0)).toFixed(2));
      // Only the item that owes the duty has it, and no other item of its adição.
      const { itens: semDireito } = await (await importar(inteira())).pedir<Custo>('Custo');
      const aMais = custo.itens.map(({ tributos }, i) =>
        new Exato(tributos).minus(semDireito[i]?.tributos ?? 0).toFixed(2),
      );
      expect(aMais).toEqual(custo.itens.map(({ sequencia }) => (sequencia === 1 ? '1000.00' : '0.00')));
    });

    test('an antidumping by percentage falls on the items that declare it, half up each', async () => {
      const { comparacao } = await importar(
        inteira((itens) => {
          // 10 % of 2,143.46, the customs value of the first item. The value of its adição differs.
          const [primeiro] = itens;
          primeiro?.tributos.tributosCalculados.push({
            tipo: 'ANTIDUMPING',
            valoresBRL: { devido: 214.35, aRecolher: 214.35 },
            memoriaCalculo: { tipoAliquota: 'AD_VALOREM', valorAliquota: 10 },
          });
        }),
      );
      const { totais } = await comparacao();
      expect(totais.find(({ figura }) => figura === 'antidumping')).toMatchObject({
        declarado: '214.35',
        calculado: '214.35',
        diferenca: '0.00',
      });
    });

    test('an II by the unit, or a unit nobody says, leaves the tax as declared and says why', async () => {
      const { comparacao } = await importar(
        inteira(([primeiro, segundo]) => {
          const de = (item: Item | undefined, qual: string) =>
            item?.tributos.tributosCalculados.find(({ tipo }) => tipo === qual) as { memoriaCalculo: object };
          de(primeiro, 'II').memoriaCalculo = {
            tipoAliquota: 'ESPECIFICA',
            valorAliquotaEspecifica: 4.2,
            baseCalculoEspecificaBRL: 100,
          };
          de(segundo, 'IPI').memoriaCalculo = { tipoAliquota: 'ESPECIFICA', valorAliquotaEspecifica: 1.5 };
        }),
      );
      const { itens: linhas, linhas: dasAdicoes, totais } = await comparacao();
      expect([...linhas, ...dasAdicoes, ...totais].filter(({ relevante }) => relevante)).toEqual([]);
      const linha = (numero: string, qual: string) =>
        linhas.find(({ item, figura }) => item === numero && figura === qual);
      expect(linha('1', 'ii')).toMatchObject({ calculado: null, relevante: false });
      expect(linha('1', 'ii')?.motivo).toMatch(/II por unidade de medida/);
      // The II in its base is only known to the cent.
      expect(linha('1', 'ipi')).toMatchObject({ diferenca: '-0.01', relevante: false });
      expect(linha('2', 'ipi')).toMatchObject({ calculado: null, relevante: false });
      expect(linha('2', 'ipi')?.motivo).toMatch(/não traz a quantidade/);
    });

    test('the totals of the cover are held against its items', async () => {
      const outraCapa = JSON.parse(inteira().toString());
      outraCapa.tributos.tributosCalculados[0].valoresBRL.devido = 99_999.99;
      const { conferencias } = await (await importar(Buffer.from(JSON.stringify(outraCapa)))).ler();
      const nivelDe = (codigo: string) => conferencias.find((uma) => uma.codigo === codigo)?.nivel;
      expect(['CAPA_II', 'CAPA_IPI', 'CAPA_VMLE'].map(nivelDe)).toEqual(['erro', 'ok', 'ok']);
    });
  });
});

/** What was paid of II, IPI, PIS, COFINS and the taxa, as the cover says. */
function pagosDaCapa(): string[] {
  const { pagamentos } = duimpSemeada().capa as unknown as { pagamentos: { principal: { valor: number } }[] };
  return pagamentos.map(({ principal }) => principal.valor.toFixed(2));
}

interface Item {
  tributos: {
    mercadoria: { valorAduaneiroBRL: number };
    tributosAplicados: { tributo: { codigo: string }; regime: { codigo: number } }[];
    tributosCalculados: { tipo: string; valoresBRL: object; memoriaCalculo: object }[];
  };
}

interface Custo {
  itens: { sequencia: number; tributos: string }[];
  totais: { total: string; valorAduaneiro: string };
}

interface No {
  nome: string;
  valor: string;
  fonte: string | null;
  entradas: No[];
}

function todos(no: No): No[] {
  return [no, ...no.entradas.flatMap(todos)];
}
