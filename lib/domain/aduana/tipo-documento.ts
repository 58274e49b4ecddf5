/** Kinds of paper that are kept with a record (domain/importacao.md §2.7). */
export const NOME_TIPO_DOCUMENTO = {
  PROFORMA: 'Fatura proforma',
  FATURA: 'Fatura comercial',
  ROMANEIO: 'Romaneio de carga',
  CONHECIMENTO: 'Conhecimento de carga',
  CERTIFICADO_ORIGEM: 'Certificado de origem',
  LICENCA: 'Licença de importação',
  DECLARACAO: 'Declaração',
  COMPROVANTE: 'Comprovante',
  NOTA_FISCAL: 'Nota fiscal',
  PROCURACAO: 'Procuração',
  CONTRATO_SOCIAL: 'Contrato social',
  RESOLUCAO: 'Resolução ou portaria',
  OUTRO: 'Outro',
} as const;
export type TipoDocumento = keyof typeof NOME_TIPO_DOCUMENTO;
export const TIPOS_DOCUMENTO = Object.keys(NOME_TIPO_DOCUMENTO) as [TipoDocumento, ...TipoDocumento[]];

/** What a browser may show of a file, by the bytes it begins with: never by its name, which anybody can choose. */
export const MIDIAS_VISIVEIS = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type MidiaVisivel = (typeof MIDIAS_VISIVEIS)[number];

/** Null for what is only ever downloaded: anything that could run in the page among it. */
export function midiaVisivel(inicio: Uint8Array): MidiaVisivel | null {
  const letras = String.fromCharCode(...inicio.subarray(0, 12));
  if (letras.startsWith('RIFF') && letras.endsWith('WEBP')) return 'image/webp';
  return ASSINATURAS.find(([assinatura]) => letras.startsWith(assinatura))?.[1] ?? null;
}

const ASSINATURAS: readonly (readonly [string, MidiaVisivel])[] = [
  ['%PDF-', 'application/pdf'],
  ['\x89PNG\r\n\x1a\n', 'image/png'],
  ['\xff\xd8\xff', 'image/jpeg'],
  ['GIF87a', 'image/gif'],
  ['GIF89a', 'image/gif'],
];
