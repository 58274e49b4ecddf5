import type { ApontamentoDaDci } from '#lib/domain/zfm/dci.ts';
import { conferirCabecalho } from './conferir-cabecalho.ts';
import { conferirInsumos } from './conferir-insumos.ts';
import { conferirItens } from './conferir-itens.ts';
import { conferirNotas } from './conferir-notas.ts';
import { conferirTributos } from './conferir-tributos.ts';
import type { FatosDaDci } from './fatos-da-dci.ts';

/** All there is to say of a DCI before it is filed: an `erro` keeps it from being validated, an `aviso` is for a person to weigh. */
export function conferirDci(fatos: FatosDaDci): ApontamentoDaDci[] {
  return [conferirCabecalho, conferirNotas, conferirItens, conferirInsumos, conferirTributos].flatMap((conferir) =>
    conferir(fatos),
  );
}
