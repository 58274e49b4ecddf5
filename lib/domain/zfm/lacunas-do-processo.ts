import type { PapelExigido } from '#lib/domain/aduana/processo/documentos-exigidos.ts';
import { NOME_TIPO_DOCUMENTO } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { Exato, porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { noMeioDaFrase } from '#lib/domain/textos/no-meio-da-frase.ts';
import { deve } from './icms-devido.ts';

/** Causes of a gap in a declared process, in the order they are mended: what blocks the others comes first. */
export const CAUSAS_DA_LACUNA = [
  'OUTRA_CARGA',
  'SEM_IMPORTADOR',
  'SEM_MATRIZ',
  'MATRIZ_INCOMPLETA',
  'SEM_VINCULO',
  'SEM_CCLASSTRIB',
  'CONFERENCIA',
  'ICMS_DEVIDO',
  'DOCUMENTO',
] as const;
type CausaDaLacuna = (typeof CAUSAS_DA_LACUNA)[number];

/** What is missing in a declared process: one entry a cause, with one remedy for all it counts. */
export interface LacunaDoProcesso {
  causa: CausaDaLacuna;
  quantas: number;
  texto: string;
  /** What the gap leaves unknown, or the names of what is missing. */
  detalhe: string | null;
  remedio: string;
  lugar: { onde: 'PROCESSO' | 'DAI' | 'IMPORTADOR'; aba: string | null; campo: string | null };
}

/** Counts of a declared process. */
export interface FatosDoDeclarado {
  /** Says that the declaration is of another cargo than the process; null where it is not. */
  outraCarga: string | null;
  temImportador: boolean;
  /** Whether a DAI is to be made of it: only then does it need rows of the matriz. */
  pedeDai: boolean;
  adicoes: number;
  /** Adições for which no row of the matriz is chosen, or none in force on the day of the registration. */
  adicoesSemMatriz: number;
  /** Adições whose row of the matriz does not say how the ICMS is treated. */
  adicoesComMatrizIncompleta: number;
  itens: number;
  /** Declared items not linked to the cadastro. */
  itensSemVinculo: number;
  /** Declared items without the class of CBS and IBS, which a declaration has carried since 2026. */
  itensSemCClassTrib: number;
  conferenciasComErro: number;
  /** ICMS of its DAI that is notified and not paid, and that is neither; null while nothing is known. */
  icmsNotificado: DecimalTexto | null;
  icmsPorNotificar: DecimalTexto | null;
  papeisQueFaltam: readonly PapelExigido[];
}

/** Lists what is missing in a declared process, from its registration to its last day. */
export function lacunasDoProcesso(fatos: FatosDoDeclarado): LacunaDoProcesso[] {
  const { adicoes, itens, papeisQueFaltam: papeis, pedeDai } = fatos;
  const devidos = [
    ['notificados e não pagos', fatos.icmsNotificado],
    ['por notificar', fatos.icmsPorNotificar],
  ].filter((parcela): parcela is [string, DecimalTexto] => deve(parcela[1] ?? null));
  const todas: LacunaDoProcesso[] = [
    {
      causa: 'OUTRA_CARGA',
      quantas: fatos.outraCarga === null ? 0 : 1,
      texto: fatos.outraCarga ?? '',
      detalhe: 'Retire a declaração, ou retifique-a, se o processo não é dela.',
      remedio: 'Ver',
      lugar: noProcesso('conferencias'),
    },
    {
      causa: 'SEM_IMPORTADOR',
      quantas: fatos.temImportador ? 0 : 1,
      texto: IMPORTADOR_FORA_DO_CADASTRO,
      detalhe: SEM_O_IMPORTADOR,
      remedio: 'Cadastrar',
      lugar: { onde: 'IMPORTADOR', aba: null, campo: null },
    },
    {
      causa: 'SEM_MATRIZ',
      quantas: pedeDai ? fatos.adicoesSemMatriz : 0,
      texto: semMatrizPorExtenso(fatos.adicoesSemMatriz, adicoes),
      detalhe: SEM_ICMS,
      remedio: 'Escolher',
      lugar: { onde: 'DAI', aba: 'adicoes', campo: null },
    },
    {
      causa: 'MATRIZ_INCOMPLETA',
      quantas: pedeDai ? fatos.adicoesComMatrizIncompleta : 0,
      texto: `${parte(fatos.adicoesComMatrizIncompleta, adicoes, 'adição', 'adições')} com a linha da matriz incompleta`,
      detalhe: SEM_ICMS,
      remedio: 'Completar',
      lugar: { onde: 'DAI', aba: 'conferencia', campo: null },
    },
    {
      causa: 'SEM_VINCULO',
      quantas: fatos.itensSemVinculo,
      texto: semVinculoPorExtenso(fatos.itensSemVinculo, itens),
      detalhe: SEM_PART_NUMBER,
      remedio: 'Vincular',
      lugar: noProcesso('adicoes'),
    },
    {
      causa: 'SEM_CCLASSTRIB',
      quantas: fatos.itensSemCClassTrib,
      texto: `${parte(fatos.itensSemCClassTrib, itens, 'mercadoria', 'mercadorias')} sem cClassTrib na declaração`,
      detalhe: 'A CBS e o IBS delas não se calculam.',
      remedio: 'Ver os tributos',
      lugar: noProcesso('tributos'),
    },
    {
      causa: 'CONFERENCIA',
      quantas: fatos.conferenciasComErro,
      texto:
        fatos.conferenciasComErro === 1
          ? '1 conferência da declaração não confere'
          : `${fatos.conferenciasComErro} conferências da declaração não conferem`,
      detalhe: null,
      remedio: 'Ver',
      lugar: noProcesso('conferencias'),
    },
    {
      causa: 'ICMS_DEVIDO',
      quantas: devidos.length === 0 ? 0 : 1,
      texto: `A DAI deve ICMS: ${devidos.map(([qual, valor]) => `R$ ${porExtenso(new Exato(valor), 2)} ${qual}`).join(' e ')}`,
      detalhe: null,
      remedio: 'Ver',
      lugar: { onde: 'DAI', aba: 'notificacoes', campo: null },
    },
    {
      causa: 'DOCUMENTO',
      quantas: papeis.length,
      texto: papeis.length === 1 ? '1 papel exigido falta' : `${papeis.length} papéis exigidos faltam`,
      detalhe: `${papeis.map(({ tipo }, i) => (i === 0 ? NOME_TIPO_DOCUMENTO[tipo] : noMeioDaFrase(NOME_TIPO_DOCUMENTO[tipo]))).join(', ')}.`,
      remedio: 'Enviar',
      lugar: noProcesso('documentos', papeis[0]?.tipo ?? null),
    },
  ];
  return todas.filter(({ quantas }) => quantas > 0);
}

/** `16 adições sem linha da matriz`, or `2 de 16 adições…`. */
export function semMatrizPorExtenso(sem: number, todas: number): string {
  return `${parte(sem, todas, 'adição', 'adições')} sem linha da matriz`;
}

/** `6 mercadorias sem item do cadastro`, or `2 de 6 mercadorias…`. */
export function semVinculoPorExtenso(sem: number, todas: number): string {
  return `${parte(sem, todas, 'mercadoria', 'mercadorias')} sem item do cadastro`;
}

/** All of them, or how many of them. The noun agrees with the number next to it. */
function parte(quantas: number, todas: number, singular: string, varias: string): string {
  const nome = todas === 1 ? singular : varias;
  return quantas === todas ? `${todas} ${nome}` : `${quantas} de ${todas} ${nome}`;
}

function noProcesso(aba: string, campo: string | null = null): LacunaDoProcesso['lugar'] {
  return { onde: 'PROCESSO', aba, campo };
}

export const IMPORTADOR_FORA_DO_CADASTRO = 'O importador da declaração não está no cadastro';
export const SEM_O_IMPORTADOR = 'Sem ele não há matriz de tributação, inscrição estadual nem Suframa.';
export const SEM_PART_NUMBER = 'O saldo de insumos e o DCR-E não sabem de que part number são.';
export const SEM_ICMS = 'O ICMS delas não se calcula, e o XML da DAI não sai.';
