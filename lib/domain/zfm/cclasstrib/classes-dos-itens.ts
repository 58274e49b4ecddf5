import type { OrigemItem } from '#lib/domain/cadastros/item.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { conferirDeQualquer, type ImportadorNaReforma, propostaDoImportador } from './cclasstrib-do-importador.ts';

/** An item of the cadastro, before many get a class at once. */
export interface ItemAClassificar {
  id: string;
  versao: number;
  partNumber: string;
  ncm: string;
  origem: OrigemItem;
  cClassTrib: string | null;
}

export interface ImportadorComNome extends ImportadorNaReforma {
  nome: string;
}

/** Items that would get one code for one reason. */
export interface GrupoDeClasse {
  cClassTrib: string;
  /** Why it is proposed, and what that supposes; null for a code a person chose. */
  porque: string | null;
  supoe: string | null;
  /** What to look at before. */
  avisos: string[];
  /** `atual` is the code the item would lose. */
  itens: { id: string; versao: number; partNumber: string; atual: string | null }[];
}

/** What a bulk act would do: nothing is written by it. */
export interface PlanoDeClasses {
  grupos: GrupoDeClasse[];
  /** Items that get no code, by reason. */
  fora: { motivo: string; partNumbers: string[] }[];
}

/**
 * Plans one class for each item: the code a person chose, or for null the one proposed. An item of the cadastro is of no importer, so it
 * has a proposal only where all the importers given would use the same code. A national item is on no import declaration.
 */
export function planoDeClasses(
  itens: readonly ItemAClassificar[],
  importadores: readonly ImportadorComNome[],
  escolhido: string | null,
  dia: DataTexto,
): PlanoDeClasses {
  const grupos = new Map<string, GrupoDeClasse>();
  const fora = new Map<string, string[]>();
  for (const item of itens) {
    const { id, versao, partNumber, cClassTrib: atual } = item;
    const decidida = classeDoItem(item, importadores, escolhido, dia);
    if ('motivo' in decidida) {
      fora.set(decidida.motivo, [...(fora.get(decidida.motivo) ?? []), partNumber]);
      continue;
    }
    const chave = JSON.stringify(decidida);
    const grupo = grupos.get(chave) ?? { ...decidida, itens: [] };
    grupo.itens.push({ id, versao, partNumber, atual });
    grupos.set(chave, grupo);
  }
  return {
    grupos: [...grupos.values()],
    fora: [...fora].map(([motivo, partNumbers]) => ({ motivo, partNumbers })),
  };
}

/** Why the class of an item may not be written, whoever imports it; null where it may. */
export function recusaDaClasse(cClassTrib: string, ncm: string, dia: DataTexto): string | null {
  const erros = conferirDeQualquer({ cClassTrib, ncm, dia }).filter(({ nivel }) => nivel === 'erro');
  return erros.length === 0 ? null : erros.map(({ mensagem }) => mensagem).join(' ');
}

type Decidida = Omit<GrupoDeClasse, 'itens'> | { motivo: string };

function classeDoItem(
  { ncm, origem, cClassTrib: atual }: ItemAClassificar,
  importadores: readonly ImportadorComNome[],
  escolhido: string | null,
  dia: DataTexto,
): Decidida {
  if (origem === 'NACIONAL') return { motivo: NACIONAL };
  const decidida = escolhido === null ? proposta(importadores, ncm, dia) : { ...SEM_RAZAO, cClassTrib: escolhido };
  if ('motivo' in decidida) return decidida;
  if (decidida.cClassTrib === atual) return { motivo: `Já está com o cClassTrib ${atual}.` };
  const recusa = recusaDaClasse(decidida.cClassTrib, ncm, dia);
  if (recusa !== null) return { motivo: recusa };
  const avisos = conferirDeQualquer({ cClassTrib: decidida.cClassTrib, ncm, dia }).map(({ mensagem }) => mensagem);
  return { ...decidida, avisos };
}

function proposta(importadores: readonly ImportadorComNome[], ncm: string, dia: DataTexto): Decidida {
  const propostas = importadores.flatMap((importador) => {
    const propostaAoItem = propostaDoImportador(importador, { ncm, aplicacao: null, dia });
    return propostaAoItem ? [{ ...propostaAoItem, nome: importador.nome }] : [];
  });
  const [primeira] = propostas;
  if (!primeira) return { motivo: SEM_PERFIL };
  const outra = propostas.find(({ cClassTrib }) => cClassTrib !== primeira.cClassTrib);
  if (outra) {
    return {
      motivo: `Depende do importador: ${primeira.cClassTrib} para ${primeira.nome}, ${outra.cClassTrib} para ${outra.nome}. Escolha um importador, ou o código.`,
    };
  }
  const { cClassTrib, porque, supoe } = primeira;
  return { cClassTrib, porque, supoe, avisos: [] };
}

const SEM_RAZAO = { porque: null, supoe: null, avisos: [] };
const NACIONAL = 'É de origem nacional: não vai em declaração de importação.';
const SEM_PERFIL = 'Nada se propõe: nenhum importador tem o perfil tributário informado.';
