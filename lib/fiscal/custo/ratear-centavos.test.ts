import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { ratearCentavos } from './ratear-centavos.ts';

const ratear = (total: string, ...pesos: string[]) =>
  ratearCentavos(
    new Exato(total),
    pesos.map((peso) => new Exato(peso)),
  ).map((parte) => parte.toFixed(2));

describe('An amount shared among items', () => {
  test.each([
    ['100.00', ['1', '1', '1'], ['33.34', '33.33', '33.33']],
    ['0.02', ['1', '1', '1'], ['0.01', '0.01', '0.00']],
    // 10.00 × 0.6/1.5 = 4.00; × 0.45/1.5 = 3.00; × 0.45/1.5 = 3.00
    ['10.00', ['0.6', '0.45', '0.45'], ['4.00', '3.00', '3.00']],
    // 1.00 × 2/7 = 0.2857…, × 5/7 = 0.7142…: the remaining cent goes to the larger fraction, 0.57 of a cent
    ['1.00', ['2', '5'], ['0.29', '0.71']],
    ['-100.00', ['1', '1', '1'], ['-33.34', '-33.33', '-33.33']],
    ['50.00', ['0', '0'], ['25.00', '25.00']],
    ['50.00', ['0', '3'], ['0.00', '50.00']],
    ['0.00', [], []],
  ])('%s by %j is %j', (total, pesos, partes) => {
    expect(ratear(total, ...pesos)).toEqual(partes);
  });

  test('is never a cent more or less than itself, however it is shared', () => {
    let semente = 42;
    const acaso = (ate: number) => {
      semente = (semente * 1103515245 + 12345) % 2 ** 31;
      return semente % ate;
    };
    for (let vez = 0; vez < 500; vez += 1) {
      const total = `${acaso(10_000_000)}.${String(acaso(100)).padStart(2, '0')}`;
      const pesos = Array.from({ length: 1 + acaso(40) }, () => `${acaso(5000)}.${acaso(100_000)}`);
      const partes = ratear(total, ...pesos);
      expect(somar(partes).toFixed(2)).toBe(new Exato(total).toFixed(2));
      expect(partes.every((parte) => !parte.startsWith('-'))).toBe(true);
    }
  });

  test('is refused where it cannot be shared', () => {
    expect(() => ratear('1.00')).toThrow('Não há itens entre os quais ratear.');
    expect(() => ratear('1.00', '1', '-1')).toThrow('Peso negativo no rateio.');
    expect(() => ratear('1.001', '1')).toThrow('O valor a ratear tem mais de duas casas.');
  });
});
