import { situacaoDaDeclaracao } from '#lib/domain/aduana/processo/situacao-processo.ts';

const duimp = (situacao: string | null, canalCodigo: string | null = null) =>
  situacaoDaDeclaracao({ dataDesembaraco: null, canalCodigo, duimp: { situacao } });

// domain/importacao.md §1.5.
test.each([
  ['REGISTRADA_AGUARDANDO_CANAL', 'REGISTRADO'],
  ['EM_CONFERENCIA_SELECIONADA', 'PARAMETRIZADO'],
  ['DESEMBARACADA_AGUARDANDO_PENDENCIA', 'DESEMBARACADO_RFB'],
  ['DESEMBARACADA_CARGA_ENTREGUE', 'DESEMBARACADO_RFB'],
  ['CANCELADA_PELO_IMPORTADOR', 'CANCELADO'],
  ['11', 'REGISTRADO'],
  ['36', 'PARAMETRIZADO'],
  ['43', 'DESEMBARACADO_RFB'],
  ['82', 'CANCELADO'],
])('a DUIMP that is %s leaves its process %s', (situacao, esperada) => {
  expect(duimp(situacao)).toBe(esperada);
});

test('a situation that does not say leaves it to the canal', () => {
  expect(duimp('ENTREGA_ANTECIPADA_AUTORIZADA', 'VERDE')).toBe('PARAMETRIZADO');
  expect(duimp(null)).toBe('REGISTRADO');
});
