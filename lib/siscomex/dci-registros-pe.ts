import type { OrigemDoItem } from '#lib/domain/dci.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/decimal-texto.ts';
import type { DocumentoDci } from './dci-documento.ts';
import {
  codigo,
  descricao,
  doPapel,
  implicito,
  linhasDe,
  naOrdemDoArquivo,
  REGISTRO_DO_PAPEL,
  unidade,
} from './dci-valores.ts';
import type { Registro } from './registros/leiaute.ts';

/** Records 11 to 14: each foreign product with the notas, DIs and DSIs it came by. */
export function registrosDoPe(documento: DocumentoDci): Registro[] {
  const baixas = new Map(documento.itens.map(({ chave, origens }) => [chave, filaDe(origens)]));
  return linhasDe(documento, 'PE').flatMap(({ item, nItem, quantidade, valorUnitario }) => [
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
    ...naOrdemDoArquivo(
      (baixas.get(item.chave)?.(quantidade) ?? []).map((origem) => ({
        registro: REGISTRO_DO_PAPEL.PE[origem.lote.papel],
        valores: { ...doPapel(origem), ...(origem.lote.papel !== 'DSI' && { OBSOLE: 'N' }) },
      })),
    ),
  ]);
}

/** What was drawn, given out in its order: two items of a nota may be of one item of the DCI. */
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
