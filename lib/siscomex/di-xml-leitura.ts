import type { DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { formatarNumeroDi } from '#lib/domain/digito-di.ts';
import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { CAMPOS_DECLARACAO } from './di-xml-campos-declaracao.ts';
import { declaracoesDoArquivo } from './di-xml-documento.ts';
import { lerAdicao, preenchidos } from './di-xml-leitura-adicao.ts';
import { exigirFolha, type Lugar, lerFolhas } from './di-xml-leitura-folhas.ts';
import type { Folhas, Ligador } from './di-xml-ligacao.ts';
import { DECLARACAO, DOCUMENTO, EMBALAGEM, PAGAMENTO } from './di-xml-modelo.ts';
import { type Elemento, filhos } from './xml-documento.ts';

type ListasDaDeclaracao = 'adicoes' | 'pagamentos' | 'documentos' | 'embalagens';

/** The declarations of a file, in its order. Errors as in `lerDiXml`. */
export function lerDeclaracoes(bytes: Uint8Array): DeclaracaoImportacao[] {
  const declaracoes = declaracoesDoArquivo(bytes).map((elemento, indice) => lerDeclaracao(elemento, indice + 1));
  const repetida = primeiroRepetido(declaracoes.map(({ numeroDI }) => numeroDI));
  if (repetida !== undefined) {
    const mensagem = `O arquivo traz mais de uma vez a DI ${formatarNumeroDi(repetida)}.`;
    throw new ArquivoXmlInvalido('DI_REPETIDA', mensagem, 'numeroDI');
  }
  return declaracoes;
}

function lerDeclaracao(elemento: Elemento, posicao: number): DeclaracaoImportacao {
  const campos = CAMPOS_DECLARACAO.declaracao;
  const numeroDI = exigirFolha(elemento, 'numeroDI', campos, { numeroDI: null, posicao });
  const lugar = { numeroDI, posicao };
  exigirFolha(elemento, 'dataRegistro', campos, lugar);
  exigirFolha(elemento, 'importadorNumero', campos, lugar);
  // Not part of the model, but a figure that cannot be read is one all the same.
  lerGrupos(elemento, 'icms', lugar);
  return {
    ...(DECLARACAO.modeloDe(lerFolhas(elemento, campos, lugar)) as Omit<DeclaracaoImportacao, ListasDaDeclaracao>),
    pagamentos: lerModelos(elemento, 'pagamento', PAGAMENTO, lugar),
    documentos: lerModelos(elemento, 'documentoInstrucaoDespacho', DOCUMENTO, lugar),
    embalagens: lerModelos(elemento, 'embalagem', EMBALAGEM, lugar),
    adicoes: lerAdicoes(elemento, lugar),
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

type GrupoDaDeclaracao = Exclude<keyof typeof CAMPOS_DECLARACAO, 'declaracao'>;

function lerGrupos(elemento: Elemento, nome: GrupoDaDeclaracao, lugar: Lugar): Folhas[] {
  return preenchidos(elemento, nome).map((grupo) => lerFolhas(grupo, CAMPOS_DECLARACAO[nome], lugar));
}

function lerModelos<Modelo>(elemento: Elemento, nome: GrupoDaDeclaracao, ligador: Ligador, lugar: Lugar): Modelo[] {
  return lerGrupos(elemento, nome, lugar).map((folhas) => ligador.modeloDe(folhas) as Modelo);
}

function primeiroRepetido(nomes: string[]): string | undefined {
  const vistos = new Set<string>();
  return nomes.find((nome) => vistos.size === vistos.add(nome).size);
}
