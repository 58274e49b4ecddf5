import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import {
  comValor,
  type Diferenca,
  diferencasDoCampo,
  ehGrupo,
  em,
  mesmoValor,
  quemMudou,
  type TresVersoes,
  type Valores,
  vazio,
} from './versoes-do-campo.ts';

/** What tells the rows of a list apart. A list without it is compared as one field, because a row could be taken for another. */
export interface NomeDasLinhas {
  /** Paths of the fields that name a row: no two rows have the same. Empty where the row is a text and names itself. */
  chave: readonly string[];
  /** The fields of a row that have a label. What nobody fills in is never asked about by itself. */
  ditos: readonly string[];
}

/**
 * Returns the differences of a list: of each row that both sides have, field by field; of any other row, as a whole. Undefined where
 * some rows cannot be told apart.
 */
export function compararLinhas(lista: string, versoes: TresVersoes, nome: NomeDasLinhas): Diferenca[] | undefined {
  const linhas = porChave(versoes, nome);
  if (!linhas) return undefined;
  const chaves = new Set([...linhas.dela.keys(), ...linhas.minha.keys(), ...linhas.base.keys()]);
  const lugares = lugaresDas(linhas);
  return [
    ...[...chaves].flatMap((chave) =>
      diferencasDaLinha(
        { base: linhas.base.get(chave), minha: linhas.minha.get(chave), dela: linhas.dela.get(chave) },
        nome,
      ).map(({ parte, ...diferenca }) => ({
        ...diferenca,
        campo: [lista, chave, parte].filter(Boolean).join('.'),
        linha: { lista, chave, parte, ...(lugares.get(chave) as Lugar) },
      })),
    ),
    ...diferencaDaOrdem(lista, linhas),
  ];
}

/**
 * Merges the rows: those of the other person, with my changes for which `ficaAMinha` holds. The rows keep the order of the other
 * person with my new ones behind, or my order where only I changed it.
 */
export function juntarLinhas(
  lista: string,
  versoes: TresVersoes,
  nome: NomeDasLinhas,
  { diferencas, ficaAMinha }: { diferencas: readonly Diferenca[]; ficaAMinha: (diferenca: Diferenca) => boolean },
): unknown[] {
  const linhas = porChave(versoes, nome);
  if (!linhas) throw new Error(`The rows of ${lista} have no names.`);
  const juntas = new Map(linhas.dela);
  for (const diferenca of diferencas) {
    if (diferenca.linha?.lista !== lista || !ficaAMinha(diferenca)) continue;
    const { chave, parte } = diferenca.linha;
    if (parte) juntas.set(chave, comValor(juntas.get(chave) as Valores, parte.split('.'), diferenca.minha));
    else if (diferenca.minha === undefined) juntas.delete(chave);
    else juntas.set(chave, linhaReposta(diferenca, nome));
  }
  const ordem = diferencas.find(({ ordemDe }) => ordemDe === lista);
  const [chavesProprias, chavesAlheias] = [[...linhas.minha.keys()], [...linhas.dela.keys()]];
  const naMinha = ordem ? ficaAMinha(ordem) : mesmoValor([...linhas.base.keys()], chavesAlheias);
  const chaves = naMinha ? [...chavesProprias, ...chavesAlheias] : [...chavesAlheias, ...chavesProprias];
  return [...new Set(chaves)].filter((chave) => juntas.has(chave)).map((chave) => juntas.get(chave));
}

/** The rows of a list by their key; undefined where a row has none or shares it. */
export function linhasPorChave(linhas: unknown, { chave }: NomeDasLinhas): Map<string, unknown> | undefined {
  const todas = vazio(linhas) ? [] : linhas;
  if (!Array.isArray(todas)) return undefined;
  const achadas = new Map(todas.map((linha) => [chaveDa(linha, chave), linha]));
  return achadas.size === todas.length && !achadas.has('') ? achadas : undefined;
}

type Linhas = TresVersoes<Map<string, unknown>>;

function porChave(
  { base, minha: versaoPropria, dela: versaoAlheia }: TresVersoes,
  nome: NomeDasLinhas,
): Linhas | undefined {
  const [deAntes, deAgora] = [linhasPorChave(base, nome), linhasPorChave(versaoAlheia, nome)];
  const linhasProprias = deAntes && deAgora && minhasPorChave(versaoPropria, nome, { deAntes, deAgora });
  return linhasProprias && { base: deAntes, minha: linhasProprias, dela: deAgora };
}

/**
 * My rows may be new and without a key. One that equals a new row of the other person is that row: it is what a save whose answer
 * was lost left behind.
 */
function minhasPorChave(
  linhas: unknown,
  nome: NomeDasLinhas,
  { deAntes, deAgora }: { deAntes: Map<string, unknown>; deAgora: Map<string, unknown> },
): Map<string, unknown> | undefined {
  const todas = vazio(linhas) ? [] : linhas;
  if (!Array.isArray(todas)) return undefined;
  const novasDela = Map.groupBy(
    [...deAgora].filter(([chave]) => !deAntes.has(chave)),
    ([, linha]) => assinatura(linha, nome),
  );
  const achadas = new Map<string, unknown>();
  for (const [i, linha] of todas.entries()) {
    const chave = chaveDa(linha, nome.chave);
    const [igual, linhaAlheia] = chave === '' ? (novasDela.get(assinatura(linha, nome))?.shift() ?? []) : [];
    const chaveDaLinha = igual ?? (chave || `+${i}`);
    if (achadas.has(chaveDaLinha)) return undefined;
    achadas.set(chaveDaLinha, igual === undefined ? linha : linhaAlheia);
  }
  return achadas;
}

function chaveDa(linha: unknown, chave: readonly string[]): string {
  if (chave.length === 0) return typeof linha === 'string' ? linha.trim() : '';
  const valores = chave.map((caminho) => caminho.split('.').reduce(em, linha));
  return valores.some(vazio) ? '' : valores.join(' ');
}

/** The content of a row as text, without its key and with figures as the server writes none of their zeros. */
function assinatura(linha: unknown, { chave }: NomeDasLinhas): string {
  return JSON.stringify(preenchida(ehGrupo(linha) ? { ...linha, ...Object.fromEntries(chave.map(semValor)) } : linha));
}

const semValor = (nome: string) => [nome, null];

function preenchida(valor: unknown): unknown {
  if (typeof valor === 'string') return FIGURA.test(valor) ? new Exato(valor).toFixed() : valor;
  if (Array.isArray(valor)) return valor.map(preenchida);
  if (!ehGrupo(valor)) return valor;
  return Object.entries(valor)
    .filter(([, parte]) => !vazio(parte))
    .sort(([nome], [outro]) => (nome < outro ? -1 : 1))
    .map(([nome, parte]) => [nome, preenchida(parte)]);
}

const FIGURA = /^\d+(\.\d+)?$/;

interface Lugar {
  numero: number;
  conteudo: unknown;
}

function lugaresDas({ base, minha: linhasProprias, dela: linhasAlheias }: Linhas): Map<string, Lugar> {
  const lugares = [base, linhasAlheias, linhasProprias].map((linhas) =>
    [...linhas].map(([chave, conteudo], i) => [chave, { numero: i + 1, conteudo }] as const),
  );
  return new Map(lugares.flat());
}

type DiferencaDaLinha = Omit<Diferenca, 'campo'> & { parte: string };

function diferencasDaLinha(versoes: TresVersoes, { chave, ditos }: NomeDasLinhas): DiferencaDaLinha[] {
  const { base, minha: linhaPropria, dela: linhaAlheia } = versoes;
  // A row that nobody filled in yet is none.
  if (mesmoValor(linhaPropria, linhaAlheia)) return [];
  if (linhaPropria === undefined || linhaAlheia === undefined)
    return [{ ...versoes, parte: '', quem: quemMudou(versoes) }];
  const campos = new Set(
    [base, linhaPropria, linhaAlheia].flatMap((linha) => (ehGrupo(linha) ? Object.keys(linha) : [])),
  );
  const diferencas = [...campos]
    .flatMap((campo) =>
      diferencasDoCampo(campo, { base: em(base, campo), minha: em(linhaPropria, campo), dela: em(linhaAlheia, campo) }),
    )
    .filter(({ campo }) => !chave.includes(campo));
  // A pointer without a label follows from the fields beside it, so the row stays as one side has it.
  const semPergunta = diferencas.some(({ campo, quem }) => quem === 'ambas' && !ditos.includes(primeira(campo)));
  if (semPergunta) return [{ ...versoes, parte: '', quem: 'ambas' }];
  return diferencas.map(({ campo, ...diferenca }) => ({ ...diferenca, parte: campo }));
}

const primeira = (caminho: string) => caminho.split('.')[0] ?? '';

/** Only the rows that all versions have: a row added or removed moves the others without changing their order. */
function diferencaDaOrdem(lista: string, { base, minha: linhasProprias, dela: linhasAlheias }: Linhas): Diferenca[] {
  const ordem = (linhas: Map<string, unknown>) =>
    [...linhas.keys()].filter((chave) => base.has(chave) && linhasProprias.has(chave) && linhasAlheias.has(chave));
  const versoes = { base: ordem(base), minha: ordem(linhasProprias), dela: ordem(linhasAlheias) };
  if (mesmoValor(versoes.minha, versoes.dela)) return [];
  return [{ ...versoes, campo: `${lista}.#`, quem: quemMudou(versoes), ordemDe: lista }];
}

/** The server no longer has the id of a row that the other person removed, so my version of it is a new row. */
function linhaReposta(
  { base, minha: linhaPropria, dela: linhaAlheia }: Diferenca,
  { chave, ditos }: NomeDasLinhas,
): unknown {
  const [unica = ''] = chave;
  const removida = base !== undefined && linhaAlheia === undefined;
  return removida && unica === 'id' && !ditos.includes(unica)
    ? { ...(linhaPropria as Valores), id: null }
    : linhaPropria;
}
