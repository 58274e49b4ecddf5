import type { SQL } from 'drizzle-orm';
import type { z } from 'zod';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';
import type { AtoEmPreparo, QualDoPreparo, RascunhosPreparados } from '#lib/portal/contracts/preparo-no-portal.ts';
import type { VinculoDoPortal } from '#lib/portal/domain/fabricante-no-portal.ts';
import type { OperadorSoLa } from '#lib/portal/domain/operador-no-portal.ts';
import type { ListaDoPortal } from '#lib/portal/domain/portal-unico.ts';
import type { DiferencaDoPreparo } from '#lib/portal/domain/preparo-no-portal.ts';
import type { ProdutoSoLa } from '#lib/portal/domain/produto-no-portal.ts';
import type { Database } from '#server/platform/db/database.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import type { LinhaDaCredencial } from '#server/portal/talk/credencial-repository.ts';
import type { FuncaoDoPortal } from '#server/portal/talk/functions.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import type { LinhaDoCatalogo } from './catalogo-repository.ts';
import type { DeQue, pedirDoCatalogo } from './catalogue-answers.ts';
import type { Contar } from './catalogue-history.ts';
import type { Listagem } from './prepared-list.ts';
import type { LinhaDe, LinhaDePreparo, Mudanca, preparoRepository, TabelaDePreparo } from './preparo-repository.ts';

/** The shapes of one ramo, on the wire and in the Portal's list. */
export interface Formas {
  consulta: { pagina: number; tamanho: number };
  resumo: { id: string };
  lido: object;
  /** What a person asks to be drafted. */
  preparo: object;
  /** What a person writes of one. */
  dados: { codigoInterno: string };
  /** What a person found in the Portal. */
  achado: { versao: number };
  /** A row, with what it takes to compare it; and an entry of the Portal's list. */
  daqui: LinhaDePreparo;
  la: object;
}

/**
 * Products, foreign operators, or the links of the two: what is prepared here for the Portal's catalogue, reviewed, sent once and compared
 * with the Portal's list. All is done alike; this is what differs.
 */
export interface Ramo<Tabela extends TabelaDePreparo, F extends Formas> {
  tabela: Tabela;
  nome: NomeDoRamo;
  /** “Um produto do Catálogo”, “3 produtos do Catálogo”. */
  quantos(n: number): string;
  nomeDe(linha: LinhaDe<Tabela>): string;
  /** As `nomeDe`, where that takes a reading. */
  porExtenso?(tx: Database, linha: LinhaDe<Tabela>): Promise<string>;
  contar: Contar;
  repositorio(tx: Database, empresaId: string): RepositorioDoRamo<Tabela, F>;
  /** Drafts what the cadastros have and no row here is. Nothing is sent. @throws {Refusal} 404, 422. */
  preparar(ao: AoPedir, preparo: F['preparo']): Promise<RascunhosPreparados>;
  /** What each act makes of a row, or why it cannot be done. */
  passos(noAto: NoAto): (linha: LinhaDe<Tabela>, ato: AtoEmPreparo) => Promise<Passo<Tabela>>;
  /** The rows that hold the place of this one, of which there may be one alone; and the sentence about another there. */
  lugar: { de(linha: LinhaDe<Tabela>): SQL | undefined; ocupado(outro: LinhaDe<Tabela>): string };
  escrita?: Escrita<Tabela, F['dados']>;
  /** How one is given back, where that is no draft. */
  devolvido(linha: LinhaDe<Tabela>, motivo: string): Fim<Tabela> | null;
  achado: Achado<Tabela, F['achado']>;
  envio: Envio<Tabela>;
  lista: Lista<F['daqui'], F['la']>;
  rotas: Rotas<F>;
}

export type NomeDoRamo = 'produto' | 'operador' | 'vínculo';

type RepositorioDoRamo<Tabela extends TabelaDePreparo, F extends Formas> = ReturnType<
  typeof preparoRepository<Tabela>
> &
  Listagem<F['consulta'], F['resumo']> & {
    /** As `quem` sees it. */
    ler(id: string, quem: string): Promise<F['lido'] | null>;
    /** Counts the records of the cadastros without a row of this root, by their name on the wire. */
    semRascunho(onde: Pick<LinhaDePreparo, 'ambiente' | 'raiz'>): Promise<object>;
  };

export interface AoAgir extends AoPedir {
  blobs: BlobStore;
}

/** What holds for the whole of an act. */
export interface NoAto {
  tx: Database;
  em: Date;
  empresaId: string;
  usuarioId: string;
  blobs: BlobStore;
  /** Of an act that sends. */
  credencial: LinhaDaCredencial | null;
  /** Whether the company wants a second person. */
  segundaPessoa: boolean;
  /** To whom the person of the act is no second person yet. */
  trazidoPor: ReadonlySet<string>;
}

/** How something ends: what is written, and what the history tells. */
export interface Fim<Tabela extends TabelaDePreparo> {
  valores: Mudanca<Tabela>;
  oQue: string;
}

/** What an act writes, and what the history tells; or why it cannot be done. */
export type Passo<Tabela extends TabelaDePreparo> =
  | (Fim<Tabela> & { antes?: object; depois?: object })
  | { motivo: string };

/** What a person writes: its código interno does not repeat within the root. */
interface Escrita<Tabela extends TabelaDePreparo, Dados> {
  /** As it is kept. @throws {Refusal} 422 when this row cannot say so. */
  dados(linha: LinhaDe<Tabela>, ditos: Dados): Dados;
  /** What is written of it: a draft again. */
  redacao(linha: LinhaDe<Tabela>, dados: Dados, assinatura: Assinatura): Mudanca<Tabela>;
}

/** What a person finds in the Portal. */
interface Achado<Tabela extends TabelaDePreparo, Corpo> {
  /** The code that a person says, as it is kept; null when it is not there. @throws {Refusal} 404, 422. */
  codigo(ao: AoPedir, id: string, achado: Corpo): Promise<string | null>;
  /** Whose codes do not repeat, within the root. */
  mesmoCodigo?(linha: LinhaDe<Tabela>): SQL;
  /** Written with the code. */
  valores?(linha: LinhaDe<Tabela>): Mudanca<Tabela>;
}

/** How one is sent, once. */
export interface Envio<Tabela extends TabelaDePreparo> {
  frases(linha: LinhaDe<Tabela>): FrasesDoEnvio;
  /** Which of the kept answers are its own. */
  deQue(linha: LinhaDe<Tabela>): Pick<DeQue, 'produtoId' | 'operadorId' | 'fabricanteId'>;
  /** Asks the Portal before anything leaves: how it ends without being sent, or what is asked to be written; null for nothing. */
  antes(ao: AoBuscar, linha: LinhaDe<Tabela>, pedir: Pedir): Promise<Fim<Tabela> | PedidoDeGravar | null>;
  /** After a lost answer: how it ended, why a person must look, or null while the Portal does not show it. */
  depois(ao: AoBuscar, linha: LinhaDe<Tabela>, pedir: Pedir): Promise<Fim<Tabela> | { veja: string } | null>;
  /** How it ended, by an answer that says it was done. @throws {ArquivoInvalido} when that cannot be read. */
  feito(linha: LinhaDe<Tabela>, bytes: Uint8Array): Fim<Tabela> | null;
  /** The field that a sentence of the Portal names; null where it names none. */
  campoDaFrase(frase: string): string | null;
}

export type Pedir = ReturnType<typeof pedirDoCatalogo>;

interface PedidoDeGravar {
  funcao: FuncaoDoPortal;
  metodo: 'POST' | 'PUT';
  caminho: string;
  /** Null for a request without a body. */
  corpo: string | null;
}

export interface FrasesDoEnvio {
  /** After it left, while nobody knows what became of it. */
  incerto: string;
  recusado: string;
  retirado: string;
  nadaAEnviar: string;
}

/** The Portal's list of them, and how it is compared with the rows here. */
export interface Lista<Daqui extends LinhaDePreparo, La> {
  deQue: ListaDoPortal;
  /** What the history of the credential tells. */
  pedida: string;
  funcao: FuncaoDoPortal;
  caminho(raiz: string): string;
  ler(bytes: Uint8Array): La[];
  daqui(tx: Database, onde: LinhaDoCatalogo): Promise<Daqui[]>;
  /** Finds the entries of the list that may be this row. */
  oDele(linha: Daqui, lista: readonly La[]): La[];
  diferencas(linha: Daqui, la: La): DiferencaDoPreparo[];
  /** Writes what the list says of a row; `la` is null where it does not show it, or several may be it. */
  escrever(tx: Database, linha: Daqui, valores: Comparado, la: La | null): Promise<void>;
  /** Keeps here what the Portal has of what is here, where that may be; answers the rest. */
  adotar?(tx: Database, onde: LinhaDoCatalogo, lista: readonly La[], em: Date): Promise<La[]>;
  soLa(la: La): ProdutoSoLa | OperadorSoLa | VinculoDoPortal;
}

export type Comparado = Partial<Pick<LinhaDePreparo, 'comparacao' | 'diferencas' | 'comparadoEm'>>;

/** The addresses, the contract, and what each route does in the words of the description of the API. */
interface Rotas<F extends Formas> {
  recurso: string;
  /** Of the Portal's lists. */
  listas: string;
  /** The rows in the body of an act. */
  noAto: string;
  planilha: string;
  colunas: readonly ColunaDeLista<F['resumo']>[];
  contrato: {
    consulta: z.ZodType<F['consulta']> & z.ZodObject;
    resumo: z.ZodType<F['resumo']>;
    lido: z.ZodType<F['lido']>;
    edicao?: z.ZodType<F['dados'] & QualDoPreparo>;
    preparo: z.ZodType<F['preparo']>;
    achado: z.ZodType<F['achado']>;
    lista: z.ZodType;
  };
  /** `alterar` only where one is written. */
  resumos: Readonly<Record<NomeDaRota, string> & { alterar?: string }>;
}

type NomeDaRota =
  | 'listar'
  | 'exportar'
  | 'preparar'
  | 'agir'
  | 'ler'
  | 'devolver'
  | 'achar'
  | 'lerListas'
  | 'pedirLista';
