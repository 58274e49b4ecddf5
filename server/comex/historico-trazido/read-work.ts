import type { CausaDoArquivo } from '#lib/contracts/declaracao/historico-trazido.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import type { ParteRecebida } from '#lib/siscomex/declaracao/parte-recebida.ts';
import { reconhecerParte } from '#lib/siscomex/declaracao/reconhecer-parte.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { pedacosDoJson } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson, pareceJson } from '#lib/siscomex/json/abrir-json.ts';
import { lerNfeOuEntrada } from '#lib/siscomex/nfe/nfe-xml.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { ArquivoXmlInvalido, type CodigoArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { raizDoXml } from '#lib/siscomex/xml/prologo-xml.ts';
import { handOver, type InThread } from '#server/platform/work/threads.ts';

/** What a file of an intake is. */
export type ParteLida =
  | { tipo: 'DECLARACOES'; formato: 'DI' | 'DUIMP'; declaracoes: DeclaracaoDasPartes[] }
  /** A piece of a DUIMP: it waits for the others of that number. */
  | { tipo: 'DUIMP'; numero: string }
  | { tipo: 'NOTA'; nota: NotaFiscal }
  /** The incoming nota of an import: it waits for the declarations. */
  | { tipo: 'ENTRADA'; nota: NotaDeEntrada }
  | { tipo: 'CANCELAMENTO'; chave: string }
  /** Products or foreign operators of the Portal's catalogue: the DUIMPs of the intake take names from it. */
  | { tipo: 'CATALOGO' }
  | { tipo: 'RECUSA'; causa: CausaDoArquivo; motivo: string };

interface DeclaracaoDasPartes {
  declaracao: DeclaracaoImportacao;
  /** Positions of the files it came in, among those of the request. */
  partes: number[];
}

export interface PartesALer {
  partes: ParteRecebida[];
  /** True when all parts are of one DUIMP; otherwise each is read by itself. */
  juntas: boolean;
}

/** Reads files in a thread, and hands over one outcome each; of parts read together, one for all. */
export async function work({ partes, juntas, porta }: PartesALer & InThread): Promise<void> {
  try {
    const grupos = juntas ? [partes] : partes.map((parte) => [parte]);
    for (const grupo of grupos) await handOver(porta, juntas ? lerJuntas(grupo) : lerUma(grupo[0] as ParteRecebida));
  } finally {
    porta.close();
  }
}

function lerUma(parte: ParteRecebida): ParteLida {
  return comRecusa(() => {
    const { bytes } = parte;
    const reconhecida = reconhecerParte(bytes);
    if ('duimp' in reconhecida) {
      return reconhecida.duimp ? { tipo: 'DUIMP', numero: reconhecida.duimp } : lerJuntas([parte]);
    }
    if (reconhecida.tipo === 'DI') {
      const declaracoes = lerDiXml(bytes).map((declaracao) => ({ declaracao, partes: [0] }));
      return { tipo: 'DECLARACOES', formato: 'DI', declaracoes };
    }
    if (!pareceXml(bytes)) return eCatalogo(bytes) ? { tipo: 'CATALOGO' } : lerJuntas([parte]);
    // Every other XML goes to the reader of notas, which names the documents kept beside them, except those of the Siscomex.
    if (/declara/i.test(raizDoXml(bytes))) return lerJuntas([parte]);
    const lido = lerNfeOuEntrada(bytes);
    if (lido.tipo === 'CANCELAMENTO') {
      return lido.homologacao ? semValor(HOMOLOGACAO) : { tipo: 'CANCELAMENTO', chave: lido.chave };
    }
    if (lido.nota.homologacao) return semValor(HOMOLOGACAO);
    if (lido.nota.situacao === 'SEM_PROTOCOLO') return semValor(SEM_PROTOCOLO);
    if (lido.tipo === 'NOTA') return { tipo: 'NOTA', nota: lido.nota };
    return lido.nota.situacao === 'AUTORIZADA' ? { tipo: 'ENTRADA', nota: lido.nota } : semValor(CANCELADA);
  });
}

function eCatalogo(bytes: Uint8Array): boolean {
  return pareceJson(bytes) && pedacosDoJson(abrirJson(bytes)).every(({ tipo }) => tipo === 'CATALOGO');
}

function lerJuntas(partes: readonly ParteRecebida[]): ParteLida {
  return comRecusa(
    () => ({
      tipo: 'DECLARACOES',
      formato: 'DUIMP',
      declaracoes: lerDeclaracoes(partes).map(({ declaracao, partes: partesDaDeclaracao }) => ({
        declaracao,
        partes: partesDaDeclaracao.map((parte) => partes.indexOf(parte)),
      })),
    }),
    partes.length > 1 ? 'DUIMP_INCOMPLETA' : undefined,
  );
}

function comRecusa(ler: () => ParteLida, semCodigo: CausaDoArquivo = 'DUIMP_INCOMPLETA'): ParteLida {
  try {
    return ler();
  } catch (erro) {
    if (!(erro instanceof ArquivoInvalido)) throw erro;
    const causa =
      erro instanceof ArquivoXmlInvalido ? (CAUSAS[erro.codigo] ?? 'CAMPO') : erro.campo ? 'CAMPO' : semCodigo;
    return { tipo: 'RECUSA', causa, motivo: erro.message };
  }
}

const semValor = (motivo: string): ParteLida => ({ tipo: 'RECUSA', causa: 'NOTA_SEM_VALOR', motivo });
const HOMOLOGACAO = 'Emitida em homologação: não tem valor fiscal.';
const CANCELADA = 'A Sefaz cancelou ou denegou a nota: não tem valor fiscal.';
const SEM_PROTOCOLO = 'A nota não traz o protocolo da Sefaz: envie o XML autorizado (nfeProc).';

function pareceXml(bytes: Uint8Array): boolean {
  try {
    raizDoXml(bytes);
    return true;
  } catch (erro) {
    // A file that is neither XML nor JSON is refused by the reader of declarations; an XML with a DOCTYPE by its own sentence.
    if (erro instanceof ArquivoXmlInvalido) return erro.codigo !== 'NAO_E_XML';
    throw erro;
  }
}

const CAUSAS: Partial<Record<CodigoArquivoXmlInvalido, CausaDoArquivo>> = {
  ARQUIVO_VAZIO: 'ILEGIVEL',
  NAO_E_XML: 'NAO_E_LIDO',
  XML_INCOMPLETO: 'ILEGIVEL',
  XML_MALFORMADO: 'ILEGIVEL',
  XML_COM_DOCTYPE: 'ILEGIVEL',
  XML_DE_OUTRO_TIPO: 'OUTRO_DOCUMENTO',
  XML_DE_NFE: 'OUTRO_DOCUMENTO',
  XML_DE_TRANSMISSAO: 'OUTRO_DOCUMENTO',
  XML_DE_DUIMP: 'OUTRO_DOCUMENTO',
  SEM_DECLARACAO: 'OUTRO_DOCUMENTO',
  EVENTO_DE_OUTRO_TIPO: 'OUTRO_DOCUMENTO',
  NOTA_DE_OUTRO_MODELO: 'OUTRO_DOCUMENTO',
  NOTA_DE_ENTRADA: 'NOTA_DE_ENTRADA',
  NOTA_REJEITADA: 'NOTA_SEM_VALOR',
  EVENTO_NAO_REGISTRADO: 'NOTA_SEM_VALOR',
};
