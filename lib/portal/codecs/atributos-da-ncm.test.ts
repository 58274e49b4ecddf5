import { type AtributoPedido, atributosPedidos, lerAtributosDaNcm } from './atributos-da-ncm.ts';

const NCM = '85340011';
const DIA = '2026-11-23';
const VALE = { dataInicioVigencia: '2026-01-01', dataFimVigencia: '' };

const detalhe = (codigo: string, formaPreenchimento: string, outros: object = {}) => ({
  codigo,
  nomeApresentacao: `Nome de ${codigo}`,
  formaPreenchimento,
  modalidade: 'Importação',
  obrigatorio: false,
  multivalorado: false,
  atributoCondicionante: false,
  ...VALE,
  ...outros,
});
const vinculo = (codigo: string, outros: object = {}) => ({
  codigo,
  modalidade: 'Importação',
  obrigatorio: true,
  multivalorado: false,
  dataInicioVigencia: '2026-01-01',
  ...outros,
});
const resposta = (detalhes: object[], vinculos: object[], codigoNcm = '8534.00.11') => ({
  listaNcm: [{ codigoNcm, listaAtributos: vinculos }],
  detalhesAtributos: detalhes,
});
const ler = (json: unknown) => lerAtributosDaNcm(new TextEncoder().encode(JSON.stringify(json)), NCM);
const comForma = (forma: string, outros: object = {}) => ler([detalhe('ATT_1', forma, outros)])[0];

const pedidos = (json: unknown, valores: Record<string, string[]> = {}, dia = DIA) =>
  atributosPedidos(ler(json), { dia, valores: new Map(Object.entries(valores)) });
const codigos = (lista: readonly AtributoPedido[]) => lista.map(({ atributo }) => atributo.codigo);

test.each([
  ['LISTA_ESTATICA', { dominio: [{ codigo: '01', descricao: 'Aço' }] }],
  ['TEXTO', { tamanhoMaximo: 60 }],
  ['NUMERO_INTEIRO', { tamanhoMaximo: 2 }],
  ['NUMERO_REAL', { tamanhoMaximo: 8, casasDecimais: 3 }],
  ['BOOLEANO', {}],
  ['DATA', { mascara: '99/99/9999' }],
])('the form %s is read with what it says of its values', (forma, outros) => {
  expect(comForma(forma, outros)).toEqual({
    codigo: 'ATT_1',
    nome: 'Nome de ATT_1',
    orientacao: null,
    forma,
    formaDita: forma,
    modalidade: 'Importação',
    obrigatorio: false,
    multivalorado: false,
    vigencia: { inicio: '2026-01-01', fim: null },
    tamanhoMaximo: null,
    casasDecimais: null,
    mascara: null,
    orgaos: [],
    objetivos: [],
    dominio: [],
    subatributos: [],
    condicionados: [],
    ...outros,
  });
});

test('a compound attribute has its parts', () => {
  const partes = [detalhe('ATT_2', 'NUMERO_REAL', { obrigatorio: true }), detalhe('ATT_3', 'TEXTO')];
  const composto = comForma('COMPOSTO', { listaSubatributos: partes });
  expect(composto?.subatributos.map(({ codigo, obrigatorio }) => [codigo, obrigatorio])).toEqual([
    ['ATT_2', true],
    ['ATT_3', false],
  ]);
});

test('what the NCM says of obligation, number of values and days wins over the attribute alone', () => {
  const doVinculo = {
    obrigatorio: true,
    multivalorado: true,
    dataInicioVigencia: '2026-06-01',
    dataFimVigencia: '2027-01-31',
  };
  const [lido] = ler(resposta([detalhe('ATT_1', 'TEXTO')], [vinculo('ATT_1', doVinculo)]));
  expect(lido).toMatchObject({
    obrigatorio: true,
    multivalorado: true,
    vigencia: { inicio: '2026-06-01', fim: '2027-01-31' },
  });
});

test('an attribute is asked for from its first day to its last', () => {
  const json = resposta([detalhe('ATT_1', 'TEXTO')], [vinculo('ATT_1', { dataFimVigencia: '2026-11-30' })]);
  const nosDias = ['2025-12-31', '2026-01-01', '2026-11-30', '2026-12-01'].map((dia) =>
    codigos(pedidos(json, {}, dia)),
  );
  expect(nosDias).toEqual([[], ['ATT_1'], ['ATT_1'], []]);
});

test('a day that cannot be read leaves the attribute in, with a doubt', () => {
  const duvidas = ['Não se lê de quando até quando vale.'];
  const escritos = [{ dataFimVigencia: '31/12/2025' }, { dataInicioVigencia: null }];
  for (const escrito of escritos) {
    expect(pedidos([detalhe('ATT_1', 'TEXTO', escrito)])).toMatchObject([{ atributo: { codigo: 'ATT_1' }, duvidas }]);
  }
});

test('an unknown form, one not said and an obligation not said are kept and named', () => {
  const json = resposta(
    [detalhe('ATT_1', 'COR_DO_CATALOGO')],
    [vinculo('ATT_1'), vinculo('ATT_2', { obrigatorio: null })],
  );
  expect(pedidos(json)).toMatchObject([
    {
      atributo: { codigo: 'ATT_1', forma: null, formaDita: 'COR_DO_CATALOGO' },
      duvidas: ['O Cais não conhece a forma COR_DO_CATALOGO.'],
    },
    {
      atributo: { codigo: 'ATT_2', forma: null, formaDita: null, obrigatorio: null },
      duvidas: ['O Portal não diz como se preenche.', 'O Portal não diz se é obrigatório.'],
    },
  ]);
});

test('an attribute that no link names is kept', () => {
  const json = resposta([detalhe('ATT_1', 'TEXTO'), detalhe('ATT_2', 'TEXTO')], [vinculo('ATT_1')]);
  expect(codigos(pedidos(json))).toEqual(['ATT_1', 'ATT_2']);
});

const condicionante = (condicao: object | null, descricaoCondicao?: string) => [
  detalhe('ATT_1', 'LISTA_ESTATICA', {
    condicionados: [
      {
        obrigatorio: true,
        multivalorado: true,
        dataInicioVigencia: '2026-01-01',
        condicao,
        descricaoCondicao,
        atributo: detalhe('ATT_2', 'TEXTO'),
      },
    ],
  }),
];

test('a conditioned attribute comes with the value that asks for it, obligatory as the condition says', () => {
  const json = condicionante({ operador: '==', valor: '99' });
  expect(codigos(pedidos(json))).toEqual(['ATT_1']);
  expect(codigos(pedidos(json, { ATT_1: ['01'] }))).toEqual(['ATT_1']);
  expect(pedidos(json, { ATT_1: ['99'] })[1]).toMatchObject({
    atributo: { codigo: 'ATT_2', obrigatorio: true, multivalorado: true },
    porCausaDe: 'ATT_1',
    duvidas: [],
  });
});

test.each([
  ['==', '07', ['01', '07'], true],
  ['==', '7', ['07'], false],
  ['==', '0.5', ['0.50'], true],
  ['==', 'true', ['true'], true],
  ['!=', '07', ['07'], false],
  ['!=', '07', ['01'], true],
  ['!=', '07', [], false],
  ['>', '9.5', ['10'], true],
  ['>=', '10', ['10'], true],
  ['<', '10', ['10'], false],
  ['<=', '10.001', ['10.0010'], true],
])('the condition %s %s of %p asks: %p', (operador, valor, valores, pede) => {
  const achados = codigos(pedidos(condicionante({ operador, valor }), { ATT_1: valores }));
  expect(achados.includes('ATT_2')).toBe(pede);
});

test('conditions are joined by one or the other, and by both', () => {
  const junta = (composicao: string) => ({
    operador: '>',
    valor: '2',
    composicao,
    condicao: { operador: '<', valor: '5' },
  });
  const pede = (composicao: string, valor: string) =>
    codigos(pedidos(condicionante(junta(composicao)), { ATT_1: [valor] })).includes('ATT_2');
  expect(['1', '3', '6'].map((valor) => [pede('||', valor), pede('&&', valor)])).toEqual([
    [true, false],
    [true, true],
    [true, false],
  ]);
});

test.each([
  [{ operador: 'CONTEM', valor: '9' }, ['99']],
  [{ operador: '>', valor: 'Aço' }, ['99']],
  [{ operador: '==', valor: '01', composicao: '||', condicao: { operador: 'CONTEM', valor: '9' } }, ['99']],
  [{ operador: 'CONTEM', valor: '9', composicao: '||', condicao: { operador: '==', valor: '01' } }, ['99']],
  [{ operador: 'CONTEM', valor: '9', composicao: '&&', condicao: { operador: '==', valor: '99' } }, ['99']],
  [{ operador: '==', valor: '99', composicao: 'XOU', condicao: { operador: '==', valor: '01' } }, ['99']],
  [null, ['99']],
])('a condition that is not understood, %p, leaves the attribute in with a doubt', (condicao, valores) => {
  const [, achado] = pedidos(condicionante(condicao, "'ATT_1' Contém '9'"), { ATT_1: valores });
  expect(achado).toMatchObject({
    atributo: { codigo: 'ATT_2' },
    duvidas: ["Não se sabe quando o Portal o pede: 'ATT_1' Contém '9'."],
  });
});

test('what is not understood does not matter when the rest decides', () => {
  const outra = { operador: 'CONTEM', valor: '9' };
  const pede = (composicao: string, valor: string) => {
    const json = condicionante({ operador: '==', valor: '01', composicao, condicao: outra });
    return pedidos(json, { ATT_1: [valor] })[1]?.duvidas;
  };
  expect([pede('||', '01'), pede('&&', '99')]).toEqual([[], undefined]);
});

test.each([
  [
    { nome: 'outro' },
    'Este JSON não é a relação de atributos de uma NCM. Traga a resposta do Portal Único como ela veio.',
  ],
  [resposta([], [], '0101.21.00'), 'A resposta não é da NCM 85340011.'],
])('anything else is refused with a sentence', (json, frase) => {
  expect(() => ler(json)).toThrow(frase);
});
