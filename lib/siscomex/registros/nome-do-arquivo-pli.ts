import { lerCampo } from './valor-de-campo.ts';

/**
 * Name of the file that goes to the Suframa, `201234017_own_20Nov2026_140203.PL5ZIP`: a zip, of which this project makes the text only.
 * `inscricao` has 9 digits, `data` is `YYYY-MM-DD`, `hora` is `HH:MM:SS`. Not verified: that the month is abbreviated in English, and
 * its capital; the source says `ddMMMyyyy`.
 * @throws {RangeError} when one of them is none.
 */
export function nomeDoArquivoPli({ inscricao, data, hora }: { inscricao: string; data: string; hora: string }): string {
  if (!/^\d{9}$/.test(inscricao)) throw new RangeError(`"${inscricao}" não é uma inscrição Suframa de 9 algarismos.`);
  if (!/^([01]\d|2[0-3]):[0-5]\d:[0-5]\d$/.test(hora)) throw new RangeError(`"${hora}" não é uma hora.`);
  const [ano = '', mes = '', dia = ''] = data.split('-');
  if (data !== `${ano}-${mes}-${dia}` || !existe(ano + mes + dia)) throw new RangeError(`"${data}" não é uma data.`);
  return `${inscricao}_own_${dia}${MESES[Number(mes) - 1]}${ano}_${hora.replaceAll(':', '')}.PL5ZIP`;
}

function existe(dia: string): boolean {
  const { valor } = lerCampo({ nome: 'data', tipo: 'D', tamanho: 8, casas: 0 }, dia);
  return valor !== null;
}

const MESES = ['Jan', 'Feb', 'Mar', 'Apr', 'May', 'Jun', 'Jul', 'Aug', 'Sep', 'Oct', 'Nov', 'Dec'];
