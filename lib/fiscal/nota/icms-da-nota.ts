import { TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { IcmsDoPerfil, PerfilDaNota } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { FaltaDaNota, IcmsDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { pisCofinsExtintos } from '#lib/domain/aduana/tributos/fim-do-pis-cofins.ts';
import type { TratamentoIcms } from '#lib/domain/aduana/tributos/regime-tributario.ts';
import { UFS } from '#lib/domain/aduana/viagem/uf.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { arredondarCentavos, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { calcularIcms, type IcmsCalculado } from '#lib/fiscal/icms/icms-importacao.ts';
import { dado, type Figura, texto } from '#lib/fiscal/memoria.ts';
import { cbsIbsNaBaseDoIcms } from '#lib/fiscal/reforma/cbs-ibs-na-base-do-icms.ts';
import type { GrupoDaNota } from '#lib/fiscal/reforma/grupos-da-nota.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import type { ItemDaDeclaracao } from './itens-da-nota.ts';
import { taxa } from './tributos-da-nota.ts';

/** What the base of the ICMS of an item is made of, besides what was declared of it. */
export interface BaseDoIcmsDaNota {
  perfil: PerfilDaNota;
  /** Share of the costs that enter the base; null is not known. */
  despesas: DecimalTexto | null;
  cbsIbs: GrupoDaNota | null;
  uf: string | null;
  dia: string;
  parametros: readonly Parametro[];
}

/**
 * The group ICMS of an item: the treatment of its use, with the base "por dentro" of what was declared to pay (LC 87/1996, art. 13, V
 * and § 1º, I). A figure that cannot be known is null, with the reason in `faltas`.
 */
export function grupoDoIcms(
  item: ItemDaDeclaracao,
  i: number,
  base: BaseDoIcmsDaNota,
  { origem, faltas }: { origem: string; faltas: FaltaDaNota[] },
): IcmsDaNota {
  const { icms } = base.perfil;
  const grupo = { grupo: `ICMS${GRUPO_DO_CST[icms.cst] ?? icms.cst}`, orig: origem, CST: icms.cst };
  const regra = regraDo(icms);
  if (regra === null) return grupo;
  if (icms.cst === '00' && icms.porFora) return { ...grupo, modBC: icms.modBC, ...porFora(item, icms.aliquota) };
  const calculado = calcular(item, i, { base, regra, faltas });
  const valor = (qual: keyof IcmsCalculado) => calculado && texto(calculado[qual]);
  const comum = { modBC: regra.modBC, vBC: valor('base'), pICMS: taxa(regra.aliquota) };
  if (icms.cst === '20') return { ...grupo, ...comum, pRedBC: taxa(icms.reducao), vICMS: valor('icms') };
  if (icms.cst !== '51') return { ...grupo, ...comum, vICMS: valor('icms') };
  const deferido = { vICMSOp: valor('icms'), pDif: '100.0000', vICMSDif: valor('icms') };
  return { ...grupo, ...comum, ...deferido, vICMS: valor('recolher') };
}

function porFora({ valorAduaneiro, tributos }: ItemDaDeclaracao, aliquota: DecimalTexto) {
  const vBC = somar([valorAduaneiro, tributos.ii.recolher]);
  const vICMS = arredondarCentavos(vBC.times(aliquota).div(100));
  return { vBC: vBC.toFixed(2), pICMS: taxa(aliquota), vICMS: vICMS.toFixed(2) };
}

interface RegraDoIcms {
  modBC: string;
  aliquota: DecimalTexto;
  tratamento: TratamentoIcms;
  reducao: DecimalTexto | null;
}

/** Null where the group has no figures. */
function regraDo(icms: IcmsDoPerfil): RegraDoIcms | null {
  switch (icms.cst) {
    case '00':
      return { ...icms, tratamento: 'INTEGRAL', reducao: null };
    case '20':
      return { ...icms, tratamento: icms.modo };
    case '51':
      return icms.valores && { ...icms.valores, tratamento: 'DIFERIDO', reducao: null };
    default:
      return null;
  }
}

function calcular(
  item: ItemDaDeclaracao,
  i: number,
  { base, regra, faltas }: { base: BaseDoIcmsDaNota; regra: RegraDoIcms; faltas: FaltaDaNota[] },
): IcmsCalculado | null {
  const caminho = `itens.${i}.ICMS`;
  const naBase = cbsIbsDaBase(base);
  if (typeof naBase === 'string') {
    faltas.push({ caminho, mensagem: naBase });
    return null;
  }
  // The cost that is missing is named where it stands.
  if (base.despesas === null) return null;
  const emReais = (nome: string, valor: DecimalTexto) =>
    dado({ nome, unidade: 'R$', casas: 2, fonte: 'declarado' }, valor);
  const percentual = (nome: string, valor: DecimalTexto) =>
    dado({ nome, unidade: '%', casas: 4, fonte: 'forma da nota' }, valor);
  try {
    return calcularIcms({
      parcelas: [
        emReais('Valor aduaneiro', item.valorAduaneiro),
        ...TRIBUTOS_DI.map((tributo) => emReais(tributo.toUpperCase(), item.tributos[tributo].recolher)),
        emReais('Direitos', item.direitos),
        emReais('Despesas aduaneiras', base.despesas),
        ...naBase,
      ],
      aliquota: percentual('Alíquota do ICMS', regra.aliquota),
      tratamento: regra.tratamento,
      reducao: regra.reducao === null ? null : percentual('Redução da base', regra.reducao),
      caminho: '',
    });
  } catch (erro) {
    if (!(erro instanceof RegraViolada)) throw erro;
    faltas.push({ caminho, mensagem: erro.message });
    return null;
  }
}

/** As in the DAI: asked from the end of PIS and COFINS on (domain/reforma.md §2.10). A sentence says what has to be decided. */
function cbsIbsDaBase({ cbsIbs, uf, dia, parametros }: BaseDoIcmsDaNota): readonly Figura[] | string {
  if (!pisCofinsExtintos(dia)) return [];
  const estado = UFS.find((sigla) => sigla === uf);
  if (!estado) return 'Sem a UF do importador não se sabe o que entra na base do ICMS.';
  const devido = cbsIbs?.tributos;
  const valores = devido && { cbs: devido.cbs.valor, ibsUF: devido.ibsUF.valor, ibsMun: devido.ibsMun.valor };
  const { parcelas, aviso } = cbsIbsNaBaseDoIcms({ cbsIbs: valores ?? undefined, uf: estado, dia }, parametros);
  return parcelas ?? aviso.mensagem;
}

/** Three CSTs share an element of the layout. */
const GRUPO_DO_CST: Readonly<Record<string, string>> = { '41': '40', '50': '40' };
