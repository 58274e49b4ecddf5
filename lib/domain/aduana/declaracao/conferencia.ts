import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';

/** Outcome of a check: `erro` contradicts the document, `aviso` needs a look, `ok` agrees. */
export const NIVEIS_CONFERENCIA = ['erro', 'aviso', 'ok'] as const;
export type NivelConferencia = (typeof NIVEIS_CONFERENCIA)[number];

/** One consistency check of a document, with both sides of the sum. */
export interface Conferencia {
  codigo: string;
  nivel: NivelConferencia;
  mensagem: string;
  declarado: DecimalTexto | null;
  calculado: DecimalTexto | null;
  /** Number of the adição concerned; null if the check concerns the whole declaration. */
  adicao: string | null;
}

/** The code of the check of an incoming nota, by its key. */
export const codigoDaEntrada = (chave: string) => `ENTRADA_${chave}`;

/** Display name of a check of a DI; checks of payments are named by their DARF code. */
export function nomeDaConferencia(codigo: string): string {
  const [, receita] = /^PAGAMENTO_(\d{4})$/.exec(codigo) ?? [];
  const [, serie, numero] = /^ENTRADA_\w{22}(\d{3})(\d{9})\w{10}$/.exec(codigo) ?? [];
  if (serie && numero) return `Nota de entrada ${Number(numero)}, série ${Number(serie)}`;
  return NOMES[codigo] ?? (receita ? `Pagamento da receita ${receita}` : codigo);
}

const NOMES: Record<string, string> = {
  CARGA: 'Carga do processo',
  TEXTOS_LIMPOS: 'Caracteres que não se veem',
  DI_DIGITO: 'Dígito verificador da DI',
  DUIMP_DIGITO: 'Dígito verificador da DUIMP',
  DUIMP_SITUACAO: 'Situação da DUIMP',
  CAPA_II: 'II da capa × itens',
  CAPA_IPI: 'IPI da capa × itens',
  CAPA_PIS: 'PIS da capa × itens',
  CAPA_COFINS: 'COFINS da capa × itens',
  CAPA_VMLE: 'Valor no local de embarque da capa × itens',
  CAPA_VMLD: 'Valor aduaneiro da capa × itens',
  DATA_FUTURA: 'Data do registro e do desembaraço',
  ADICOES_QUANTIDADE: 'Quantidade de adições',
  VMLD: 'Valor no local de descarga (VMLD)',
  PESO_LIQUIDO: 'Peso líquido',
  PESO_BRUTO: 'Peso líquido × peso bruto',
  PESO_ESTATISTICO: 'Peso líquido × quantidade estatística',
  TRIBUTO_RECOLHER: 'Devido × a recolher',
  LC224_II: 'II × LC 224/2025',
  LC224_IPI: 'IPI × LC 224/2025',
  LC224_PIS: 'PIS × LC 224/2025',
  LC224_COFINS: 'COFINS × LC 224/2025',
  PAGAMENTO_SEM_RECEITA: 'Pagamento sem código de receita',
  ITENS_CONDICAO_VENDA: 'Itens × condição de venda',
  PAGAMENTO_0086: 'Pagamento do II (0086)',
  PAGAMENTO_1038: 'Pagamento do IPI (1038)',
  PAGAMENTO_5602: 'Pagamento do PIS (5602)',
  PAGAMENTO_5629: 'Pagamento da COFINS (5629)',
  PAGAMENTO_5529: 'Pagamento do antidumping (5529)',
  PAGAMENTO_5622: 'Pagamento da medida compensatória (5622)',
  PAGAMENTO_5651: 'Pagamento da salvaguarda (5651)',
  PAGAMENTO_7811: 'Pagamento da Taxa Siscomex (7811)',
};
