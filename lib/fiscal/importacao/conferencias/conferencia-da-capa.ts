import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { fecha, NOME_DO_TOTAL, totaisDaCapa } from '#lib/domain/aduana/declaracao/totais-da-capa.ts';
import { Exato } from '#lib/domain/numeros/decimal-exato.ts';
import { reais } from './frases.ts';

/**
 * Compares the totals on the cover of a DUIMP with the sums of its items. A difference means that items are missing or belong to
 * another version.
 */
export function conferirCapa(di: DeclaracaoImportacao): Conferencia[] {
  return totaisDaCapa(di).map((total) => {
    const { figura } = total;
    const codigo = `CAPA_${figura.toUpperCase()}`;
    if ('naoLido' in total) {
      const { onde, texto } = total.naoLido;
      return {
        codigo,
        nivel: 'aviso',
        adicao: null,
        declarado: null,
        calculado: null,
        mensagem: `${onde === 'CAPA' ? 'A capa' : 'Um item'} traz “${texto}” de ${NOME_DO_TOTAL[figura]}, e isso não se lê como número: o total da capa não foi comparado com os itens.`,
      };
    }
    const { capa: declarado, itens: calculado } = total;
    const linha = { codigo, declarado, calculado, adicao: null };
    const daCapa = `A capa diz ${reais(new Exato(declarado))} de ${NOME_DO_TOTAL[figura]}`;
    return fecha(total)
      ? { ...linha, nivel: 'ok', mensagem: `${daCapa}, a soma dos itens.` }
      : {
          ...linha,
          // For this total, only a single DUIMP shows that it is the sum of its items.
          nivel: figura === 'vmle' ? 'aviso' : 'erro',
          mensagem: `${daCapa}, e os itens somam ${reais(new Exato(calculado))}. Veja se vieram todos, e da mesma versão.`,
        };
  });
}
