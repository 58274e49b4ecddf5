import type { ApiError } from '#lib/api/platform/api-error.ts';
import { mesmoValor, type Valores } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { Draft } from '#lib/drafts/drafts.ts';
import type { Abertura, Base } from './abertura-do-formulario.ts';
import type { Comparada } from './conflict/comparacao-do-formulario.ts';
import type { Versionado } from './definicao-de-formulario.ts';

/** A record as a form shows it. */
export interface Lido<V extends Valores, R extends Versionado> {
  registro: R;
  valores: V;
  /** Labels of the looked-up records in these values, by the id or code that the form keeps. */
  rotulos: Rotulos;
}

type Rotulos = Readonly<Record<string, string>>;

interface Conflito<V extends Valores, R extends Versionado> {
  dela: Lido<V, R>;
  comparada: Comparada;
  /** The draft that conflicts with a newer record; null when a save caused the conflict. */
  rascunho: Draft | null;
}

export interface EstadoDoFormulario<V extends Valores, R extends Versionado> {
  /** What the typed values are compared with: the saved record, or the start of a new one. */
  base: Base<V>;
  /** What the fields start from. A new object starts them again. */
  partida: { valores: V };
  sujo: boolean;
  rotulos: Rotulos;
  /** The draft that supplied the values. */
  restaurado: Draft | null;
  /** A draft of an older version, which the person has not compared yet. */
  pendente: Draft | null;
  /** The values sent with the last save. */
  enviados: V | null;
  falha: ApiError | null;
  /** How many saves in a row were refused. */
  recusas: number;
  conflito: Conflito<V, R> | null;
  /** The new record exists. The form is finished and waits for the page of the record. */
  criado: boolean;
}

export type AtoNoFormulario<V extends Valores, R extends Versionado> =
  | { tipo: 'digitar'; valores: V }
  | { tipo: 'rotular'; chave: string; rotulo: string }
  /** The page read the record again; `valores` are those of the fields. */
  | { tipo: 'ler'; lido: Lido<V, R>; valores: V }
  | { tipo: 'tentar' }
  | { tipo: 'enviar'; valores: V }
  | { tipo: 'gravar'; lido: Lido<V, R>; valores: V }
  | { tipo: 'criar'; lido: Lido<V, R> }
  | { tipo: 'falhar'; falha: ApiError }
  | { tipo: 'recusar' }
  /** A save met a newer version of the record. */
  | { tipo: 'conflitar'; dela: Lido<V, R>; comparada: Comparada }
  | { tipo: 'comparar-rascunho'; dela: Lido<V, R>; comparada: Comparada }
  | { tipo: 'resolver'; valores: V }
  | { tipo: 'adiar' }
  | { tipo: 'desfazer' }
  | { tipo: 'descartar-rascunho' };

type Estado<V extends Valores, R extends Versionado> = EstadoDoFormulario<V, R>;

/** Returns a form after an act: what it holds, without the fields, the drafts and the API. */
export function formulario<V extends Valores, R extends Versionado>(
  estado: Estado<V, R>,
  ato: AtoNoFormulario<V, R>,
): Estado<V, R> {
  switch (ato.tipo) {
    case 'digitar':
      return com(estado, { sujo: !mesmoValor(ato.valores, estado.base.valores) });
    case 'rotular':
      return { ...estado, rotulos: { ...estado.rotulos, [ato.chave]: ato.rotulo } };
    case 'ler':
      return depoisDeLer(estado, ato.lido, ato.valores);
    case 'tentar':
      return com(estado, { falha: null });
    case 'enviar':
      return { ...estado, enviados: ato.valores };
    case 'gravar':
      return recomecado(estado, ato.lido, { ...ato.lido.valores, ...digitadoDepois(estado, ato.valores) });
    case 'criar':
      return { ...recomecado(estado, ato.lido, ato.lido.valores), criado: true };
    case 'falhar':
      return { ...estado, falha: ato.falha };
    case 'recusar':
      return { ...estado, recusas: estado.recusas + 1 };
    case 'conflitar':
      return depoisDoConflito(estado, ato.dela, ato.comparada);
    case 'comparar-rascunho':
      return { ...estado, conflito: { dela: ato.dela, comparada: ato.comparada, rascunho: estado.pendente } };
    case 'resolver':
      return depoisDeResolver(estado, ato.valores);
    case 'adiar':
      return { ...estado, conflito: null };
    case 'desfazer':
      return { ...estado, partida: { valores: estado.base.valores }, sujo: false, restaurado: null, falha: null };
    case 'descartar-rascunho':
      return { ...estado, pendente: null };
  }
}

/** Returns the state of a form that opens: with the labels of its start, of its record and of its draft. */
export function formularioAberto<V extends Valores, R extends Versionado>(
  { base, valores, restaurado, pendente }: Abertura<V>,
  rotulos: { iniciais: Rotulos | undefined; doRegistro: Rotulos },
): Estado<V, R> {
  return {
    base,
    partida: { valores },
    sujo: restaurado !== null,
    rotulos: { ...rotulos.iniciais, ...pendente?.rotulos, ...rotulos.doRegistro, ...restaurado?.rotulos },
    restaurado,
    pendente,
    enviados: null,
    falha: null,
    recusas: 0,
    conflito: null,
    criado: false,
  };
}

/** Returns the fields typed in since the last save was sent. */
export function digitadoDepois<V extends Valores>(
  { enviados }: Pick<Estado<V, Versionado>, 'enviados'>,
  valores: V,
): Partial<V> {
  if (enviados === null) return {};
  const digitados = Object.entries(valores).filter(([campo, valor]) => !mesmoValor(valor, enviados[campo]));
  return Object.fromEntries(digitados) as Partial<V>;
}

/**
 * An untouched form takes the newer record. Otherwise the next save meets the conflict, unless what changed stands in no field of
 * this form, as the situação of a DCI that new notas open again.
 */
function depoisDeLer<V extends Valores, R extends Versionado>(
  estado: Estado<V, R>,
  lido: Lido<V, R>,
  valores: V,
): Estado<V, R> {
  const { base } = estado;
  const { versao } = lido.registro;
  if (versao <= (base.versao ?? 0)) return estado;
  if (mesmoValor(valores, base.valores)) return recomecado(estado, lido, lido.valores);
  return mesmoValor(lido.valores, base.valores) ? { ...estado, base: { ...base, versao } } : estado;
}

/** The person compares what differs. Where the other person saved the same changes, the form starts from that record. */
function depoisDoConflito<V extends Valores, R extends Versionado>(
  estado: Estado<V, R>,
  leituraAlheia: Lido<V, R>,
  comparada: Comparada,
): Estado<V, R> {
  if (comparada.diferencas.every(({ quem }) => quem === 'outra'))
    return recomecado(estado, leituraAlheia, leituraAlheia.valores);
  return {
    ...estado,
    rotulos: { ...estado.rotulos, ...leituraAlheia.rotulos },
    conflito: { dela: leituraAlheia, comparada, rascunho: null },
  };
}

function depoisDeResolver<V extends Valores, R extends Versionado>(estado: Estado<V, R>, valores: V): Estado<V, R> {
  if (!estado.conflito) return estado;
  const { dela: leituraAlheia, rascunho } = estado.conflito;
  const levado = recomecado(estado, leituraAlheia, valores);
  return { ...levado, conflito: null, pendente: rascunho ? null : estado.pendente };
}

/** The record is the new base, and the fields start again from these values. */
function recomecado<V extends Valores, R extends Versionado>(
  estado: Estado<V, R>,
  { registro, valores: salvos, rotulos }: Lido<V, R>,
  valores: V,
): Estado<V, R> {
  return {
    ...estado,
    base: { versao: registro.versao, valores: salvos },
    partida: { valores },
    sujo: !mesmoValor(valores, salvos),
    rotulos: { ...estado.rotulos, ...rotulos },
    restaurado: null,
    falha: null,
    recusas: 0,
  };
}

/** Returns the same state where nothing changes, so that a key pressed in a changed form draws nothing. */
function com<E extends object>(estado: E, mudanca: Partial<E>): E {
  const campos = Object.keys(mudanca) as (keyof E)[];
  return campos.every((campo) => estado[campo] === mudanca[campo]) ? estado : { ...estado, ...mudanca };
}
