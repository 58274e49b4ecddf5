import { LEIAUTE_DA_NOTA } from '#lib/domain/aduana/nota/leiaute-da-nota.ts';
import { ehRamo, type NoDaNota, type RamoDaNota } from '#lib/domain/aduana/nota/no-da-nota.ts';
import type { NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { comTextosVisiveis } from '#lib/siscomex/xml/textos-visiveis.ts';
import {
  abrirXmlDeUma,
  atributo,
  type Elemento,
  filhos,
  nomesDosFilhos,
  textoDoElemento,
} from '#lib/siscomex/xml/xml-documento.ts';
import { lerChaveDoId } from './nfe-xml-chave.ts';
import { recusarOutraRaiz } from './nfe-xml-documentos.ts';
import { leitorDe } from './nfe-xml-leitor.ts';
import { eDeEntrada } from './nfe-xml-nota.ts';

export interface NotaLida {
  nota: NotaDeImportacao;
  /** Fields of the file that the object has no place for, such as `det/prod/rastro`, each once. */
  naoLidos: string[];
}

/**
 * Reads an incoming note (`<NFe>` or `<nfeProc>`, layout 4.00) leaf by leaf, as written: an absent field the layout needs is null. Of
 * a note that `escreverNotaDeImportacao` wrote it gives the same object. Neither signature nor arithmetic is checked here.
 * @throws {ArquivoXmlInvalido} for any other file, and for an item with several declarations or adições.
 */
export function lerNotaDeImportacao(bytes: Uint8Array): NotaLida {
  const { raiz, elemento } = abrirXmlDeUma(bytes, (qual) => {
    if (qual !== 'NFe' && qual !== 'nfeProc') recusarOutraRaiz(qual);
  });
  const aberto = leitorDe(comTextosVisiveis(elemento).lido);
  const nfe = raiz === 'NFe' ? aberto : aberto.grupo('NFe');
  if (!eDeEntrada(nfe)) throw new ArquivoXmlInvalido('NOTA_DE_SAIDA', 'A nota é de saída, e não de entrada.', 'tpNF');
  const informada = nfe.grupo('infNFe');
  const naoLidos = new Set<string>();
  const registro: Registro = { chave: lerChaveDoId(informada.atributo('Id')) };
  ler(LEIAUTE_DA_NOTA, informada.elemento, { registro, pai: registro, onde: '', naoLidos });
  return { nota: registro as NotaDeImportacao, naoLidos: [...naoLidos] };
}

interface Registro {
  [nome: string]: string | null | undefined | Registro | Registro[];
}

interface Lugar {
  registro: Registro;
  pai: Registro;
  onde: string;
  naoLidos: Set<string>;
}

function ler(nos: readonly NoDaNota[], elemento: Elemento, lugar: Lugar): void {
  for (const no of nos) {
    if (ehRamo(no)) lerRamo(no, elemento, lugar);
    else lerFolha(no, elemento, lugar);
  }
}

function lerFolha(
  { tag, de = tag, livre, padrao, atributo: ehAtributo }: Exclude<NoDaNota, RamoDaNota>,
  em: Elemento,
  lugar: Lugar,
) {
  if (ehAtributo) {
    lugar.registro[de] = atributo(em, tag);
    return;
  }
  const achado = unico(em, tag, lugar);
  const texto = achado === undefined ? undefined : textoDoElemento(achado).trim();
  if (padrao !== undefined && (texto === undefined || texto === padrao)) return;
  if (texto !== undefined) lugar.registro[de] = texto;
  else if (!livre) lugar.registro[de] = null;
}

function lerRamo(no: RamoDaNota, em: Elemento, lugar: Lugar): void {
  const { tag, de = tag, aqui, doPai, lista } = no;
  if (lista) {
    lugar.registro[de] = filhos(em, tag).map((filho) => lerGrupo(no, filho, lugar));
    return;
  }
  const achado = unico(em, tag, lugar);
  if (aqui) {
    if (achado !== undefined || !no.livre) {
      ler(no.filhos, achado ?? {}, { ...lugar, onde: `${lugar.onde}${tag}/` });
      estranhos(no, achado ?? {}, { ...lugar, onde: `${lugar.onde}${tag}/` });
    }
    return;
  }
  if (achado === undefined && no.livre) return;
  (doPai ? lugar.pai : lugar.registro)[de] = lerGrupo(no, achado ?? {}, lugar);
}

function lerGrupo(no: RamoDaNota, elemento: Elemento, { registro: pai, onde, naoLidos }: Lugar): Registro {
  const registro: Registro = {};
  const lugar = { registro, pai, onde: `${onde}${no.tag}/`, naoLidos };
  ler(no.filhos, elemento, lugar);
  if (no.variantes) lerVariante(no, no.variantes, elemento, lugar);
  else estranhos(no, elemento, lugar);
  return registro;
}

/** An element of a CST this product does not write keeps its name, its origin and its CST. */
function lerVariante(
  no: RamoDaNota,
  variantes: NonNullable<RamoDaNota['variantes']>,
  em: Elemento,
  lugar: Lugar,
): void {
  const nome = nomesDosFilhos(em).find((filho) => filho.startsWith(no.tag));
  if (!no.escolha) lugar.registro.grupo = nome ?? null;
  const [dentro] = nome ? filhos(em, nome) : [];
  const nos = (nome && variantes[nome]) || OS_DE_TODOS;
  ler(nos, dentro ?? {}, lugar);
  estranhos({ tag: '', filhos: nos }, dentro ?? {}, { ...lugar, onde: `${lugar.onde}${nome}/` });
}

function estranhos({ filhos: nos }: Pick<RamoDaNota, 'tag' | 'filhos'>, em: Elemento, { onde, naoLidos }: Lugar): void {
  const conhecidos = new Set(nos.map(({ tag }) => tag));
  for (const nome of nomesDosFilhos(em)) if (!conhecidos.has(nome)) naoLidos.add(`${onde}${nome}`);
}

function unico(em: Elemento, tag: string, { onde }: Lugar): Elemento | undefined {
  const [achado, repetido] = filhos(em, tag);
  if (repetido !== undefined) {
    throw new ArquivoXmlInvalido(
      'CAMPO_REPETIDO',
      `O campo ${onde}${tag} aparece mais de uma vez, e aqui só cabe um.`,
      tag,
    );
  }
  return achado;
}

const OS_DE_TODOS: readonly NoDaNota[] = [{ tag: 'orig' }, { tag: 'CST' }];
