import type { IbsCbsDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { GrupoDaNota, TotaisDaNota } from '#lib/fiscal/reforma/grupos-da-nota.ts';
import { taxa } from './tributos-da-nota.ts';

/** The group IBSCBS by the tags of the layout (DFeTiposBasicos_v1.00.xsd, TTribNFe). */
export function grupoIbsCbs({ cst, cClassTrib, tributos, regular }: GrupoDaNota): IbsCbsDaNota {
  if (tributos === null) return { CST: cst, cClassTrib };
  const { vBC, vIBS, ibsUF, ibsMun, cbs } = tributos;
  return {
    CST: cst,
    cClassTrib,
    vBC,
    pIBSUF: taxa(ibsUF.aliquota),
    difUF: diferimento(ibsUF),
    redUF: reducao(ibsUF),
    vIBSUF: ibsUF.valor,
    pIBSMun: taxa(ibsMun.aliquota),
    difMun: diferimento(ibsMun),
    redMun: reducao(ibsMun),
    vIBSMun: ibsMun.valor,
    vIBS,
    pCBS: taxa(cbs.aliquota),
    difCBS: diferimento(cbs),
    redCBS: reducao(cbs),
    vCBS: cbs.valor,
    reg: regular
      ? {
          CSTReg: regular.cst,
          cClassTribReg: regular.cClassTrib,
          pAliqEfetRegIBSUF: taxa(regular.ibsUF.efetiva),
          vTribRegIBSUF: regular.ibsUF.valor,
          pAliqEfetRegIBSMun: taxa(regular.ibsMun.efetiva),
          vTribRegIBSMun: regular.ibsMun.valor,
          pAliqEfetRegCBS: taxa(regular.cbs.efetiva),
          vTribRegCBS: regular.cbs.valor,
        }
      : undefined,
  };
}

/** IBSCBSTot; a total of what is put off is only told where there is some. */
export function totalIbsCbs({ vBC, vIBS, ibsUF, ibsMun, cbs }: TotaisDaNota) {
  const seHouver = (valor: string) => (new Exato(valor).isZero() ? undefined : valor);
  return {
    vBC,
    vDifUF: seHouver(ibsUF.diferido),
    vIBSUF: ibsUF.valor,
    vDifMun: seHouver(ibsMun.diferido),
    vIBSMun: ibsMun.valor,
    vIBS,
    vDifCBS: seHouver(cbs.diferido),
    vCBS: cbs.valor,
  };
}

type Tributo = NonNullable<GrupoDaNota['tributos']>['cbs'];

const diferimento = ({ diferimento: adiado }: Tributo) =>
  adiado ? { pDif: taxa(adiado.percentual), vDif: adiado.valor } : undefined;
const reducao = ({ reducao: menor }: Tributo) =>
  menor ? { pRedAliq: taxa(menor.percentual), pAliqEfet: taxa(menor.efetiva) } : undefined;
