import { type AnyColumn, and, desc, eq, like, or, type SQL, sql } from 'drizzle-orm';
import { likePattern } from '#server/platform/db/list-query.ts';
import type { Question } from './question.ts';
import { liveOfCompany, ofCompany, type Source } from './source.ts';

/** So many of the newest rows of a table are read before any index is asked. */
const RECENTES = 1_000;
/** Per cent of a table's pages that are read to learn how frequent a text is. */
const AMOSTRA = 0.1;

/** What is looked for, where, and how much of it. */
export interface SearchQuery {
  empresaId: string;
  pergunta: Question;
  /** Of each source. */
  maximo: number;
}

/** The newest rows that answer, whether they were all there are, and those that are called so or begin so. */
export function firstLook(fonte: Source, ordem: number, procura: SearchQuery): SQL {
  const { tabela, id, vivas } = fonte;
  const { pergunta, maximo, empresaId } = procura;
  return sql`(with recentes as materialized (
      select ${candidato(fonte)}, ${vivas ?? sql`true`} as viva from ${tabela} where ${ofCompany(fonte, empresaId) ?? sql`true`} order by ${desc(id)} limit ${RECENTES}
    )
    select ${ordem}::int as fonte, (select count(*) < ${RECENTES} from recentes) as completa, ${melhores(sql`recentes where viva and`, pergunta, maximo)} as achados,
      ${chamadas(fonte, procura)} as chamadas)`;
}

/** Answers among the rows of some pages, and in how many of those rows each term is. */
export function sampleRows(fonte: Source, ordem: number, { empresaId, pergunta, maximo }: SearchQuery): SQL {
  const frequencias = pergunta.termos.map((termo) => sql`count(*) filter (where ${contemTermo(LIDA.busca, termo)})`);
  return sql`(with lidas as materialized (
      select ${candidato(fonte)} from ${fonte.tabela} tablesample system (${sql.raw(String(AMOSTRA))}) repeatable (1) where ${liveOfCompany(fonte, empresaId) ?? sql`true`}
    )
    select ${ordem}::int as fonte, ${melhores(sql`lidas where`, pergunta, maximo)} as achados,
      (select json_build_array(${sql.join(frequencias, sql`, `)}) from lidas) as frequencias)`;
}

/** By the index of trigrams: the rows that have `peloIndice`, and of those the ones that answer. */
export function byTrigram(
  fonte: Source,
  ordem: number,
  { empresaId, pergunta, maximo }: SearchQuery,
  peloIndice: readonly string[],
): SQL {
  const noIndice = pergunta.semMascara
    ? casa(fonte, pergunta)
    : and(...peloIndice.map((termo) => contemTermo(fonte.busca, termo)));
  return sql`(with raras as materialized (
      select ${candidato(fonte)} from ${fonte.tabela} where ${and(liveOfCompany(fonte, empresaId), noIndice)}
    )
    select ${ordem}::int as fonte, ${melhores(sql`raras where`, pergunta, maximo)} as achados)`;
}

type Coluna = AnyColumn | SQL;

const candidato = ({ id, chave, busca }: Source) => sql`${id} as id, ${chave} as chave, ${busca} as busca`;

/** The two texts of a row that was read. */
const LIDA = { chave: sql`chave`, busca: sql`busca` };

/** Of more than there is room for, those called so and those with words that begin so; then the newest. */
function melhores(lidas: SQL, pergunta: Question, maximo: number): SQL {
  const { texto, termos, semMascara } = pergunta;
  const inteiro = (semMascara ? [texto, semMascara] : [texto]).map((grafia) => palavra(`% ${likePattern(grafia)} %`));
  const comecam = termos.map((termo) => palavra(`% ${likePattern(termo)}%`));
  return emJson(sql`select id, chave, busca from ${lidas} ${casa(LIDA, pergunta)}
    order by (${or(...inteiro)}) desc, (${and(...comecam)}) desc, id desc limit ${maximo}`);
}

const palavra = (padrao: string) => sql`' ' || busca || ' ' like ${padrao}`;

/** Rows whose name begins so, in the order of their index; the one called just so, and the one that has this very number. */
function chamadas(fonte: Source, { empresaId, pergunta, maximo }: SearchQuery): SQL {
  const { tabela, chave, comPrefixo } = fonte;
  const { texto } = pergunta;
  const vivas = liveOfCompany(fonte, empresaId);
  const lidas = (condicao: SQL, proprio: boolean, ordem = sql``) =>
    sql`(select ${candidato(fonte)}, ${proprio}::boolean as proprio from ${tabela} where ${and(vivas, condicao)} ${ordem} limit ${maximo})`;
  const peloNome = comPrefixo && [
    lidas(sql`${chave} = ${texto}`, true),
    lidas(comeca(chave, texto), false, sql`order by ${chave} using ${sql.raw(comPrefixo === 'asc' ? '~<~' : '~>~')}`),
  ];
  const consultas = [...(peloNome ?? []), ...temSeuNumero(fonte, pergunta).map((condicao) => lidas(condicao, true))];
  return consultas.length > 0 ? emJson(sql.join(consultas, sql` union all `)) : sql`'[]'::json`;
}

function temSeuNumero({ identificadores = [] }: Source, { texto, semMascara }: Question): SQL[] {
  const numero = (semMascara ?? texto).toUpperCase();
  return /^[0-9A-Z]{6,}$/.test(numero) ? identificadores.map((coluna) => eq(coluna, numero)) : [];
}

function casa({ chave, busca }: Record<'chave' | 'busca', Coluna>, pergunta: Question): SQL {
  const { texto, termos, semMascara, soComeco } = pergunta;
  if (soComeco) return comeca(chave, texto);
  const todos = and(...termos.map((termo) => contemTermo(busca, termo)));
  return (semMascara ? sql`(${or(todos, contemTermo(busca, semMascara))})` : todos) as SQL;
}

const comeca = (chave: Coluna, texto: string) => like(chave as AnyColumn, `${likePattern(texto)}%`);
const contemTermo = (busca: Coluna, termo: string) => like(busca as AnyColumn, `%${likePattern(termo)}%`);

const emJson = (consulta: SQL) => sql`(select coalesce(json_agg(x), '[]') from (${consulta}) x)`;
