import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { repartir } from '#lib/domain/numeros/repartir.ts';
import type { OrigemDoItem } from '#lib/domain/zfm/dci.ts';
import type { Registro } from '#lib/siscomex/registros/leiaute.ts';
import type { DocumentoDci } from './dci-documento.ts';
import {
  codigo,
  descricao,
  doPapel,
  implicito,
  type LinhaDoArquivo,
  linhasDe,
  naOrdemDoArquivo,
  REGISTRO_DO_PAPEL,
  unidade,
} from './dci-valores.ts';

/** Builds registros 11 to 14: each foreign product with the notas, DIs and DSIs it came by. */
export function registrosDoPe(documento: DocumentoDci): Registro[] {
  const linhas = linhasDe(documento, 'PE');
  const partes = origensDasLinhas(linhas);
  return linhas.flatMap(({ item, nItem, quantidade, valorUnitario }, i) => [
    {
      registro: '11',
      valores: {
        NFITEM: nItem,
        CODNCM: item.ncm,
        CODINT: codigo(item.codigo),
        CDDEST: String(item.destino),
        CDESC: descricao(item.descricao),
        UNIDADE: unidade(item.unidade),
        QUNTOT: quantidade,
        QTOT: quantidade,
        UNIMED: unidade(item.unidade),
        ...(nItem === null ? {} : { QUANTID: implicito(quantidade, 5), VALUNIT: implicito(valorUnitario, 7) }),
      },
    },
    ...naOrdemDoArquivo((partes[i] ?? []).map(registroDaOrigem)),
  ]);
}

interface ParteDaOrigem {
  origem: OrigemDoItem;
  /** Its share of the price the item is sold for as obsoleto or sucata, in reais. */
  obsoleto: DecimalTexto | null;
}

/** For a DSI the file has no obsoleto field. */
function registroDaOrigem({ origem, obsoleto }: ParteDaOrigem): Registro {
  const { papel } = origem.lote;
  const OBSOLE = obsoleto === null ? 'N' : 'S';
  const doObsoleto = { NF: { OBSOLE, VLOBSOLE: obsoleto }, DECLARACAO: { OBSOLE, VTOBSOL: obsoleto }, DSI: {} };
  return { registro: REGISTRO_DO_PAPEL.PE[papel], valores: { ...doPapel(origem), ...doObsoleto[papel] } };
}

/** By line, the draws for it. Two items of a nota may belong to the same item of the DCI, and then share its price. */
function origensDasLinhas(linhas: readonly LinhaDoArquivo[]): ParteDaOrigem[][] {
  const filas = new Map(linhas.map(({ item }) => [item.chave, filaDe(item.origens)]));
  const partes = linhas.map(({ item, quantidade }) => filas.get(item.chave)?.(quantidade) ?? []);
  const valores = new Map<OrigemDoItem, DecimalTexto>();
  for (const { item } of linhas) {
    if (!item.obsoleto) continue;
    const origensDoItem = partes.filter((_, i) => linhas[i]?.item.chave === item.chave).flat();
    const valoresRepartidos = repartir(
      item.obsoleto.valor,
      origensDoItem.map(({ quantidade }) => new Exato(quantidade)),
    );
    for (const [i, origem] of origensDoItem.entries()) valores.set(origem, valoresRepartidos[i] ?? '0.00');
  }
  return partes.map((origensDaLinha) =>
    origensDaLinha.map((origem) => ({ origem, obsoleto: valores.get(origem) ?? null })),
  );
}

/** Hands out the drawn quantities in their order. */
function filaDe(origens: readonly OrigemDoItem[]): (quanto: DecimalTexto) => OrigemDoItem[] {
  const restam = origens.map((origem) => ({ origem, resta: new Exato(origem.quantidade) }));
  return (quanto) => {
    let falta = new Exato(quanto);
    return restam.flatMap((parte) => {
      const tirado = Exato.min(falta, parte.resta);
      if (tirado.isZero()) return [];
      parte.resta = parte.resta.minus(tirado);
      falta = falta.minus(tirado);
      return [{ ...parte.origem, quantidade: tirado.toFixed() }];
    });
  };
}
