import { NOME_AMBIENTE_DO_PORTAL } from '#lib/domain/aduana/processo/ambiente-do-portal.ts';
import { formatarNumeroDuimp } from '#lib/domain/identificadores/duimp.ts';
import { eRetificadora } from '#lib/portal/domain/retificacao-no-portal.ts';
import type { FimDoRegistro } from './register-draft.ts';
import type { LinhaDoRegistro } from './registro-repository.ts';

export const oQueSeRegistra = ({ numero, versaoDuimp }: Pick<LinhaDoRegistro, 'numero' | 'versaoDuimp'>) =>
  `${eRetificadora(versaoDuimp) ? 'retificação da ' : ''}DUIMP ${formatarNumeroDuimp(numero)}`;
export const onde = (ambiente: LinhaDoRegistro['ambiente']) =>
  `Portal Único (${NOME_AMBIENTE_DO_PORTAL[ambiente].toLowerCase()})`;

export function fimPorExtenso(linha: LinhaDoRegistro, fim: FimDoRegistro): string {
  const duimp = oQueSeRegistra(linha);
  if (fim.situacao === 'REGISTRADA') {
    return `${duimp} registrada, versão ${fim.versaoRegistrada}${fim.registradaEm ? `, em ${fim.registradaEm}` : ''}, como o Portal respondeu.`;
  }
  return `registro da ${duimp} não foi feito. ${fim.frase}`;
}
