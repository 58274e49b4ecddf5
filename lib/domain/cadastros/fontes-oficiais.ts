import type { Tabela } from './tabelas.ts';

/** Where a table is published, in which format, and how it comes into Cais. */
export interface FonteOficial {
  qual: string;
  /** Null where no file is published at a known address. */
  endereco: string | null;
  formato: string;
  como: string;
  /** Whether the address was read only in the work of others, and has not been opened. */
  aConfirmar: boolean;
}

const CONSULTA_DA_RECEITA: FonteOficial = {
  qual: 'Tabelas aduaneiras da Receita Federal',
  endereco: 'https://www35.receita.fazenda.gov.br/tabaduaneiras-web',
  formato: 'consulta na tela: copie código e nome para um CSV ou XLSX',
  como: '“Importar planilha”, com as colunas Código e Nome',
  aConfirmar: true,
};
const DO_PORTAL: FonteOficial = {
  qual: 'Tabelas do Portal Único (TABX)',
  endereco: 'https://portalunico.siscomex.gov.br/tabx/api/ext/tabela',
  formato: 'JSON, só com a credencial do Portal',
  como: 'passe-o a CSV ou XLSX, com as colunas Código e Nome, e use “Importar planilha”',
  aConfirmar: true,
};

/** Of each reference table (docs/decisions/propostas-de-tributos.md has what could not be had). */
export const FONTES_OFICIAIS: Readonly<Record<Tabela, readonly FonteOficial[]>> = {
  Ncm: [
    {
      qual: 'NCM: Classif, no Portal Único, “Download da NCM vigente”',
      endereco: 'https://portalunico.siscomex.gov.br/classif/api/publico/nomenclatura/download/json?perfil=PUBLICO',
      formato: 'JSON, com a vigência de cada código e sem alíquotas',
      como: '“Importar tabela oficial”',
      aConfirmar: false,
    },
    {
      qual: 'II: a TEC, no Siscomex',
      endereco: 'https://www.gov.br/siscomex/pt-br/informacoes/tarifa-externa-comum-tec',
      formato: 'XLSX, uma linha por NCM, com a alíquota em %',
      como: '“Importar planilha”, com as colunas NCM, Descrição e TEC; em “Fonte das alíquotas”, o ato e o dia',
      aConfirmar: true,
    },
    {
      qual: 'IPI: a TIPI, na Receita Federal',
      endereco:
        'https://www.gov.br/receitafederal/pt-br/acesso-a-informacao/legislacao/documentos-e-arquivos/tipi.xlsx',
      formato: 'XLSX: NCM, EX, DESCRIÇÃO e ALÍQUOTA (%)',
      como: '“Importar planilha”, sem as linhas com EX, apontando a alíquota para “Alíquota do IPI (%)”',
      aConfirmar: true,
    },
  ],
  Pais: [CONSULTA_DA_RECEITA, DO_PORTAL],
  Urf: [CONSULTA_DA_RECEITA, DO_PORTAL],
  Recinto: [CONSULTA_DA_RECEITA, DO_PORTAL],
  Unidade: [CONSULTA_DA_RECEITA, DO_PORTAL],
  MoedaSiscomex: [CONSULTA_DA_RECEITA, DO_PORTAL],
  Incoterm: [
    {
      qual: 'Incoterms e condições de venda',
      endereco: null,
      formato: 'nenhum arquivo oficial conhecido',
      como: '“Novo registro”; o efeito de cada um no valor aduaneiro é do Cais',
      aConfirmar: false,
    },
  ],
};
