import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { comTextosVisiveis } from '#lib/siscomex/xml/textos-visiveis.ts';
import { type Elemento, filhos } from '#lib/siscomex/xml/xml-documento.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { declaracoesDoArquivo } from './di-xml-documento.ts';
import { lerAdicao } from './di-xml-leitura-adicao.ts';
import { exigirFolha, type Lugar } from './di-xml-leitura-folhas.ts';
import { lerGrupos, lerModelos, lerTodasAsFolhas, semLugar } from './di-xml-leitura-grupos.ts';
import type { Ligador } from './di-xml-ligacao.ts';
import { DECLARACAO, DOCUMENTO, EMBALAGEM, PAGAMENTO } from './di-xml-modelo.ts';

/** Groups that the model holds as lists; the other groups go into `grupos`. */
const LISTAS = ['adicao', 'pagamento', 'documentoInstrucaoDespacho', 'embalagem'] as const;
type ListasDaDeclaracao = 'adicoes' | 'pagamentos' | 'documentos' | 'embalagens';

/** Reads the declarations of a file, in order. Throws as `lerDiXml`. */
export function lerDeclaracoes(bytes: Uint8Array): DeclaracaoImportacao[] {
  const declaracoes = declaracoesDoArquivo(bytes).map((elemento, indice) => lerDeclaracao(elemento, indice + 1));
  const repetida = primeiroRepetido(declaracoes.map(({ numeroDI }) => numeroDI));
  if (repetida !== undefined) {
    const mensagem = `O arquivo traz mais de uma vez a DI ${formatarNumeroDi(repetida)}.`;
    throw new ArquivoXmlInvalido('DI_REPETIDA', mensagem, 'numeroDI');
  }
  return declaracoes;
}

function lerDeclaracao(doArquivo: Elemento, posicao: number): DeclaracaoImportacao {
  const { lido: elemento, limpos } = comTextosVisiveis(doArquivo);
  const campos = CAMPOS_DECLARACAO.declaracao;
  const numeroDI = exigirFolha(elemento, 'numeroDI', campos, { numeroDI: null, posicao });
  const lugar = { numeroDI, posicao };
  exigirFolha(elemento, 'dataRegistro', campos, lugar);
  exigirFolha(elemento, 'importadorNumero', campos, lugar);
  const folhas = lerTodasAsFolhas(elemento, campos, { ...CAMPOS_DECLARACAO, adicao: {} }, lugar);
  const lerLista = <Modelo extends object>(nome: Exclude<(typeof LISTAS)[number], 'adicao'>, ligador: Ligador) =>
    lerModelos<Modelo>(elemento, nome, ligador, CAMPOS_DECLARACAO[nome], () => lugar);
  return {
    ...(DECLARACAO.modeloDe(folhas) as Omit<DeclaracaoImportacao, ListasDaDeclaracao>),
    pagamentos: lerLista('pagamento', PAGAMENTO),
    documentos: lerLista('documentoInstrucaoDespacho', DOCUMENTO),
    embalagens: lerLista('embalagem', EMBALAGEM),
    adicoes: lerAdicoes(elemento, lugar),
    ...semLugar(folhas, DECLARACAO),
    ...lerGrupos(elemento, LISTAS, CAMPOS_DECLARACAO, lugar),
    ...(limpos.length > 0 && { textosLimpos: limpos }),
  };
}

function lerAdicoes(elemento: Elemento, lugar: Lugar & { numeroDI: string }) {
  const adicoes = filhos(elemento, 'adicao').map((adicao, indice) => lerAdicao(adicao, indice + 1, lugar));
  const repetida = primeiroRepetido(adicoes.map(({ numero }) => numero));
  if (repetida !== undefined) {
    const mensagem = `A DI ${formatarNumeroDi(lugar.numeroDI)} traz mais de uma vez a adição ${repetida}.`;
    throw new ArquivoXmlInvalido('ADICAO_REPETIDA', mensagem, 'numeroAdicao');
  }
  return adicoes;
}

function primeiroRepetido(nomes: string[]): string | undefined {
  const vistos = new Set<string>();
  return nomes.find((nome) => vistos.size === vistos.add(nome).size);
}
