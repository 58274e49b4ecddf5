import type { NotaDeImportacao } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { porExtenso } from '#lib/domain/numeros/decimal-exato.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { somaDosItens } from '#lib/fiscal/nota/total-da-nota.ts';
import { asQueValem, type ConferenciaDaNota, naNota, numero } from './apontar-na-nota.ts';
import { conferirReforma } from './regras-da-reforma.ts';
import { conferirCabecalho } from './regras-do-cabecalho.ts';
import { regrasDoProduto } from './regras-do-produto.ts';
import { regrasDosTributos } from './regras-dos-tributos.ts';

/**
 * Checks a note by the rules of the Sefaz that reach an import (MOC 7.0, anexo I; NT 2020.005; NT 2025.002): a clean note has no line.
 * What no file says is not checked: limits of a State, tables of NCM and CFOP, and whether numbers exist. `vNF` is free (W16-10, 610,
 * does not reach CFOP 3xxx).
 */
export function conferirNota(nota: NotaDeImportacao, hoje: DataTexto): ConferenciaDaNota[] {
  const doProduto = regrasDoProduto(hoje);
  return [
    ...conferirCabecalho(nota),
    ...nota.itens.flatMap((item, i) => asQueValem([...doProduto(item, i), ...regrasDosTributos(item, i)])),
    ...conferirReforma(nota),
    ...conferirTotais(nota),
  ];
}

/** Each total has its own code (W03 to W15). */
function conferirTotais({ total, itens }: NotaDeImportacao): ConferenciaDaNota[] {
  const daUf = naNota(false);
  return asQueValem(
    TOTAIS.map(([parcela, cStat]) => {
      const [escrito, soma] = [numero(total[parcela]), numero(somaDosItens(parcela, itens))];
      if (!escrito || !soma) return undefined;
      const mensagem = `O total ${parcela} é R$ ${porExtenso(escrito, 2)}, e os itens somam R$ ${porExtenso(soma, 2)}.`;
      return daUf(cStat, !escrito.eq(soma), `total.${parcela}`, mensagem);
    }),
  );
}

const TOTAIS = [
  ['vBC', 531],
  ['vICMS', 532],
  ['vFrete', 535],
  ['vSeg', 536],
  ['vDesc', 537],
  ['vIPI', 538],
  ['vProd', 564],
  ['vII', 601],
  ['vPIS', 602],
  ['vCOFINS', 603],
  ['vOutro', 604],
] as const;
