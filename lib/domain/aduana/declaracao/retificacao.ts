import type { AdicaoDeclarada, DeclaracaoImportacao } from './declaracao-importacao.ts';

/** One value of a declaration before and after a retificação. */
export interface Diferenca {
  /**
   * `carga.pesoBruto`, `adicoes.003.tributos.ii.devido`, `adicoes.003.itens.2.quantidade` (positions from 1), `adicoes.017` for a
   * whole adição.
   */
  caminho: string;
  antes: string | number | null;
  depois: string | number | null;
}

/** A block of a declaration is accepted or refused as a whole in a retificação. Each adição is a block. */
const BLOCOS_DO_CABECALHO = ['cabecalho', 'carga', 'documentos', 'pagamentos'] as const;
export type BlocoDaDeclaracao = (typeof BLOCOS_DO_CABECALHO)[number] | `adicao-${string}`;

/** `adicao-003`, or a block of the header. */
export const FORMA_DO_BLOCO = new RegExp(`^(${BLOCOS_DO_CABECALHO.join('|')}|adicao-\\d{1,5})$`);

/** Field of the process history that names the file the declaration came from. Only a retificação writes it. */
export const CAMPO_DO_ARQUIVO = 'Arquivo da declaração';

export function nomeDoBloco(bloco: BlocoDaDeclaracao): string {
  return NOMES[bloco] ?? bloco.replace('adicao-', 'Adição ');
}

export function blocoDoCaminho(caminho: string): BlocoDaDeclaracao {
  const [campo = '', nome = ''] = caminho.split('.');
  if (campo === 'adicoes') return `adicao-${nome}`;
  if (campo !== 'campos' && campo !== 'grupos') return BLOCO_DO_CAMPO[campo] ?? 'cabecalho';
  return BLOCO_DA_FOLHA.find(([forma]) => forma.test(nome))?.[1] ?? 'cabecalho';
}

/** Merges two versions of a declaration: accepted blocks from `depois`, all others from `antes`. */
export function aplicarBlocos(
  antes: DeclaracaoImportacao,
  depois: DeclaracaoImportacao,
  aceitos: ReadonlySet<BlocoDaDeclaracao>,
): DeclaracaoImportacao {
  const lado = <T>(caminho: string, [era, ficou]: Par<T>): T => (aceitos.has(blocoDoCaminho(caminho)) ? ficou : era);
  const cabecalhos: Par<Arvore> = [{ ...antes }, { ...depois }];
  const extras = EXTRAS.map((extra) => {
    const lados: Par<Arvore> = [{ ...antes[extra] }, { ...depois[extra] }];
    return [extra, escolher(lados, (nome) => lado(`${extra}.${nome}`, lados))] as const;
  });
  const comVersao = versaoDoCabecalho([antes, depois], lado(VERSAO, [antes, depois]));
  const adicoes = numerosDasAdicoes(antes, depois).flatMap((numero) => {
    const escolhida = adicaoDe(lado(`adicoes.${numero}`, [antes, depois]), numero);
    if (!escolhida) return [];
    const repetem = [antes, depois].every((di) => repeteSequencia(di, adicaoDe(di, numero)));
    const doCabecalho = adicaoDe(lado(SEQUENCIA, [antes, depois]), numero);
    return [comVersao(repetem ? comSequenciaDe(escolhida, doCabecalho) : escolhida)];
  });
  const { campos: _, grupos: __, ...cabecalho } = escolher(cabecalhos, (campo) => lado(campo, cabecalhos));
  return {
    ...cabecalho,
    adicoes,
    ...Object.fromEntries(extras.filter(([, escolhido]) => Object.keys(escolhido).length > 0)),
  } as unknown as DeclaracaoImportacao;
}

/** Numbers of the adições of both versions, sorted, without repeats. */
export function numerosDasAdicoes(antes: DeclaracaoImportacao, depois: DeclaracaoImportacao): string[] {
  return [...new Set([...antes.adicoes, ...depois.adicoes].map(({ numero }) => numero))].sort();
}

export function adicaoDe({ adicoes }: DeclaracaoImportacao, numero: string): AdicaoDeclarada | null {
  return adicoes.find((adicao) => adicao.numero === numero) ?? null;
}

/** Each adição of a file repeats the retificação sequence of the declaration. It changes with the header and is shown there. */
export const SEQUENCIA = 'sequencialRetificacao';

export function repeteSequencia(di: DeclaracaoImportacao, adicao: AdicaoDeclarada | null): boolean {
  const sequencia = adicao?.campos[SEQUENCIA];
  return sequencia != null && Number(sequencia) === di.sequencialRetificacao;
}

function comSequenciaDe(adicao: AdicaoDeclarada, outra: AdicaoDeclarada | null): AdicaoDeclarada {
  const sequencia = outra?.campos[SEQUENCIA] ?? null;
  if (sequencia === adicao.campos[SEQUENCIA]) return adicao;
  return { ...adicao, campos: { ...adicao.campos, [SEQUENCIA]: sequencia } };
}

/** The version of a DUIMP, and the field in which each item of its file repeats the version. */
const VERSAO = 'duimp.versao';
export const VERSAO_DO_ITEM = 'identificacao.versao';

/** Whether every item that states a version repeats that of the DUIMP. The version changes with the header and is shown there. */
export function repetemVersao({ duimp, adicoes }: DeclaracaoImportacao): boolean {
  const ditas = adicoes.flatMap(({ itens }) => itens.flatMap(({ campos }) => campos?.[VERSAO_DO_ITEM] ?? []));
  return duimp !== undefined && ditas.every((versao) => Number(versao) === duimp.versao);
}

/** Copies the version of the header into the items, if in both versions the items only repeat it. */
function versaoDoCabecalho(ambas: Par<DeclaracaoImportacao>, { duimp }: DeclaracaoImportacao) {
  const versao = String(duimp?.versao);
  if (!ambas.every(repetemVersao)) return (adicao: AdicaoDeclarada) => adicao;
  return (adicao: AdicaoDeclarada): AdicaoDeclarada => {
    const muda = adicao.itens.some(({ campos }) => Number(campos?.[VERSAO_DO_ITEM] ?? versao) !== duimp?.versao);
    if (!muda) return adicao;
    const itens = adicao.itens.map((item) =>
      item.campos?.[VERSAO_DO_ITEM] ? { ...item, campos: { ...item.campos, [VERSAO_DO_ITEM]: versao } } : item,
    );
    return { ...adicao, itens };
  };
}

type Arvore = Readonly<Record<string, unknown>>;
type Par<T> = readonly [antes: T, depois: T];

/** Takes each field from its chosen side; a field missing on that side is left out. */
function escolher(lados: Par<Arvore>, deOnde: (campo: string) => Arvore): Record<string, unknown> {
  const campos = [...new Set(lados.flatMap((lado) => Object.keys(lado)))];
  return Object.fromEntries(
    campos.filter((campo) => Object.hasOwn(deOnde(campo), campo)).map((campo) => [campo, deOnde(campo)[campo]]),
  );
}

const EXTRAS = ['campos', 'grupos'] as const;

const NOMES: Partial<Record<BlocoDaDeclaracao, string>> = {
  cabecalho: 'Cabeçalho',
  carga: 'Carga e transporte',
  documentos: 'Documentos instrutivos',
  pagamentos: 'Pagamentos',
};

const BLOCO_DO_CAMPO: Readonly<Record<string, BlocoDaDeclaracao>> = {
  carga: 'carga',
  conhecimento: 'carga',
  frete: 'carga',
  seguro: 'carga',
  embalagens: 'carga',
  documentos: 'documentos',
  pagamentos: 'pagamentos',
};

/** Block of each unnamed field or group, by the start of its Siscomex name. */
const BLOCO_DA_FOLHA: readonly (readonly [RegExp, BlocoDaDeclaracao])[] = [
  [/^(carga|frete|seguro|conhecimento|viaTransporte|armaz|documentoChegadaCarga|embalagem)/, 'carga'],
  [/^(documento|dossie|processo)/, 'documentos'],
  [/^(pagamento|icms|numeroAgenciaPagamento|contaPagamento)/, 'pagamentos'],
];
