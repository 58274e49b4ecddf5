import type { IbsCbsDaNota, NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { classificacaoTributaria } from '#lib/domain/aduana/tributos/classificacao-tributaria.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { asQueValem, type ConferenciaDaNota, difere, naNota, noItem, numero, vezesTaxa } from './apontar-na-nota.ts';

/** IBS and CBS (NT 2025.002, groups UB and W34): from 2026 on. */
export function conferirReforma({ ide, itens, total }: NotaDeImportacao): ConferenciaDaNota[] {
  const ano = ide.dhEmi?.slice(0, 4) ?? '';
  if (ano < PRIMEIRO_ANO) return [];
  const falta = naNota(false);
  const temGrupo = itens.some(({ IBSCBS }) => IBSCBS);
  return asQueValem([
    ...itens.flatMap(({ IBSCBS }, i) =>
      IBSCBS
        ? doGrupo(IBSCBS, i, ano)
        : [noItem(i, false)(1115, true, 'IBSCBS', `falta o grupo de IBS e CBS (${SUSPENSA}).`)],
    ),
    falta(1119, temGrupo && !total.ibscbs, 'total.ibscbs', `Falta o total de IBS e CBS (${SUSPENSA}).`),
  ]);
}

function doGrupo(grupo: IbsCbsDaNota, i: number, ano: string) {
  const obrigatoria = noItem(i, true);
  const { CST, cClassTrib } = grupo;
  const cst = CST ?? '';
  const temValores = grupo.vBC !== undefined;
  const conhecido = CSTS.has(cst);
  const daClasse = conhecido && cClassTrib !== null;
  return [
    obrigatoria(1020, !conhecido, 'IBSCBS.CST', `o CST ${cst} de IBS e CBS não existe.`),
    obrigatoria(1021, temValores && SEM_VALORES.has(cst), 'IBSCBS.CST', `o CST ${cst} não leva o grupo gIBSCBS.`),
    obrigatoria(1022, !temValores && COM_VALORES.has(cst), 'IBSCBS.CST', `o CST ${cst} exige o grupo gIBSCBS.`),
    obrigatoria(
      1023,
      daClasse && !cClassTrib.startsWith(cst),
      'IBSCBS.cClassTrib',
      `o cClassTrib ${cClassTrib} não é do CST ${cst}.`,
    ),
    ...(temValores ? [...dasAliquotas(grupo, i, ano), ...dosValores(grupo, i)] : []),
  ];
}

/** With a regular taxation beside it (ind_gTribRegular) the rates are zero. Of 2027 on the CBS is not fixed here. */
function dasAliquotas(grupo: IbsCbsDaNota, i: number, ano: string) {
  const obrigatoria = noItem(i, true);
  const suspensa = classificacaoTributaria(grupo.cClassTrib ?? '')?.exigeRegular === true || grupo.CST === '550';
  const doAno = suspensa ? ZERADAS : ALIQUOTAS[ano];
  if (!doAno) return [];
  const difereDoAno = (escrita: string | null | undefined, certa: string | null) =>
    certa !== null && !numero(escrita)?.eq(new Exato(certa));
  const regra = (cStat: number, campo: 'pIBSUF' | 'pIBSMun' | 'pCBS') =>
    obrigatoria(
      cStat,
      difereDoAno(grupo[campo], doAno[campo]),
      `IBSCBS.${campo}`,
      `a alíquota ${campo} é ${doAno[campo]} %, e a da nota é ${grupo[campo]}.`,
    );
  return [regra(1026, 'pIBSUF'), regra(1036, 'pIBSMun'), regra(1037, 'pCBS')];
}

function dosValores(grupo: IbsCbsDaNota, i: number) {
  const obrigatoria = noItem(i, true);
  const { vBC, redUF, difUF, redMun, difMun, redCBS, difCBS } = grupo;
  const certo = (aliquota: string | null | undefined, reducao: typeof redUF, diferimento: typeof difUF) =>
    vezesTaxa(vBC, reducao?.pAliqEfet ?? aliquota)?.minus(numero(diferimento?.vDif) ?? 0) ?? null;
  const soma = numero(grupo.vIBSUF)?.plus(numero(grupo.vIBSMun) ?? 0) ?? null;
  return [
    obrigatoria(
      1041,
      difere(grupo.vIBSUF, certo(grupo.pIBSUF, redUF, difUF)),
      'IBSCBS.vIBSUF',
      'o IBS da UF não é base × alíquota.',
    ),
    obrigatoria(
      1052,
      difere(grupo.vIBSMun, certo(grupo.pIBSMun, redMun, difMun)),
      'IBSCBS.vIBSMun',
      'o IBS do município não é base × alíquota.',
    ),
    obrigatoria(1150, difere(grupo.vIBS, soma), 'IBSCBS.vIBS', 'o IBS não é a soma das partes da UF e do município.'),
    obrigatoria(
      1069,
      difere(grupo.vCBS, certo(grupo.pCBS, redCBS, difCBS)),
      'IBSCBS.vCBS',
      'a CBS não é base × alíquota.',
    ),
  ];
}

interface Aliquotas {
  pIBSUF: string;
  pIBSMun: string;
  /** Null where nobody has fixed it. */
  pCBS: string | null;
}

const ZERADAS: Aliquotas = { pIBSUF: '0', pIBSMun: '0', pCBS: '0' };
const DE_2027: Aliquotas = { pIBSUF: '0.05', pIBSMun: '0.05', pCBS: null };

/** LC 214/2025, arts. 343 to 347. */
const ALIQUOTAS: Readonly<Record<string, Aliquotas>> = {
  '2026': { pIBSUF: '0.1', pIBSMun: '0', pCBS: '0.9' },
  '2027': DE_2027,
  '2028': DE_2027,
};

/** CSTs of the official table, by what they do with gIBSCBS; of the others of the table nothing is said here. */
const COM_VALORES: ReadonlySet<string> = new Set([
  '000',
  '010',
  '011',
  '200',
  '220',
  '221',
  '222',
  '510',
  '515',
  '550',
]);
const SEM_VALORES: ReadonlySet<string> = new Set(['400', '410', '620', '800', '810', '820']);
const CSTS: ReadonlySet<string> = new Set([...COM_VALORES, ...SEM_VALORES, '811', '830']);

const PRIMEIRO_ANO = '2026';
const SUSPENSA = 'regra suspensa em produção desde 31/07/2026, Ato Técnico Conjunto 1';
