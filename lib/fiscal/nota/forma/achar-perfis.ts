import type { Aplicacao } from '#lib/domain/aduana/declaracao/aplicacao.ts';
import type { IcmsDoPerfil, PerfilDaNota, SituacaoDoTributo } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import type { ItemDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { TributoNaNota } from '#lib/fiscal/nota/itens-da-nota.ts';
import { prova } from './achar-valores.ts';
import { type NotaDeExemplo, type ProvaDaForma, soma, valor } from './nota-de-exemplo.ts';

/** The treatment of each use, by the CFOP of its items. */
export function acharPerfis(exemplo: NotaDeExemplo): {
  perfis: Partial<Record<Aplicacao, PerfilDaNota>>;
  provas: ProvaDaForma[];
} {
  const { nota } = exemplo;
  const porUso = Map.groupBy(nota.itens, ({ prod }) => USO_DO_CFOP[prod.CFOP ?? ''] ?? 'OUTRA');
  const achados = [...porUso].flatMap(([uso, itens]) => {
    const [primeiro] = itens;
    const icms = primeiro && icmsDe(primeiro);
    if (!primeiro || !icms) return [];
    const doUso = (item: ItemDaNota) => itens.includes(item);
    const pares = exemplo.pares.filter(({ escrito }) => doUso(escrito));
    const declarado = (item: ItemDaNota) => pares.find(({ escrito }) => escrito === item)?.declarado.tributos;
    const perfil: PerfilDaNota = {
      natOp: nota.ide.natOp ?? '',
      cfop: primeiro.prod.CFOP ?? '',
      origem: maisFrequente(itens.map(({ ICMS }) => ICMS.orig ?? '')),
      icms: icms.perfil,
      ipi: Object.fromEntries(
        itens.flatMap((item) => {
          const { CST, cEnq } = item.IPI ?? { CST: null, cEnq: null };
          return CST && cEnq ? [[situacaoDoIpi(CST, declarado(item)?.ipi), { cst: CST, cEnq }]] : [];
        }),
      ),
      pisCofins: Object.fromEntries(
        itens.flatMap((item) => (item.PIS?.CST ? [[situacaoDoPis(item.PIS, declarado(item)?.pis), item.PIS.CST]] : [])),
      ),
    };
    const diferenca = soma(itens.map((item) => icms.erro(item))).toFixed(2);
    return [{ uso, perfil, provas: provasDo(uso, perfil, icms.texto, diferenca) }];
  });
  return {
    perfis: Object.fromEntries(achados.map(({ uso, perfil }) => [uso, perfil])),
    provas: achados.flatMap(({ provas }) => provas),
  };
}

function provasDo(
  uso: Aplicacao,
  { cfop, ipi, pisCofins }: PerfilDaNota,
  icms: string,
  diferenca: string,
): ProvaDaForma[] {
  const deTodos = (csts: Readonly<Partial<Record<SituacaoDoTributo, string>>>) =>
    Object.entries(csts)
      .map(([situacao, cst]) => `${situacao} ${cst}`)
      .join('; ') || null;
  const doIpi = Object.entries(ipi).map(([situacao, { cst, cEnq }]) => `${situacao} ${cst}, enquadramento ${cEnq}`);
  return [
    prova(`CFOP de ${uso}`, cfop, '0.00'),
    prova(`ICMS de ${uso}`, icms, diferenca),
    prova(`IPI de ${uso}`, doIpi.join('; ') || null, doIpi.length > 0 ? '0.00' : null),
    prova(`PIS e COFINS de ${uso}`, deTodos(pisCofins), '0.00'),
  ];
}

interface IcmsAchado {
  perfil: IcmsDoPerfil;
  texto: string;
  /** By how much the treatment misses an item. */
  erro(item: ItemDaNota): Exato;
}

/** Null for a CST this product does not write. */
function icmsDe({ ICMS, II }: ItemDaNota): IcmsAchado | null {
  const { CST, pICMS, modBC, vBC, pRedBC } = ICMS;
  const nada = () => new Exato(0);
  const regra = { modBC: modBC ?? '3', aliquota: pICMS ?? '0' };
  switch (CST) {
    case '00': {
      const fora = valor(vBC).eq(valor(II?.vBC).plus(valor(II?.vII)));
      const texto = `CST 00 a ${regra.aliquota} %, ${fora ? 'sobre valor aduaneiro e II, sem o ICMS na própria base' : 'por dentro'}`;
      const perfil: IcmsDoPerfil = { cst: CST, ...regra };
      if (fora) perfil.porFora = true;
      return { perfil, texto, erro: (item) => erroDaAliquota(item) };
    }
    case '20': {
      const perfil: IcmsDoPerfil = { cst: CST, ...regra, reducao: pRedBC ?? '0', modo: 'CARGA_EFETIVA' };
      return {
        perfil,
        texto: `CST 20 a ${regra.aliquota} %, redução de ${pRedBC} %`,
        erro: (item) => erroDaAliquota(item),
      };
    }
    case '51':
      return {
        perfil: { cst: CST, valores: vBC === undefined ? null : regra },
        texto: vBC === undefined ? 'CST 51, sem valores' : `CST 51 a ${regra.aliquota} %`,
        erro: nada,
      };
    case '40':
    case '41':
    case '50':
    case '90':
      return { perfil: { cst: CST }, texto: `CST ${CST}`, erro: nada };
    default:
      return null;
  }
}

const erroDaAliquota = ({ ICMS }: ItemDaNota) =>
  valor(ICMS.vBC)
    .times(valor(ICMS.pICMS))
    .div(100)
    .toDecimalPlaces(2, Exato.ROUND_HALF_UP)
    .minus(valor(ICMS.vICMS))
    .abs();

/** As declared; without the declaration by the CST. */
const situacaoDoIpi = (cst: string, declarado: TributoNaNota | undefined): SituacaoDoTributo =>
  declarado?.situacao ?? SITUACAO_DO_IPI[cst] ?? 'PAGO';

function situacaoDoPis(
  { vPIS }: NonNullable<ItemDaNota['PIS']>,
  declarado: TributoNaNota | undefined,
): SituacaoDoTributo {
  if (declarado?.situacao) return declarado.situacao;
  if (vPIS === undefined) return 'ZERO';
  return valor(vPIS).isZero() ? 'SUSPENSO' : 'PAGO';
}

const SITUACAO_DO_IPI: Readonly<Record<string, SituacaoDoTributo>> = {
  '01': 'ZERO',
  '02': 'ISENTO',
  '03': 'NAO_INCIDE',
  '04': 'IMUNE',
  '05': 'SUSPENSO',
};

const USO_DO_CFOP: Readonly<Record<string, Aplicacao>> = {
  '3101': 'INDUSTRIALIZACAO',
  '3127': 'INDUSTRIALIZACAO',
  '3102': 'REVENDA',
  '3551': 'ATIVO',
  '3556': 'CONSUMO',
};

function maisFrequente(valores: readonly string[]): string {
  const vezes = (qual: string) => valores.filter((achado) => achado === qual).length;
  return valores.reduce((mais, achado) => (vezes(achado) > vezes(mais) ? achado : mais), valores[0] ?? '');
}
