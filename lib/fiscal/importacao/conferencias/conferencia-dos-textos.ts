import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';

/** Tells the texts that had characters nobody sees; the file is kept as it came. */
export function conferirTextos({ textosLimpos = [] }: Pick<DeclaracaoImportacao, 'textosLimpos'>): Conferencia[] {
  const mensagem = dizerTextosLimpos(textosLimpos);
  if (mensagem === null) return [];
  return [
    {
      codigo: 'TEXTOS_LIMPOS',
      nivel: 'aviso',
      mensagem,
      declarado: null,
      calculado: null,
      adicao: null,
    },
  ];
}

/** The sentence that tells them; null for none. */
export function dizerTextosLimpos(textosLimpos: readonly string[] = []): string | null {
  if (textosLimpos.length === 0) return null;
  const quantos = textosLimpos.length === 1 ? 'Um texto' : `${textosLimpos.length} textos`;
  const resto = textosLimpos.length - MAXIMO_DITOS;
  const ditos = `${textosLimpos.slice(0, MAXIMO_DITOS).join('; ')}${resto > 0 ? `; e mais ${resto}` : ''}`;
  return `${quantos} do arquivo tinha${textosLimpos.length === 1 ? '' : 'm'} caracteres que não se veem, tirados na leitura: ${ditos}. O arquivo recebido fica como veio.`;
}

const MAXIMO_DITOS = 5;
