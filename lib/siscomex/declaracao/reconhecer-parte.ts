import { pedacosDoJson } from '#lib/siscomex/duimp/duimp-pedacos.ts';
import { abrirJson, pareceJson } from '#lib/siscomex/json/abrir-json.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';
import { raizDoXml } from '#lib/siscomex/xml/prologo-xml.ts';

/** The type of a file, recognised without reading all of it. For a DUIMP it also tells the number and the items it contains. */
export type ParteReconhecida =
  | { tipo: 'DI' | 'ZIP' | 'OUTRO' }
  | { tipo: 'CAPA' | 'ITENS' | 'INTEIRA'; duimp: string | null; itens: number[] };

/** Recognises the type of a file without refusing any. An unknown file is `OUTRO`, and the reader later says why. */
export function reconhecerParte(bytes: Uint8Array): ParteReconhecida {
  if (bytes[0] === 0x50 && bytes[1] === 0x4b) return { tipo: 'ZIP' };
  try {
    if (pareceJson(bytes)) return parteDaDuimp(bytes);
    return { tipo: RAIZES_DA_DI.test(raizDoXml(bytes)) ? 'DI' : 'OUTRO' };
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return { tipo: 'OUTRO' };
    throw erro;
  }
}

const RAIZES_DA_DI = /^(listaDeclaracoes(Transmissao)?|declaracaoImportacao)$/i;

function parteDaDuimp(bytes: Uint8Array): ParteReconhecida {
  const pedacos = pedacosDoJson(abrirJson(bytes));
  if (pedacos.every(({ tipo }) => tipo === 'CATALOGO')) return { tipo: 'OUTRO' };
  const capas = pedacos.filter((pedaco) => pedaco.tipo === 'CAPA');
  const itens = pedacos.flatMap((pedaco) => pedaco.itens);
  const numeros = new Set([...capas, ...itens].map(({ duimp }) => duimp));
  const [duimp = null] = numeros;
  const tipo = capas.length === 0 ? 'ITENS' : itens.length === 0 ? 'CAPA' : 'INTEIRA';
  return {
    tipo,
    duimp: numeros.size === 1 ? duimp : null,
    itens: itens.flatMap(({ numero }) => numero ?? []).sort((a, b) => a - b),
  };
}
