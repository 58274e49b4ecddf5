import type { ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { valorAduaneiroDeclarado } from '#lib/fiscal/importacao/declarada/valor-aduaneiro-declarado.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { materialReal } from '#lib/testing/material-real.ts';
import { conferirNotaDeEntrada } from './conferir-nota-de-entrada.ts';

test('a nota with the printed bases of a real DI of 16 adições has no base that differs', () => {
  const [di] = lerDiXml(materialReal('samples/di-2023-16-adicoes.xml'));
  if (!di) throw new Error('no sample');
  const itens = di.adicoes.map(({ numero, ncm, tributos }, i): ItemDeEntrada => {
    const [ii, ipi, pis, cofins] = [tributos.ii, tributos.ipi, tributos.pis, tributos.cofins].map(
      ({ recolher }) => recolher,
    );
    return {
      nItem: i + 1,
      ncm,
      cfop: '3102',
      declaracoes: [
        {
          numero: di.numeroDI,
          registro: di.dataRegistro,
          desembaraco: null,
          viaTransporte: '1',
          afrmm: null,
          intermediacao: '1',
          adicoes: [{ numero: Number(numero), sequencia: 1 }],
        },
      ],
      baseDoIi: tributos.ii.base,
      ii: ii ?? null,
      ipi: ipi ?? null,
      pis: pis ?? null,
      cofins: cofins ?? null,
    };
  });
  const nota: NotaDeEntrada = {
    chave: '',
    numero: '1',
    serie: '1',
    emissao: '2023-12-31',
    homologacao: false,
    emitente: { cnpj: '', nome: '', ie: '', uf: 'AM', municipioIbge: '1302603' },
    situacao: 'AUTORIZADA',
    frete: '0.00',
    seguro: '0.00',
    pesoLiquido: null,
    pesoBruto: null,
    totais: { ii: null, ipi: null, pis: null, cofins: null },
    itens,
  };
  const adicoes = di.adicoes.map((adicao) => ({ ...adicao, valorAduaneiro: valorAduaneiroDeclarado(adicao) }));
  const { cobertura, linhas } = conferirNotaDeEntrada(nota, { ...di, adicoes, afrmm: null });
  expect(cobertura).toEqual({ de: 'ADICAO', daNota: 16, daDeclaracao: 16 });
  expect(linhas.filter(({ situacao }) => situacao === 'DIFERE')).toEqual([]);
  // The sum of the parts is cents away from the leaf in one of them, so that the leaf has to count.
  expect(adicoes.filter(({ tributos, valorAduaneiro }) => tributos.ii.base !== valorAduaneiro).length).toBeGreaterThan(
    0,
  );
});
