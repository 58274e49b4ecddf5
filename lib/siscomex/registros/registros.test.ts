import fc from 'fast-check';
import { vezes } from '#lib/testing/vezes.ts';
import { nomeDoArquivoDeConferencia } from './arquivo-conferencia.ts';
import { LEIAUTE_DCI } from './dci-leiaute.ts';
import { LEIAUTE_DCRE } from './dcre-leiaute.ts';
import { LEIAUTE_DI_SUFRAMA } from './di-suframa-leiaute.ts';
import { escreverRegistros, RegistroInvalido } from './escrever-registros.ts';
import type { Leiaute, Registro } from './leiaute.ts';
import { lerRegistros } from './ler-registros.ts';
import { lerNomeDoArquivoPli, nomeDoArquivoPli } from './nome-do-arquivo-pli.ts';
import { LEIAUTE_PLI } from './pli-leiaute.ts';
import { registrosArbitrarios } from './registros-de-teste.ts';

const MODELO: Registro = {
  registro: '1',
  valores: { CODPROD: 'MOTO-01', MODELO: '0001', DESCRICAO: 'MOTOCICLETA À PROVA', PRC_VENDA: '12345.6' },
};
const LINHA_DO_MODELO = `1MOTO-01        0001${'MOTOCICLETA À PROVA'.padEnd(80)}000000001234560\r\n`;

describe('Writing', () => {
  test('puts text on the left, numbers on the right with implied decimals, days as AAAAMMDD', () => {
    expect(escreverRegistros(LEIAUTE_DCRE, [MODELO])).toBe(LINHA_DO_MODELO);
    const nacional = escreverRegistros(LEIAUTE_DCRE, [
      { registro: '2', valores: { DATAEMIS: '2026-11-20', QTDE: '0.0012345', CUSTO_UNIT: '27.654321' } },
    ]);
    expect(nacional.slice(64, 72)).toBe('20261120');
    expect(nacional.slice(240)).toBe('000000000012345000000027654321\r\n');
  });

  test('leaves blank what is not given, and zeros in a number', () => {
    expect(escreverRegistros(LEIAUTE_DCRE, [{ registro: '1', valores: {} }])).toBe(
      `1${' '.repeat(99)}000000000000000\r\n`,
    );
    expect(escreverRegistros(LEIAUTE_DCRE, [{ registro: '2', valores: { DATAEMIS: null } }]).slice(64, 72)).toBe(
      ' '.repeat(8),
    );
  });

  test.each([
    [{ PRC_VENDA: '12345678901234.00' }, 'PRC_VENDA', '12345678901234.00 não cabe em 15 algarismos com 2 decimais'],
    [{ PRC_VENDA: '1.234' }, 'PRC_VENDA', '1.234 tem 3 decimais e cabem 2'],
    [{ PRC_VENDA: '-1.00' }, 'PRC_VENDA', '"-1.00" não é um número sem sinal, com ponto decimal'],
    [{ PRC_VENDA: '1,00' }, 'PRC_VENDA', '"1,00" não é um número sem sinal, com ponto decimal'],
    [{ PRC_VENDA: 'NaN' }, 'PRC_VENDA', '"NaN" não é um número sem sinal, com ponto decimal'],
    [{ MODELO: '00001' }, 'MODELO', 'o texto tem 5 caracteres e cabem 4'],
    [{ DESCRICAO: 'A\nB' }, 'DESCRICAO', 'o texto tem um caractere que o arquivo não comporta'],
    [{ DESCRICAO: '≤' }, 'DESCRICAO', 'o texto tem um caractere que o arquivo não comporta'],
    [{ NCM: '87112020' }, 'NCM', 'o registro não o tem'],
  ])('%p is refused with record, line and field', (valores, campo, motivo) => {
    const escrever = () => escreverRegistros(LEIAUTE_DCRE, [MODELO, { registro: '1', valores }]);
    expect(escrever).toThrow(`Linha 2, registro 1, campo ${campo}: ${motivo}.`);
    expect(escrever).toThrow(RegistroInvalido);
    expect(escrever).toThrow(expect.objectContaining({ linha: 2, registro: '1', campo }));
  });

  test.each(['2026-02-30', '20261120', '2026-11-20T00:00', '0000-00-00', ''])('"%s" is no day', (DATAEMIS) => {
    expect(() => escreverRegistros(LEIAUTE_DCRE, [{ registro: '2', valores: { DATAEMIS } }])).toThrow(
      `Linha 1, registro 2, campo DATAEMIS: "${DATAEMIS}" não é uma data.`,
    );
  });

  test.each(['5', '02', 'toString'])('there is no record %s', (registro) => {
    expect(() => escreverRegistros(LEIAUTE_DCRE, [{ registro, valores: {} }])).toThrow(
      `Linha 1, registro ${registro}: o leiaute DCR-E não o tem.`,
    );
  });
});

describe('Reading', () => {
  const ler = (texto: string) => lerRegistros(LEIAUTE_DCRE, texto);

  test('gives each field its position, its text and its value', () => {
    const { linhas, erros, registros } = ler(LINHA_DO_MODELO);
    const base = { erro: null };
    expect(linhas).toEqual([
      {
        numero: 1,
        bruto: LINHA_DO_MODELO.trimEnd(),
        registro: '1',
        campos: [
          { ...base, nome: 'CODPROD', tipo: 'C', posicao: 2, tamanho: 15, bruto: 'MOTO-01        ', valor: 'MOTO-01' },
          { ...base, nome: 'MODELO', tipo: 'C', posicao: 17, tamanho: 4, bruto: '0001', valor: '0001' },
          {
            ...base,
            nome: 'DESCRICAO',
            tipo: 'C',
            posicao: 21,
            tamanho: 80,
            bruto: 'MOTOCICLETA À PROVA'.padEnd(80),
            valor: 'MOTOCICLETA À PROVA',
          },
          {
            ...base,
            nome: 'PRC_VENDA',
            tipo: 'N',
            posicao: 101,
            tamanho: 15,
            bruto: '000000001234560',
            valor: '12345.60',
          },
        ],
      },
    ]);
    expect(erros).toEqual([]);
    expect(registros).toEqual([{ ...MODELO, valores: { ...MODELO.valores, PRC_VENDA: '12345.60' } }]);
  });

  test('takes lines ended by LF alone, and a last line that is not ended', () => {
    const linha = LINHA_DO_MODELO.trimEnd();
    expect(ler(`${linha}\n${linha}`)).toMatchObject({ erros: [], registros: [{}, {}] });
  });

  const linha = LINHA_DO_MODELO.trimEnd();
  test.each([
    ['a letter in a number', `${linha.slice(0, -1)}X`, 101, 'PRC_VENDA', 'devia ter só algarismos'],
    ['a blank number', `${linha.slice(0, -15)}${' '.repeat(15)}`, 101, 'PRC_VENDA', 'devia ter só algarismos'],
    ['a line that is too short', linha.slice(0, 110), 101, 'PRC_VENDA', 'a linha termina antes do fim do campo'],
    [
      'a control character',
      linha.replace('MOTO-', 'MOTO\t'),
      2,
      'CODPROD',
      'tem um caractere que o arquivo não comporta',
    ],
  ])('%s is an error where it stands', (_, texto, posicao, campo, motivo) => {
    const { erros, registros } = ler(`${LINHA_DO_MODELO}${texto}\r\n`);
    expect(registros).toBeNull();
    expect(erros).toEqual([
      {
        linha: 2,
        posicao,
        registro: '1',
        campo,
        mensagem: `Linha 2, posição ${posicao}, registro 1, campo ${campo}: ${motivo}.`,
      },
    ]);
  });

  test('a line cut short is one error, at the first field that is not whole; each field after it says so of itself', () => {
    const { erros, linhas } = ler(linha.slice(0, 30));
    expect(erros).toMatchObject([{ campo: 'DESCRICAO', posicao: 21 }]);
    expect(linhas[0]?.campos.map(({ erro }) => erro !== null)).toEqual([false, false, true, true]);
  });

  test.each([
    ['longer', `${linha} `, 116, 116],
    ['shorter', linha.slice(0, 110), 111, 110],
  ])(
    'a line %s than its record is pointed out at its end, and the file is not to be written from it',
    (_, texto, posicao, tem) => {
      const { avisos, registros } = ler(`${texto}\r\n`);
      expect(registros).toBeNull();
      expect(avisos[0]).toEqual({
        linha: 1,
        posicao,
        registro: '1',
        campo: null,
        mensagem: `Linha 1, registro 1: tem ${tem} posições e devia ter 115.`,
      });
    },
  );

  test('an empty file holds nothing to read', () => {
    expect(ler('')).toMatchObject({ linhas: [], registros: null, erros: [{ linha: 1, posicao: 1 }] });
  });

  test('a line of no record of the layout is pointed out and kept', () => {
    expect(ler('9X')).toMatchObject({
      linhas: [{ bruto: '9X', registro: null, campos: [] }],
      erros: [],
      avisos: [{ linha: 1, registro: null, mensagem: 'Linha 1: não começa por um registro do leiaute DCR-E.' }],
      registros: null,
    });
  });

  test.each([
    ['20260230', 'é uma data que não existe'],
    ['2026112 ', 'devia ser uma data AAAAMMDD, ou brancos'],
    ['00000000', 'devia ser uma data AAAAMMDD, ou brancos'],
  ])('%s in a day: %s', (dia, motivo) => {
    const nacional = escreverRegistros(LEIAUTE_DCRE, [{ registro: '2', valores: { DATAEMIS: '2026-11-20' } }]);
    expect(ler(nacional.replace('20261120', dia)).erros).toMatchObject([
      { posicao: 65, mensagem: `Linha 1, posição 65, registro 2, campo DATAEMIS: ${motivo}.` },
    ]);
  });
});

describe('The PLI', () => {
  const NCM = { 'PLI / inscricao': '2026/00001201234017', NCM: '87141000', 'peso liquido': '12.5', CRA: '88' };

  test('has its fields in the columns of the Suframa, and blanks in those nobody names', () => {
    const texto = escreverRegistros(LEIAUTE_PLI, [
      { registro: '09', valores: NCM },
      { registro: '05', valores: { 'destaque NCM': '001', 'produto+tipo+modelo': '12345678901' } },
    ]);
    const [mercadoria = '', destaque] = texto.split('\r\n');
    expect(mercadoria).toHaveLength(135);
    expect(mercadoria.slice(0, 29)).toBe('092026/0000120123401787141000');
    expect(mercadoria.slice(48, 63)).toBe('000000001250000');
    expect(mercadoria.slice(131)).toBe('8800');
    expect(destaque).toBe(`05${' '.repeat(27)}00112345678901`);
  });

  test('keeps what stands in columns nobody names', () => {
    const texto = `05AB${' '.repeat(24)}Z00112345678901\r\n`;
    const { registros, linhas } = lerRegistros(LEIAUTE_PLI, texto);
    expect(linhas[0]?.campos[0]).toMatchObject({ nome: 'posições 3 a 29', posicao: 3, bruto: `AB${' '.repeat(24)}Z` });
    expect(escreverRegistros(LEIAUTE_PLI, registros ?? [])).toBe(texto);
  });

  test('refuses a figure that does not fit, with record, line and field', () => {
    expect(() => escreverRegistros(LEIAUTE_PLI, [{ registro: '09', valores: { ...NCM, CRA: '100.00' } }])).toThrow(
      'Linha 1, registro 09, campo CRA: 100.00 não cabe em 4 algarismos com 2 decimais.',
    );
  });

  const EM = { inscricao: '201234017', data: '2026-02-09', hora: '14:02:03' };
  test('goes in a file named by inscrição, day and hour', () => {
    expect(nomeDoArquivoPli(EM)).toBe('201234017_own_09FEV2026_140203.PL5ZIP');
  });

  test.each(['209900022_own_08jul2020_121000.PL5ZIP', '209900022_OWN_08JUL2020_121000.pl5zip'])(
    'has its name read in whatever case: %s',
    (nome) => {
      expect(lerNomeDoArquivoPli(nome)).toEqual({ inscricao: '209900022', data: '2020-07-08', hora: '12:10:00' });
    },
  );

  test.each(Array.from({ length: 12 }, (_, i) => `2026-${String(i + 1).padStart(2, '0')}-15`))(
    'reads back the name it gives on %s',
    (data) => {
      expect(lerNomeDoArquivoPli(nomeDoArquivoPli({ ...EM, data }))).toEqual({ ...EM, data });
    },
  );

  test.each(['201234017_own_09Feb2026_140203.PL5ZIP', '201234017_own_30FEV2026_140203.PL5ZIP', 'pli.zip'])(
    'does not take %s for such a name',
    (nome) => {
      expect(lerNomeDoArquivoPli(nome)).toBeNull();
    },
  );

  test.each([{ inscricao: '20123401' }, { data: '2026-02-30' }, { data: '20260209' }, { hora: '24:00:00' }])(
    '%p names no file',
    (errado) => {
      expect(() => nomeDoArquivoPli({ ...EM, ...errado })).toThrow(RangeError);
    },
  );
});

describe('The DI → Suframa', () => {
  test('gives back whole, blanks at the end too, the lines whose fields are not known', () => {
    const texto = `04CAIXAS  003  \r\n05\r\n`;
    const { registros, erros } = lerRegistros(LEIAUTE_DI_SUFRAMA, texto);
    expect(erros).toEqual([]);
    expect(registros?.map(({ valores }) => valores)).toEqual([{ embalagem: 'CAIXAS  003  ' }, { armazem: '' }]);
    expect(escreverRegistros(LEIAUTE_DI_SUFRAMA, registros ?? [])).toBe(texto);
  });

  test('keeps the three columns between the LI and the weight', () => {
    const texto = `10${'2601234567001'}2600000001XYZ${'0'.repeat(131)}\r\n`;
    const { registros } = lerRegistros(LEIAUTE_DI_SUFRAMA, texto);
    expect(registros?.[0]?.valores['posições 26 a 28']).toBe('XYZ');
    expect(escreverRegistros(LEIAUTE_DI_SUFRAMA, registros ?? [])).toBe(texto);
  });
});

describe.each([LEIAUTE_DCRE, LEIAUTE_DCI, LEIAUTE_PLI, LEIAUTE_DI_SUFRAMA])('$nome', (leiaute) => {
  test('what was written is read back, and written again byte by byte', () => {
    fc.assert(
      fc.property(registrosArbitrarios(leiaute), (registros) => {
        const texto = escreverRegistros(leiaute, registros);
        const leitura = lerRegistros(leiaute, texto);
        expect(leitura.erros).toEqual([]);
        expect(leitura.registros).toEqual(registros);
        expect(escreverRegistros(leiaute, leitura.registros ?? [])).toBe(texto);
      }),
    );
  });

  test('in thousands of spoilt files there is something to point out or the very same text, and never a crash', () => {
    fc.assert(
      fc.property(
        registrosArbitrarios(leiaute, 2),
        fc.array(estrago, { minLength: 1, maxLength: 4 }),
        (registros, estragos) =>
          lidoOuRecusado(leiaute, estragos.reduce(estragar, escreverRegistros(leiaute, registros))),
      ),
      { numRuns: vezes(10_000) },
    );
  });

  test('the download says that it is for conference', () => {
    expect(nomeDoArquivoDeConferencia(leiaute, 'MOTO / 01 ção')).toBe(
      `conferencia-${leiaute.nome.toLowerCase()}-MOTO-01-c-a-o.txt`,
    );
  });
});

function lidoOuRecusado(leiaute: Leiaute, texto: string): void {
  const { registros, erros, avisos } = lerRegistros(leiaute, texto);
  if (registros === null) {
    expect([...erros, ...avisos]).not.toEqual([]);
  } else {
    const emCrLf = texto.replace(/\r?\n$/, '').replace(/\r?\n/g, '\r\n');
    expect(escreverRegistros(leiaute, registros)).toBe(`${emCrLf}\r\n`);
  }
}

/** The place of the damage, how much is removed, and what replaces it. */
const estrago = fc.record({
  onde: fc.double({ min: 0, max: 1, noNaN: true }),
  quanto: fc.nat(3),
  novo: fc.oneof(
    fc.string({ unit: 'binary', maxLength: 3 }),
    fc.constantFrom('\r\n', '\n', '\r', ' ', '0', '9', '\u0000', 'é', '٣', '02'),
  ),
});

function estragar(texto: string, { onde, quanto, novo }: { onde: number; quanto: number; novo: string }): string {
  const posicao = Math.floor(onde * texto.length);
  return texto.slice(0, posicao) + novo + texto.slice(posicao + quanto);
}
