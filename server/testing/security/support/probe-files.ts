import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import { xlsxOf } from '#server/platform/sheets/sheet-de-teste.ts';
import { gerarDeclaracao } from '#server/seeds/gerador-di.ts';
import { pacoteFicticio, xsdFicticio } from '#server/testing/fictitious-xsd.ts';
import { notaDeTeste, zipDe } from '#server/testing/notas-de-teste.ts';
import type { Arquivo } from './bad-request.ts';
import { BILLION_LAUGHS, XXE } from './hostile-xml.ts';

/** Makes one valid file of each kind the server reads, and some hostile ones; the fuzz corrupts them. */
export function probeFiles(): Arquivo[] {
  const di = escreverDiXml([
    gerarDeclaracao({
      semente: 3,
      dataRegistro: '2026-11-18',
      adicoes: 2,
      itensPorAdicao: 2,
      importador: { numero: 'ZFM000AM000121', nome: 'FICTICIA DO FUZZ LTDA' },
      taxas: { '220': '5.3417' },
    }),
  ]);
  const { nome, xml } = notaDeTeste({ numero: 1 });
  const textos: [string, string][] = [
    ['di.xml', di],
    [nome, xml],
    ['esquema.xsd', xsdFicticio('enviMatrizDIe_v1.00.xsd')],
    ['itens.csv', 'Part number;Descrição;NCM;Unidade;Quantidade\nFX-1;Parafuso;73181500;PECA;10,5\n'],
    ['ncm.json', '{"Data_Ultima_Atualizacao_NCM":"Vigente em 19/11/2026","Ato":"x","Nomenclaturas":[]}'],
    ['duimp.json', '{"identificacao":{"numero":"26BR00000000001","versao":1}}'],
    ['risos.xml', BILLION_LAUGHS],
    ['xxe.xml', XXE],
    ['nada.bin', ''],
    ['pagina.svg', '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'],
  ];
  return [
    ...textos.map(([nome, texto]) => ({ nome, bytes: new TextEncoder().encode(texto) })),
    { nome: 'notas.zip', bytes: zipDe([{ nome, xml }]) },
    { nome: 'leiautes.zip', bytes: pacoteFicticio() },
    {
      nome: 'itens.xlsx',
      bytes: xlsxOf([
        {
          nome: 'Itens',
          linhas: [
            ['Part number', 'Descrição'],
            ['FX-1', 'Parafuso'],
          ],
        },
      ]),
    },
    { nome: 'foto.png', bytes: Uint8Array.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a, 1]) },
  ];
}
