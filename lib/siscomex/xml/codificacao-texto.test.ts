import { decodificarTexto } from './codificacao-texto.ts';
import { emCp850 } from './cp850.ts';

const TEXTO = 'AÇO ÓRGÃO, VÁLVULA, FREIO À DISCO, PEÇA Nº';

function cp850(texto: string): Uint8Array {
  const bytes = new Map(Array.from({ length: 256 }, (_, byte) => [String.fromCharCode(emCp850(byte)), byte]));
  return Uint8Array.from(texto, (letra) => {
    const byte = bytes.get(letra);
    if (byte === undefined) throw new Error(`cp850 has no ${letra}`);
    return byte;
  });
}
const latin1 = (texto: string) => Uint8Array.from(Buffer.from(texto, 'latin1'));
const utf8 = (texto: string) => new TextEncoder().encode(texto);
const declarando = (codificacao: string, texto: string) =>
  `<?xml version="1.0" encoding="${codificacao}"?><a>${texto}</a>`;

test('the table is code page 850, by the bytes the DOS wrote', () => {
  expect([...cp850('ÇÃÁÀÓÕÉÍÚº')]).toEqual([0x80, 0xc7, 0xb5, 0xb7, 0xe0, 0xe5, 0x90, 0xd6, 0xe9, 0xa7]);
  expect([...cp850('çãáàóõéíúª')]).toEqual([0x87, 0xc6, 0xa0, 0x85, 0xa2, 0xe4, 0x82, 0xa1, 0xa3, 0xa6]);
});

test.each<[string, Uint8Array]>([
  ['UTF-8', utf8(TEXTO)],
  ['ISO-8859-1', latin1(TEXTO)],
  ['code page 850', cp850(TEXTO)],
])('%s that declares nothing is read by what it says', (_nome, bytes) => {
  expect(decodificarTexto(bytes)).toBe(TEXTO);
});

test.each([
  ['UTF-8', utf8],
  ['UTF-8', latin1],
  ['UTF-8', cp850],
  ['ISO-8859-1', latin1],
  ['ISO-8859-1', cp850],
  ['windows-1252', latin1],
  ['windows-1252', cp850],
  ['ISO-8859-1', utf8],
  ['windows-1252', utf8],
  ['IBM850', cp850],
  ['ibm-850', cp850],
  ['cp850', cp850],
  ['CP-850', cp850],
  ['850', cp850],
] as const)('declared as %s, whatever it is', (codificacao, escrever) => {
  const xml = declarando(codificacao, TEXTO);
  expect(decodificarTexto(escrever(xml))).toBe(xml);
});

test.each([
  'AÇO',
  'aço',
  'Aço inoxidável',
  'ÓRGÃO',
  'Órgão',
  'PEÇA Nº 5',
  'válvula de retenção',
  'São João',
  'MÁQUINA',
  'ÉPOCA DE OPERAÇÃO, CÂMBIO, ÔNIBUS, ÍNDICE, ÚTIL, LIMÕES',
  'época de operação, câmbio, ônibus, índice, útil, limões',
  'SÃO PAULO',
  'JOÃO',
  'FERRÃO',
  'GÊNERO',
  'CAFÉ',
  'café',
  'GRÖSSE',
  'Señor',
  'ÅRHUS',
  'limões',
  'índice',
  'útil',
  'ÇA',
  'ÁRVORE',
  'ÂNGULO',
  '2º',
  '20°C',
  'MARÇO, POÇO, CALÇO',
])('%s is itself in 850 and in windows-1252', (texto) => {
  expect(decodificarTexto(cp850(texto))).toBe(texto);
  expect(decodificarTexto(latin1(texto))).toBe(texto);
});

// Windows-1252 bytes that are Portuguese letters in code page 850.
test.each([
  ['KÖLN, GÖTEBORG', 'KÖLN, GÖTEBORG'],
  ['Müller & Söhne, Århus', 'Müller & Söhne, Århus'],
  ['10 µm, 5 µm, 2 µF', '10 µm, 5 µm, 2 µF'],
  ['12 N·M, 4 N·m', '12 N·M, 4 N·m'],
  ['etc\x85 e fim\x85', 'etc… e fim…'],
  ['POÇO', 'POÇO'],
  ['TEFLON\x99 e VELCRO\x99', 'TEFLON™ e VELCRO™'],
  ['caixa\xa0de\xa0papel\xa0e\xa0cola', 'caixa\xa0de\xa0papel\xa0e\xa0cola'],
  ['\x93texto\x94 e \x93outro\x94', '“texto” e “outro”'],
  ['D\x92AGUA, VELCRO\x99, 25 °C, 3 m²', 'D’AGUA, VELCRO™, 25 °C, 3 m²'],
  ['de 10 a 20\x80, § 5º do art. 3º', 'de 10 a 20€, § 5º do art. 3º'],
])('%j stays windows-1252', (bytes, texto) => {
  expect(decodificarTexto(latin1(bytes))).toBe(texto);
});
