import type { Draft } from '#lib/drafts/drafts.ts';
import { compararVersoes, type Diferenca, mesmoValor, type Valores } from './comparar-versoes.ts';

export interface Base<V extends Valores> {
  /** Null for a record not yet made. */
  versao: number | null;
  valores: V;
}

export interface Abertura<V extends Valores> {
  base: Base<V>;
  /** What the form shows first. */
  valores: V;
  /** The draft these came from. */
  restaurado: Draft | null;
  /** A draft that began from an older version: it is compared before anything of it is shown. */
  pendente: Draft | null;
  /** A draft of which nothing is left to be saved. */
  superado: Draft | null;
}

/** A record, or the beginning of one, and the draft somebody left of it: what the form opens with. */
export function abrirComRascunho<V extends Valores>(base: Base<V>, rascunho: Draft | null): Abertura<V> {
  const nada = { base, valores: base.valores, restaurado: null, pendente: null, superado: null };
  if (!rascunho) return nada;
  if (rascunho.versao !== base.versao) {
    const minhas = diferencasDoRascunho(rascunho, base.valores).filter(({ quem }) => quem !== 'outra');
    return minhas.length > 0 ? { ...nada, pendente: rascunho } : { ...nada, superado: rascunho };
  }
  const valores = { ...base.valores, ...valoresConhecidos(base.valores, rascunho.valores) };
  return mesmoValor(valores, base.valores)
    ? { ...nada, superado: rascunho }
    : { ...nada, valores, restaurado: rascunho };
}

/** What changed on either side since the draft was begun. */
export function diferencasDoRascunho({ base, valores }: Draft, atual: Valores): Diferenca[] {
  const dantes = { ...atual, ...valoresConhecidos(atual, base) };
  return compararVersoes(dantes, { ...dantes, ...valoresConhecidos(atual, valores) }, atual);
}

/** A draft may be of an older Cais: a field that is no more, or was of another kind, is left out. */
function valoresConhecidos<V extends Valores>(base: V, guardados: Valores): Partial<V> {
  const conhecidos = Object.entries(guardados).filter(
    ([campo, valor]) => campo in base && (valor === null || base[campo] === null || mesmaEspecie(valor, base[campo])),
  );
  return Object.fromEntries(conhecidos) as Partial<V>;
}

function mesmaEspecie(um: unknown, outro: unknown): boolean {
  return typeof um === typeof outro && Array.isArray(um) === Array.isArray(outro);
}
