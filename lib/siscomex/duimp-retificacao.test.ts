import { mesmoCorpo, nadaDifere, retificada } from './duimp-retificacao.ts';

const capa = (mais: object = {}, carga: object = {}) =>
  JSON.stringify({
    identificacao: { importador: { tipoImportador: 'CNPJ', ni: '11222333000181' } },
    carga: { tipoIdentificacaoCarga: 'CE', identificacao: '1', unidadeDeclarada: { codigo: '0227600' }, ...carga },
    documentos: {
      documentosInstrucao: [{ tipo: { codigo: '30' }, palavrasChave: [{ codigo: 1, valor: 'FATURA-1' }] }],
    },
    ...mais,
  });
const item = (numeroItem: number, mais: object = {}) =>
  JSON.stringify({
    ...{ identificacao: { numeroItem }, produto: { codigo: 45, versao: '3' } },
    mercadoria: { quantidadeComercial: 3, valorUnitarioMoedaNegociada: 10.5 },
    tributos: [{ tributo: { codigo: 'II' }, regime: { codigo: 1 } }],
    ...mais,
  });

test('the same body is no difference, whatever the spelling and the order of its fields', () => {
  const nossa = { capa: capa(), itens: [item(1)] };
  const la = {
    capa: capa({}, { seguro: null }),
    itens: [
      '{"tributos":[{"regime":{"codigo":1},"tributo":{"codigo":"II"}}],"produto":{"versao":"3","codigo":45},"mercadoria":{"quantidadeComercial":"3.00000","valorUnitarioMoedaNegociada":10.5000000},"identificacao":{"numeroItem":1}}',
    ],
  };
  const { comparada, escrito } = retificada(la, nossa);
  expect(nadaDifere(comparada)).toBe(true);
  expect(comparada).toMatchObject({ diferencas: [], mudados: [], novos: [], saem: [] });
  expect([comparada.campos, comparada.iguais, comparada.mantidos]).toEqual([15, 15, 0]);
  expect(mesmoCorpo(escrito.itens[0] ?? '', item(1))).toBe(true);
});

test('what the processo does not say stays as it is registered, and each change has both sides', () => {
  const lpco = { lpcos: [{ numero: 'I2000000063' }] };
  const antidumping = { tributo: { codigo: 'ANTIDUMPING' }, regime: { codigo: 1 } };
  const la = {
    capa: capa(),
    itens: [
      item(1, { ...lpco, tributos: [{ tributo: { codigo: 'II' }, regime: { codigo: 1 } }, antidumping] }),
      item(2),
    ],
  };
  const nossa = {
    capa: capa({}, { unidadeDeclarada: { codigo: '0817800' } }),
    itens: [item(1, { mercadoria: { quantidadeComercial: 4, valorUnitarioMoedaNegociada: 10.5 } }), item(2)],
  };
  const { comparada, escrito } = retificada(la, nossa);
  expect(comparada.diferencas).toEqual([
    { item: null, caminho: 'carga.unidadeDeclarada.codigo', registrado: '0227600', nosso: '0817800' },
    { item: 1, caminho: 'mercadoria.quantidadeComercial', registrado: '3', nosso: '4' },
  ]);
  expect(comparada).toMatchObject({ mudados: [1], mantidos: 3 });
  expect(JSON.parse(escrito.itens[0] ?? '')).toMatchObject({
    ...lpco,
    tributos: [{ tributo: { codigo: 'II' } }, antidumping],
    mercadoria: { quantidadeComercial: 4 },
  });
});

test('what belonged to another regime, coverage or maker leaves with it', () => {
  const la = {
    capa: capa(),
    itens: [
      item(1, {
        tributos: [{ tributo: { codigo: 'II' }, regime: { codigo: 5 }, fundamento: { codigo: 909 } }],
        dadosCambiais: { coberturaCambial: { codigo: 'ACIMA_360' }, numeroROF: '180A0A0A' },
        fabricante: { codigo: 'OPE_2', versao: '1', pais: { codigo: 'CN' } },
        condicaoVenda: {
          metodoValoracao: { codigo: 1 },
          incoterm: { codigo: 'FOB' },
          acrescimosDeducoes: [{ tipo: 'ACRESCIMO' }],
        },
      }),
    ],
  };
  const mais = {
    dadosCambiais: { coberturaCambial: { codigo: 'ATE_180_DIAS' } },
    fabricante: { pais: { codigo: 'CN' } },
    condicaoVenda: { metodoValoracao: { codigo: 4 } },
  };
  const { escrito, comparada } = retificada(la, { capa: capa(), itens: [item(1, mais)] });
  expect(JSON.parse(escrito.itens[0] ?? '')).toMatchObject({
    tributos: [{ tributo: { codigo: 'II' }, regime: { codigo: 1 } }],
    ...{ dadosCambiais: mais.dadosCambiais, fabricante: mais.fabricante },
    condicaoVenda: { metodoValoracao: { codigo: 4 }, acrescimosDeducoes: [{ tipo: 'ACRESCIMO' }] },
  });
  expect(
    comparada.diferencas
      .filter(({ nosso }) => nosso === null)
      .map(({ caminho }) => caminho)
      .toSorted(),
  ).toEqual([
    'condicaoVenda.incoterm.codigo',
    'dadosCambiais.numeroROF',
    'fabricante.codigo',
    'fabricante.versao',
    'tributos.II.fundamento.codigo',
  ]);
  expect(escrito.itens[0]).not.toMatch(/FOB|180A0A0A|OPE_2|909/);
});

test('items are paired by their place: those beyond are new, and those without a pair leave', () => {
  const la = { capa: capa(), itens: [item(1), item(4)] };
  const maior = retificada(la, { capa: capa(), itens: [item(1), item(2), item(3)] });
  expect(maior.comparada).toMatchObject({ mudados: [], novos: [5], saem: [], diferencas: [] });
  expect(maior.escrito.itens.map((um) => JSON.parse(um).identificacao.numeroItem)).toEqual([1, 4, 5]);
  const menor = retificada(la, { capa: capa(), itens: [item(1)] });
  expect(menor.comparada).toMatchObject({ saem: [4], novos: [] });
  expect(nadaDifere(menor.comparada)).toBe(false);
});
