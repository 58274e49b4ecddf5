import type { FieldValues } from 'react-hook-form';
import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import type { EndpointLookup } from '#lib/domain/telas/lookup.ts';

interface Comum {
  /** Label, as in the official documents. */
  rotulo: string;
  /** Help text under the field: what to write, and the source of the rule. */
  ajuda?: string;
  obrigatorio?: boolean;
}

export type DescricaoDeTexto = Comum & {
  tipo: 'texto';
  /** More than one line makes the field a text area. */
  linhas?: number;
  maximo?: number;
  /** For codes: any case is accepted and stored in capitals. */
  maiusculas?: boolean;
  /** The text is a code of this table, which people read by its name. */
  tabela?: 'MoedaSiscomex' | 'Pais';
};
export type DescricaoDeDecimal = Comum & {
  tipo: 'decimal';
  casas: number;
  casasMinimas?: number;
  moeda?: string;
  unidade?: string;
};
export type DescricaoDeData = Comum & { tipo: 'data' };
/** A month of a year, `2026-11`. */
export type DescricaoDeMes = Comum & { tipo: 'mes' };
export type DescricaoDeIdentificador = Comum & { tipo: 'identificador'; qual: NomeDeIdentificador };
export type DescricaoDeOpcao = Comum & {
  tipo: 'opcao';
  opcoes: readonly (readonly [valor: string, nome: string])[];
  /** Shows all options at once instead of a menu, for two or three options. */
  aVista?: boolean;
};
export type DescricaoSimNao = Comum & { tipo: 'simNao'; como?: 'chave' | 'caixa' };
export type DescricaoDeBusca = Comum & {
  tipo: 'busca';
  endpoint: EndpointLookup;
  /** What the form stores of the chosen record. */
  guarda: 'id' | 'codigo';
  /**
   * Narrows the search by other fields. Keys are parameters of the lookup and values are paths: `{ importadorId: 'importador.id'
   * }`.
   */
  estreitadaPor?: Readonly<Record<string, string>>;
};
export type DescricaoDeLista = Comum & {
  tipo: 'lista';
  /** A single field per line, or several. */
  item: DescricaoDeCampo | Readonly<Record<string, DescricaoDeCampo>>;
  /** Initial value of a new line. */
  novo: unknown;
  /** Label of the add button: "Adicionar apelido". */
  adicionar: string;
  /**
   * The fields that name a line; empty where each line is a text and names itself. Without them nothing tells the lines of two
   * versions apart, and the list is compared as one field.
   */
  chave?: readonly string[];
  /** The field by which the lines of another list point at these, such as `itens.adicao`. */
  apontadaPor?: string;
};

/** A group of fields in the contract: `endereco.cidade`, or the code of a record that another record refers to. */
export type DescricaoDeGrupo = Comum & {
  tipo: 'grupo';
  campos: Readonly<Record<string, DescricaoDeCampo>>;
};

/** Description of a form field as data. The field, the error summary and the comparison of versions all use it. */
export type DescricaoDeCampo =
  | DescricaoDeTexto
  | DescricaoDeDecimal
  | DescricaoDeData
  | DescricaoDeMes
  | DescricaoDeIdentificador
  | DescricaoDeOpcao
  | DescricaoSimNao
  | DescricaoDeBusca
  | DescricaoDeLista
  | DescricaoDeGrupo;

export type CamposDoFormulario<Valores extends FieldValues> = {
  readonly [Nome in keyof Valores & string]-?: DescricaoDeCampo;
};

/** Returns the description at a dotted path, which may have an index as in `apelidos.2`. Undefined if the form has no such field. */
export function descricaoDe(
  campos: Readonly<Record<string, DescricaoDeCampo>>,
  caminho: string,
): DescricaoDeCampo | undefined {
  const [nome = '', ...dentro] = caminho.split('.');
  const descricao = campos[nome];
  if (!descricao || dentro.length === 0) return descricao;
  if (descricao.tipo === 'grupo') return descricaoDe(descricao.campos, dentro.join('.'));
  if (descricao.tipo !== 'lista') return undefined;
  const [, ...resto] = dentro;
  if (ehDescricao(descricao.item)) return resto.length === 0 ? descricao.item : undefined;
  return resto.length === 0 ? undefined : descricaoDe(descricao.item, resto.join('.'));
}

/** Returns the label of a path, such as `Apelido, linha 3`. An unknown path is returned as it is. */
export function rotuloDe(campos: Readonly<Record<string, DescricaoDeCampo>>, caminho: string): string {
  const [nome = '', linha] = caminho.split('.');
  if (campos[nome]?.tipo === 'grupo') return descricaoDe(campos, caminho)?.rotulo ?? campos[nome].rotulo;
  const rotulo = (descricaoDe(campos, caminho) ?? campos[nome])?.rotulo ?? caminho;
  return linha === undefined ? rotulo : `${rotulo}, linha ${Number(linha) + 1}`;
}

export function ehDescricao(item: DescricaoDeLista['item']): item is DescricaoDeCampo {
  return typeof item.tipo === 'string';
}
