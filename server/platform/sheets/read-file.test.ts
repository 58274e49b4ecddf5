import { strToU8, unzipSync, zipSync } from 'fflate';
import { readSheetFile } from './read-file.ts';
import { refuseBomb } from './refuse-bomb.ts';
import { xlsxOf } from './sheet-de-teste.ts';

const ler = async (bytes: Uint8Array) => readSheetFile(bytes);
const linhasDe = async (bytes: Uint8Array) => (await ler(bytes))[0]?.linhas;

describe('a CSV', () => {
  const emUtf8 = (texto: string) => linhasDe(strToU8(texto));

  test('is read by ; or , or tab, whichever it is written with', async () => {
    const esperado = [
      ['PN', 'Peso'],
      ['A-1', '1,5'],
    ];
    expect(await emUtf8('PN;Peso\r\nA-1;1,5\r\n')).toEqual(esperado);
    expect(await emUtf8('PN\tPeso\nA-1\t1,5')).toEqual(esperado);
    expect(await emUtf8('PN,Peso\nA-1,"1,5"\n')).toEqual(esperado);
  });

  test('with decimal commas everywhere is still one of semicolons', async () => {
    expect(await emUtf8('PN;A;B;C\nX;1,5;2,5;3,5\nY;1,5;2,5;3,5\n')).toEqual([
      ['PN', 'A', 'B', 'C'],
      ['X', '1,5', '2,5', '3,5'],
      ['Y', '1,5', '2,5', '3,5'],
    ]);
  });

  test('keeps its accents in UTF-8 with a mark, in UTF-16 and in Windows-1252', async () => {
    const esperado = [['Descrição'], ['Parafuso de aço']];
    expect(await emUtf8('\uFEFFDescrição\nParafuso de aço')).toEqual(esperado);
    const utf16 = Buffer.from('\uFEFFDescrição\nParafuso de aço', 'utf16le');
    expect(await linhasDe(utf16)).toEqual(esperado);
    expect(await linhasDe(Buffer.from('Descrição\nParafuso de aço', 'latin1'))).toEqual(esperado);
  });

  test('keeps line breaks, quotes and the numbers of its rows: an empty row counts', async () => {
    expect(await emUtf8('PN;Descrição\n;\nA-1;"Uma ""peça""\nem duas linhas"\n\n')).toEqual([
      ['PN', 'Descrição'],
      ['', ''],
      ['A-1', 'Uma "peça"\nem duas linhas'],
    ]);
  });

  test('that Cais exported loses the apostrophe that kept Excel from running it', async () => {
    expect(await emUtf8("PN\n'=1+1\n'texto\n")).toEqual([['PN'], ['=1+1'], ["'texto"]]);
  });
});

describe('an XLSX', () => {
  test('keeps what is text as text, zeros in front too, and figures digit for digit', async () => {
    const bytes = xlsxOf([
      {
        linhas: [
          ['NCM', 'Peso'],
          ['01012100', { n: '0.0000001' }],
          [{ n: '1012100' }, { n: '1E-3' }],
        ],
      },
    ]);
    expect(await linhasDe(bytes)).toEqual([
      ['NCM', 'Peso'],
      ['01012100', { numero: '0.0000001' }],
      [{ numero: '1012100' }, { numero: '0.001' }],
    ]);
  });

  test('gives back the figure that was typed, not the nearest a computer has to it', async () => {
    const bytes = xlsxOf([
      { linhas: [[{ n: '1.1000000000000001' }, { n: '12345678901.1234567' }, { n: '0.30000000000000004' }]] },
    ]);
    expect(await linhasDe(bytes)).toEqual([
      [{ numero: '1.1' }, { numero: '12345678901.1234567' }, { numero: '0.30000000000000004' }],
    ]);
  });

  test('has its days from 1900 or from 1904, as it says', async () => {
    const folhas = [{ linhas: [[{ dia: 46346 }]] }];
    expect(await linhasDe(xlsxOf(folhas))).toEqual([[{ data: '2026-11-20' }]]);
    expect(await linhasDe(xlsxOf([{ linhas: [[{ dia: 46346 - 1462 }]] }], { de1904: true }))).toEqual([
      [{ data: '2026-11-20' }],
    ]);
  });

  test('has formulas as the values they had, and never runs one', async () => {
    const bytes = xlsxOf([{ linhas: [[{ formula: 'A1&amp;"-X"', valor: 'PN-X' }]] }]);
    expect(await linhasDe(bytes)).toEqual([['PN-X']]);
  });

  test('has a merged title in the first of its cells, and every sheet by its name', async () => {
    const bytes = xlsxOf([
      {
        nome: 'Capa',
        linhas: [
          ['Cadastro de itens', null, null],
          ['PN', null, 'NCM'],
        ],
        mescladas: ['A1:C1'],
      },
      { nome: 'Vazia', linhas: [] },
      { nome: 'Itens', linhas: [['PN']] },
    ]);
    expect(await ler(bytes)).toEqual([
      {
        nome: 'Capa',
        linhas: [
          ['Cadastro de itens', '', ''],
          ['PN', '', 'NCM'],
        ],
      },
      { nome: 'Itens', linhas: [['PN']] },
    ]);
  });

  test('cannot make an entity of its own grow', async () => {
    const antes = '<!DOCTYPE w [<!ENTITY a "aaaaaaaaaa"><!ENTITY b "&a;&a;&a;&a;">]>';
    const lidas = await linhasDe(xlsxOf([{ linhas: [['PN'], ['&b;']] }], { antes })).catch(
      (erro: Error) => erro.message,
    );
    expect(JSON.stringify(lidas)).not.toContain('aaaa');
  });
});

describe('a file that is no sheet is refused with a sentence:', () => {
  test.each([
    ['an empty one', new Uint8Array(), 'está vazio'],
    ['one with empty rows only', strToU8(';;\n;;\n'), 'nenhuma linha preenchida'],
    ['an old .xls', new Uint8Array([0xd0, 0xcf, 0x11, 0xe0, 1, 2, 3]), 'Salve-o como .xlsx'],
    ['a PDF', strToU8('%PDF-1.4\0\0'), 'não é XLSX nem CSV'],
    ['a ZIP of something else', zipSync({ 'leia-me.txt': strToU8('oi') }), 'não é um XLSX inteiro'],
    ['half an XLSX', xlsxOf([{ linhas: [['PN']] }]).slice(0, 300), 'não é um XLSX inteiro'],
    ['rows without end', strToU8('PN\n'.repeat(200_002)), 'mais de 200.000 linhas'],
  ])('%s', async (_nome, bytes, frase) => {
    await expect(ler(bytes)).rejects.toMatchObject({ status: 400, message: expect.stringContaining(frase) });
  });

  test('rows without end in an XLSX, at the first row beyond the limit: the rest is not even inflated', async () => {
    const linha = (i: number) => `<row r="${i}"><c r="A${i}"><v>${i}</v></c></row>`;
    const bytes = xlsxOf([{ linhas: [['PN']] }]);
    const muitas = Array.from({ length: 1_000_000 }, (_, i) => linha(i + 1)).join('');
    const folha = `<worksheet><dimension ref="A1:A1000000"/><sheetData>${muitas}`;
    // Cut short: who reads to the end finds that it is no XML.
    const cheio = zipSync({ ...unzipSync(bytes), 'xl/worksheets/sheet1.xml': strToU8(folha) }, { level: 1 });
    await expect(ler(cheio)).rejects.toMatchObject({
      message: expect.stringMatching(/mais de 200\.000 linhas.*parou na linha 200\.002, de 1\.000\.000\. Divida/),
    });
  });

  test('but not rows without end that are empty: a program that formats whole columns writes them', async () => {
    const vazia = (i: number) => `<row r="${i}"><c r="A${i}" s="1"/></row>`;
    const vazias = Array.from({ length: 250_000 }, (_, i) => vazia(i + 2)).join('');
    const folha = `<worksheet><sheetData><row r="1"><c r="A1"><v>1</v></c></row>${vazias}</sheetData></worksheet>`;
    const bytes = { ...unzipSync(xlsxOf([{ linhas: [['PN']] }])), 'xl/worksheets/sheet1.xml': strToU8(folha) };
    expect(await linhasDe(zipSync(bytes, { level: 1 }))).toEqual([[{ numero: '1' }]]);
  });

  test('a ZIP that would fill the memory', async () => {
    const bomba = zipSync({ 'xl/worksheets/sheet1.xml': new Uint8Array(3 * 1024 * 1024) }, { level: 1 });
    await expect(refuseBomb(bomba, 2 * 1024 * 1024)).rejects.toMatchObject({
      status: 400,
      message: expect.stringContaining('passa de 2 MB'),
    });
    await expect(refuseBomb(bomba, 3 * 1024 * 1024)).resolves.toBeUndefined();
  });
});

test('a workbook is read to its end while the server has other work: no row of it is lost on the way', async () => {
  const linhas = Array.from({ length: 4000 }, (_, i) => [`A-${i}`, 'peça']);
  const bytes = xlsxOf([{ linhas }]);
  // Timers that hold the loop, so that what the thread hands over comes at any moment.
  const outroTrabalho = setInterval(() => {
    const ate = performance.now() + 3;
    while (performance.now() < ate);
  }, 1);
  try {
    const lidos = await Promise.all(Array.from({ length: 4 }, () => linhasDe(bytes)));
    expect(lidos.map((um) => um?.length)).toEqual([4000, 4000, 4000, 4000]);
  } finally {
    clearInterval(outroTrabalho);
  }
});
