import type { TipoDocumento } from '#lib/domain/aduana/tributos/calculo-importacao.ts';
import type { ParteAPreencher, Pendencia } from './pendencias-do-processo.ts';

/** What blocks the registration of a declaration: one entry a cause, with one remedy for all it counts. */
export interface LacunaDoRegistro {
  chave: string;
  parte: ParteAPreencher;
  texto: string;
  /** The names of what is missing. */
  detalhe: string | null;
  remedio: string;
}

/**
 * Groups what is missing before the registration by cause. Empty fields of a part are one cause, missing papers another, licences a
 * third. What is missing in items, adições and taxes is one cause a kind already: its sentence counts the rows.
 */
export function lacunasDoRegistro(pendencias: readonly Pendencia[]): LacunaDoRegistro[] {
  const porCausa = Map.groupBy(pendencias, (pendencia) => causaDe(pendencia));
  return [...porCausa].flatMap(([chave, pendenciasDaCausa]): LacunaDoRegistro[] => {
    const [primeira] = pendenciasDaCausa;
    if (!primeira) return [];
    const { parte } = primeira;
    const ditas = pendenciasDaCausa.map(({ texto }) => texto).join(' ');
    if (pendenciasDaCausa.length === 1)
      return [{ chave, parte, texto: primeira.texto, detalhe: null, remedio: REMEDIO[parte] }];
    return [
      { chave, parte, texto: contada(primeira, pendenciasDaCausa.length), detalhe: ditas, remedio: REMEDIO[parte] },
    ];
  });
}

/** What is said where nothing that Cais checks is missing: the Siscomex has the last word, and a DUIMP asks for more. */
export function nadaFaltaParaORegistro(documento: TipoDocumento): string {
  const frase = 'Nada falta do que o Cais confere para o registro.';
  return documento === 'DUIMP' ? `${frase} O que a DUIMP pede além disso está em “DUIMP”.` : frase;
}

function causaDe({ parte, texto, causa }: Pendencia): string {
  if (causa) return causa;
  return parte === 'identificacao' || parte === 'carga' ? parte : `${parte}: ${texto}`;
}

function contada({ parte, causa }: Pendencia, quantas: number): string {
  if (causa === 'PAPEL') return `${quantas} papéis exigidos faltam`;
  if (causa === 'LICENCA') return `${quantas} licenças por resolver`;
  return `${quantas} dados ${parte === 'carga' ? 'da carga' : 'da identificação'} por informar`;
}

const REMEDIO: Readonly<Record<ParteAPreencher, string>> = {
  identificacao: 'Preencher',
  carga: 'Preencher',
  itens: 'Completar os itens',
  adicoes: 'Ver as adições',
  tributos: 'Completar as alíquotas',
  documentos: 'Ver os documentos',
};
