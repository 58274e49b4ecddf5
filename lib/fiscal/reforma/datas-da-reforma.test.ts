import { somarDias } from '#lib/domain/datas/dias.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { calcularReforma } from './calcular-reforma.ts';
import { datasDaReforma } from './datas-da-reforma.ts';
import { entradaReformaDeTeste } from './testing/entrada-reforma-de-teste.ts';

const DIAS = Array.from({ length: 90 }, (_, i) => somarDias('2026-12-01', i));

/** domain/reforma.md §2.6, and TRA-1 of reforma/vetores-ibscbs.json. */
test('the crossing, day by day from 01/12/2026 to 28/02/2027', () => {
  expect(DIAS.at(-1)).toBe('2027-02-28');
  for (const registro of DIAS) {
    for (const liberacao of DIAS.filter((dia) => dia >= registro)) {
      const [registrada, liberada] = [registro <= '2026-12-31', liberacao <= '2026-12-31'];
      expect([registro, liberacao, datasDaReforma({ dataRegistro: registro, dataLiberacao: liberacao })]).toEqual([
        registro,
        liberacao,
        {
          registro,
          fatoGerador: liberacao,
          previsao: false,
          pisCofinsImportacao: registrada,
          travessia: registrada && !liberada,
          dispensado: liberada,
        },
      ]);
    }
    for (const liberacao of DIAS.filter((dia) => dia < registro)) {
      expect(() => datasDaReforma({ dataRegistro: registro, dataLiberacao: liberacao })).toThrow(RegraViolada);
    }
  }
});

test.each([
  ['2026-12-30', '2026-12-31', true, '1034.77', '114.97', '0.00'],
  ['2026-12-30', '2027-01-04', true, '0.00', '57.49', '57.49'],
  ['2027-01-04', '2027-01-06', false, null, '57.49', '57.49'],
])('registered on %s and released on %s', (dataRegistro, dataLiberacao, pisCofins, cbs, ibsUF, ibsMun) => {
  const { totais, pisCofinsImportacao } = calcularReforma(entradaReformaDeTeste({ dataRegistro, dataLiberacao }));
  expect(pisCofinsImportacao).toBe(pisCofins);
  expect([totais.cbs?.devido ?? null, totais.ibsUF?.devido, totais.ibsMun?.devido]).toEqual([cbs, ibsUF, ibsMun]);
});

test('before the release it is a forecast by the day of registration, and says so', () => {
  const entrada = entradaReformaDeTeste({ dataRegistro: '2026-12-31', dataLiberacao: null });
  const { totais, avisos, dispensado, travessia } = calcularReforma(entrada);
  expect([dispensado, travessia, totais.cbs?.devido, totais.cbs?.recolher]).toEqual([true, false, '1034.77', '0.00']);
  expect(avisos).toEqual([{ codigo: 'PREVISAO', mensagem: expect.stringContaining('do dia do registro') }]);
});

test.each([
  ['2025-12-31', null, 'dataRegistro'],
  ['2025-12-01', '2025-12-31', 'dataLiberacao'],
])('there are no CBS and IBS before 2026 (%s, %s)', (dataRegistro, dataLiberacao, campo) => {
  expect(() => datasDaReforma({ dataRegistro, dataLiberacao })).toThrow(expect.objectContaining({ campo }));
});

test('registered in 2025 and released in 2026, they are those of 2026', () => {
  expect(datasDaReforma({ dataRegistro: '2025-12-30', dataLiberacao: '2026-01-02' })).toMatchObject({
    fatoGerador: '2026-01-02',
    travessia: false,
    dispensado: true,
  });
});
