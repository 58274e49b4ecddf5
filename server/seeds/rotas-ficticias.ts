import type { CargaDeclarada, CodigoNome } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { digitoDoCeMercante } from '#lib/domain/identificadores/digito-ce-mercante.ts';
import type { Sorteio } from './sorteio.ts';

/** A route of cargo to Manaus: by ship to the port or by air to Eduardo Gomes. */
export interface RotaFicticia {
  urf: CodigoNome;
  carga: Pick<CargaDeclarada, 'viaTransporte' | 'transportador' | 'veiculo'>;
  tipoConhecimento: CodigoNome;
  master(sorteio: Sorteio, ano: string): string;
  embalagem: CodigoNome;
  /** The range of the days on the way. */
  diasDeViagem: readonly [number, number];
}

export const ROTAS: readonly RotaFicticia[] = [
  {
    urf: { codigo: '0227600', nome: 'PORTO DE MANAUS' },
    carga: {
      viaTransporte: { codigo: '01', nome: 'MARÍTIMA' },
      transportador: 'FICTICIA OCEAN LINES',
      veiculo: 'FICTICIA RIO NEGRO',
    },
    tipoConhecimento: { codigo: '12', nome: 'HBL - House Bill of Lading' },
    master: ceMercante,
    embalagem: { codigo: '19', nome: 'CAIXA DE PAPELAO' },
    diasDeViagem: [28, 45],
  },
  {
    urf: { codigo: '0227700', nome: 'AEROPORTO EDUARDO GOMES' },
    carga: {
      viaTransporte: { codigo: '04', nome: 'AÉREA' },
      transportador: 'FICTICIA AIR CARGO',
      veiculo: null,
    },
    tipoConhecimento: { codigo: '03', nome: 'HAWB - House Airway Bill' },
    master: awb,
    embalagem: { codigo: '01', nome: 'AMARRADO/ATADO/FEIXE' },
    diasDeViagem: [3, 9],
  },
];

/** Fifteen digits, with the year at digits 3 and 4. */
function ceMercante(sorteio: Sorteio, ano: string): string {
  const semDigito = `13${ano}0${String(sorteio.inteiro(0, 999_999_999)).padStart(9, '0')}`;
  return semDigito + digitoDoCeMercante(semDigito);
}

/** Eleven digits: airline, serial of seven, serial mod 7 (domain/importacao.md §6.2). */
function awb(sorteio: Sorteio): string {
  const serie = sorteio.inteiro(0, 9_999_999);
  return `369${String(serie).padStart(7, '0')}${serie % 7}`;
}
