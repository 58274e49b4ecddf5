import { conferirIe } from '#lib/domain/zfm/conferir-ie.ts';
import type { AlvoDoApontamento, ApontamentoDaDai, CodigoDoApontamento } from '#lib/domain/zfm/dai.ts';
import type { ProblemaDoXsd } from '#lib/domain/zfm/esquema-xsd.ts';
import { nomeNaMatriz } from '#lib/domain/zfm/matriz-tributacao.ts';
import { caractereProibido } from '#lib/siscomex/xml/entidades-xml.ts';
import { FOLHAS_DO_ITEM, type ItemDoXml } from './matriz-registro.ts';

interface AConferir {
  importador: { id: string; razaoSocial: string; inscricaoEstadual: string | null };
  /** Day of these rows, in words. */
  dia: string;
  itens: readonly ItemDoXml[];
  /** What each field of a row is called. */
  rotulos: Readonly<Record<string, string>>;
}

/** An importer's matriz before it is written: what keeps the Sefaz from taking it, and what deserves a look. */
export function conferirMatriz({ importador, dia, itens, rotulos }: AConferir): ApontamentoDaDai[] {
  const semItens = apontar('SEM_MATRIZ', 'erro', {
    mensagem: `${importador.razaoSocial} não tem item da matriz em vigor em ${dia}: cadastre-o, ou escolha outro dia.`,
    caminho: 'ItemMatriz',
    alvo: { onde: 'MATRIZ', id: null, campo: null },
  });
  const daIe = conferirIe(importador, { documento: 'a matriz', caminho: 'Importador.cdImportador' });
  return [
    ...daIe,
    ...(itens.length === 0 ? [semItens] : []),
    ...itens.flatMap((item, indice) => conferirItem(item, indice, rotulos)),
  ];
}

/**
 * Turns the problems of the XSD into findings, with the place where a person corrects each. A place that already has an error is
 * not reported again.
 */
export function apontamentosDoXsd(
  problemas: readonly ProblemaDoXsd[],
  { importador, itens }: Pick<AConferir, 'importador' | 'itens'>,
  apontados: readonly ApontamentoDaDai[],
): ApontamentoDaDai[] {
  const ditos = new Set(apontados.filter(({ nivel }) => nivel === 'erro').map(({ caminho }) => caminho));
  return problemas
    .filter(({ caminho }) => caminho === null || !ditos.has(caminho))
    .map(({ mensagem, caminho }) => {
      const item = /^ItemMatriz\.(\d+)/.exec(caminho ?? '')?.[1];
      const linha = item === undefined ? undefined : itens[Number(item)];
      const nome = linha ? `${nomeNaMatriz(linha)}: ` : '';
      return apontar('XSD', 'erro', {
        mensagem: `${nome}${mensagem}`,
        caminho,
        alvo: alvoDoCaminho(caminho, linha, importador.id),
      });
    });
}

function alvoDoCaminho(caminho: string | null, item: ItemDoXml | undefined, importadorId: string): AlvoDoApontamento {
  const folha = caminho?.slice(caminho.lastIndexOf('.') + 1) ?? '';
  if (item) return { onde: 'MATRIZ', id: item.id, campo: campoDaFolha(folha) };
  if (caminho?.startsWith('Importador')) return { onde: 'IMPORTADOR', id: importadorId, campo: 'inscricaoEstadual' };
  return { onde: 'ARQUIVO' };
}

function conferirItem(item: ItemDoXml, indice: number, rotulos: AConferir['rotulos']): ApontamentoDaDai[] {
  const folhas = Object.entries(FOLHAS_DO_ITEM).flatMap(([folha, campo]) => {
    const valor = item[campo] ?? '';
    const lugar = {
      caminho: `ItemMatriz.${indice}.${folha}`,
      alvo: { onde: 'MATRIZ', id: item.id, campo } as const,
    };
    const chamada = `${nomeNaMatriz(item)}, ${rotulos[campo] ?? campo}`;
    if (valor.trim() === '') {
      if (PODEM_FALTAR.has(campo)) return [];
      const mensagem = `${chamada}: não foi informado, e o leiaute da Sefaz o pede.`;
      return [apontar('CAMPO_AUSENTE', 'erro', { mensagem, ...lugar })];
    }
    const defeito = defeitoDo(campo, valor);
    if (defeito === null) return [];
    const mensagem = `${chamada}: “${valor.slice(0, 40)}” ${defeito}.`;
    return [apontar('CAMPO_INVALIDO', 'erro', { mensagem, ...lugar })];
  });
  return [...folhas, ...conferirDocumento(item, indice)];
}

/** The documento concessivo has both type and number, or neither. */
function conferirDocumento(item: ItemDoXml, indice: number): ApontamentoDaDai[] {
  const { tipoDocumento, numeroDocumento } = item;
  if (Boolean(tipoDocumento) === Boolean(numeroDocumento)) return [];
  const campo = tipoDocumento ? 'numeroDocumento' : 'tipoDocumento';
  const folha = tipoDocumento ? 'numDocumentoConcessivo' : 'tpDocumentoConcessivo';
  return [
    apontar('CAMPO_AUSENTE', 'aviso', {
      mensagem: `${nomeNaMatriz(item)}: o documento concessivo tem ${tipoDocumento ? 'tipo e não tem número' : 'número e não tem tipo'}.`,
      caminho: `ItemMatriz.${indice}.${folha}`,
      alvo: { onde: 'MATRIZ', id: item.id, campo },
    }),
  ];
}

function defeitoDo(campo: keyof ItemDoXml, valor: string): string | null {
  const forma = FORMAS[campo];
  if (forma) return forma.expressao.test(valor) ? null : forma.motivo;
  const perde = caractereProibido(valor) >= 0 || !valor.isWellFormed();
  return perde ? 'tem caracteres que um XML não aceita' : null;
}

function campoDaFolha(folha: string): string | null {
  return folha in FOLHAS_DO_ITEM ? FOLHAS_DO_ITEM[folha as keyof typeof FOLHAS_DO_ITEM] : null;
}

function apontar(
  codigo: CodigoDoApontamento,
  nivel: ApontamentoDaDai['nivel'],
  resto: Pick<ApontamentoDaDai, 'mensagem' | 'caminho' | 'alvo'>,
): ApontamentoDaDai {
  return { codigo, nivel, adicao: null, ...resto };
}

const codigoDe = (tamanho: number, motivo: string) => ({ expressao: new RegExp(`^[0-9A-Z]{${tamanho}}$`), motivo });
const data = { expressao: /^\d{4}-\d{2}-\d{2}$/, motivo: 'não é uma data' };

/** Sizes of the layout (layouts/dai-die-xml.csv, ItemMatriz); the other fields are free text. */
const FORMAS: Readonly<Partial<Record<keyof ItemDoXml, { expressao: RegExp; motivo: string }>>> = {
  ncm: { expressao: /^\d{8}$/, motivo: 'não tem os oito algarismos do leiaute' },
  codigoSuframa: { expressao: /^\d{4}$/, motivo: 'não tem os quatro algarismos do leiaute' },
  destinacao: codigoDe(2, 'não tem as duas posições do leiaute'),
  utilizacao: codigoDe(2, 'não tem as duas posições do leiaute'),
  codigoTributacao: codigoDe(4, 'não tem as quatro posições do leiaute'),
  vigenciaInicio: data,
  vigenciaFim: data,
};

const PODEM_FALTAR: ReadonlySet<string> = new Set(['tipoDocumento', 'numeroDocumento', 'vigenciaFim']);
