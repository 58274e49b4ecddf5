import fc from 'fast-check';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { condicaoDoFundamento, fundamentosConhecidos, lerTratamentoTributario } from './tratamento-tributario.ts';

const PEDIDO = { ncm: '85340011', pais: '023', dia: '2026-11-28' };
const II = { codigo: '1', nome: 'IMPOSTO DE IMPORTAÇÃO' };
const REDUCAO = { codigo: '4', nome: 'REDUÇÃO' };
const exDoII = (valor?: string) => ({
  codigo: 'ATT_2980',
  descricaoCodigo: 'EX II',
  tipoCodigo: 'Domínio Dinâmico',
  ...(valor && { valor, descricaoValor: `EX ${valor} - Fictício` }),
});
const tratado = (mercadorias: unknown, tipo = 'Normal') => ({
  tributo: II,
  regime: REDUCAO,
  mercadorias,
  fundamentoLegal: { codigo: '9006', nome: 'EX FICTÍCIO', tipo },
});
const resposta = (mais: object = {}) => ({
  ncm: '85340011',
  codigoPais: 23,
  dataFatoGerador: '2026-11-28',
  tipoOperacao: 'I',
  tratamentosTributarios: [],
  fundamentosOpcionaisDisponiveis: [],
  ...mais,
});
const ler = (corpo: unknown) => lerTratamentoTributario(new TextEncoder().encode(JSON.stringify(corpo)), PEDIDO);
const condicao = (mercadorias: unknown) => {
  const [um] = ler(resposta({ tratamentosTributarios: [tratado(mercadorias)] })).fundamentos;
  return um && condicaoDoFundamento(um);
};

test('a ground is read with its tax, its regime, its kind and what the goods must be', () => {
  const lido = ler(resposta({ tratamentosTributarios: [tratado([{ atributos: [exDoII('0001')] }])] }));
  expect(lido).toMatchObject({ ncm: '85340011', pais: '023', dataDoFato: '2026-11-28', tipoOperacao: 'I' });
  expect(lido.fundamentos).toEqual([
    {
      tributo: II,
      regime: REDUCAO,
      codigo: '9006',
      nome: 'EX FICTÍCIO',
      tipo: 'Normal',
      tipoDito: 'Normal',
      pedeAtributos: null,
      mercadorias: [
        [
          {
            codigo: 'ATT_2980',
            nome: 'EX II',
            forma: 'Domínio Dinâmico',
            valor: '0001',
            descricao: 'EX 0001 - Fictício',
          },
        ],
      ],
    },
  ]);
});

test('a condition is said in words: attributes of a set together, sets one or the other', () => {
  expect(condicao([{ atributos: [exDoII('0001')] }, { atributos: [exDoII('0002'), exDoII()] }])).toBe(
    'se EX II (ATT_2980) = 0001 – EX 0001 - Fictício; ou EX II (ATT_2980) = 0002 – EX 0002 - Fictício e EX II (ATT_2980) for informado (Domínio Dinâmico)',
  );
  expect(condicao([])).toBeNull();
  // A set without attributes is met by any goods.
  expect(condicao([{ atributos: [] }, { atributos: [exDoII('0001')] }])).toBeNull();
});

test('a ground that may be chosen says whether it asks for attributes, and gives way to itself once these are told', () => {
  const opcional = (possuiAtributosAdicionais: unknown) => {
    const { mercadorias, ...um } = tratado([], 'Opcional');
    return { ...um, possuiAtributosAdicionais };
  };
  const pede = (dito: unknown) =>
    ler(resposta({ fundamentosOpcionaisDisponiveis: [opcional(dito)] })).fundamentos.map((um) => um.pedeAtributos);
  expect([pede('S'), pede('N'), pede('talvez'), pede(undefined)]).toEqual([[true], [false], [null], [null]]);
  const dito = { tratamentosTributarios: [tratado([{ atributos: [exDoII()] }], 'Opcional')] };
  expect(ler(resposta({ ...dito, fundamentosOpcionaisDisponiveis: [opcional('S')] })).fundamentos).toHaveLength(1);
});

test('a kind that is not known is kept as it came', () => {
  const [um] = ler(resposta({ tratamentosTributarios: [tratado([], 'Novo')] })).fundamentos;
  expect(um).toMatchObject({ tipo: null, tipoDito: 'Novo' });
});

test.each([
  ['of another NCM', resposta({ ncm: '01012100' }), 'A resposta não é da NCM 85340011.'],
  ['of another country', resposta({ codigoPais: 230 }), 'A resposta não é do país 023.'],
  ['without a country', resposta({ codigoPais: null }), 'A resposta não é do país 023.'],
  [
    'of another day',
    resposta({ dataFatoGerador: '2026-11-27' }),
    'A resposta é do dia 2026-11-27, e não de 2026-11-28.',
  ],
  ['of an export', resposta({ tipoOperacao: 'E' }), 'A resposta não é de importação.'],
  ['that is a list', [resposta()], 'Este JSON não é o tratamento tributário'],
  ['of an error', { code: 'X', message: 'Y' }, 'Este JSON não é o tratamento tributário'],
  ['whose list is a text', resposta({ tratamentosTributarios: 'nenhum' }), 'Este JSON não é o tratamento tributário'],
  ['whose list has a text', resposta({ fundamentosOpcionaisDisponiveis: ['X'] }), 'Este JSON não é o tratamento'],
])('an answer %s is refused', (_qual, corpo, frase) => {
  expect(() => ler(corpo)).toThrow(ArquivoInvalido);
  expect(() => ler(corpo)).toThrow(frase);
});

test('missing lists and a NCM with dots are read; every ground of both lists comes out, or the answer is refused', () => {
  expect(ler({ ncm: '8534.00.11', codigoPais: '023' }).fundamentos).toEqual([]);
  const qualquer = fc.oneof(fc.string(), fc.integer(), fc.constant(null), fc.constant(undefined));
  const fundamento = fc.record(
    { tributo: fc.oneof(qualquer, fc.constant(II)), regime: qualquer, fundamentoLegal: qualquer },
    { requiredKeys: [] },
  );
  fc.assert(
    fc.property(fc.array(fundamento, { maxLength: 4 }), (tratamentosTributarios) => {
      const { fundamentos } = ler(resposta({ tratamentosTributarios }));
      expect(fundamentos).toHaveLength(tratamentosTributarios.length);
      for (const um of fundamentos) expect(condicaoDoFundamento(um)).toBeNull();
    }),
  );
});

test('only grounds whose tax and regime have a name known here are given on, with the code as it came', () => {
  const de = (tributo: string, regime: string) =>
    fundamentosConhecidos(
      ler(
        resposta({
          tratamentosTributarios: [
            {
              tributo: { codigo: '9', nome: tributo },
              regime: { codigo: '9', nome: regime },
              fundamentoLegal: { codigo: '0015', nome: 'X', tipo: 'Opcional' },
              mercadorias: [],
            },
          ],
        }),
      ),
    ).map((um) => [um.tributo, um.regime, um.codigo, um.normal]);
  expect(de('IMPOSTO DE IMPORTAÇÃO', 'RECOLHIMENTO INTEGRAL')).toEqual([['ii', 'INTEGRAL', '0015', false]]);
  expect(de('IPI', 'Suspensão')).toEqual([['ipi', 'SUSPENSAO', '0015', false]]);
  expect(de('PIS/PASEP IMPORTAÇÃO', 'ISENÇÃO')).toEqual([['pis', 'ISENCAO', '0015', false]]);
  expect(de('COFINS IMPORTAÇÃO', 'NÃO INCIDÊNCIA')).toEqual([['cofins', 'NAO_INCIDENCIA', '0015', false]]);
  expect([de('PIS/COFINS', 'ISENÇÃO'), de('ANTIDUMPING', 'ISENÇÃO'), de('IPI', 'DRAWBACK')]).toEqual([[], [], []]);
});
