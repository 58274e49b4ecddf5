import type { SobreOCampo } from '#lib/registros/sobre-o-campo.ts';
import type { ApiSchema } from './document.ts';

/** Turns what a record says of its field into the description of the schema, and takes out what only screens and sheets read. */
export function describeField(esquema: ApiSchema & SobreOCampo): void {
  if (!ehEsquema(esquema)) return;
  const { rotulo, ajuda, description } = esquema;
  const frases = [rotulo, ajuda, description].filter((frase) => frase !== undefined);
  if (rotulo !== undefined) esquema.description = frases.map(comPonto).join(' ');
  for (const nome of SO_DAS_TELAS) delete esquema[nome];
}

/** A map of properties may have one called `moeda` or `unidade`; no property of it is plain text. */
function ehEsquema({ type, $ref, anyOf, oneOf, allOf, enum: valores }: ApiSchema): boolean {
  return typeof (type ?? $ref) === 'string' || [type, anyOf, oneOf, allOf, valores].some(Array.isArray);
}

function comPonto(frase: string): string {
  return /[.!?]$/.test(frase) ? frase : `${frase}.`;
}

const SO_DAS_TELAS = Object.keys({
  rotulo: true,
  ajuda: true,
  obrigatorio: true,
  opcoes: true,
  comCodigo: true,
  aVista: true,
  como: true,
  linhas: true,
  maximo: true,
  maiusculas: true,
  algarismos: true,
  casas: true,
  casasMinimas: true,
  porCento: true,
  unidade: true,
  moeda: true,
  qual: true,
  tabela: true,
  mes: true,
  busca: true,
  comeca: true,
  adicionar: true,
  chave: true,
  planilha: true,
  coluna: true,
} satisfies Record<keyof SobreOCampo, true>) as (keyof SobreOCampo)[];
