import fc from 'fast-check';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import type { Campo } from '#lib/siscomex/xml/campo-xml.ts';
import type { RegistroXml, TabelaXml } from '#lib/siscomex/xml/tabela-xml.ts';
import { DAI as LEIAUTE } from '#lib/testing/vetores/leiautes.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { type DocumentoDie, escreverDie, lerDie } from './dai-xml.ts';
import { DECLARACAO_DIE, MATRIZ_DIE } from './dai-xml-tabelas.ts';

const bytes = (texto: string) => new TextEncoder().encode(texto);

const DAI: RegistroXml = {
  tipoDIe: '1',
  nrDocumento: '2600000010',
  dtDocumento: '2026-11-18',
  vlFob: '284159.84',
  vlFrete: '20266.52',
  vlSeguro: '799.53',
  vlII: '45465.57',
  vlIPI: '32138.47',
  vlPisCofins: '33388.77',
  vlTaxasDiversas: '154.23',
  vlTaxasCapatazia: null,
  vlTaxaDolar: '5.3417',
  vlPesoLiquido: '860.500000',
  cdRecintoAduaneiro: '0000001',
  cdPaisProcedencia: '538',
  qtdeAdicoes: 1,
  txInfoCompl: 'NAVIO: RIO NEGRO; TAXA DOLAR: 5,3417 <conferir> & arquivar',
  adicao: [
    {
      numAdicao: '001',
      nomeFornecedor: 'Nordlys AS',
      cdImportador: '041234561',
      nomeImportador: 'Importadora Fictícia Ltda',
      vlFob: '284159.84',
      vlFrete: '20266.52',
      vlSeguro: '799.53',
      vlIi: '45465.57',
      vlIpi: '32138.47',
      vlPisCofins: '33388.77',
      vlPesoLiquido: '860.500000',
      cdTributacao: 'A001',
      vlBcIcms: '355392.59',
      vlIcms: '0.00',
      vlIcmsSI: '71078.52',
      itemAdicao: [
        {
          numItem: 1,
          cdNcmItem: '84799090',
          txDescricaoDestalhada: 'Válvula',
          qtdItem: '1200.00000',
          unidadeMedida: 'UN',
          vlUnitario: '412.7350000',
          vlTotal: '495282.00',
        },
      ],
    },
  ],
};

test('figures are padded digits with implied decimals, in the order of the layout, all in one line', () => {
  const xml = escreverDie('declaracao', DAI);
  expect(xml).not.toContain('\n');
  expect(xml).toContain(
    '<enviDIe xmlns="http://www.sefaz.am.gov.br/die" versao="1.00"><DIe><InfDIe><tipoDIe>1</tipoDIe><nrDocumento>2600000010</nrDocumento><dtDocumento>20261118</dtDocumento><vlFob>000000028415984</vlFob>',
  );
  expect(xml).toContain('<vlTaxasDiversas>000000000015423</vlTaxasDiversas><vlTaxaDolar>000000000053417</vlTaxaDolar>');
  expect(xml).toContain(
    '<vlPesoLiquido>000000860500000</vlPesoLiquido><cdRecintoAduaneiro>0000001</cdRecintoAduaneiro>',
  );
  expect(xml).toContain(
    '<qtdItem>00000120000000</qtdItem><unidadeMedida>UN</unidadeMedida><vlUnitario>00000000004127350000</vlUnitario>',
  );
  expect(xml).toContain('5,3417 &lt;conferir&gt; &amp; arquivar');
  const emDuas = escreverDie('declaracao', { ...DAI, txInfoCompl: 'NAVIO: X\nENTRADA: Y' });
  expect(emDuas).toContain('<txInfoCompl>NAVIO: X&#10;ENTRADA: Y</txInfoCompl>');
});

test('it reads back as it was', () => {
  expect(lerDie('declaracao', bytes(escreverDie('declaracao', DAI)))).toEqual(DAI);
});

test('the matriz names its importer, and each product with the grant behind its rate', () => {
  const matriz: RegistroXml = {
    Id: 'MatrizDIe00000000000001',
    Importador: { tipoImportador: '1', cdImportador: '041234561' },
    ItemMatriz: [
      {
        cdNcmProdFinal: '85171300',
        cdSuframa: '0123',
        cdDestinacao: '01',
        cdUtilizacao: '02',
        cdTributacao: 'A001',
        numDecreto: '47.727/2023',
        tpDocumentoConcessivo: '1',
        numDocumentoConcessivo: '112/2021',
        dtInicioBeneficio: '2023-01-01',
        dtFimBeneficio: null,
      },
    ],
  };
  const xml = escreverDie('matriz', matriz);
  expect(xml).toContain(
    '<MatrizDIe><InfMatrizDIe Id="MatrizDIe00000000000001"><Importador><tipoImportador>1</tipoImportador><cdImportador>041234561</cdImportador></Importador><ItemMatriz><cdNcmProdFinal>85171300</cdNcmProdFinal>',
  );
  expect(lerDie('matriz', bytes(xml))).toEqual(matriz);
  const assinada = xml.replace('</InfMatrizDIe>', '</InfMatrizDIe><Signature><SignedInfo/></Signature>');
  expect(lerDie('matriz', bytes(assinada))).toEqual(matriz);
});

test.each<[string, (xml: string) => string, string, string]>([
  [
    'another root',
    (xml) => xml.replaceAll('enviDIe', 'nfeProc'),
    'XML_DE_OUTRO_TIPO',
    'O arquivo tem a raiz <nfeProc>, e a DAI tem a raiz <enviDIe>.',
  ],
  [
    'no declaration',
    (xml) => xml.replaceAll('InfDIe', 'Inf'),
    'CAMPO_AUSENTE',
    'O arquivo deve trazer <InfDIe> uma vez.',
  ],
  [
    'a field of no layout',
    (xml) => xml.replaceAll('vlFob', 'vlFoob'),
    'CAMPO_DESCONHECIDO',
    'O leiaute não prevê o campo vlFoob em adicao.',
  ],
  [
    'a figure that is none',
    (xml) => xml.replace('>20261118<', '>20261399<'),
    'NUMERO_INVALIDO',
    'O campo dtDocumento de InfDIe traz "20261399", que não cabe no leiaute.',
  ],
  [
    'a field twice',
    (xml) => xml.replace('<tipoDIe>1</tipoDIe>', '<tipoDIe>1</tipoDIe><tipoDIe>2</tipoDIe>'),
    'CAMPO_REPETIDO',
    'O campo tipoDIe de InfDIe aparece mais de uma vez.',
  ],
  [
    'a file cut short',
    (xml) => xml.slice(0, 400),
    'XML_INCOMPLETO',
    'O arquivo está incompleto: termina na linha 1 sem fechar <enviDIe>.',
  ],
])('%s is refused in words', (_, estragar, codigo, frase) => {
  const abrir = () => lerDie('declaracao', bytes(estragar(escreverDie('declaracao', DAI))));
  expect(abrir).toThrow(new ArquivoXmlInvalido(codigo as ArquivoXmlInvalido['codigo'], frase));
});

describe.each<[DocumentoDie, TabelaXml]>([
  ['declaracao', DECLARACAO_DIE],
  ['matriz', MATRIZ_DIE],
])('%s', (documento, tabela) => {
  test('any model comes back equal, and is written again byte by byte', () => {
    fc.assert(
      fc.property(registro(tabela), (modelo) => {
        const xml = escreverDie(documento, modelo);
        const lido = lerDie(documento, bytes(xml));
        expect(lido).toEqual(modelo);
        expect(escreverDie(documento, lido)).toBe(xml);
      }),
    );
  });

  test('thousands of spoilt files are read or refused, never a crash', () => {
    const xml = escreverDie(documento, fc.sample(registro(tabela), { numRuns: 1, seed: 7 })[0] as RegistroXml);
    const estrago = fc.record({
      onde: fc.nat(xml.length),
      fora: fc.nat(12),
      dentro: fc.oneof(
        fc.string({ unit: 'binary', maxLength: 6 }),
        fc.constantFrom('<', '>', '&', '</', '"', '<a>', ']]>', '\0'),
      ),
    });
    fc.assert(
      fc.property(estrago, ({ onde, fora, dentro }) => {
        try {
          lerDie(documento, bytes(xml.slice(0, onde) + dentro + xml.slice(onde + fora)));
        } catch (erro) {
          expect(erro).toBeInstanceOf(ArquivoXmlInvalido);
        }
      }),
      { numRuns: vezes(10_000) },
    );
  });
});

describe('the layout', () => {
  const campos = Object.entries(LEIAUTE).flatMap(([elemento, doElemento]) =>
    doElemento.split('; ').map((campo) => {
      const [nome = '', casas] = campo.split(' ');
      return { elemento, nome, casas };
    }),
  );
  const tabelas = Object.fromEntries(
    [MATRIZ_DIE, DECLARACAO_DIE].flatMap(todas).map((tabela) => [tabela.elemento, tabela.campos]),
  );

  test('it has 51 fields, and the tables no other', () => {
    expect(campos).toHaveLength(51);
    expect(Object.values(tabelas).flatMap((deUm) => Object.keys(deUm))).toHaveLength(51);
  });

  test.each(campos)('$elemento/$nome stands in the tables, with its decimals', ({ elemento, nome, casas }) => {
    const campo = tabelas[elemento]?.[nome];
    expect(campo).toBeDefined();
    expect(campo?.tipo === 'decimal' ? String(campo.casas) : undefined).toBe(casas);
  });
});

function todas(tabela: TabelaXml): TabelaXml[] {
  return [tabela, ...(tabela.filhos ?? []).flatMap(todas)];
}

/** An arbitrary record of the table, with each value drawn independently. */
function registro({ atributos = [], campos, filhos = [] }: TabelaXml): fc.Arbitrary<RegistroXml> {
  const valores = Object.entries(campos).map(([nome, campo]) => [
    nome,
    fc.option(valor(campo), { nil: null, freq: 5 }),
  ]);
  const abaixo = filhos.map((filho) => [
    filho.elemento,
    filho.um ? registro(filho) : fc.array(registro(filho), { maxLength: 2 }),
  ]);
  return fc.record({
    ...Object.fromEntries(atributos.map((nome) => [nome, fc.stringMatching(/^MatrizDIe\d{14}$/)])),
    ...Object.fromEntries(valores),
    ...Object.fromEntries(abaixo),
  });
}

function valor(campo: Campo): fc.Arbitrary<string | number> {
  const digitos = (quantos: number) => fc.stringMatching(new RegExp(`^\\d{${quantos}}$`));
  switch (campo.tipo) {
    case 'decimal':
      return fc
        .tuple(
          fc.stringMatching(new RegExp(`^(0|[1-9]\\d{0,${campo.largura - campo.casas - 1}})$`)),
          digitos(campo.casas),
        )
        .map((partes) => partes.join('.'));
    case 'inteiro':
      return fc.nat(999_999_999);
    case 'data':
      return fc
        .date({ min: new Date('1990-01-01'), max: new Date('2099-12-31'), noInvalidDate: true })
        .map((dia) => dia.toISOString().slice(0, 10));
    case 'documento':
      return fc.stringMatching(/^[A-Z0-9]{9,14}$/);
    case 'texto':
      return fc.constantFrom('Válvula', 'A & B', '<b>', ']]>', 'linha 1\nlinha 2', '"aspas"', '&amp;amp;', '12');
    default:
      return digitos('largura' in campo ? campo.largura : 1);
  }
}
