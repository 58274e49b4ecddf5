import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { NOTAS_DE_ENTRADA } from '#lib/testing/vetores/nfe-entrada.ts';
import { montarNota } from './montar-nota.ts';
import { insumosDoVetor } from './testing/insumos-de-teste.ts';

/** NFE-7 is of a State that leaves CBS and IBS out of the base of the ICMS: a parameter. */
const FORA_DA_BASE: Parametro = {
  codigo: integraBaseIcms('AM'),
  valor: '0',
  vigenciaInicio: '2027-01-01',
  vigenciaFim: null,
  fonte: 'vetor',
  situacao: 'CONFIRMAR',
};

test.each(NOTAS_DE_ENTRADA)('$id: every figure, and nothing missing', (vetor) => {
  const { nota, faltas, avisos } = montarNota(insumosDoVetor(vetor.id), [FORA_DA_BASE]);
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
