import type { TipoCoeficiente } from '#lib/domain/cadastros/importador.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import type { ImportadoDoDcr, LinhaDoDcr, NacionalDoDcr, SubcomponenteDoDcr, TipoDcr } from '#lib/domain/zfm/dcr.ts';
import type { ModeloDoProduto } from '#lib/domain/zfm/produto.ts';
import type { Registro } from '#lib/siscomex/registros/leiaute.ts';
import {
  maiusculasDoArquivo as maiusculas,
  textoDoArquivo as texto,
} from '#lib/siscomex/registros/texto-do-arquivo.ts';

/** The content of the registros of a DCR-E (layouts/dcre-layout.csv). */
export interface DocumentoDcre {
  cnpj: string;
  /** CPF of the representante of the industry. */
  cpf: string;
  ppb: string;
  codigoProduto: string;
  descricao: string;
  ncm: string;
  unidade: string;
  /** Kilograms, 5 decimals. */
  pesoBruto: DecimalTexto;
  /** US$ per unit, 4 decimals. */
  salarios: DecimalTexto;
  encargos: DecimalTexto;
  tipo: TipoDcr;
  anteriorNumero: string | null;
  processoRetificador: string | null;
  tipoCoeficiente: TipoCoeficiente;
  modelos: readonly ModeloDoProduto[];
  nacionais: readonly ComCusto<NacionalDoDcr>[];
  subcomponentes: readonly ComCusto<SubcomponenteDoDcr>[];
  importados: readonly ComCusto<ImportadoDoDcr>[];
}

/** A line with its unit cost in US$, 6 decimals. */
export type ComCusto<Linha extends LinhaDoDcr> = Linha & { custoUSD: DecimalTexto };

/**
 * Builds registros 0 to 4 of the arquivo de conferência, in the order of the file. For direct imports the program of the Receita
 * takes unit, NCM and rate from the DI, so they are blank (domain/zfm.md §1.3).
 */
export function registrosDoDcre(documento: DocumentoDcre): Registro[] {
  const { modelos, nacionais, subcomponentes, importados } = documento;
  const numeroDo = new Map(nacionais.map(({ codigo }, i) => [codigo, sequencial(i)]));
  return [
    { registro: '0', valores: cabecalho(documento) },
    ...modelos.map(({ modelo, descricao, precoVenda }) => ({
      registro: '1',
      valores: {
        CODPROD: texto(documento.codigoProduto),
        MODELO: modelo,
        DESCRICAO: texto(descricao),
        PRC_VENDA: precoVenda,
      },
    })),
    ...nacionais.map((linha, i) => ({
      registro: '2',
      valores: {
        ...daLinha(linha),
        ...daNota(linha),
        NUMERO: sequencial(i),
        UNIDADE: maiusculas(linha.unidade),
        NCM: linha.ncm,
      },
    })),
    ...subcomponentes.map((linha, i) => ({
      registro: '3',
      valores: {
        ...doImportado(linha),
        NROSUB: sequencial(i),
        NUMERO: numeroDo.get(linha.pai) ?? '',
        INCLUI_BC: linha.incluiBC,
        // A subcomponente in the base is always suspended.
        INDIC_SUSP: linha.incluiBC === 'S' ? 'S' : linha.suspensao,
      },
    })),
    ...importados.map((linha, i) => ({
      registro: '4',
      valores: {
        ...doImportado(linha),
        NUMERO: sequencial(i),
        ALIQUOTA: linha.documento === 'NF' ? linha.aliquotaII : null,
      },
    })),
  ];
}

function cabecalho(documento: DocumentoDcre): Registro['valores'] {
  const { tipo, anteriorNumero, processoRetificador } = documento;
  return {
    CNPJ: documento.cnpj,
    CPF: documento.cpf,
    PPB: maiusculas(documento.ppb),
    DESCPROD: maiusculas(documento.descricao),
    NCM: documento.ncm,
    UNIDADE: maiusculas(documento.unidade),
    PESO_BRUTO: documento.pesoBruto,
    SALARIO: documento.salarios,
    ENCARGO: documento.encargos,
    TP_DCRE: tipo,
    DCRE_ANT: tipo === 'N' ? null : (anteriorNumero?.padStart(10, '0') ?? null),
    PROCESSO: tipo === 'R' ? processoRetificador : null,
    TP_COEFIC: documento.tipoCoeficiente === 'FIXO' ? 'F' : 'V',
  };
}

function daLinha({ codigo, descricao, quantidade, custoUSD }: ComCusto<LinhaDoDcr>): Registro['valores'] {
  return { CODPROD: texto(codigo), DESCPROD: texto(descricao), QTDE: quantidade, CUSTO_UNIT: custoUSD };
}

function daNota({ nf, serie, cnpj, ie, dataEmissao }: LinhaDoDcr): Registro['valores'] {
  return { NF: nf?.padStart(10, '0') ?? null, SERIE: serie, CNPJ: cnpj, IE: ie, DATAEMIS: dataEmissao };
}

function doImportado(linha: ComCusto<ImportadoDoDcr>): Registro['valores'] {
  const direta = linha.documento !== 'NF';
  return {
    ...daLinha(linha),
    IMP_DIR: direta ? 'S' : 'N',
    INDIC_SUSP: linha.suspensao,
    IND_RED_II: linha.reduz,
    ...(direta
      ? {
          // The fifteen characters of a DUIMP do not fit the ten of the field.
          DI: linha.documento === 'DI' ? linha.numeroDeclaracao : null,
          NUM_ADICAO: linha.adicao === null ? null : String(linha.adicao).padStart(3, '0'),
          NUM_ITEM: linha.itemDaAdicao === null ? null : String(linha.itemDaAdicao).padStart(2, '0'),
          NCM: '00000000',
        }
      : { ...daNota(linha), UNIDADE: maiusculas(linha.unidade), NCM: linha.ncm }),
  };
}

const sequencial = (i: number) => String(i + 1).padStart(4, '0');
