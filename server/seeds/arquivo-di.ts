import { escreverDiXml } from '#lib/siscomex/di/di-xml.ts';
import type { PedidoDeDeclaracao } from './gerador-contexto.ts';
import { gerarDeclaracao } from './gerador-di.ts';

/** Makes the file the Siscomex would give for a fictitious declaration. */
export function gerarArquivoDi(pedido: PedidoDeDeclaracao): string {
  return escreverDiXml([gerarDeclaracao(pedido)]);
}
