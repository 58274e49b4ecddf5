import fc from 'fast-check';
import { type ConvencaoDeNumeros, convencaoDaColuna, indicioDeNumeros, leitorDeDecimais } from './decimal-digitado.ts';

const coluna = (...textos: string[]) => indicioDeNumeros(textos);

test('a column with one convention has it, and a doubtful one takes that of the block', () => {
  const [saldo, preco] = [coluna('1.234', '2.500'), coluna('12,5', '7')];
  expect(convencaoDaColuna(preco, [saldo, preco])).toBe('PT');
  expect(convencaoDaColuna(saldo, [saldo, preco])).toBe('PT');
  expect(convencaoDaColuna(saldo, [saldo, coluna('12.5')])).toBe('EN');
});

test('a column that tells is not overruled by the others', () => {
  const ingles = coluna('12.5', '1.234');
  expect(convencaoDaColuna(ingles, [ingles, coluna('0,5'), coluna('7,25')])).toBe('EN');
});

test('nothing told, or both conventions met, is a question', () => {
  const duvidosa = coluna('', 'abc', '1,234');
  expect(duvidosa).toEqual({ pt: false, en: false, duvida: '1,234' });
  expect(convencaoDaColuna(duvidosa, [duvidosa])).toBeNull();
  expect(convencaoDaColuna(duvidosa, [duvidosa, coluna('12.5'), coluna('12,5')])).toBeNull();
  expect(convencaoDaColuna(coluna('12.5', '12,5'), [])).toBeNull();
});

test('what one convention writes is read back in it, whatever the block it comes in', () => {
  fc.assert(
    fc.property(
      fc.array(fc.array(MILESIMOS, { minLength: 1, maxLength: 6 }), { minLength: 1, maxLength: 4 }),
      fc.constantFrom<ConvencaoDeNumeros>('PT', 'EN'),
      (blocos, convencao) => {
        const escritos = blocos.map((numeros) => numeros.map((milesimos) => escrever(milesimos, convencao)));
        const indicios = escritos.map((textos) => indicioDeNumeros(textos));
        for (const [i, textos] of escritos.entries()) {
          const achada = convencaoDaColuna(indicios[i] ?? coluna(), indicios);
          // Nothing told: no text may have a value of its own in each convention, unless it is asked about.
          if (achada === null && indicios[i]?.duvida) continue;
          expect(achada ?? convencao).toBe(convencao);
          const ler = leitorDeDecimais(textos, 3, 3, achada);
          expect(textos.map(ler)).toEqual(blocos[i]?.map((milesimos) => ({ valor: valor(milesimos) })));
        }
      },
    ),
  );
});

test('a doubt is only what the two conventions read as two values', () => {
  fc.assert(
    fc.property(MILESIMOS, fc.constantFrom<ConvencaoDeNumeros>('PT', 'EN'), (milesimos, convencao) => {
      const texto = escrever(milesimos, convencao);
      const [pt, en] = (['PT', 'EN'] as const).map((uma) => leitorDeDecimais([texto], 3, 3, uma)(texto));
      expect(coluna(texto).duvida !== null).toBe(JSON.stringify(pt) !== JSON.stringify(en));
    }),
  );
});

/** Numbers in thousandths, up to ten million. */
const MILESIMOS = fc.oneof(fc.integer({ min: 0, max: 2_000_000 }), fc.integer({ min: 0, max: 10_000_000_000 }));

function escrever(milesimos: number, convencao: ConvencaoDeNumeros): string {
  const [grupo, decimal] = convencao === 'PT' ? ['.', ','] : [',', '.'];
  const inteiro = String(Math.floor(milesimos / 1000)).replace(/\B(?=(\d{3})+$)/g, grupo);
  const resto = String(milesimos % 1000)
    .padStart(3, '0')
    .replace(/0+$/, '');
  return resto === '' ? inteiro : `${inteiro}${decimal}${resto}`;
}

function valor(milesimos: number): string {
  return `${Math.floor(milesimos / 1000)}.${String(milesimos % 1000).padStart(3, '0')}`;
}
