import type { EmitDaNota, IdeDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { digitoDaChave } from '#lib/domain/identificadores/chave-nfe.ts';

/** Access key (MOC 7.0, 2.2.6); null while a part is missing or has not its form. */
export function chaveDaNota(ide: IdeDaNota, cnpj: EmitDaNota['CNPJ']): string | null {
  const { cUF, dhEmi, mod, serie, nNF, tpEmis, cNF } = ide;
  if (!(cUF && dhEmi && mod && serie && nNF && tpEmis && cNF && cnpj)) return null;
  const mes = `${dhEmi.slice(2, 4)}${dhEmi.slice(5, 7)}`;
  const semDigito = [cUF, mes, cnpj, mod, serie.padStart(3, '0'), nNF.padStart(9, '0'), tpEmis, cNF].join('');
  return SEM_DIGITO.test(semDigito) ? semDigito + digitoDaChave(semDigito) : null;
}

const SEM_DIGITO = /^\d{6}[0-9A-Z]{12}\d{25}$/;
