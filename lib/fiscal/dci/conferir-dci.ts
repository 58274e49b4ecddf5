import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { conferirCabecalho } from './conferir-cabecalho.ts';
import { conferirInsumos } from './conferir-insumos.ts';
import { conferirItens } from './conferir-itens.ts';
import { conferirNotas } from './conferir-notas.ts';
import { conferirTributos } from './conferir-tributos.ts';
import type { FatosDaDci } from './fatos-da-dci.ts';

/** Lists all findings on a DCI before it is filed. An `erro` prevents the validation; an `aviso` is for a person to consider. */
export function conferirDci(fatos: FatosDaDci): ApontamentoDaDci[] {
  return [conferirCabecalho, conferirNotas, conferirItens, conferirInsumos, conferirTributos].flatMap((conferir) =>
    conferir(fatos),
  );
}
