import { cfopExigeDeclaracao } from '#lib/domain/aduana/declaracao/cfop-de-importacao.ts';
import type { AdicaoDeclarada, TributoDi } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import {
  comparar,
  type LinhaDaEntrada,
  NA_DECLARACAO,
  NAO_DIZ,
} from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';
import { tributosSemRecolher } from '#lib/fiscal/importacao/declarada/recolher-informado.ts';
import { type CapaComparada, conferirCapaDaEntrada } from './conferir-capa-da-entrada.ts';

/** A declaration with the customs value of each adição, 2 decimals. */
export interface DeclaracaoComparada extends CapaComparada {
  adicoes: readonly (Pick<AdicaoDeclarada, 'numero' | 'ncm' | 'tributos' | 'campos'> & {
    valorAduaneiro: DecimalTexto;
  })[];
}

export interface ConferenciaDaEntrada {
  /** Adições of a DI, or NCMs of a DUIMP, that the nota names, and how many the declaration has. */
  cobertura: { de: 'ADICAO' | 'NCM'; daNota: number; daDeclaracao: number };
  linhas: LinhaDaEntrada[];
}

/**
 * Compares an incoming nota with the declaration it documents. Taxes are compared with what is to be paid, not with what is due under
 * suspension: the nota has what the issuer may not credit otherwise. Amounts that differ by up to one cent an item are the same, since
 * the issuer spreads them over the items. The items of a DUIMP are compared by NCM, since a nota does not number its adições. What the
 * nota does not tell, or tells in its own way (value of the goods, ICMS), is not compared and says so.
 * Source: MOC da NF-e, anexo I, grupos DI, II, IPI, PIS e COFINS.
 */
export function conferirNotaDeEntrada(nota: NotaDeEntrada, declaracao: DeclaracaoComparada): ConferenciaDaEntrada {
  const itens = nota.itens.filter(({ declaracoes }) =>
    declaracoes.some(({ numero }) => numero === declaracao.numeroDI),
  );
  const soDela = nota.itens.every(({ declaracoes }) =>
    declaracoes.every(({ numero }) => numero === declaracao.numeroDI),
  );
  const { cobertura, linhas } =
    documentoDoNumero(declaracao.numeroDI) === 'DUIMP'
      ? conferirPorNcm(itens, declaracao)
      : conferirPorAdicao(itens, declaracao);
  const inteira = itens.length === nota.itens.length && soDela && cobertura.daNota === cobertura.daDeclaracao;
  return {
    cobertura,
    linhas: [
      ...nota.itens.flatMap(conferirGrupoDi),
      ...linhas,
      ...conferirCapaDaEntrada({ nota, itens, inteira }, declaracao),
      ...conferirTotais(nota),
      ...FORA,
    ],
  };
}

/** An item without the group DI belongs to no declaration: nobody compares it. */
function conferirGrupoDi({ nItem, cfop, declaracoes }: ItemDeEntrada): LinhaDaEntrada[] {
  if (declaracoes.length > 0) return [];
  const dito = { onde: `item ${nItem}`, oQue: 'Grupo DI' };
  if (!cfopExigeDeclaracao(cfop)) {
    return [
      {
        ...dito,
        situacao: 'NAO_COMPARADO',
        porque: `o CFOP ${cfop} não o pede`,
      },
    ];
  }
  return [
    {
      ...dito,
      situacao: 'DIFERE',
      nota: 'ausente',
      declarado: 'exigido',
      contra: `pelo CFOP ${cfop}`,
    },
  ];
}

function conferirPorNcm(itens: readonly ItemDeEntrada[], { adicoes }: DeclaracaoComparada): ConferenciaDaEntrada {
  const ncms = [...new Set(itens.map(({ ncm }) => ncm))].toSorted();
  const linhas = ncms.flatMap((ncm): LinhaDaEntrada[] => {
    const onde = `NCM ${escreverNcm(ncm)}`;
    const adicoesDaNcm = adicoes.filter((adicao) => adicao.ncm === ncm);
    if (adicoesDaNcm.length === 0) return [{ onde, oQue: 'NCM', ...NAO_EXISTE }];
    const grupoDaNcm = {
      onde,
      itens: itens.filter((item) => item.ncm === ncm),
      adicoes: adicoesDaNcm,
    };
    return [{ onde, oQue: 'NCM', situacao: 'CONFERE' }, ...conferirTributos(grupoDaNcm)];
  });
  const declaradas = new Set(adicoes.map(({ ncm }) => ncm));
  const daNota = ncms.filter((ncm) => declaradas.has(ncm)).length;
  return {
    cobertura: { de: 'NCM', daNota, daDeclaracao: declaradas.size },
    linhas,
  };
}

function conferirPorAdicao(itens: readonly ItemDeEntrada[], declaracao: DeclaracaoComparada): ConferenciaDaEntrada {
  const doItem = new Map(itens.map((item) => [item, adicoesDe(item, declaracao)]));
  const adicoesDoItem = (item: ItemDeEntrada) => doItem.get(item) ?? [];
  const numeros = [...new Set(itens.flatMap(adicoesDoItem))].toSorted((a, b) => a - b);
  const doNumero = new Map(declaracao.adicoes.map((adicao) => [Number(adicao.numero), adicao]));
  const semAdicao = itens.filter((item) => adicoesDoItem(item).length === 0);
  const linhas = numeros.flatMap((numero): LinhaDaEntrada[] => {
    const onde = `adição ${String(numero).padStart(3, '0')}`;
    const adicao = doNumero.get(numero);
    if (!adicao) return [{ onde, oQue: 'Adição', ...NAO_EXISTE }];
    const itensDaAdicao = itens.filter((item) => adicoesDoItem(item).includes(numero));
    const porque = itensDaAdicao.some((item) => adicoesDoItem(item).length > 1)
      ? 'um item da nota é de mais de uma adição'
      : semAdicao.some(({ ncm }) => ncm === adicao.ncm) && 'outro item da mesma NCM está sem adição na nota';
    if (porque) return [{ onde, oQue: 'Adição', situacao: 'NAO_COMPARADO', porque }];
    return [
      conferirNcm(onde, itensDaAdicao, adicao.ncm),
      ...conferirTributos({ onde, itens: itensDaAdicao, adicoes: [adicao] }),
    ];
  });
  const semElas = semAdicao.map(
    ({ nItem }): LinhaDaEntrada => ({
      onde: `item ${nItem}`,
      oQue: 'Adição',
      situacao: 'NAO_COMPARADO',
      porque: 'sem adição na nota, e a NCM não diz qual é',
    }),
  );
  const daNota = numeros.filter((numero) => doNumero.has(numero)).length;
  const cobertura = {
    de: 'ADICAO',
    daNota,
    daDeclaracao: declaracao.adicoes.length,
  } as const;
  return { cobertura, linhas: [...linhas, ...semElas] };
}

/** The adições an item names; of one that names none, the only adição of its NCM. */
function adicoesDe({ declaracoes, ncm }: ItemDeEntrada, { numeroDI, adicoes }: DeclaracaoComparada): number[] {
  const citadas = declaracoes
    .filter(({ numero }) => numero === numeroDI)
    .flatMap((declaracao) => declaracao.adicoes.flatMap(({ numero }) => numero ?? []));
  if (citadas.length > 0) return [...new Set(citadas)];
  const [daNcm, ...outras] = adicoes.filter((adicao) => adicao.ncm === ncm);
  return daNcm && outras.length === 0 ? [Number(daNcm.numero)] : [];
}

function conferirNcm(onde: string, itens: readonly ItemDeEntrada[], ncm: string): LinhaDaEntrada {
  const outras = [...new Set(itens.map((item) => item.ncm))].filter((outraNcm) => outraNcm !== ncm);
  if (outras.length === 0) return { onde, oQue: 'NCM', situacao: 'CONFERE' };
  return {
    onde,
    oQue: 'NCM',
    situacao: 'DIFERE',
    nota: outras.map(escreverNcm).join(', '),
    declarado: escreverNcm(ncm),
    contra: NA_DECLARACAO,
  };
}

interface Partes {
  onde: string | null;
  itens: readonly ItemDeEntrada[];
  adicoes: DeclaracaoComparada['adicoes'];
}

/**
 * The base of the II may be the leaf of the declaration or the customs value that Cais reckons from its parts: the issuer may have
 * taken either, and truncation parts them by cents.
 */
function conferirTributos({ onde, itens, adicoes }: Partes): LinhaDaEntrada[] {
  const bases = itens.map(({ baseDoIi }) => baseDoIi);
  const semBase = bases.every((base) => base === null || new Exato(base).isZero());
  const impressas = adicoes.flatMap(({ tributos }) => tributos.ii.base ?? []);
  const impressa = impressas.length === adicoes.length ? [{ valor: somar(impressas), contra: NA_DECLARACAO }] : [];
  const naoDiz = tributosSemRecolher({ adicoes });
  const calculada = {
    valor: somar(adicoes.map(({ valorAduaneiro }) => valorAduaneiro)),
    contra: NO_CALCULO,
    aDizer: true,
  } as const;
  return [
    semBase
      ? { onde, oQue: 'Base do II', situacao: 'NAO_COMPARADO', porque: NAO_DIZ }
      : comparar({ onde, oQue: 'Base do II' }, bases, [...impressa, calculada]),
    ...TRIBUTOS_DI.map((tributo) =>
      comparar(
        { onde, oQue: NOME_DO_TRIBUTO[tributo] },
        itens.map((item) => item[tributo]),
        naoDiz.includes(tributo) ? [] : [{ valor: aRecolher(adicoes, tributo), contra: `a recolher ${NA_DECLARACAO}` }],
      ),
    ),
  ];
}

const aRecolher = (adicoes: DeclaracaoComparada['adicoes'], tributo: TributoDi) =>
  somar(adicoes.map(({ tributos }) => tributos[tributo].recolher));
const NO_CALCULO = 'no cálculo do Cais';

/** The totals of the nota are the sums of its own items. */
function conferirTotais({ totais, itens }: NotaDeEntrada): LinhaDaEntrada[] {
  return TRIBUTOS_DI.map((tributo): LinhaDaEntrada => {
    const dito = {
      onde: null,
      oQue: `Total de ${NOME_DO_TRIBUTO[tributo]} da nota`,
    };
    const parcelas = itens.map((item) => item[tributo]);
    if (parcelas.some((parcela) => parcela === null)) {
      return {
        ...dito,
        situacao: 'NAO_COMPARADO',
        porque: 'um item da nota não diz',
      };
    }
    return comparar(dito, [totais[tributo]], [{ valor: somar(parcelas), contra: 'na soma dos itens dela' }]);
  });
}

const NAO_EXISTE = {
  situacao: 'DIFERE',
  nota: 'citada',
  declarado: 'não existe',
  contra: NA_DECLARACAO,
} as const;
const A_SEU_MODO = 'cada emitente o escreve com ou sem frete e tributos';
const FORA: readonly LinhaDaEntrada[] = [
  ...['Valor dos produtos', 'Outras despesas', 'Valor da nota'].map(
    (oQue) =>
      ({
        onde: null,
        oQue,
        situacao: 'NAO_COMPARADO',
        porque: A_SEU_MODO,
      }) as const,
  ),
  {
    onde: null,
    oQue: 'ICMS',
    situacao: 'NAO_COMPARADO',
    porque: 'a declaração não o diz',
  },
  ...['Quantidades', 'Descrições'].map(
    (oQue) =>
      ({
        onde: null,
        oQue,
        situacao: 'NAO_COMPARADO',
        porque: 'o Cais não as compara',
      }) as const,
  ),
];
