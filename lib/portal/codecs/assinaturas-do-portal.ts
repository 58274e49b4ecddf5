import type { AssinaturasVistas, AssinaturaVista } from '#lib/portal/domain/assinatura-dos-avisos.ts';
import { abrirJson } from '#lib/siscomex/json/abrir-json.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';
import { textoDoPortal } from '#lib/siscomex/json/pedacos-do-portal.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

/**
 * Reads the answer to `GET /portal/api/ext/webhook`. No bytes are an empty list.
 * @throws {ArquivoInvalido} when it is no list of registrations.
 */
export function lerAssinaturas(bytes: Uint8Array): AssinaturaVista[] {
  return objetos(bytes, OUTRA_LISTA).map(assinatura);
}

/** Reads the registration that the Portal answers to a new or a changed one. @throws {ArquivoInvalido} when it is none. */
export function lerAssinatura(bytes: Uint8Array): AssinaturaVista {
  const json = abrirJson(bytes);
  if (!eObjetoJson(json)) throw new ArquivoInvalido(OUTRA_LISTA);
  return assinatura(json);
}

/**
 * Reads the answer to `GET /portal/api/ext/webhook/falhas`. The names of its fields are not published: values are kept by their names,
 * and none that has the secret of the notices in it, or is named as one.
 * @throws {ArquivoInvalido} when it is no list.
 */
export function lerFalhasDosAvisos(
  bytes: Uint8Array,
  segredo: string | null,
): Pick<AssinaturasVistas, 'falhas' | 'quantasFalhas'> {
  const falhas = objetos(bytes, OUTRAS_FALHAS);
  return {
    falhas: falhas.slice(0, MAXIMO_DE_FALHAS).map((falha) => valores(falha, segredo)),
    quantasFalhas: falhas.length,
  };
}

function objetos(bytes: Uint8Array, porque: string): ObjetoJson[] {
  if (bytes.length === 0) return [];
  const json = abrirJson(bytes);
  if (!Array.isArray(json) || !json.every(eObjetoJson)) throw new ArquivoInvalido(porque);
  return json as ObjetoJson[];
}

function assinatura(json: ObjetoJson): AssinaturaVista {
  const [id, evento, endpoint] = [json.id, json.evento, json.endpoint].map(textoDoPortal);
  if (!id || !evento || !endpoint) throw new ArquivoInvalido(OUTRA_LISTA);
  const motivos = Object.entries(json).filter(([nome]) => /^motivo/i.test(nome));
  const motivo = motivos.map(([, valor]) => textoDoPortal(valor)).find((texto) => texto !== null) ?? null;
  return { id, evento, endpoint, excluidaEm: textoDoPortal(json.dataExclusao), motivo };
}

/** What is in an object and in its parts, by path. */
function valores(json: ObjetoJson, segredo: string | null): Record<string, string> {
  const achados: Record<string, string> = {};
  const entrar = (valor: JsonExato | undefined, caminho: string): void => {
    if (Object.keys(achados).length >= MAXIMO_DE_VALORES || DE_SEGREDO.test(caminho)) return;
    if (typeof valor === 'object' && valor !== null) {
      for (const [nome, conteudo] of Object.entries(valor))
        entrar(conteudo, caminho === '' ? nome : `${caminho}.${nome}`);
    } else if (typeof valor === 'boolean') achados[caminho] = valor ? 'sim' : 'não';
    else if (typeof valor === 'string' && valor.trim() !== '' && !(segredo && valor.includes(segredo))) {
      achados[caminho] = valor.trim().slice(0, MAIOR_VALOR);
    }
  };
  entrar(json, '');
  return achados;
}

const DE_SEGREDO = /(chave|secret|senha)[^.]*$/i;
const OUTRA_LISTA = 'não é uma lista de cadastros com número, evento e endereço.';
const OUTRAS_FALHAS = 'não é uma lista de entregas que falharam.';
const MAXIMO_DE_FALHAS = 50;
const MAXIMO_DE_VALORES = 20;
const MAIOR_VALOR = 300;
