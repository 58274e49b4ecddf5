import { and, eq } from 'drizzle-orm';
import type { OrigemDoItem } from '#lib/domain/dci.ts';
import { Exato } from '#lib/domain/decimal-exato.ts';
import type { AdicaoDeclarada, TributoDeclarado } from '#lib/domain/declaracao-importacao.ts';
import { type Figura, texto } from '#lib/fiscal/memoria.ts';
import { custosDaDeclaracao } from '#lib/fiscal/saldo/custo-do-lote.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { declaracao } from '#server/db/schema-declaracao.ts';
import { adicaoRepository } from '#server/importacao/adicao-repository.ts';

/** What a unit of a lote was declared at, and which of its taxes were left unpaid. */
export type ValoresDoLote = Pick<OrigemDoItem, 'vuUSD' | 'freteUSD' | 'seguroUSD' | 'aliq' | 'suspensos'>;

interface LugarDoLote {
  id: string;
  processoId: string;
  adicao: number;
  item: number;
}

/** By lote; one whose declaration does not have it any more is not there. */
export async function valoresDosLotes(
  tx: Banco,
  empresaId: string,
  lotes: readonly LugarDoLote[],
): Promise<Map<string, ValoresDoLote>> {
  const processoIds = [...new Set(lotes.map(({ processoId }) => processoId))];
  if (processoIds.length === 0) return new Map();
  const cabecalhos = await tx
    .select({ processoId: declaracao.processoId, cabecalho: declaracao.cabecalho })
    .from(declaracao)
    .where(and(eq(declaracao.empresaId, empresaId), umDestes(declaracao.processoId, processoIds)));
  const adicoes = await adicaoRepository(tx, empresaId).dosProcessos(processoIds);
  const dosProcessos = new Map(
    cabecalhos.map(({ processoId, cabecalho }) => {
      const suas = adicoes.get(processoId) ?? [];
      return [processoId, valoresDaDeclaracao({ ...cabecalho, adicoes: suas })];
    }),
  );
  return new Map(
    lotes.flatMap(({ id, processoId, adicao, item }) => {
      const valores = dosProcessos.get(processoId)?.(adicao, item);
      return valores ? [[id, valores] as const] : [];
    }),
  );
}

function valoresDaDeclaracao(di: Parameters<typeof custosDaDeclaracao>[0]) {
  const custos = custosDaDeclaracao(di);
  const porNumero = new Map(di.adicoes.map((adicao) => [Number(adicao.numero), { adicao, custo: custos(adicao) }]));
  return (numero: number, item: number): ValoresDoLote | null => {
    const daAdicao = porNumero.get(numero);
    const custo = daAdicao?.custo[item - 1];
    if (!daAdicao || !custo) return null;
    const { ii, ipi, pis, cofins } = daAdicao.adicao.tributos;
    return {
      vuUSD: escrito(custo.fob),
      freteUSD: escrito(custo.frete),
      seguroUSD: escrito(custo.seguro),
      aliq: { II: aliquotaDe(ii), IPI: aliquotaDe(ipi), PIS: aliquotaDe(pis), COFINS: aliquotaDe(cofins) },
      suspensos: {
        II: naoPago(ii),
        IPI: naoPago(ipi),
        PIS: naoPago(pis),
        COFINS: naoPago(cofins),
      },
    };
  };
}

/** A reduced rate takes the place of the full one (AdicaoDeclarada). */
const aliquotaDe = ({ aliquota, aliquotaReduzida }: TributoDeclarado) => aliquotaReduzida ?? aliquota;

/** What was paid at the entry is not paid again; what was left, under whatever regime, falls due (RA, art. 509). */
const naoPago = ({ recolher }: AdicaoDeclarada['tributos']['ii']) => new Exato(recolher).isZero();

const escrito = (figura: Figura | null) => (figura ? texto(figura) : null);
