import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { escreverDiXml, lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { bytesDe } from './xml-de-teste.ts';

const idaEVolta = (declaracoes: DeclaracaoImportacao[]) => lerDiXml(bytesDe(escreverDiXml(declaracoes)));

/** Tests only: what is written of the declarations of these files, the first one of 2018 and the second of 2023. */
export function provarEscrita(titulo: string, amostras: readonly Buffer[]): void {
  describe(titulo, () => {
    const textos = amostras.map((amostra) => [String(amostra), escreverDiXml(lerDiXml(amostra))] as const);

    test('reads back the same', () => {
      for (const amostra of amostras) expect(idaEVolta(lerDiXml(amostra))).toEqual(lerDiXml(amostra));
    });

    test('has every leaf of the file, digit by digit and in the order of the Siscomex', () => {
      for (const [original, escrito] of textos) expect(folhas(escrito)).toEqual(folhas(original));
      expect(folhas(textos[0]?.[0] ?? '').length).toBeGreaterThan(1_000);
    });

    test('is the file byte by byte when that is at hand', () => {
      for (const amostra of amostras) expect(escreverDiXml(lerDiXml(amostra), amostra)).toBe(String(amostra));
    });

    test('is the file byte by byte with the line breaks of Windows too', () => {
      for (const amostra of amostras) {
        const texto = String(amostra).replace(/\r?\n/g, '\r\n');
        expect(escreverDiXml(lerDiXml(bytesDe(texto)), bytesDe(texto))).toBe(texto);
      }
    });

    test('differs from the file in what has changed, and in nothing else', () => {
      const [amostra] = amostras as readonly Uint8Array[] as [Uint8Array];
      const dis = lerDiXml(amostra);
      const [{ adicoes, pagamentos, grupos }] = dis as [DeclaracaoImportacao];
      (adicoes[1] as AdicaoDeclarada).valorReais = '1234.56';
      (pagamentos[0] as { valorReceita: string }).valorReceita = '0.07';
      (grupos?.icms?.[0] as Record<string, unknown>).valorTotalIcms = '9.90';
      const antes = String(amostra).split('\n');
      const mudadas = escreverDiXml(dis, amostra)
        .split('\n')
        .filter((linha, indice) => linha !== antes[indice]);
      expect(mudadas.map((linha) => linha.trim())).toEqual([
        '<condicaoVendaValorReais>000000000123456</condicaoVendaValorReais>',
        '<valorTotalIcms>000000000000990</valorTotalIcms>',
        '<valorReceita>000000000000007</valorReceita>',
      ]);
    });

    test('pads what the Siscomex pads', () => {
      const [, escrito] = textos[0] as readonly [string, string];
      expect(escrito).toContain('<unidadeMedida>PECA                </unidadeMedida>');
      expect(escrito).toContain('<valorUnitario>00000000000125538000</valorUnitario>');
      expect(escrito).toContain('<freteTotalMoeda>1389063</freteTotalMoeda>');
    });
  });
}

/** Every leaf of a file, in order, with the path of its elements. Outer blanks are padding, and an empty group counts as absent. */
function folhas(xml: string): string[] {
  const onde: string[] = [];
  return [...xml.matchAll(/<(\/?)(\w+)>([^<]*)/g)].flatMap(([, fecha, nome = '', texto = '']) => {
    if (fecha) onde.pop();
    else onde.push(nome);
    return fecha || texto.trim() === '' ? [] : [`${onde.join('/')}=${texto.trim().replaceAll('\r\n', '\n')}`];
  });
}
