import type {
  LacunaDaDuimp,
  LugarDaDuimp,
  ParteDoComplemento,
} from '#lib/domain/aduana/declaracao/rascunho-da-duimp.ts';
import type { Incoterm } from '#lib/domain/aduana/tributos/incoterm.ts';

export function semSigla(paises: readonly ({ nome: string; sigla: string | null } | null)[]): LacunaDaDuimp[] {
  const nomes = [...new Set(paises.flatMap((pais) => (pais && pais.sigla === null ? [pais.nome] : [])))];
  return se(nomes.length > 0, 'paises', `Falta a sigla ISO de ${lista(nomes)} na tabela de países.`, {
    onde: 'PAISES',
  });
}

export function se(falta: boolean, chave: string, texto: string, lugar: LugarDaDuimp): LacunaDaDuimp[] {
  return falta ? [{ chave, nivel: 'IMPEDE', texto, lugar }] : [];
}

export function avisa(vale: boolean, chave: string, texto: string, lugar: LugarDaDuimp): LacunaDaDuimp[] {
  return vale ? [{ chave, nivel: 'AVISA', texto, lugar }] : [];
}

export function sujeito(numeros: readonly number[], todos: number): string {
  if (numeros.length === 1) return `O item ${numeros[0]} está`;
  return numeros.length === todos ? 'Todos os itens estão' : `Os itens ${lista(numeros)} estão`;
}

/** `a, b e c`; of many, the first ones and how many more. */
export function lista(coisas: readonly (string | number)[]): string {
  const ditas = coisas.slice(0, MAXIMO_DITO);
  const resto = coisas.length - ditas.length;
  if (resto > 0) return `${ditas.join(', ')} e mais ${resto}`;
  return ditas.length === 1 ? String(ditas[0]) : `${ditas.slice(0, -1).join(', ')} e ${ditas.at(-1)}`;
}

export const positivo = (valor: string | null) => valor !== null && !/^[0.]*$/.test(valor);

export const tres = (numero: number) => String(numero).padStart(3, '0');

export const complementar = (parte: ParteDoComplemento): LugarDaDuimp => ({ onde: 'COMPLEMENTO', parte });

export const IDENTIFICACAO: LugarDaDuimp = { onde: 'PROCESSO', aba: 'identificacao' };

export const CARGA: LugarDaDuimp = { onde: 'PROCESSO', aba: 'carga' };

export const ITENS: LugarDaDuimp = { onde: 'PROCESSO', aba: 'itens' };

export const ADICOES: LugarDaDuimp = { onde: 'PROCESSO', aba: 'adicoes' };

export const NO_PORTAL: LugarDaDuimp = { onde: 'PORTAL' };

export const ISO = /^[A-Z]{3}$/;

const MAXIMO_DITO = 8;

/** The domain that the published contract gives (ItemCover, condicaoVenda.incoterm.codigo). */
export const INCOTERMS_DA_DUIMP: ReadonlySet<Incoterm> = new Set<Incoterm>([
  'EXW',
  'FAS',
  'FCA',
  'FOB',
  'OCV',
  'C+F',
  'CFR',
  'CPT',
  'C+I',
  'DAT',
  'CIF',
  'CIP',
  'DAP',
]);
