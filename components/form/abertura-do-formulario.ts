import { mesmoValor, type TresVersoes, type Valores } from '#lib/domain/versoes/versoes-do-campo.ts';
import type { Draft } from '#lib/drafts/drafts.ts';
import type { Comparada } from './conflict/comparacao-do-formulario.ts';

export interface Base<V extends Valores> {
  /** Null for a new record. */
  versao: number | null;
  valores: V;
}

export interface Abertura<V extends Valores> {
  base: Base<V>;
  /** Initial values of the form. */
  valores: V;
  /** The draft that supplied these values. */
  restaurado: Draft | null;
  /** A draft that started from an older version. The person compares it before the form shows any of it. */
  pendente: Draft | null;
  /** A draft that differs from the record in nothing. */
  superado: Draft | null;
}

/** Returns what the form opens with, from a record (or the start of a new record) and its draft. */
export function abrirComRascunho<V extends Valores>(
  base: Base<V>,
  rascunho: Draft | null,
  comparar: (versoes: TresVersoes<Valores>) => Comparada,
): Abertura<V> {
  const nada = { base, valores: base.valores, restaurado: null, pendente: null, superado: null };
  if (!rascunho) return nada;
  if (rascunho.versao !== base.versao) {
    const diferencasProprias = comparar(versoesDoRascunho(rascunho, base.valores)).diferencas.filter(
      ({ quem }) => quem !== 'outra',
    );
    return diferencasProprias.length > 0 ? { ...nada, pendente: rascunho } : { ...nada, superado: rascunho };
  }
  const valores = { ...base.valores, ...valoresConhecidos(base.valores, rascunho.valores) };
  return mesmoValor(valores, base.valores)
    ? { ...nada, superado: rascunho }
    : { ...nada, valores, restaurado: rascunho };
}

/** Returns the record as it was when the draft was started, as the draft has it, and as it is. */
export function versoesDoRascunho({ base, valores }: Draft, atual: Valores): TresVersoes<Valores> {
  const dantes = { ...atual, ...valoresConhecidos(atual, base) };
  return { base: dantes, minha: { ...dantes, ...valoresConhecidos(atual, valores) }, dela: atual };
}

/** Drops the unknown fields of a draft. An older Cais may have written it, with fields that no longer exist or have another type. */
function valoresConhecidos<V extends Valores>(base: V, guardados: Valores): Partial<V> {
  const conhecidos = Object.entries(guardados).filter(
    ([campo, valor]) => campo in base && (valor === null || base[campo] === null || mesmaEspecie(valor, base[campo])),
  );
  return Object.fromEntries(conhecidos) as Partial<V>;
}

function mesmaEspecie(valor: unknown, outro: unknown): boolean {
  return typeof valor === typeof outro && Array.isArray(valor) === Array.isArray(outro);
}
