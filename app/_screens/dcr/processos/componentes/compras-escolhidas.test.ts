import { porNaLista } from '#app/_screens/dcr/processos/campos/por-na-lista.ts';
import { compraDeTeste, dcrDeTeste } from '#app/_screens/dcr/processos/processo/dcr-de-teste.ts';
import { DA_COMPRA } from './compras-escolhidas.ts';

const linhas = dcrDeTeste().nacionais;

test('a purchase is a line with its note, at the price with freight and insurance', () => {
  const nova = compraDeTeste({ partNumber: 'FAROL', valorUnitario: '7.100000', freteSeguroUnitario: '0.250000' });
  const { linhas: postas, primeiraNova } = porNaLista(linhas, [nova], true, DA_COMPRA);
  expect(primeiraNova).toBe(2);
  expect(postas[2]).toEqual({
    id: null,
    item: null,
    codigo: 'FAROL',
    descricao: 'FAROL FICTICIO',
    unidade: 'PECA',
    ncm: '85122011',
    quantidade: '',
    moeda: 'BRL',
    preco: '7.350000',
    nf: '555',
    serie: '1',
    cnpj: '12ABC34501DE35',
    ie: '041234561',
    dataEmissao: '2026-11-03',
  });
});

test('one that is there, however its part number is written, changes its note and keeps the rest', () => {
  const { linhas: postas, primeiraNova } = porNaLista(
    linhas.map((linha) => ({ ...linha, codigo: linha.codigo.toLowerCase() })),
    [compraDeTeste({ partNumber: 'Chicote' })],
    true,
    DA_COMPRA,
  );
  expect(primeiraNova).toBeNull();
  expect(postas).toHaveLength(2);
  expect(postas[0]).toMatchObject({
    codigo: 'chicote',
    descricao: 'Componente CHICOTE',
    quantidade: '1.0000000',
    moeda: 'BRL',
    preco: '9.500000',
    nf: '555',
  });
});

test('of two chosen for one component the newer counts, in whatever order they were chosen', () => {
  const nova = compraDeTeste({ partNumber: 'FAROL', nf: '900', dataEmissao: '2026-11-10' });
  const velha = compraDeTeste({ partNumber: 'FAROL', nf: '100', dataEmissao: '2026-09-01' });
  for (const escolhidas of [
    [nova, velha],
    [velha, nova],
  ]) {
    const { linhas: postas } = porNaLista(linhas, escolhidas, true, DA_COMPRA);
    expect(postas.slice(2).map(({ nf }) => nf)).toEqual(['900']);
  }
  expect(porNaLista(linhas, [nova, velha], false, DA_COMPRA).linhas).toHaveLength(4);
});
