import type { ApontamentoDaDci } from './dci.ts';
import { type CausaEmPalavras, type LacunaDoDocumento, lacunasDoDocumento } from './lacunas-do-documento.ts';

/** Groups the findings on a DCI by cause: “16 insumos com falta de saldo · Ver os insumos”. */
export function lacunasDaDci<Um extends ApontamentoDaDci>(apontamentos: readonly Um[]): LacunaDoDocumento<Um>[] {
  return lacunasDoDocumento(apontamentos, emPalavras);
}

function emPalavras({ codigo, etapa, nivel }: ApontamentoDaDci): CausaEmPalavras | undefined {
  if (nivel === 'erro' && etapa === 'periodo' && VAZIOS.has(codigo)) return DADOS_VAZIOS;
  const [que, remedio] = CAUSAS[codigo] ?? [];
  return remedio ? { varios: (quantos) => `${quantos} ${que}`, remedio } : undefined;
}

const DADOS_VAZIOS: CausaEmPalavras = {
  causa: 'VAZIOS',
  varios: (quantos) => `${quantos} dados da DCI por informar`,
  remedio: 'Preencher',
};
/** Codes that say that a field of the first step is empty. */
const VAZIOS = new Set(['SEM_REPRESENTANTE', 'SEM_COMPETENCIA', 'SEM_ANTERIOR', 'SEM_TAXA', 'CONTA_INCOMPLETA']);

const VER_ITENS = 'Ver os itens';
const VER_NOTAS = 'Ver as notas';

/** What several findings of a code are, and what mends them all. */
const CAUSAS: Readonly<Record<string, readonly [que: string, remedio: string]>> = {
  SEM_MUNICIPIO: ['notas sem o município do destinatário', 'Completar as notas'],
  NA_ZFM: ['notas com destino dentro da Zona Franca', VER_NOTAS],
  SEM_QUANTIDADE: ['itens de nota sem quantidade', VER_NOTAS],
  EM_OUTRA_DCI: ['notas que já estão em outra DCI', VER_NOTAS],
  DEPOIS_DA_TRANSMISSAO: ['notas que saíram depois da transmissão', VER_NOTAS],
  SEM_MODALIDADE: ['códigos sem modalidade', 'Dizer a modalidade'],
  SEM_DCRE: ['produtos sem DCR-E em vigor na saída', VER_ITENS],
  DCRE_DE_OUTRO: ['produtos com DCR-E de outra indústria', VER_ITENS],
  DCRE_NAO_REGISTRADO: ['produtos com DCR-E não registrado', VER_ITENS],
  DCRE_FORA_DA_VIGENCIA: ['produtos com DCR-E fora da vigência na saída', VER_ITENS],
  DCRE_SUBSTITUIDO: ['produtos com DCR-E substituído no mês', VER_ITENS],
  TEXTO_LONGO: ['textos que vão cortados no arquivo', VER_ITENS],
  DUIMP_NAO_CABE: ['itens de DUIMP, cujo número não cabe no arquivo', VER_ITENS],
  CNPJ_COM_LETRAS: ['itens de fornecedor cujo CNPJ não cabe no arquivo', VER_ITENS],
  FALTA_SALDO: ['insumos com falta de saldo', 'Ver os insumos'],
  SAIDA_ANTES_DO_DESEMBARACO: ['notas que saíram antes do desembaraço do lote', 'Ver os insumos'],
  ESCOLHA_ANTES_DO_DESEMBARACO: ['notas servidas à mão por lote desembaraçado depois', 'Rever as escolhas'],
  ESCOLHA_IMPOSSIVEL: ['escolhas à mão que não cabem no lote', 'Rever as escolhas'],
  SEM_SALDO: ['itens com falta de saldo importado', 'Ver os insumos'],
  SEM_CUSTO: ['insumos sem o custo em dólares', 'Ver os tributos'],
  SEM_ALIQUOTA: ['insumos sem alíquota', 'Ver os tributos'],
  SEM_EXIGIBILIDADE: ['itens sem a exigibilidade dos tributos no destino', 'Decidir a exigibilidade'],
  SEM_MOTIVO: ['itens contra a tabela, sem o motivo', 'Dizer o motivo'],
  CONTRA_A_TABELA: ['itens contra a tabela, com motivo', 'Ver os tributos'],
  OBSOLETO: ['itens que saem como obsoletos ou sucata', 'Ver os tributos'],
  ORDEM_REPETIDA: ['ordens judiciais repetidas', 'Ver as ordens'],
  ORDEM_SEM_ITEM: ['ordens judiciais de modalidade sem item', 'Ver as ordens'],
};
