import { contratoDaMatriz } from '#lib/registros/matriz-tributacao.ts';

const ID = '01a1fd15-e7ab-758c-8773-6cd900bf9e0e';
const NOVO = {
  importador: { id: ID },
  ncm: '8473.30.41',
  codigoSuframa: '0123',
  destinacao: '01',
  utilizacao: '02',
  codigoTributacao: 'f102',
  decreto: ' Decreto fictício 10.001/2026 ',
  vigenciaInicio: '2026-01-01',
};

const problemas = (
  mudanca: object,
  esquema: typeof contratoDaMatriz.novo | typeof contratoDaMatriz.edicao = contratoDaMatriz.novo,
) =>
  Object.fromEntries(
    (esquema.safeParse({ ...NOVO, ...mudanca }).error?.issues ?? []).map(({ path, message }) => [
      path.join('.'),
      message,
    ]),
  );

describe('A row of the matriz', () => {
  test('is kept as the Sefaz takes it: an NCM without dots, codes in capitals, no end where none is given', () => {
    expect(contratoDaMatriz.novo.parse({ ...NOVO, importador: { id: ID, cnpj: '11222333000181' } })).toEqual({
      ...NOVO,
      ncm: '84733041',
      codigoTributacao: 'F102',
      tratamento: null,
      reducaoPerc: null,
      decreto: 'Decreto fictício 10.001/2026',
      tipoDocumento: null,
      numeroDocumento: null,
      vigenciaFim: null,
    });
  });

  test.each([
    ['importador.id', { importador: { id: '' } }, 'Escolha o importador.'],
    ['ncm', { ncm: '8473' }, 'A NCM tem oito algarismos, 9999.99.99.'],
    ['codigoSuframa', { codigoSuframa: '123' }, 'O código Suframa do produto tem quatro algarismos.'],
    ['codigoSuframa', { codigoSuframa: '12A4' }, 'O código Suframa do produto tem quatro algarismos.'],
    ['destinacao', { destinacao: '1' }, 'O código da destinação tem duas letras ou algarismos.'],
    ['utilizacao', { utilizacao: '001' }, 'O código da utilização tem duas letras ou algarismos.'],
    ['codigoTributacao', { codigoTributacao: 'F10' }, 'O código de tributação tem quatro letras ou algarismos.'],
    ['codigoTributacao', { codigoTributacao: 'F-10' }, 'O código de tributação tem quatro letras ou algarismos.'],
    ['decreto', { decreto: '  ' }, 'Informe o decreto concessivo.'],
    ['vigenciaInicio', { vigenciaInicio: '' }, 'Informe o primeiro dia em que vale.'],
    ['tratamento', { tratamento: 'ISENTO' }, expect.any(String)],
    ['reducaoPerc', { tratamento: 'CARGA_EFETIVA' }, 'Informe de quantos por cento é a redução da base.'],
    ['reducaoPerc', { tratamento: 'REDUZIDO' }, 'Informe de quantos por cento é a redução da base.'],
    [
      'tratamento',
      { tratamento: 'DIFERIDO', reducaoPerc: '10' },
      'A redução da base só cabe com “Base de cálculo reduzida” ou “Redução pela carga efetiva (Convênio 52/91)”: apague a redução ou escolha uma delas.',
    ],
    [
      'tratamento',
      { reducaoPerc: '10' },
      'A redução da base só cabe com “Base de cálculo reduzida” ou “Redução pela carga efetiva (Convênio 52/91)”: apague a redução ou escolha uma delas.',
    ],
    ['reducaoPerc', { tratamento: 'REDUZIDO', reducaoPerc: '0.00' }, 'Deve ser maior que zero.'],
    ['reducaoPerc', { tratamento: 'REDUZIDO', reducaoPerc: '100.01' }, 'Não pode passar de 100.'],
    ['vigenciaFim', { vigenciaFim: '2025-12-31' }, 'O fim da vigência é anterior ao início.'],
  ])('is told what is wrong with its %s', (campo, mudanca, frase) => {
    expect(problemas(mudanca)).toEqual({ [campo]: frase });
    expect(problemas({ ...mudanca, id: ID, versao: 1 }, contratoDaMatriz.edicao)).toEqual({ [campo]: frase });
  });

  test('says what its code makes of the ICMS, with the reduction of the base where that is one', () => {
    expect(contratoDaMatriz.novo.parse({ ...NOVO, tratamento: 'REDUZIDO', reducaoPerc: '51.11' })).toMatchObject({
      tratamento: 'REDUZIDO',
      reducaoPerc: '51.11',
    });
    expect(problemas({ tratamento: 'EXONERADO' })).toEqual({});
  });

  test('may hold for one day', () => {
    expect(problemas({ vigenciaFim: '2026-01-01' })).toEqual({});
  });
});
