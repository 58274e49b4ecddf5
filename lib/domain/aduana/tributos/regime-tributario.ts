import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Tax regimes of a federal tax on an adição (domain/importacao.md §2.4), with their names on the declaration. */
export const REGIMES_TRIBUTARIOS = {
  INTEGRAL: 'Recolhimento integral',
  IMUNIDADE: 'Imunidade',
  ISENCAO: 'Isenção',
  REDUCAO: 'Redução',
  SUSPENSAO: 'Suspensão',
  NAO_INCIDENCIA: 'Não incidência',
  SUSPENSAO_PROPORCIONAL: 'Suspensão com pagamento proporcional',
} as const;
export type RegimeTributario = keyof typeof REGIMES_TRIBUTARIOS;

/** A regime in words: declarations write it in capitals, mostly without accents. One that is not of the table stands as declared. */
export function regimePorExtenso(declarado: string): string {
  const procurado = textoDeBusca(declarado.replaceAll('_', ' '));
  const conhecido = Object.values(REGIMES_TRIBUTARIOS).find((nome) => textoDeBusca(nome) === procurado);
  return conhecido ?? declarado;
}

/**
 * Whether the regime suspends the tax. Compared by name, because the regime codes differ from tax to tax (domain/importacao.md
 * §2.4).
 */
export function regimeSuspende(nome: string | null): boolean {
  return /^suspens/i.test(nome ?? '');
}

/**
 * Whether the regime leaves the tax unpaid without suspending it: isenção, imunidade, não incidência. The II of goods under isenção
 * (DL 288/1967, art. 3º) falls due when they leave (RA, art. 509).
 */
export function regimeDispensa(nome: string | null): boolean {
  return new RegExp(DISPENSA, 'i').test(nome ?? '');
}

/** The same rule for SQL. */
export const DISPENSA = '^(isen|imun|n[aã]o.?inc)';

/** State treatment of the ICMS of an import. */
export const TRATAMENTOS_ICMS = {
  INTEGRAL: 'Recolhimento integral',
  DIFERIDO: 'Diferido',
  EXONERADO: 'Exonerado',
  REDUZIDO: 'Base de cálculo reduzida',
  CARGA_EFETIVA: 'Redução pela carga efetiva (Convênio 52/91)',
} as const;
export type TratamentoIcms = keyof typeof TRATAMENTOS_ICMS;

/** Whether the treatment takes a percentage off the base. */
export function reduzABase(tratamento: TratamentoIcms | null): tratamento is 'REDUZIDO' | 'CARGA_EFETIVA' {
  return tratamento === 'REDUZIDO' || tratamento === 'CARGA_EFETIVA';
}

/** Types of navigation, which decide the AFRMM rate (Lei 10.893/2004). */
export const NAVEGACOES = {
  LONGO_CURSO: 'Longo curso',
  CABOTAGEM: 'Cabotagem',
  FLUVIAL_GRANEL_LIQUIDO: 'Fluvial e lacustre, granéis líquidos (N/NE)',
  FLUVIAL_OUTRAS_CARGAS: 'Fluvial e lacustre, outras cargas (N/NE)',
} as const;
export type Navegacao = keyof typeof NAVEGACOES;

export const TRATAMENTOS_AFRMM = ['INTEGRAL', 'ISENCAO', 'SUSPENSAO', 'NAO_INCIDENCIA'] as const;
export type TratamentoAfrmm = (typeof TRATAMENTOS_AFRMM)[number];

/** Rate tables of PIS and COFINS-Importação: general and auto parts (Lei 10.865/2004). */
export const CATEGORIAS_PIS_COFINS = ['GERAL', 'AUTOPECAS'] as const;
export type CategoriaPisCofins = (typeof CATEGORIAS_PIS_COFINS)[number];
