import { escreverDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { type DeclaracaoLidaDe, lerDuimps } from '#lib/siscomex/duimp/duimp-json.ts';
import { abrirJson, pareceJson } from '#lib/siscomex/json/abrir-json.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { comTextosVisiveis } from '#lib/siscomex/xml/textos-visiveis.ts';
import type { ParteRecebida } from './parte-recebida.ts';

/**
 * Reads the declarations of files that came together, DI or DUIMP. The first bytes tell the type, because the file name is
 * unreliable. The cover and the items of a DUIMP may be in any of the files, in any order. A file sent twice counts once.
 * @throws {ArquivoInvalido} with a sentence, which names the file when there are several.
 */
export function lerDeclaracoes(todas: readonly ParteRecebida[]): DeclaracaoLidaDe[] {
  const partes = semRepetir(todas);
  const noArquivo = <T>(parte: ParteRecebida, ler: () => T) => (partes.length === 1 ? ler() : dizendoOnde(parte, ler));
  const emJson = partes.filter(({ bytes }) => pareceJson(bytes));
  const dis = partes.flatMap((parte) =>
    emJson.includes(parte)
      ? []
      : noArquivo(parte, () => lerDiXml(parte.bytes)).map((declaracao) => ({ declaracao, partes: [parte] })),
  );
  recusarEmDoisArquivos(dis);
  const jsons = emJson.map((parte) => {
    const { lido: json, limpos } = comTextosVisiveis(noArquivo(parte, () => abrirJson(parte.bytes)));
    return { parte, json, limpos };
  });
  const duimps = (jsons.length > 0 ? lerDuimps(jsons) : []).map((lida) => {
    const textosLimpos = jsons.flatMap(({ parte, limpos }) => (lida.partes.includes(parte) ? limpos : []));
    return textosLimpos.length === 0 ? lida : { ...lida, declaracao: { ...lida.declaracao, textosLimpos } };
  });
  const lidas = [...dis, ...duimps];
  return lidas.toSorted((a, b) => lugarDe(partes, a) - lugarDe(partes, b));
}

function recusarEmDoisArquivos(lidas: readonly DeclaracaoLidaDe[]): void {
  const vistas = new Map<string, DeclaracaoLidaDe>();
  for (const lida of lidas) {
    const { numeroDI } = lida.declaracao;
    const outra = vistas.get(numeroDI);
    if (outra) {
      const nomes = [outra, lida].flatMap(({ partes }) => partes.map(({ nome }) => nome)).join(' e em ');
      throw new ArquivoInvalido(`A ${escreverDeclaracao(numeroDI)} veio em ${nomes}. Tire o que não vale.`);
    }
    vistas.set(numeroDI, lida);
  }
}

function dizendoOnde<T>({ nome }: ParteRecebida, ler: () => T): T {
  try {
    return ler();
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) erro.message = `${nome}: ${erro.message}`;
    throw erro;
  }
}

/** A checksum groups equal files first, so hundreds of similar files are never compared pair by pair. */
function semRepetir(partes: readonly ParteRecebida[]): ParteRecebida[] {
  const porSoma = new Map<string, ParteRecebida[]>();
  return partes.filter((parte) => {
    const soma = `${parte.bytes.length}:${somaDosBytes(parte.bytes)}`;
    const iguais = porSoma.get(soma) ?? [];
    if (iguais.some((outra) => mesmosBytes(outra.bytes, parte.bytes))) return false;
    porSoma.set(soma, [...iguais, parte]);
    return true;
  });
}

/** FNV-1a, 32 bits. */
function somaDosBytes(bytes: Uint8Array): number {
  let soma = 0x811c9dc5;
  for (const byte of bytes) soma = Math.imul(soma ^ byte, 0x01000193);
  return soma;
}

function mesmosBytes(a: Uint8Array, b: Uint8Array): boolean {
  for (let i = 0; i < a.length; i += 1) if (a[i] !== b[i]) return false;
  return a.length === b.length;
}

function lugarDe(partes: readonly ParteRecebida[], { partes: partesDaDeclaracao }: DeclaracaoLidaDe): number {
  return Math.min(...partesDaDeclaracao.map((parte) => partes.indexOf(parte)));
}
