import type { FieldValues } from 'react-hook-form';
import type { NomeDeIdentificador } from '#lib/domain/identificadores/identificadores-nomeados.ts';
import type { EndpointLookup } from '#lib/domain/sistema/lookup.ts';

interface Comum {
  /** As on the official papers. */
  rotulo: string;
  /** Under the field: what to write, and the rule's source. */
  ajuda?: string;
  obrigatorio?: boolean;
}

export type DescricaoDeTexto = Comum & {
  tipo: 'texto';
  /** More than one makes it a box. */
  linhas?: number;
  maximo?: number;
  /** A code: typed in whatever case, kept in capitals. */
  maiusculas?: boolean;
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
  /** Two or three that are best seen at once, instead of a list to open. */
  aVista?: boolean;
};
export type DescricaoSimNao = Comum & { tipo: 'simNao'; como?: 'chave' | 'caixa' };
export type DescricaoDeBusca = Comum & {
  tipo: 'busca';
  endpoint: EndpointLookup;
  /** What the form keeps of the chosen row. */
  guarda: 'id' | 'codigo';
  /** Narrowed by what other fields hold, by the parameter of the lookup: `{ importadorId: 'importador.id' }`. */
  estreitadaPor?: Readonly<Record<string, string>>;
};
export type DescricaoDeLista = Comum & {
  tipo: 'lista';
  /** One field a line, or several. */
  item: DescricaoDeCampo | Readonly<Record<string, DescricaoDeCampo>>;
  /** What a new line begins with. */
  novo: unknown;
  /** "Adicionar apelido". */
  adicionar: string;
};

/** Fields the contract keeps together: `endereco.cidade`, or the code of a row another record points at. */
type DescricaoDeGrupo = Comum & {
  tipo: 'grupo';
  campos: Readonly<Record<string, DescricaoDeCampo>>;
};

/** One field of a form, as data: the field, the summary of errors and the comparison of versions all read it. */
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

/** The description at a dotted path, `apelidos.2` among them; undefined where the form has no such field. */
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

/** `Apelido, linha 3`. The path itself where no field is known by it. */
export function rotuloDe(campos: Readonly<Record<string, DescricaoDeCampo>>, caminho: string): string {
  const [nome = '', linha] = caminho.split('.');
  if (campos[nome]?.tipo === 'grupo') return descricaoDe(campos, caminho)?.rotulo ?? campos[nome].rotulo;
  const rotulo = (descricaoDe(campos, caminho) ?? campos[nome])?.rotulo ?? caminho;
  return linha === undefined ? rotulo : `${rotulo}, linha ${Number(linha) + 1}`;
}

export function ehDescricao(item: DescricaoDeLista['item']): item is DescricaoDeCampo {
  return typeof item.tipo === 'string';
}
