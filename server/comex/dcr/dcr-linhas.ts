import { v7 as uuidv7 } from 'uuid';
import type { DcrLido, DcrNovo, ImportadoNovo, NacionalNovo, SubcomponenteNovo } from '#lib/contracts/dcr/dcr.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { custoUSD } from '#lib/fiscal/dcr/calcular-documento.ts';
import type { dcrComponente } from '#server/platform/db/schema/dcr.ts';

type Linha = typeof dcrComponente.$inferSelect;
type NovaLinha = Omit<Linha, 'empresaId' | 'dcrId'>;
type LinhasDoDcr = Pick<DcrLido, 'nacionais' | 'subcomponentes' | 'importados'>;

/** The records a line points at, once they are known to exist. */
export interface Apontados {
  itemId: string | null;
  loteId: string | null;
}

/** Builds the rows of the three registros, in order. A line keeps its id while it stays in its registro. */
export function linhasDoDcr(
  { nacionais, subcomponentes, importados }: Pick<DcrNovo, 'nacionais' | 'subcomponentes' | 'importados'>,
  { antes, apontados }: { antes: ReadonlySet<string>; apontados: (linha: NacionalNovo | ImportadoNovo) => Apontados },
): NovaLinha[] {
  const linhaDoRegistro = (
    registro: 2 | 3 | 4,
    ordem: number,
    linha: NacionalNovo | ImportadoNovo | SubcomponenteNovo,
  ): NovaLinha => ({
    ...NADA,
    ...doNacional(linha),
    ...('documento' in linha && doImportado(linha)),
    ...('pai' in linha && { pai: linha.pai, incluiBc: linha.incluiBC }),
    ...apontados(linha),
    id: linha.id !== null && antes.has(`${registro}/${linha.id}`) ? linha.id : uuidv7(),
    registro,
    ordem: ordem + 1,
  });
  return [
    ...nacionais.map((linha, i) => linhaDoRegistro(2, i, linha)),
    ...subcomponentes.map((linha, i) => linhaDoRegistro(3, i, linha)),
    ...importados.map((linha, i) => linhaDoRegistro(4, i, linha)),
  ];
}

/** Turns rows back into the lines of a DCR-E. */
export function linhasLidas(linhas: readonly Linha[], taxaUSD: DecimalTexto): LinhasDoDcr {
  const doRegistro = (registro: 2 | 3 | 4) => linhas.filter((linha) => linha.registro === registro);
  const nacional = (linha: Linha) => nacionalLido(linha, taxaUSD);
  const importado = (linha: Linha) => ({ ...nacional(linha), ...importadoLido(linha) });
  return {
    nacionais: doRegistro(2).map(nacional),
    subcomponentes: doRegistro(3).map((linha) => ({
      ...importado(linha),
      pai: linha.pai ?? '',
      incluiBC: linha.incluiBc ?? 'S',
    })),
    importados: doRegistro(4).map(importado),
  };
}

function doNacional(linha: NacionalNovo) {
  const { codigo, descricao, unidade, ncm, quantidade, moeda, preco, nf, serie, cnpj, ie, dataEmissao } = linha;
  return { codigo, descricao, unidade, ncm, quantidade, moeda, preco, nf, serie, cnpj, ie, dataEmissao };
}

/**
 * Drops the fields of the other document: an NF has no declaration, and a declaration has no NF. Fields that the file does not
 * carry would mislead.
 */
function doImportado(linha: ImportadoNovo) {
  const { documento, numeroDeclaracao, adicao, itemDaAdicao, aliquotaII, suspensao, reduz } = linha;
  const comum = { documento, aliquotaIi: aliquotaII, suspensao, reduz };
  return documento === 'NF' ? comum : { ...comum, ...SEM_NOTA, numeroDeclaracao, adicao, item: itemDaAdicao };
}

function nacionalLido(linha: Linha, taxaUSD: DecimalTexto) {
  return {
    ...doNacional({ ...linha, item: null }),
    id: linha.id,
    item: linha.itemId === null ? null : { id: linha.itemId },
    custoUSD: custoUSD(linha, taxaUSD),
  };
}

function importadoLido(linha: Linha) {
  return {
    documento: linha.documento ?? 'DI',
    lote: linha.loteId === null ? null : { id: linha.loteId },
    numeroDeclaracao: linha.numeroDeclaracao,
    adicao: linha.adicao,
    itemDaAdicao: linha.item,
    aliquotaII: linha.aliquotaIi,
    suspensao: linha.suspensao ?? 'S',
    reduz: linha.reduz ?? 'S',
  };
}

const SEM_NOTA = { nf: null, serie: null, cnpj: null, ie: null, dataEmissao: null };
const NADA = {
  ...SEM_NOTA,
  itemId: null,
  loteId: null,
  documento: null,
  numeroDeclaracao: null,
  adicao: null,
  item: null,
  aliquotaIi: null,
  suspensao: null,
  reduz: null,
  incluiBc: null,
  pai: null,
};
