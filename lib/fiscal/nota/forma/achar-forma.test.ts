import type { FormaDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { montarNota } from '#lib/fiscal/nota/montar-nota.ts';
import { insumosDoVetor, PARAMETROS_DOS_VETORES } from '#lib/fiscal/nota/testing/insumos-de-teste.ts';
import { NOTAS_DE_ENTRADA } from '#lib/testing/vetores/nfe-entrada.ts';
import { acharForma } from './achar-forma.ts';

const exemploDe = (id: string, mudanca: Partial<FormaDaNota> = {}) => {
  const insumos = insumosDoVetor(id, mudanca);
  const { nota } = montarNota(insumos, PARAMETROS_DOS_VETORES);
  return { insumos, nota, achada: acharForma(nota, insumos) };
};
const provasDe = (id: string, mudanca: Partial<FormaDaNota> = {}) =>
  Object.fromEntries(
    exemploDe(id, mudanca).achada.provas.map(({ ponto, achado, diferenca }) => [ponto, [achado, diferenca]]),
  );

test.each(NOTAS_DE_ENTRADA)('$id: the shape found in the note makes the note again', ({ id }) => {
  const { insumos, nota, achada } = exemploDe(id);
  const forma = { ...insumos.forma, ...achada.forma };
  expect(montarNota({ ...insumos, forma }, PARAMETROS_DOS_VETORES).nota).toEqual(nota);
});

test('each point has its proof', () => {
  expect(provasDe('NFE-1')).toEqual({
    vProd: ['FOB', '0.00'],
    vUnCom: ['10 casas; vProd é o declarado', '0.00'],
    'vFrete, vSeg': ['destacados e somados', '0.00'],
    vNF: ['vProd + frete + seguro + vOutro + II + IPI', '0.00'],
    II: ['base zerada; vDespAdu repete vOutro', '0.00'],
    vOutro: ['SISCOMEX + THC', '0.00'],
    'base do ICMS': [null, null],
    rateio: ['SISCOMEX pelo valor aduaneiro; THC pelo peso líquido; os centavos que sobram vão ao último item', '0.00'],
    'CFOP de INDUSTRIALIZACAO': ['3101', '0.00'],
    'ICMS de INDUSTRIALIZACAO': ['CST 51, sem valores', '0.00'],
    'IPI de INDUSTRIALIZACAO': ['SUSPENSO 05, enquadramento 999', '0.00'],
    'PIS e COFINS de INDUSTRIALIZACAO': ['SUSPENSO 72', '0.00'],
    pagamento: ['90, R$ 0,00', '0.00'],
    infCpl: ['DECLARACAO, II_SUSPENSO, IPI_SUSPENSO, PIS_SUSPENSO, COFINS_SUSPENSO, THC, SISCOMEX', '0.00'],
  });
  expect(provasDe('NFE-3')['base do ICMS']).toEqual(['SISCOMEX', '0.00']);
  expect(provasDe('NFE-4')['base do ICMS']).toEqual(['AFRMM + SISCOMEX', '0.00']);
});

test('a unit price of six decimals that rules misses some cents, and is told from one that does not', () => {
  const { achada } = exemploDe('NFE-1', { unitario: { casas: 6, manda: true } });
  // 350 × 1,054.497543 = 369,074.14005; 1,200 × 219.244825 = 263,093.79.
  expect(achada.forma.unitario).toEqual({ casas: 6, manda: false });
  const { achada: cortada } = exemploDe('NFE-1', { unitario: { casas: 3, manda: true } });
  expect(cortada.forma.unitario).toEqual({ casas: 3, manda: true });
  // 1,200 × 219.245 = 263,094.00; 350 × 1,054.498 = 369,074.30.
  expect(cortada.provas.slice(0, 2)).toEqual([
    { ponto: 'vProd', achado: 'FOB', diferenca: '0.37' },
    { ponto: 'vUnCom', achado: '3 casas; vProd é quantidade × valor unitário', diferenca: '0.00' },
  ]);
});

test('freight that is told and already inside, and a total without the II', () => {
  expect(provasDe('NFE-1', { vProd: 'VALOR_ADUANEIRO', freteSeguro: 'INFORMATIVO' })).toMatchObject({
    vProd: ['valor aduaneiro', '0.00'],
    'vFrete, vSeg': ['informados, já dentro de vProd', '0.00'],
  });
  expect(provasDe('NFE-4', { vNF: 'W16_SEM_II' }).vNF).toEqual([
    'vProd + frete + seguro + vOutro + IPI, sem o II',
    '0.00',
  ]);
  const { nota } = exemploDe('NFE-4');
  const semTotal = acharForma({ ...nota, total: { ...nota.total, vNF: '1.00' } }, null);
  expect(semTotal.provas.find(({ ponto }) => ponto === 'vNF')).toEqual({ ponto: 'vNF', achado: null, diferenca: null });
  expect(semTotal.forma.vNF).toBeUndefined();
});

test('without the declaration only what the note itself says is found, and the rest is asked', () => {
  const { nota } = exemploDe('NFE-1');
  const { forma, provas } = acharForma(nota, null);
  expect(provas.filter(({ achado }) => achado === null).map(({ ponto }) => ponto)).toEqual([
    'vProd',
    'vUnCom',
    'vOutro',
    'base do ICMS',
    'rateio',
  ]);
  expect([forma.vProd, forma.despesas, forma.vNF]).toEqual([undefined, undefined, 'W16']);
});
