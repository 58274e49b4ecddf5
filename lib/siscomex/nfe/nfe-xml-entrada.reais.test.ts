import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { materialReal } from '#lib/testing/material-real.ts';
import { lerNfeOuEntrada } from './nfe-xml.ts';

function lida(nome: string): NotaDeEntrada {
  const lido = lerNfeOuEntrada(materialReal(`samples/reais/${nome}`));
  if (lido.tipo !== 'ENTRADA') throw new Error(`Veio ${lido.tipo}.`);
  return lido.nota;
}

test('the real notas of two importers are read as their issuers wrote them', () => {
  expect(lida('nfe-entrada-zfm-2019.xml')).toMatchObject({
    numero: '9811',
    frete: '7533.44',
    pesoLiquido: '22536',
    itens: [
      {
        declaracoes: [{ numero: '1822237809', adicoes: [{ numero: 1, sequencia: 1 }] }],
        baseDoIi: '0.00',
        ii: '0.00',
        ipi: '0.00',
        pis: '0.00',
        cofins: '0.00',
      },
    ],
  });
  const { itens } = lida('nfe-entrada-aerea-2021.xml');
  expect(itens.map(({ declaracoes, ii, ipi }) => [declaracoes[0]?.numero, ii, ipi])).toEqual([
    ['2113027800', '6243.50', '4526.53'],
    ['2113027800', '4025.21', '2918.28'],
    ['2113027800', '3652.56', '3591.68'],
  ]);
});
