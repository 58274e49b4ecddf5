import { faltasDaNota, temAlgo } from '#lib/domain/aduana/nota/faltas-da-nota.ts';
import { LEIAUTE_DA_NOTA } from '#lib/domain/aduana/nota/leiaute-da-nota.ts';
import { ehRamo, type NoDaNota, type RamoDaNota } from '#lib/domain/aduana/nota/no-da-nota.ts';
import type { GrupoDaNota, NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { escaparTexto } from '#lib/siscomex/xml/entidades-xml.ts';

/**
 * Writes an import note as `<NFe>`, layout 4.00, in a single line and without a signature: the emitter of the importer signs it. Of
 * the official XSD it lacks the Signature and nothing else.
 * @throws {RangeError} when the note lacks something (`faltasDaNota`): what is not known is never written.
 */
export function escreverNotaDeImportacao(nota: NotaDeImportacao): string {
  const [falta] = faltasDaNota(nota);
  if (falta) throw new RangeError(`${falta.mensagem} (${falta.caminho})`);
  const dentro = escrever(LEIAUTE_DA_NOTA, nota, nota);
  return `<?xml version="1.0" encoding="UTF-8"?><NFe xmlns="${ESPACO}"><infNFe Id="NFe${nota.chave}" versao="4.00">${dentro}</infNFe></NFe>`;
}

function escrever(nos: readonly NoDaNota[], valores: GrupoDaNota, pai: GrupoDaNota): string {
  return nos.map((no) => (ehRamo(no) ? escreverRamo(no, valores, pai) : escreverFolha(no, valores))).join('');
}

function escreverFolha(
  { tag, de = tag, padrao, atributo }: Exclude<NoDaNota, RamoDaNota>,
  valores: GrupoDaNota,
): string {
  const valor = valores[de] ?? padrao;
  return typeof valor === 'string' && !atributo ? `<${tag}>${escaparTexto(valor)}</${tag}>` : '';
}

function escreverRamo(no: RamoDaNota, valores: GrupoDaNota, pai: GrupoDaNota): string {
  const { tag, de = tag, aqui, doPai, filhos } = no;
  if (aqui) return temAlgo(filhos, valores) ? `<${tag}>${escrever(filhos, valores, pai)}</${tag}>` : '';
  const achado = (doPai ? pai : valores)[de];
  const grupos = Array.isArray(achado) ? achado : [achado];
  return grupos
    .filter((grupo): grupo is GrupoDaNota => typeof grupo === 'object' && grupo !== null)
    .map((grupo) => {
      const atributos = filhos.flatMap((filho) =>
        !ehRamo(filho) && filho.atributo ? ` ${filho.tag}="${grupo[filho.tag]}"` : [],
      );
      return `<${tag}${atributos.join('')}>${escrever(filhos, grupo, valores)}${escreverVariante(no, grupo)}</${tag}>`;
    })
    .join('');
}

function escreverVariante({ variantes, escolha }: RamoDaNota, grupo: GrupoDaNota): string {
  if (!variantes) return '';
  const qual = escolha ? escolha(grupo) : String(grupo.grupo);
  return `<${qual}>${escrever(variantes[qual] ?? [], grupo, grupo)}</${qual}>`;
}

const ESPACO = 'http://www.portalfiscal.inf.br/nfe';
