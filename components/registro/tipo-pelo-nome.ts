import type { TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';

/** Guesses the type of a document from words in its file name. The person can correct it later. */
export function tipoPeloNome(nome: string): TipoDocumento {
  const palavras = textoDeBusca(nome).replace(/[^a-z0-9]+/g, ' ');
  return INDICIOS.find(([indicio]) => indicio.test(palavras))?.[1] ?? 'OUTRO';
}

const INDICIOS: readonly (readonly [RegExp, TipoDocumento])[] = [
  [/\b(proforma|pi)\b/, 'PROFORMA'],
  [/\b(invoice|fatura|inv)\b/, 'FATURA'],
  [/\b(packing|romaneio)\b/, 'ROMANEIO'],
  [/\b(bl|hbl|mbl|awb|hawb|mawb|conhecimento)\b/, 'CONHECIMENTO'],
  [/\b(certificado|certificate|origem|origin)\b/, 'CERTIFICADO_ORIGEM'],
  [/\b(li|pli|lpco|licenca)\b/, 'LICENCA'],
  [/\b(di|duimp|dai|declaracao)\b/, 'DECLARACAO'],
  [/\b(nf|nfe|danfe|nota)\b/, 'NOTA_FISCAL'],
  [/\b(comprovante|darf|dar|gru|recibo)\b/, 'COMPROVANTE'],
  [/\bprocuracao\b/, 'PROCURACAO'],
  [/\bcontrato\b/, 'CONTRATO_SOCIAL'],
  [/\b(resolucao|portaria|ppb)\b/, 'RESOLUCAO'],
];
