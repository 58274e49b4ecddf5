import { lerCampo } from './valor-de-campo.ts';

/**
 * Builds the name of the file for the Suframa, `201234017_own_20NOV2026_140203.PL5ZIP`. That file is a zip, of which this project
 * only makes the text. `inscricao` has 9 digits, `data` is `YYYY-MM-DD`, `hora` is `HH:MM:SS`. The months follow the files that
 * companies sent (`08jul2020`).
 * @throws {RangeError} when a part is invalid.
 */
export function nomeDoArquivoPli({ inscricao, data, hora }: NomeDoPli): string {
  if (!/^\d{9}$/.test(inscricao)) throw new RangeError(`"${inscricao}" não é uma inscrição Suframa de 9 algarismos.`);
  if (!HORA.test(hora)) throw new RangeError(`"${hora}" não é uma hora.`);
  const [ano = '', mes = '', dia = ''] = data.split('-');
  if (data !== `${ano}-${mes}-${dia}` || !existe(ano + mes + dia)) throw new RangeError(`"${data}" não é uma data.`);
  return `${inscricao}_own_${dia}${MESES[Number(mes) - 1]}${ano}_${hora.replaceAll(':', '')}.PL5ZIP`;
}

/** Parses such a name, in small letters or capitals; null when it is not the name of a PLI. */
export function lerNomeDoArquivoPli(nome: string): NomeDoPli | null {
  const partes = /^(\d{9})_OWN_(\d{2})([A-Z]{3})(\d{4})_(\d{2})(\d{2})(\d{2})\.PL5ZIP$/.exec(nome.toUpperCase());
  if (!partes) return null;
  const [, inscricao = '', dia = '', mesDito = '', ano = '', ...relogio] = partes;
  const mes = String(MESES.indexOf(mesDito) + 1).padStart(2, '0');
  const hora = relogio.join(':');
  return existe(ano + mes + dia) && HORA.test(hora) ? { inscricao, data: `${ano}-${mes}-${dia}`, hora } : null;
}

interface NomeDoPli {
  inscricao: string;
  data: string;
  hora: string;
}

function existe(dia: string): boolean {
  const { valor } = lerCampo({ nome: 'data', tipo: 'D', tamanho: 8, casas: 0 }, dia);
  return valor !== null;
}

const HORA = /^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/;
const MESES = ['JAN', 'FEV', 'MAR', 'ABR', 'MAI', 'JUN', 'JUL', 'AGO', 'SET', 'OUT', 'NOV', 'DEZ'];
