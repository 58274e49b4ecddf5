import type { ItemDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { difere, noItem, numero, type RegraDoItem, vezesTaxa } from './apontar-na-nota.ts';

/** ICMS and IPI (MOC 7.0, anexo I, groups N and O). */
export const regrasDosTributos: RegraDoItem = (item, i) => [...doIcms(item, i), ...doIpi(item, i)];

function doIcms({ ICMS }: ItemDaNota, i: number) {
  const daUf = noItem(i, false);
  const { CST, vBC, pICMS, vICMS, vICMSOp, pDif, vICMSDif } = ICMS;
  const proprio = ['00', '10', '20', '70'].includes(CST ?? '');
  const diferido = CST === '51';
  const [operacao, adiado] = [numero(vICMSOp), numero(vICMSDif)];
  return [
    daUf(528, proprio && difere(vICMS, vezesTaxa(vBC, pICMS)), 'ICMS.vICMS', 'o ICMS não é base × alíquota.'),
    daUf(
      351,
      diferido && difere(vICMSOp, vezesTaxa(vBC, pICMS)),
      'ICMS.vICMSOp',
      'o ICMS da operação não é base × alíquota.',
    ),
    daUf(
      352,
      diferido && difere(vICMSDif, vezesTaxa(vICMSOp, pDif)),
      'ICMS.vICMSDif',
      'o ICMS diferido não é ICMS da operação × percentual.',
    ),
    daUf(
      353,
      diferido && difere(vICMS, operacao && adiado && operacao.minus(adiado)),
      'ICMS.vICMS',
      'o ICMS não é o da operação menos o diferido.',
    ),
  ];
}

/**
 * Rule O09-10. A note of the ZFM with CST 05 and cEnq 999 was authorised, and the code of art. 86 of the RIPI is not known: there it
 * only warns.
 */
function doIpi({ IPI }: ItemDaNota, i: number) {
  const faixa = FAIXA_DO_ENQUADRAMENTO[IPI?.CST ?? ''];
  if (!IPI?.cEnq || !faixa) return [];
  const enquadramento = Number(IPI.cEnq);
  const fora = !(enquadramento >= faixa[0] && enquadramento <= faixa[1]);
  const [de, ate] = faixa.map((codigo) => String(codigo).padStart(3, '0'));
  const mensagem = `o IPI de CST ${IPI.CST} pede enquadramento de ${de} a ${ate}, e o da nota é ${IPI.cEnq}.`;
  return [noItem(i, IPI.CST !== '05')(388, fora, 'IPI.cEnq', mensagem)];
}

const FAIXA_DO_ENQUADRAMENTO: Readonly<Record<string, readonly [number, number]>> = {
  '02': [301, 399],
  '04': [1, 99],
  '05': [101, 199],
};
