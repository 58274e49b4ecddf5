import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { dinheiro, Exato, porExtenso, somar, truncarCentavos } from '#lib/domain/numeros/decimal-exato.ts';

const CODIGO = 'ITENS_CONDICAO_VENDA';

/**
 * Compares the value on the conditions of sale of each adição with its items, each truncated to cents: exact on 94 of 94 real
 * adições (§3.4). If all match there is a single line; otherwise there is a line for each that does not match. Without adições
 * there is none.
 */
export function conferirItens({ adicoes }: DeclaracaoImportacao): Conferencia[] {
  if (adicoes.length === 0) return [];
  const falhas = adicoes.flatMap(conferirAdicao);
  return falhas.length > 0 ? falhas : [todasFecham(adicoes)];
}

/** Returns the value of an adição's items on the conditions of sale, in its currency: each product truncated to cents, then summed. */
export function somaDosItens(itens: readonly ItemDeclarado[]): Exato {
  return itens.reduce(
    (soma, { quantidade, valorUnitario }) => soma.plus(truncarCentavos(new Exato(quantidade).times(valorUnitario))),
    new Exato(0),
  );
}

function conferirAdicao({ numero: adicao, valorMoeda, moeda, itens }: AdicaoDeclarada): Conferencia[] {
  const soma = somaDosItens(itens);
  const emMoeda = (valor: Exato) => [moeda.nome, porExtenso(valor, 2)].filter(Boolean).join(' ');
  const linha = { codigo: CODIGO, adicao, declarado: valorMoeda, calculado: dinheiro(soma) };
  if (valorMoeda === null) {
    const mensagem = `Valor na condição de venda da adição ${adicao} não informado; os itens somam ${emMoeda(soma)}.`;
    return [{ ...linha, nivel: 'aviso', mensagem }];
  }
  if (soma.eq(valorMoeda)) return [];
  const mensagem = `A adição ${adicao} declara ${emMoeda(new Exato(valorMoeda))} na condição de venda, e os itens somam ${emMoeda(soma)}.`;
  return [{ ...linha, nivel: 'erro', mensagem }];
}

function todasFecham(adicoes: AdicaoDeclarada[]): Conferencia {
  const [moeda, ...outras] = new Set(adicoes.map(({ moeda }) => moeda.codigo));
  const temMoedaUnica = moeda != null && outras.length === 0;
  const soma = temMoedaUnica ? dinheiro(somar(adicoes.map(({ valorMoeda }) => valorMoeda))) : null;
  const mensagem =
    adicoes.length === 1
      ? 'Os itens da adição somam o valor dela na condição de venda.'
      : `Em cada uma das ${adicoes.length} adições, os itens somam o valor dela na condição de venda.`;
  return { codigo: CODIGO, nivel: 'ok', mensagem, declarado: soma, calculado: soma, adicao: null };
}
