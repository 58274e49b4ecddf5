import { NOTAS_DE_ENTRADA } from '#lib/testing/vetores/nfe-entrada.ts';
import { montarNota } from './montar-nota.ts';
import { insumosDoVetor, PARAMETROS_DOS_VETORES } from './testing/insumos-de-teste.ts';

test.each(NOTAS_DE_ENTRADA)('$id: every figure, and nothing missing', (vetor) => {
  const { nota, faltas, avisos } = montarNota(insumosDoVetor(vetor.id), PARAMETROS_DOS_VETORES);
  const { chave, ide, itens, total, infCpl } = vetor;
  expect(faltas).toEqual([]);
  expect(avisos).toEqual([]);
  expect(
    JSON.parse(JSON.stringify({ chave: nota.chave, ide: nota.ide, total: nota.total, infCpl: nota.infCpl })),
  ).toEqual({
    chave,
    ide,
    total,
    infCpl,
  });
  const escritos: unknown = JSON.parse(JSON.stringify(nota.itens));
  expect(escritos).toEqual(itens.map((item, i) => ({ nItem: String(i + 1), ...item })));
});
