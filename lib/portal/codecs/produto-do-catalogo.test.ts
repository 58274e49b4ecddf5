import type { DadosDoProduto, ValoresDoProduto } from '#lib/portal/domain/produto-no-portal.ts';
import { type Atributo, lerAtributosDaNcm } from './atributos-da-ncm.ts';
import { camposDoProduto, recusasDoProduto, soOsPedidos } from './produto-do-catalogo.ts';
import { diferencasDoProduto, escreverProduto, lerEnviado, lerProdutos } from './produto-json.ts';

const DIA = '2026-11-23';
const QUANDO = { dia: DIA, modalidade: 'IMPORTACAO' as const };
const COMUM = {
  modalidade: 'Importação',
  obrigatorio: false,
  multivalorado: false,
  dataInicioVigencia: '2026-01-01',
  objetivos: [{ codigo: 7, descricao: 'Produto' }],
};
const ATRIBUTOS = [
  {
    ...COMUM,
    codigo: 'ATT_1',
    nome: 'Material',
    formaPreenchimento: 'LISTA_ESTATICA',
    obrigatorio: true,
    dominio: [
      { codigo: '01', descricao: 'Vidro' },
      { codigo: '99', descricao: 'Outro' },
    ],
    condicionados: [
      {
        obrigatorio: true,
        descricaoCondicao: "'ATT_1' Igual '99'",
        condicao: { operador: '==', valor: '99' },
        atributo: { ...COMUM, codigo: 'ATT_2', nome: 'Qual', formaPreenchimento: 'TEXTO', tamanhoMaximo: 5 },
      },
    ],
  },
  { ...COMUM, codigo: 'ATT_3', formaPreenchimento: 'NUMERO_INTEIRO', tamanhoMaximo: 2, multivalorado: true },
  { ...COMUM, codigo: 'ATT_4', formaPreenchimento: 'NUMERO_REAL', tamanhoMaximo: 8, casasDecimais: 3 },
  { ...COMUM, codigo: 'ATT_5', formaPreenchimento: 'BOOLEANO' },
  { ...COMUM, codigo: 'ATT_6', formaPreenchimento: 'DATA' },
  {
    ...COMUM,
    codigo: 'ATT_7',
    formaPreenchimento: 'COMPOSTO',
    multivalorado: true,
    listaSubatributos: [
      { ...COMUM, codigo: 'ATT_8', formaPreenchimento: 'NUMERO_REAL', casasDecimais: 2, obrigatorio: true },
      { ...COMUM, codigo: 'ATT_9', formaPreenchimento: 'TEXTO' },
    ],
  },
  { ...COMUM, codigo: 'ATT_10', formaPreenchimento: 'TEXTO', modalidade: 'Exportação', obrigatorio: true },
  {
    ...COMUM,
    codigo: 'ATT_11',
    formaPreenchimento: 'TEXTO',
    obrigatorio: true,
    objetivos: [{ codigo: 3, descricao: 'Duimp' }],
  },
];
const lidos = (mais: object[] = []) => ler([...ATRIBUTOS, ...mais]);
const ler = (atributos: object[]): Atributo[] =>
  lerAtributosDaNcm(new TextEncoder().encode(JSON.stringify(atributos)), '85340011');
const produto = (valores: ValoresDoProduto, mais: Partial<DadosDoProduto> = {}): DadosDoProduto => ({
  codigoInterno: 'FICT-1',
  denominacao: 'Placa',
  descricao: null,
  ncm: '85340011',
  modalidade: 'IMPORTACAO',
  valores,
  ...mais,
});
const recusas = (valores: ValoresDoProduto, atributos: Atributo[] | null = lidos()) =>
  recusasDoProduto(produto(valores), atributos, DIA).map(({ campo, frase }) => `${campo}: ${frase}`);
const CERTO: ValoresDoProduto = { ATT_1: ['01'] };

test('asks for what is of the product and of its modality, and for what its values bring along', () => {
  const codigos = (valores: ValoresDoProduto) =>
    camposDoProduto(lidos(), valores, QUANDO).map(({ atributo }) => atributo.codigo);
  expect(codigos({})).toEqual(['ATT_1', 'ATT_3', 'ATT_4', 'ATT_5', 'ATT_6', 'ATT_7']);
  expect(codigos({ ATT_1: ['99'] })).toContain('ATT_2');
});

test.each<[string, ValoresDoProduto, string[]]>([
  ['a demanded one', {}, ['valores.ATT_1: O Portal exige este atributo.']],
  ['one of no list', { ATT_1: ['07'] }, ['valores.ATT_1: O valor 07 não está na lista do Portal.']],
  ['one that another brings along', { ATT_1: ['99'] }, ['valores.ATT_2: O Portal exige este atributo.']],
  [
    'a text too long',
    { ATT_1: ['99'], ATT_2: ['grande'] },
    ['valores.ATT_2: O Portal aceita até 5 caracteres; aqui há 6.'],
  ],
  [
    'the second of several numbers',
    { ...CERTO, ATT_3: ['12', '123'] },
    ['valores.ATT_3.1: O Portal aceita até 2 algarismos; aqui há 3.'],
  ],
  ['too many decimals', { ...CERTO, ATT_4: ['1.6001'] }, ['valores.ATT_4: O Portal aceita até 3 casas decimais.']],
  ['a comma', { ...CERTO, ATT_4: ['1,6'] }, ['valores.ATT_4: Informe um número.']],
  ['two of one', { ...CERTO, ATT_4: ['1', '2'] }, ['valores.ATT_4: Este atributo aceita um só valor.']],
  ['a word', { ...CERTO, ATT_5: ['sim'] }, ['valores.ATT_5: Responda sim ou não.']],
  ['a day that is none', { ...CERTO, ATT_6: ['2026-02-30'] }, ['valores.ATT_6: Informe uma data que exista.']],
  [
    'a part of the second group',
    { ...CERTO, ATT_7: [{ ATT_8: '1.5' }, { ATT_9: 'mm' }] },
    ['valores.ATT_7.1.ATT_8: O Portal exige este atributo.'],
  ],
])('refuses %s', (_nome, valores, frases) => {
  expect(recusas(valores)).toEqual(frases);
});

test('takes a value of each form, and an empty group is none', () => {
  expect(
    recusas({
      ATT_1: ['99'],
      ATT_2: ['Aço'],
      ATT_3: ['2', '10'],
      ATT_4: ['-1.600'],
      ATT_5: ['false'],
      ATT_6: ['2026-11-20'],
      ATT_7: [{ ATT_8: '10.5', ATT_9: '' }, { ATT_8: '' }],
    }),
  ).toEqual([]);
});

test('what is not understood stops the product where it is demanded, with a sentence that names it', () => {
  const forma = (obrigatorio: boolean, formaPreenchimento: string) =>
    lidos([{ ...COMUM, codigo: 'ATT_12', formaPreenchimento, obrigatorio }]);
  const frase = 'valores.ATT_12: O Cais não conhece a forma HOLOGRAMA: preencha este atributo no Portal.';
  expect(recusas(CERTO, forma(true, 'HOLOGRAMA'))).toEqual([frase]);
  expect(recusas(CERTO, forma(false, 'HOLOGRAMA'))).toEqual([]);
  expect(recusas(CERTO, forma(true, 'LISTA_TABX_FILTRO'))[0]).toMatch(/não diz os valores que este atributo aceita/);
  expect(recusas(CERTO, null)).toEqual([
    'ncm: O Portal ainda não respondeu os atributos da NCM 8534.00.11: peça-os antes.',
  ]);
});

test('is sent in the lists of its kinds, without what is no longer asked for, and read back as it was', () => {
  const valores = { ATT_1: ['01'], ATT_2: ['Aço'], ATT_3: ['2', '10'], ATT_7: [{ ATT_8: '10.5', ATT_9: '' }] };
  const pedidos = soOsPedidos(valores, lidos(), QUANDO);
  const escrito = escreverProduto(produto(pedidos, { descricao: 'Duas faces' }), lidos());
  expect(JSON.parse(escrito)).toEqual({
    denominacao: 'Placa',
    descricao: 'Duas faces',
    ncm: '85340011',
    modalidade: 'IMPORTACAO',
    codigosInterno: ['FICT-1'],
    atributos: [{ atributo: 'ATT_1', valor: '01' }],
    atributosMultivalorados: [{ atributo: 'ATT_3', valores: ['2', '10'] }],
    atributosCompostosMultivalorados: [{ atributo: 'ATT_7', valores: [[{ atributo: 'ATT_8', valor: '10.5' }]] }],
  });
  expect(lerEnviado(escrito).valores).toEqual({ ATT_1: ['01'], ATT_3: ['2', '10'], ATT_7: [{ ATT_8: '10.5' }] });
});

test('differs field by field and to the last character, whatever the order of its values', () => {
  const nosso = lerEnviado(escreverProduto(produto({ ATT_1: ['01'], ATT_3: ['2', '10'] }), lidos()));
  const la = (mais: object) =>
    lerProdutos(
      new TextEncoder().encode(
        JSON.stringify([
          {
            seq: 1,
            codigo: 7,
            versao: '1',
            situacao: 'ATIVADO',
            modalidade: 'IMPORTACAO',
            ncm: '85340011',
            denominacao: 'Placa',
            codigosInterno: ['FICT-1'],
            atributos: [{ atributo: 'ATT_1', valor: '01' }],
            atributosMultivalorados: [{ atributo: 'ATT_3', valores: ['10', '2'] }],
            ...mais,
          },
        ]),
      ),
    ).map((um) => diferencasDoProduto(nosso, um))[0];
  expect(la({})).toEqual([]);
  expect(la({ situacao: 'DESATIVADO', denominacao: 'placa', atributos: [] })).toEqual([
    { campo: 'situacao', aqui: 'ATIVADO', la: 'DESATIVADO' },
    { campo: 'denominacao', aqui: 'Placa', la: 'placa' },
    { campo: 'valores.ATT_1', aqui: '01', la: null },
  ]);
});
