import {
  type AdicaoDeclarada,
  type DeclaracaoImportacao,
  type ItemDeclarado,
  TRIBUTOS_DI,
  type TributoDeclarado,
  type TributoDi,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { SituacaoDoTributo } from '#lib/domain/aduana/nota/forma-da-nota.ts';
import { arredondarCentavos, dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { temRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { repartirDaAdicao } from '#lib/fiscal/reforma/processo/carga-do-processo.ts';
import { itensDaAdicaoDeclarada } from '#lib/fiscal/reforma/processo/itens-declarados.ts';

/** An item with what was declared of it, in reais with 2 decimals; of a DI its share of the adição. */
export interface ItemDaDeclaracao {
  chave: string;
  adicao: AdicaoDeclarada;
  item: ItemDeclarado;
  descricao: string;
  valorAduaneiro: DecimalTexto;
  frete: DecimalTexto;
  seguro: DecimalTexto;
  /** Customs value without freight and insurance, whatever the condition of sale. */
  fob: DecimalTexto;
  /** FOB without acréscimos and deduções. */
  preco: DecimalTexto;
  /** Kilograms, 5 decimals. */
  pesoLiquido: DecimalTexto;
  /** Antidumping and similar duties to pay. */
  direitos: DecimalTexto;
  tributos: Record<TributoDi, TributoNaNota>;
}

export interface TributoNaNota {
  base: DecimalTexto | null;
  /** Per cent; null for a specific rate. */
  aliquota: DecimalTexto | null;
  recolher: DecimalTexto;
  devido: DecimalTexto;
  /** Null where the declaration does not say why something due is not paid. */
  situacao: SituacaoDoTributo | null;
}

/** The key of an item in the registers: `001/1`. */
export const chaveDoItem = (adicao: string, sequencia: number) => `${adicao}/${sequencia}`;

/** Sorted by adição and sequence, so that an item has the same cents whatever the order of the file. */
export function itensDaDeclaracao({ adicoes }: Pick<DeclaracaoImportacao, 'adicoes'>): ItemDaDeclaracao[] {
  const emOrdem = adicoes.toSorted((antes, depois) => Number(antes.numero) - Number(depois.numero));
  const itens = emOrdem.flatMap((adicao) =>
    itensDaAdicao({ ...adicao, itens: adicao.itens.toSorted((antes, depois) => antes.sequencia - depois.sequencia) }),
  );
  // The items of a DUIMP are numbered through all of its adições.
  return itens.every(({ item }) => item.duimp)
    ? itens.toSorted((antes, depois) => antes.item.sequencia - depois.item.sequencia)
    : itens;
}

function itensDaAdicao(adicao: AdicaoDeclarada): ItemDaDeclaracao[] {
  const daCarga = itensDaAdicaoDeclarada(adicao);
  const declaraItens = adicao.itens.every(({ duimp }) => duimp?.valorAduaneiro);
  const doItem = declaraItens ? null : repartidos(adicao);
  return adicao.itens.flatMap((item, i) => {
    const carga = daCarga[i];
    if (!carga) return [];
    const frete = doItem ? doItem('frete', adicao.freteReais, i) : emCentavos(item.duimp?.freteReais ?? null);
    const seguro = doItem ? doItem('seguro', adicao.seguroReais, i) : emCentavos(item.duimp?.seguroReais ?? null);
    const { valorAduaneiro, pesoLiquido, descricao } = carga;
    const fob = new Exato(valorAduaneiro).minus(frete).minus(seguro);
    const ajustes = doItem ? doItem('ajustes', ajustesDe(adicao), i) : ajustesDe(item.duimp ?? adicao);
    const tributo = (qual: TributoDi): TributoNaNota => {
      if (!doItem && item.duimp) return doTributo(item.duimp.tributos[qual], { sabe: true });
      const declarado = adicao.tributos[qual];
      const parte = (figura: 'base' | 'recolher' | 'devido') =>
        declarado[figura] === null ? null : (doItem?.(`${qual}.${figura}`, declarado[figura], i) ?? null);
      const partes = { base: parte('base'), recolher: parte('recolher') ?? NADA, devido: parte('devido') ?? NADA };
      return doTributo({ ...declarado, ...partes }, { sabe: temRecolher(adicao, qual) });
    };
    return [
      {
        chave: chaveDoItem(adicao.numero, item.sequencia),
        adicao,
        item,
        descricao,
        valorAduaneiro,
        frete,
        seguro,
        fob: fob.toFixed(2),
        preco: fob.minus(ajustes).toFixed(2),
        pesoLiquido,
        direitos: somar(Object.values(carga.componentes)).toFixed(2),
        tributos: Object.fromEntries(TRIBUTOS_DI.map((qual) => [qual, tributo(qual)])) as Record<
          TributoDi,
          TributoNaNota
        >,
      },
    ];
  });
}

/** Acréscimos less deduções, in reais. */
function ajustesDe({ acrescimos, deducoes }: Pick<AdicaoDeclarada, 'acrescimos' | 'deducoes'>): DecimalTexto {
  const reais = (ajustes: AdicaoDeclarada['acrescimos']) => somar(ajustes.map(({ valorReais }) => valorReais));
  return emCentavos(reais(acrescimos).minus(reais(deducoes)).toFixed());
}

/** Shares the amounts of an adição among its items, each amount once. */
function repartidos({ itens }: AdicaoDeclarada) {
  const feitos = new Map<string, DecimalTexto[]>();
  return (nome: string, total: DecimalTexto | null, i: number): DecimalTexto => {
    const partes = feitos.get(nome) ?? repartirDaAdicao(emCentavos(total), itens);
    feitos.set(nome, partes);
    return partes[i] ?? NADA;
  };
}

function doTributo(declarado: TributoDeclarado, { sabe }: { sabe: boolean }): TributoNaNota {
  const { base, aliquota, aliquotaReduzida, regime } = declarado;
  const [recolher, devido] = [emCentavos(declarado.recolher), emCentavos(declarado.devido)];
  return {
    base: base === null ? null : emCentavos(base),
    aliquota: aliquotaReduzida ?? aliquota,
    recolher,
    devido,
    situacao: sabe ? situacao({ recolher, devido, regime: regime.nome }) : null,
  };
}

/** By the name of the regime: the codes differ from tax to tax. */
function situacao({ recolher, devido, regime }: { recolher: string; devido: string; regime: string | null }) {
  if (new Exato(recolher).gt(0)) return 'PAGO';
  const doRegime = REGIMES.find(([nome]) => nome.test(regime ?? ''))?.[1];
  return doRegime ?? (new Exato(devido).isZero() ? 'ZERO' : null);
}

const REGIMES: readonly (readonly [RegExp, SituacaoDoTributo])[] = [
  [/^suspens/i, 'SUSPENSO'],
  [/^isen/i, 'ISENTO'],
  [/^imun/i, 'IMUNE'],
  [/^n[aã]o.?inc/i, 'NAO_INCIDE'],
];

/** A DUIMP may give seven decimals. A blank part counts as zero, as in the customs value. */
const emCentavos = (valor: DecimalTexto | null) => dinheiro(arredondarCentavos(new Exato(valor ?? 0)));

const NADA = '0.00';
