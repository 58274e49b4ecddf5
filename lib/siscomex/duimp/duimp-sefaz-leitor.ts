import { siglaDaMoeda } from '#lib/domain/aduana/tributos/moeda-siscomex.ts';
import { eObjetoJson, type JsonExato, type ObjetoJson } from '#lib/siscomex/json/json-exato.ts';

/** Takes leaves out of an object by dotted path. The leaves that were not taken are its `resto`. */
export function leitor(origem: ObjetoJson) {
  const tomados = new Set<string>();
  const ver = (caminho: string): JsonExato | undefined =>
    caminho
      .split('.')
      .reduce<JsonExato | undefined>((valor, nome) => (eObjetoJson(valor) ? valor[nome] : undefined), origem);
  const tomar = (caminho: string): JsonExato | undefined => {
    const valor = ver(caminho);
    if (valor === undefined || valor === null) return undefined;
    tomados.add(caminho);
    return valor;
  };
  const texto = (caminho: string) => {
    const valor = tomar(caminho);
    return typeof valor === 'string' ? valor.trim() : undefined;
  };
  return {
    tomar,
    texto,
    lista: (caminho: string) => {
      const valor = tomar(caminho);
      return Array.isArray(valor) ? valor.filter(eObjetoJson) : [];
    },
    /** Translates a code into the name the consulta uses. An unknown code stays in `resto`. */
    pelo: (caminho: string, nomes: Readonly<Record<string, string>>) => {
      const nome = nomes[String(ver(caminho) ?? '').replace(/^0+(?=\d)/, '')];
      if (nome !== undefined) tomados.add(caminho);
      return nome;
    },
    /** Returns the letters of a currency, which the answer to the Sefaz gives by number. */
    moeda: (caminho: string) => {
      const codigo = texto(caminho);
      return codigo && siglaDaMoeda(/^\d{1,3}$/.test(codigo) ? codigo.padStart(3, '0') : codigo);
    },
    resto: () => semTomados(origem, '', tomados),
  };
}

function semTomados(objeto: ObjetoJson, onde: string, tomados: ReadonlySet<string>): ObjetoJson | undefined {
  const ficam = Object.entries(objeto).flatMap(([nome, valor]) => {
    const caminho = onde ? `${onde}.${nome}` : nome;
    if (tomados.has(caminho)) return [];
    const resto = eObjetoJson(valor) ? semTomados(valor, caminho, tomados) : valor;
    return resto === undefined ? [] : [[nome, resto] as const];
  });
  return ficam.length > 0 ? Object.fromEntries(ficam) : undefined;
}

interface ComVazios {
  readonly [nome: string]: JsonExato | ComVazios | undefined;
}

export function semVazios(objeto: ComVazios): ObjetoJson {
  return Object.fromEntries(
    Object.entries(objeto).flatMap(([nome, valor]) => {
      if (valor === undefined) return [];
      if (typeof valor !== 'object' || valor === null || Array.isArray(valor)) return [[nome, valor as JsonExato]];
      const cheio = semVazios(valor as ComVazios);
      return Object.keys(cheio).length > 0 ? [[nome, cheio]] : [];
    }),
  );
}

/** Turns `0001` into the version that the consulta calls `1`. */
export function versaoSemZeros(versao: string | undefined): string | undefined {
  return versao?.replace(/^0+(?=\d)/, '');
}
