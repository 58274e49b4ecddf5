import fc from 'fast-check';
import { mesmoCorpo, nadaDifere, numeroDoItemEscrito, retificada } from './duimp-retificacao.ts';

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
    identificacao: { numeroItem },
    produto: { codigo: 45, versao: '3' },
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
    dadosCambiais: mais.dadosCambiais,
    fabricante: mais.fabricante,
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

test('items that say the same are paired by their place: those beyond are new, and those without a pair leave', () => {
  const la = { capa: capa(), itens: [item(1), item(4)] };
  const maior = retificada(la, { capa: capa(), itens: [item(1), item(2), item(3)] });
  expect(maior.comparada).toMatchObject({ mudados: [], novos: [5], saem: [], diferencas: [] });
  expect(maior.escrito.itens.map((um) => JSON.parse(um).identificacao.numeroItem)).toEqual([1, 4, 5]);
  const menor = retificada(la, { capa: capa(), itens: [item(1)] });
  expect(menor.comparada).toMatchObject({ saem: [4], novos: [] });
  expect(nadaDifere(menor.comparada)).toBe(false);
});

/** A registered version of items numbered with gaps, each of goods of its own. */
const versao = fc
  .uniqueArray(fc.integer({ min: 1, max: 400 }), { minLength: 1, maxLength: 12 })
  .map((numeros) => numeros.toSorted((a, b) => a - b));
const bem = (numero: number, quantidade = 3) =>
  item(numero, {
    produto: { codigo: 1000 + numero, versao: '1' },
    mercadoria: { quantidadeComercial: quantidade, descricao: `Bem ${numero}` },
  });
const registradaDe = (numeros: readonly number[]) => ({ capa: capa(), itens: numeros.map((um) => bem(um)) });

test('an item that leaves is told alone, whatever its place, and what is new gets the next numbers', () => {
  fc.assert(
    fc.property(
      versao,
      fc.infiniteStream(fc.boolean()),
      fc.integer({ min: 0, max: 3 }),
      (numeros, sorteio, quantos) => {
        const saem = numeros.filter(() => sorteio.next().value);
        const ficam = numeros.filter((um) => !saem.includes(um));
        const novos = Array.from({ length: quantos }, (_, i) => bem(9000 + i));
        const nossa = { capa: capa(), itens: [...ficam.map((um) => bem(um)), ...novos] };
        const ultimo = Math.max(...numeros);
        const esperado = {
          diferencas: [],
          mudados: [],
          saem,
          novos: novos.map((_, i) => ultimo + 1 + i),
        };
        // By what the items say where nothing is known, as by their numbers where it is.
        // What is new in the place of what left cannot be told apart where no number is known.
        const semNumeros = saem.length === 0 || quantos === 0 ? [[]] : [];
        for (const conhecidos of ficam.length > 0 ? [...semNumeros, ficam] : semNumeros) {
          expect(retificada(registradaDe(numeros), nossa, conhecidos).comparada).toMatchObject(esperado);
        }
      },
    ),
  );
});

test('an item that knows its number keeps it, whatever of it changes, and no number goes to two items', () => {
  fc.assert(
    fc.property(
      versao.chain((numeros) => fc.tuple(fc.constant(numeros), fc.shuffledSubarray(numeros))),
      fc.array(fc.option(fc.integer({ min: 1, max: 500 })), { maxLength: 16 }),
      ([numeros, embaralhados], quaisquer) => {
        const mudados = { capa: capa(), itens: embaralhados.map((_, i) => bem(7000 + i, 99)) };
        const { escrito } = retificada(registradaDe(numeros), mudados, embaralhados);
        expect(escrito.itens.map(numeroDoItemEscrito)).toEqual(embaralhados);
        const dados = retificada(registradaDe(numeros), mudados, quaisquer).escrito.itens.map(numeroDoItemEscrito);
        expect(new Set(dados).size).toBe(dados.length);
        expect(dados.every((um) => numeros.includes(um) || um > Math.max(...numeros))).toBe(true);
      },
    ),
  );
});
