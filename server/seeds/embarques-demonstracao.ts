import type { ProcessoNovo } from '#lib/contracts/processo/processo.ts';
import { somarDias } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ProcessoDeDemonstracao } from './processos-demonstracao.ts';

/** Makes fictitious shipments on their way from real ports, so that the map has content. Days count from `hoje`. */
export function embarquesDeDemonstracao(hoje: DataTexto, importadores: readonly string[]): ProcessoDeDemonstracao[] {
  return EMBARQUES.map(([referencia, pais, localEmbarque, embarcouHa, dias], i) => {
    const aereo = referencia.startsWith('AR');
    const embarque = somarDias(hoje, -embarcouHa);
    const id = importadores[i % Math.min(importadores.length, 3)];
    return {
      abertoHa: embarcouHa + 12,
      campos: {
        ...(aereo ? POR_AR : POR_MAR),
        referencia,
        importador: id ? { id } : null,
        procedencia: { codigo: pais },
        localEmbarque,
        veiculo: aereo ? `VOO FICTÍCIO ${700 + i}` : `NAVIO FICTÍCIO ${120 + i}W`,
        etd: embarque,
        embarque,
        eta: somarDias(embarque, dias),
      },
      passos: [
        {
          situacao: 'EM_TRANSITO',
          ha: embarcouHa,
          canalRfb: null,
          motivo: null,
          prazo: null,
          numeroDocumento: null,
        },
      ],
    };
  });
}

const COMUM = { modalidade: 'PROPRIA' } as const satisfies ProcessoNovo;
const POR_MAR = {
  ...COMUM,
  viaTransporte: '01',
  incoterm: 'FOB',
  transportador: 'LINHA FICTÍCIA DO NORTE',
  urfDespacho: { codigo: '0227600' },
  urfEntrada: { codigo: '0227600' },
} as const satisfies ProcessoNovo;
const POR_AR = {
  ...COMUM,
  viaTransporte: '04',
  incoterm: 'FCA',
  transportador: 'AÉREA FICTÍCIA CARGO',
  urfDespacho: { codigo: '0227700' },
  urfEntrada: { codigo: '0227700' },
} as const satisfies ProcessoNovo;

/** [referência, BACEN code of the country, place as documents write it, days since boarding, days of the voyage]. */
const EMBARQUES: readonly (readonly [string, string, string, number, number])[] = [
  ['MAR-401', '160', 'SHANGHAI', 3, 44],
  ['MAR-402', '160', 'Shanghai', 17, 44],
  ['MAR-403', '160', 'XANGAI - CHINA', 31, 45],
  ['MAR-404', '160', 'NINGBO', 24, 46],
  ['MAR-405', '160', 'YANTIAN', 12, 41],
  ['MAR-406', '160', 'Yantian', 36, 42],
  ['MAR-407', '351', 'HONG KONG', 8, 41],
  ['MAR-408', '190', 'BUSAN', 20, 39],
  ['MAR-409', '399', 'Yokohama', 15, 37],
  ['MAR-410', '858', 'HO CHI MINH', 28, 47],
  ['MAR-411', '161', 'KAOHSIUNG', 10, 43],
  ['MAR-412', '249', 'HOUSTON', 9, 19],
  ['MAR-413', '023', 'HAMBURG', 11, 27],
  ['MAR-414', '573', 'ROTTERDAM', 18, 25],
  ['MAR-415', '386', 'GENOVA', 6, 26],
  ['MAR-416', '361', 'NHAVA SHEVA', 14, 48],
  ['MAR-417', '160', 'SHENZHEN', 47, 42],
  ['AR-501', '160', 'SHANGHAI', 1, 6],
  ['AR-502', '351', 'HONG KONG', 2, 5],
  ['AR-503', '249', 'MIAMI', 1, 3],
  ['AR-504', '249', 'Miami', 0, 3],
  ['AR-505', '023', 'FRANKFURT', 2, 5],
  ['AR-506', '399', 'NARITA', 3, 7],
];
