/** Types of document attached to a record (domain/importacao.md §2.7). */
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

/** Media types a browser may display. The first bytes of the file decide, never its name, which anyone can choose. */
export const MIDIAS_VISIVEIS = ['application/pdf', 'image/png', 'image/jpeg', 'image/gif', 'image/webp'] as const;
export type MidiaVisivel = (typeof MIDIAS_VISIVEIS)[number];

/** Null for a file that may only be downloaded, such as anything that could run in the page. */
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
