import { arquivosDoHistoricoConsulta } from '#lib/contracts/consultas/historico-trazido.ts';
import type {
  ArquivoDoHistorico,
  CausaDoArquivo,
  ResultadoDoArquivo,
} from '#lib/contracts/declaracao/historico-trazido.ts';
import { exportacaoDe, SEM_PAGINA } from '#lib/contracts/platform/exportacao.ts';
import type { ColunaDeLista } from '#lib/domain/telas/coluna-de-lista.ts';

export const NOME_DO_RESULTADO: Readonly<Record<ResultadoDoArquivo, string>> = {
  PENDENTE: 'A ler',
  LIDO: 'Lido',
  A_ACEITAR: 'A aceitar',
  JA_ESTAVA: 'Já estava',
  RECUSADO: 'Recusado',
};

export const NOME_DA_CAUSA: Readonly<Record<CausaDoArquivo, string>> = {
  DECLARACAO: 'Declaração que virou processo',
  NOTA: 'Nota de saída lida',
  CANCELAMENTO: 'Cancelamento de nota aplicado',
  CATALOGO: 'Catálogo lido com as DUIMPs do envio',
  CATALOGO_SEM_DUIMP: 'Catálogo sem DUIMP lida no envio',
  MESMO_ARQUIVO: 'O mesmo arquivo já tinha sido lido',
  VERSAO_NOVA: 'Versão mais nova de uma declaração que já está',
  DECLARACAO_JA_ESTAVA: 'A declaração já está num processo',
  NOTA_JA_ESTAVA: 'A nota já tinha sido lida',
  NAO_E_LIDO: 'Não é XML nem JSON',
  OUTRO_DOCUMENTO: 'É de outro tipo de documento',
  ILEGIVEL: 'O arquivo está incompleto ou malformado',
  CAMPO: 'Um campo não pôde ser lido',
  ZIP: 'O ZIP não pôde ser aberto',
  GRANDE: 'Passa do limite de tamanho ou de quantidade',
  DUIMP_INCOMPLETA: 'Falta parte da DUIMP',
  NUMERO: 'O número da declaração não confere',
  DATA_FUTURA: 'A data está no futuro',
  ENTRADA_CONFERE: 'Nota de entrada ligada: o que foi comparado confere',
  ENTRADA_DIFERE: 'Nota de entrada ligada: difere da declaração',
  ENTRADA_NAO_COMPARADA: 'Nota de entrada ligada, sem nada a comparar',
  ENTRADA_CANCELADA: 'Nota de entrada ligada e cancelada',
  ENTRADA_SEM_DECLARACAO: 'Nota de entrada sem a declaração dela aqui',
  NOTA_DE_ENTRADA: 'A nota é de entrada e não é de importação',
  NOTA_SEM_VALOR: 'A nota não tem valor fiscal',
  CANCELAMENTO_SEM_NOTA: 'Cancelamento de nota que não veio',
  NAO_GRAVADO: 'Não pôde ser gravado',
};

export const NOME_DO_TIPO_DE_ARQUIVO = {
  DI: 'DI',
  DUIMP: 'DUIMP',
  NFE: 'NF-e',
  NFE_ENTRADA: 'NF-e de entrada',
  CANCELAMENTO: 'Cancelamento de NF-e',
  CATALOGO: 'Catálogo de Produtos',
} as const;

/** Columns of the report of an intake, on the screen and in the file. */
export const ARQUIVO_DO_HISTORICO_COLUNAS: readonly ColunaDeLista<ArquivoDoHistorico>[] = [
  { campo: 'nome', titulo: 'Arquivo', tipo: 'texto', caracteres: 40 },
  { campo: 'pacote', titulo: 'Dentro de', tipo: 'texto', caracteres: 24 },
  { campo: 'resultado', titulo: 'Resultado', tipo: 'opcao', opcoes: NOME_DO_RESULTADO, caracteres: 12 },
  { campo: 'causa', titulo: 'Causa', tipo: 'opcao', opcoes: NOME_DA_CAUSA, caracteres: 36 },
  { campo: 'motivo', titulo: 'Por quê', tipo: 'texto', caracteres: 70 },
  { campo: 'tipo', titulo: 'Tipo', tipo: 'opcao', opcoes: NOME_DO_TIPO_DE_ARQUIVO, caracteres: 12 },
  { campo: 'documento', titulo: 'Número ou chave', tipo: 'texto', caracteres: 46 },
  {
    campo: 'processo',
    titulo: 'Processo',
    tipo: 'texto',
    caracteres: 16,
    valor: ({ processo }) => processo?.numero ?? null,
  },
];

export const arquivosDoHistoricoExportacao = arquivosDoHistoricoConsulta
  .omit(SEM_PAGINA)
  .extend(exportacaoDe(ARQUIVO_DO_HISTORICO_COLUNAS));
