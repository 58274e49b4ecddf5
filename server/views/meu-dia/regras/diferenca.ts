import { and, notInArray, sql } from 'drizzle-orm';
import type { LinhaDoMeuDia } from '#lib/contracts/views/meu-dia.ts';
import { type Conferencia, nomeDaConferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { regraDeProcesso } from '#server/views/meu-dia/regra-de-processo.ts';

/** A declaration whose own figures do not agree: the declared figure differs from the computed one. */
export const diferenca = regraDeProcesso({
  codigo: 'DIFERENCA',
  onde: () =>
    and(
      sql`${declaracao.conferencias} @> '[{"nivel": "erro"}]'`,
      notInArray(processo.situacao, ['CANCELADO', 'ENCERRADO']),
    ),
  dizer({ declaracao: lida }) {
    const erros = (lida?.conferencias ?? []).filter(({ nivel }) => nivel === 'erro');
    const [primeiro] = erros;
    return {
      nivel: 'erro',
      prazo: null,
      porque: porque(erros),
      valor: somaDasDiferencas(erros),
      lugar: {
        onde: 'PROCESSO',
        aba: 'conferencias',
        campo: primeiro ? `${primeiro.codigo}-${primeiro.adicao}` : null,
      },
    };
  },
});

function porque(erros: readonly Conferencia[]): string {
  const nomes = erros.map(
    ({ codigo, adicao }) => `${nomeDaConferencia(codigo)}${adicao ? ` da adição ${adicao}` : ''}`,
  );
  if (erros.length === 1) return erros[0]?.mensagem ?? '';
  const ditos = nomes.slice(0, A_VISTA).join('; ');
  const resto = nomes.length > A_VISTA ? ` e mais ${nomes.length - A_VISTA}` : '';
  return `Não conferem ${erros.length} pontos da declaração: ${ditos}${resto}.`;
}

/** Sums only figures in reais: the goods are in the currency of the sale. */
function somaDasDiferencas(erros: readonly Conferencia[]): LinhaDoMeuDia['valor'] {
  const diferencas = erros.flatMap(({ codigo, declarado, calculado }) =>
    EM_REAIS.test(codigo) && declarado !== null && calculado !== null
      ? new Exato(declarado).minus(calculado).abs().toFixed(2)
      : [],
  );
  const soma = somar(diferencas);
  return soma.gt(0) ? { valor: dinheiro(soma), oQue: 'DIFERENCA' } : null;
}

const EM_REAIS = /^(VMLD|PAGAMENTO_\d{4})$/;
const A_VISTA = 3;
