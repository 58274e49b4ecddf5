import type { AdicaoDeclarada, DeclaracaoImportacao, TributoDi } from '#lib/domain/aduana/declaracao-importacao.ts';
import { NOME_DO_TRIBUTO, TRIBUTOS_DI } from '#lib/domain/aduana/declaracao-importacao.ts';
import type { ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/nota-de-entrada.ts';
import { escreverNcm } from '#lib/domain/identificadores/escrever-identificador.ts';
import { documentoDoNumero } from '#lib/domain/identificadores/numero-declaracao.ts';
import { Exato, porExtenso, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** A declaration with the customs value of each adição, 2 decimals. */
export interface DeclaracaoComparada {
  numeroDI: string;
  carga: Pick<DeclaracaoImportacao['carga'], 'pesoLiquido' | 'pesoBruto'>;
  frete: Pick<DeclaracaoImportacao['frete'], 'valorReais'>;
  seguro: Pick<DeclaracaoImportacao['seguro'], 'valorReais'>;
  adicoes: readonly (Pick<AdicaoDeclarada, 'numero' | 'ncm' | 'tributos'> & { valorAduaneiro: DecimalTexto })[];
}

/** A figure of the nota beside the declared one, both as people read them where they differ. `porque` says why a figure was not compared. */
export type LinhaDaEntrada = { onde: string | null; oQue: string } & (
  | { situacao: 'CONFERE' }
  | { situacao: 'DIFERE'; nota: string; declarado: string }
  | { situacao: 'NAO_COMPARADO'; porque: string }
);

export interface ConferenciaDaEntrada {
  /** Adições of the declaration that the nota names, and how many the declaration has; null where they are not told apart. */
  cobertura: { daNota: number; daDeclaracao: number } | null;
  linhas: LinhaDaEntrada[];
}

/**
 * Compares an incoming nota with the declaration it documents. Taxes are compared with what is to be paid, not with what is due under
 * suspension: the nota has what the issuer may not credit otherwise. Amounts that differ by up to one cent an item are the same, since
 * the issuer spreads them over the items. What the nota does not tell, or tells in its own way (value of the goods, ICMS), is not
 * compared and says so. Source: MOC da NF-e, anexo I, grupos DI, II, IPI, PIS e COFINS.
 */
export function conferirNotaDeEntrada(nota: NotaDeEntrada, declaracao: DeclaracaoComparada): ConferenciaDaEntrada {
  const itens = nota.itens.filter(({ declaracoes }) =>
    declaracoes.some(({ numero }) => numero === declaracao.numeroDI),
  );
  const soDela = nota.itens.every(({ declaracoes }) =>
    declaracoes.every(({ numero }) => numero === declaracao.numeroDI),
  );
  const inteira = itens.length === nota.itens.length && soDela;
  // The NF-e numbers the adições of a DUIMP in its own way: only the whole is compared.
  if (documentoDoNumero(declaracao.numeroDI) === 'DUIMP') {
    const partes = { onde: null, itens, adicoes: declaracao.adicoes };
    return {
      cobertura: null,
      linhas: [...conferirTributos(partes), ...conferirCarga(nota, declaracao, inteira), ...FORA],
    };
  }
  const numeros = [...new Set(itens.flatMap((um) => adicoesDe(um, declaracao.numeroDI)))].toSorted((a, b) => a - b);
  const doNumero = new Map(declaracao.adicoes.map((uma) => [Number(uma.numero), uma]));
  const linhas = numeros.flatMap((numero): LinhaDaEntrada[] => {
    const onde = `adição ${String(numero).padStart(3, '0')}`;
    const uma = doNumero.get(numero);
    if (!uma) return [{ onde, oQue: 'Adição', situacao: 'DIFERE', nota: 'citada', declarado: 'não existe' }];
    const seus = itens.filter((um) => adicoesDe(um, declaracao.numeroDI).includes(numero));
    if (seus.some((um) => adicoesDe(um, declaracao.numeroDI).length > 1)) {
      return [{ onde, oQue: 'Adição', situacao: 'NAO_COMPARADO', porque: 'um item da nota é de mais de uma adição' }];
    }
    return [conferirNcm(onde, seus, uma.ncm), ...conferirTributos({ onde, itens: seus, adicoes: [uma] })];
  });
  const daNota = numeros.filter((numero) => doNumero.has(numero)).length;
  const todas = daNota === declaracao.adicoes.length;
  return {
    cobertura: { daNota, daDeclaracao: declaracao.adicoes.length },
    linhas: [...linhas, ...conferirCarga(nota, declaracao, inteira && todas), ...FORA],
  };
}

const adicoesDe = ({ declaracoes }: ItemDeEntrada, numeroDI: string) => [
  ...new Set(
    declaracoes.filter(({ numero }) => numero === numeroDI).flatMap(({ adicoes }) => adicoes.map((uma) => uma.numero)),
  ),
];

function conferirNcm(onde: string, itens: readonly ItemDeEntrada[], ncm: string): LinhaDaEntrada {
  const outras = [...new Set(itens.map((um) => um.ncm))].filter((uma) => uma !== ncm);
  if (outras.length === 0) return { onde, oQue: 'NCM', situacao: 'CONFERE' };
  return {
    ...{ onde, oQue: 'NCM', situacao: 'DIFERE' },
    nota: outras.map(escreverNcm).join(', '),
    declarado: escreverNcm(ncm),
  };
}

interface Partes {
  onde: string | null;
  itens: readonly ItemDeEntrada[];
  adicoes: DeclaracaoComparada['adicoes'];
}

function conferirTributos({ onde, itens, adicoes }: Partes): LinhaDaEntrada[] {
  const declarado = (tributo: TributoDi) => somar(adicoes.map(({ tributos }) => tributos[tributo].recolher));
  const bases = itens.map(({ baseDoIi }) => baseDoIi);
  const semBase = bases.every((uma) => uma === null || new Exato(uma).isZero());
  const base = somar(adicoes.map(({ valorAduaneiro }) => valorAduaneiro));
  return [
    semBase
      ? { onde, oQue: 'Base do II', situacao: 'NAO_COMPARADO', porque: NAO_DIZ }
      : comparar({ onde, oQue: 'Base do II' }, bases, base),
    ...TRIBUTOS_DI.map((tributo) =>
      comparar(
        { onde, oQue: NOME_DO_TRIBUTO[tributo] },
        itens.map((um) => um[tributo]),
        declarado(tributo),
        A_RECOLHER,
      ),
    ),
  ];
}

/** Weights, freight and insurance of the whole nota: they say something only of the whole declaration. */
function conferirCarga(nota: NotaDeEntrada, declaracao: DeclaracaoComparada, inteira: boolean): LinhaDaEntrada[] {
  const { pesoLiquido, pesoBruto } = declaracao.carga;
  const pares = [
    ['Peso líquido', nota.pesoLiquido, pesoLiquido],
    ['Peso bruto', nota.pesoBruto, pesoBruto],
    ['Frete', nota.frete, declaracao.frete.valorReais],
    ['Seguro', nota.seguro, declaracao.seguro.valorReais],
  ] as const;
  return pares.map(([oQue, daNota, daDeclaracao]): LinhaDaEntrada => {
    const dito = { onde: null, oQue };
    if (daNota === null || new Exato(daNota).isZero()) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
    if (daDeclaracao === null) return { ...dito, situacao: 'NAO_COMPARADO', porque: 'a declaração não diz' };
    if (!inteira) return { ...dito, situacao: 'NAO_COMPARADO', porque: 'a nota não é da declaração inteira' };
    return comparar(dito, [daNota], new Exato(daDeclaracao), oQue.startsWith('Peso') ? EM_QUILOS : EM_REAIS);
  });
}

/** What an item may differ by, the decimals people read, and what follows the declared figure. */
interface Escala {
  folga: string;
  casas: number;
  sufixo?: string;
}

function comparar(
  dito: { onde: string | null; oQue: string },
  parcelas: readonly (DecimalTexto | null)[],
  declarado: Exato,
  { folga, casas, sufixo = '' }: Escala = EM_REAIS,
): LinhaDaEntrada {
  if (parcelas.some((uma) => uma === null)) return { ...dito, situacao: 'NAO_COMPARADO', porque: NAO_DIZ };
  const daNota = somar(parcelas);
  const tolerancia = new Exato(folga).times(parcelas.length);
  if (daNota.minus(declarado).abs().lte(tolerancia)) return { ...dito, situacao: 'CONFERE' };
  return {
    ...dito,
    situacao: 'DIFERE',
    nota: porExtenso(daNota, casas),
    declarado: porExtenso(declarado, casas) + sufixo,
  };
}

/** The nota writes weights with 3 decimals, the declaration with 5. */
const EM_QUILOS: Escala = { folga: '0.001', casas: 3 };
const EM_REAIS: Escala = { folga: '0.01', casas: 2 };
const A_RECOLHER: Escala = { ...EM_REAIS, sufixo: ' a recolher' };
const NAO_DIZ = 'a nota não diz';
const FORA: readonly LinhaDaEntrada[] = [
  {
    onde: null,
    oQue: 'Valor dos produtos',
    situacao: 'NAO_COMPARADO',
    porque: 'cada emitente o escreve com ou sem frete e tributos',
  },
  { onde: null, oQue: 'ICMS', situacao: 'NAO_COMPARADO', porque: 'a declaração não o diz' },
];
