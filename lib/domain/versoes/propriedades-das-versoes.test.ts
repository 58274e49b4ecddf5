import fc from 'fast-check';
import { vezes } from '#lib/testing/vezes.ts';
import { compararVersoes, type Escolha, juntarVersoes, type ListasComNome } from './comparar-versoes.ts';
import type { Diferenca, TresVersoes } from './versoes-do-campo.ts';

const LISTAS: ListasComNome = { itens: { chave: ['id'], ditos: ['nome', 'quantidade'] } };

interface Linha {
  id: string | null;
  nome: string;
  quantidade: string;
}
type Versoes = TresVersoes<{ itens: Linha[] }>;

const nome = fc.constantFrom('x', 'y', 'z');
const quantidade = fc.constantFrom('1', '2', '3');
const linhaDe = (id: string | null) => fc.record({ id: fc.constant(id), nome, quantidade });

/** What one person makes of the saved rows: keeps, changes or removes each, puts them in some order, and adds some. */
const versaoDe = (base: readonly Linha[], novo: (i: number) => string | null) =>
  fc
    .tuple(
      fc.tuple(...base.map((linha) => fc.option(fc.oneof(fc.constant(linha), linhaDe(linha.id)), { freq: 5 }))),
      fc.array(fc.record({ nome, quantidade }), { maxLength: 3 }),
    )
    .chain(([ficaram, novas]) => {
      const todas = [...ficaram.filter((linha) => linha !== null), ...novas.map((uma, i) => ({ id: novo(i), ...uma }))];
      return fc.oneof(fc.constant(todas), fc.shuffledSubarray(todas, { minLength: todas.length }));
    });

const tresVersoes: fc.Arbitrary<Versoes> = fc
  .integer({ min: 0, max: 5 })
  .chain((quantas) => fc.tuple(...Array.from({ length: quantas }, (_, i) => linhaDe(`l${i}`))))
  .chain((base) =>
    fc.record({
      base: fc.constant({ itens: base as Linha[] }),
      minha: versaoDe(base, () => null).map((itens) => ({ itens })),
      dela: versaoDe(base, (i) => `d${i}`).map((itens) => ({ itens })),
    }),
  );

const comparar = (versoes: Versoes) => compararVersoes(versoes, LISTAS);
const juntar = (versoes: Versoes, escolher: (diferenca: Diferenca) => Escolha, diferencas = comparar(versoes)) =>
  juntarVersoes(versoes, diferencas, Object.fromEntries(diferencas.map((uma) => [uma.campo, escolher(uma)])), LISTAS)
    .itens as Linha[];
const daMinha = (): Escolha => 'minha';
const daOutra = (): Escolha => 'dela';
const porId = (linhas: readonly Linha[]) => new Map(linhas.map((linha) => [linha.id, linha]));

function sempre(propriedade: (versoes: Versoes) => void): void {
  fc.assert(fc.property(tresVersoes, propriedade), { numRuns: vezes(500) });
}

test('with no change of theirs the merge is mine, and with none of mine it is theirs', () => {
  sempre(({ base, minha, dela }) => {
    expect(juntar({ base, minha, dela: base }, daOutra)).toEqual(minha.itens);
    expect(juntar({ base, minha: base, dela }, daMinha)).toEqual(dela.itens);
  });
});

test('the same version on both sides has no difference', () => {
  sempre(({ base, dela }) => {
    expect(comparar({ base, minha: dela, dela })).toEqual([]);
  });
});

test('of each saved row, the merge has what only one person changed; with the choice of one side, all of that side', () => {
  sempre((versoes) => {
    const [era, minhas, delas] = [versoes.base, versoes.minha, versoes.dela].map(({ itens }) => porId(itens)) as [
      Map<string | null, Linha>,
      Map<string | null, Linha>,
      Map<string | null, Linha>,
    ];
    const juntas = porId(juntar(versoes, daOutra));
    for (const [id, linha] of era) {
      const [minha, dela] = [minhas.get(id), delas.get(id)];
      if (dela === undefined || minha === undefined) {
        const [mudou] = [minha, dela].filter((uma) => uma !== undefined && !igual(uma, linha));
        expect(juntas.get(id)).toEqual(mudou === undefined ? undefined : dela);
        continue;
      }
      for (const campo of ['nome', 'quantidade'] as const) {
        expect(juntas.get(id)?.[campo]).toBe(dela[campo] === linha[campo] ? minha[campo] : dela[campo]);
      }
    }
  });
});

test('no new row is lost or doubled, whatever is chosen', () => {
  sempre((versoes) => {
    for (const escolher of [daMinha, daOutra]) {
      const juntas = juntar(versoes, escolher);
      const novasDela = versoes.dela.itens.filter(({ id }) => id?.startsWith('d'));
      const iguais = (linhas: readonly Linha[], { nome, quantidade }: Linha) =>
        linhas.filter((uma) => uma.nome === nome && uma.quantidade === quantidade).length;
      expect(juntas.filter(({ id }) => id?.startsWith('d'))).toHaveLength(novasDela.length);
      for (const nova of versoes.minha.itens.filter(({ id }) => id === null)) {
        const [minhas, delas] = [
          iguais(
            versoes.minha.itens.filter(({ id }) => id === null),
            nova,
          ),
          iguais(novasDela, nova),
        ];
        const novas = juntas.filter(({ id }) => id === null || id.startsWith('d'));
        expect(iguais(novas, nova)).toBeGreaterThanOrEqual(Math.max(minhas, delas));
      }
      const ids = juntas.flatMap(({ id }) => id ?? []);
      expect(new Set(ids).size).toBe(ids.length);
    }
  });
});

test('the merge does not depend on the order in which the differences are listed', () => {
  sempre((versoes) => {
    expect(juntar(versoes, daMinha, comparar(versoes).toReversed())).toEqual(juntar(versoes, daMinha));
  });
});

test('seen from the other side, the same rows are in dispute', () => {
  sempre(({ base, minha, dela }) => {
    const semNovas = (itens: readonly Linha[]) => ({ itens: itens.filter(({ id }) => id?.startsWith('l')) });
    const [um, outro] = [semNovas(minha.itens), semNovas(dela.itens)];
    const vistas = (diferencas: readonly Diferenca[]) => diferencas.map(({ campo, quem }) => `${campo} ${quem}`).sort();
    const trocado = { eu: 'outra', outra: 'eu', ambas: 'ambas' } as const;
    expect(vistas(comparar({ base, minha: um, dela: outro }))).toEqual(
      vistas(comparar({ base, minha: outro, dela: um }).map((uma) => ({ ...uma, quem: trocado[uma.quem] }))),
    );
  });
});

test('merged once, nothing of theirs is asked again', () => {
  sempre((versoes) => {
    const itens = juntar(versoes, daMinha);
    const depois = comparar({ base: versoes.dela, minha: { itens }, dela: versoes.dela });
    expect(depois.filter(({ quem }) => quem !== 'eu')).toEqual([]);
  });
});

function igual(um: Linha, outro: Linha): boolean {
  return um.nome === outro.nome && um.quantidade === outro.quantidade;
}
