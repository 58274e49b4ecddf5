import type { Setor } from '#lib/domain/cadastros/importador.ts';

/** Files a company delivers to be habilitada to the DCI mensal (IN SRF 242/2002), by file name, in the order of the sumário. */
export const ARQUIVOS_HABILITACAO = ['REGINV', 'REGINS', 'REGMERC', 'REGPJF', 'REGESTI'] as const;
export type ArquivoHabilitacao = (typeof ARQUIVOS_HABILITACAO)[number];

/**
 * Names in the sumário of the Serviço de Internação (Alfândega do Porto de Manaus, "Formato dos arquivos necessários à
 * habilitação", reproduced in marleylima.com.br/noticias/2810 and scribd 72288203). The fields follow the sumário in that document;
 * we do not know them.
 */
export const NOME_ARQUIVO_HABILITACAO: Readonly<Record<ArquivoHabilitacao, string>> = {
  REGINV: 'Registro de inventário',
  REGINS: 'Insumos relacionados',
  REGMERC: 'Tabela de mercadorias',
  REGPJF: 'Cadastro de pessoas jurídicas e físicas',
  REGESTI: 'Estimativa de internação',
};

/** What Cais puts in each list. */
export const CONTEUDO_HABILITACAO: Readonly<Record<ArquivoHabilitacao, string>> = {
  REGINV:
    'Os lotes em estoque: o saldo de cada item de declaração, o valor unitário em dólares e os tributos suspensos.',
  REGINS:
    'Os insumos importados de cada produto, pelo DCR-E em vigor ou, sem ele, pela estrutura, com o coeficiente técnico.',
  REGMERC: 'Os produtos da indústria, com PPB, resolução e DCR-E em vigor, e o que foi revendido por DCI registrada.',
  REGPJF: 'Os destinatários das notas das DCIs e os fornecedores declarados nas importações.',
  REGESTI:
    'O que saiu por DCI registrada nos doze últimos meses, por produto e destino, e a média mensal: uma estimativa pelo que já saiu.',
};

/** Disclaimer inside the list: it is not the official file. */
export function ressalvaDaLista(arquivo: ArquivoHabilitacao): string {
  return `Lista de conferência com o que o Cais sabe, em colunas e ordem do Cais. Não é o ${arquivo}.TXT a entregar: o leiaute, da Alfândega do Porto de Manaus, o Cais não tem.`;
}

/** The same disclaimer for all lists, shown on the screen. */
export const RESSALVA_DA_HABILITACAO =
  'São listas de conferência com o que o Cais sabe, em colunas e ordem do Cais. Não são os arquivos .TXT a entregar: o leiaute, da Alfândega do Porto de Manaus, o Cais não tem.';

/** A commercial company delivers no estimate: the sumário lists four files for "empresas comerciais". */
export function pedidoAoSetor(arquivo: ArquivoHabilitacao, setor: Setor): boolean {
  return arquivo !== 'REGESTI' || setor === '1';
}
