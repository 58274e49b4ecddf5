import { and, desc, eq, isNotNull, ne } from 'drizzle-orm';
import { chaveEscolhida } from '#lib/domain/zfm/cclasstrib/chave-escolhida.ts';
import { type SugestaoDaAdicao, sugerirEscolhas } from '#lib/domain/zfm/cclasstrib/sugerir-escolhas.ts';
import type { InsumosDaDai } from '#lib/domain/zfm/dai.ts';
import { DAI_EM_ABERTO, type SituacaoDai } from '#lib/domain/zfm/situacao-dai.ts';
import type { Database } from '#server/platform/db/database.ts';
import { FORA_DO_TREINAMENTO } from '#server/platform/db/processo-real.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { dai } from '#server/platform/db/schema/sefaz.ts';
import { codigosSuframaDasAdicoes, escolhasAnteriores } from './insumos-da-dai.ts';
import { emVigorNoRegistro, type Montagem } from './montagem-da-dai.ts';
import { produtosFinais } from './produtos-finais.ts';

/** What Cais suggests for a DAI and a person has not accepted. Nothing of it is stored. */
export interface SugestoesDaDai {
  /** One for each adição that has no row yet, with a suggested row or the reason that there is none. */
  adicoes: SugestaoDaAdicao[];
  /** The kind of the importer's last DAI that has one, while this DAI has none. */
  tipo: { valor: string; origem: string } | null;
}

/** Reads what is suggested for a DAI as it is assembled. A DAI that was sent gets no suggestions. */
async function sugestoesDaDai(tx: Database, empresaId: string, insumos: InsumosDaDai): Promise<SugestoesDaDai> {
  const { processoId, declaracao, escolhas } = insumos;
  const [guardada] = await tx
    .select({ situacao: dai.situacao })
    .from(dai)
    .where(and(eq(dai.empresaId, empresaId), eq(dai.processoId, processoId)));
  if (!guardada || !SUGERE.includes(guardada.situacao)) return { adicoes: [], tipo: null };
  const escolhidas = new Set(escolhas.filter(chaveEscolhida).map(({ numero }) => numero));
  const semLinha = declaracao.adicoes.filter(({ numero }) => !escolhidas.has(numero));
  const adicoes =
    semLinha.length === 0
      ? []
      : sugerirEscolhas({
          adicoes: semLinha.map(({ numero, ncm }) => ({ numero, ncm })),
          opcoes: emVigorNoRegistro(insumos),
          anteriores: await escolhasAnteriores(tx, empresaId, processoId),
          codigosSuframa: await codigosSuframaDasAdicoes(tx, empresaId, processoId),
        });
  return { adicoes, tipo: insumos.tipo?.trim() ? null : await ultimoTipo(tx, empresaId, insumos) };
}

/** Adds to what is assembled the suggestions and the products its goods are made into, so that the check knows of them. */
export async function comSugestoes(
  tx: Database,
  empresaId: string,
  montagem: Montagem,
): Promise<{ montagem: Montagem; sugestoes: SugestoesDaDai }> {
  const sugestoes = await sugestoesDaDai(tx, empresaId, montagem.insumos);
  const comLinha = sugestoes.adicoes.filter(({ linha }) => linha !== null);
  const porAdicao = new Map(comLinha.map(({ numero, origem }) => [numero, { origem }]));
  const produtos = await produtosFinais(tx, empresaId, montagem.insumos);
  const insumos = {
    ...montagem.insumos,
    sugestoes: porAdicao,
    produtosFinais: produtos,
  };
  return { montagem: { ...montagem, insumos }, sugestoes };
}

async function ultimoTipo(
  tx: Database,
  empresaId: string,
  { importador, processoId }: InsumosDaDai,
): Promise<SugestoesDaDai['tipo']> {
  if (importador === null) return null;
  const [ultima] = await tx
    .select({ tipo: dai.tipo, numero: processo.numero })
    .from(dai)
    .innerJoin(processo, and(eq(processo.empresaId, dai.empresaId), eq(processo.id, dai.processoId)))
    .where(
      and(
        eq(dai.empresaId, empresaId),
        eq(processo.importadorId, importador.id),
        ne(dai.processoId, processoId),
        isNotNull(dai.tipo),
        FORA_DO_TREINAMENTO,
      ),
    )
    .orderBy(desc(dai.alteradoEm))
    .limit(1);
  return ultima?.tipo ? { valor: ultima.tipo, origem: `última DAI do importador, ${ultima.numero}` } : null;
}

/** A rejected or cancelled DAI is worked on again, and its batch shows what is suggested for it. */
const SUGERE: readonly SituacaoDai[] = [...DAI_EM_ABERTO, 'REJEITADA', 'CANCELADA'];
