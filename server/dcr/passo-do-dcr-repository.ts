import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DcrLido } from '#lib/contracts/dcr.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { usuario } from '#server/db/schema.ts';
import { dcr, dcrPasso } from '#server/db/schema-dcr.ts';
import { escritaDePassos } from '#server/passos/escrita-de-passos.ts';

type PassoLido = DcrLido['passos'][number];

/** What was done with DCR-Es. */
export function passoDoDcrRepository(tx: Banco, empresaId: string) {
  const quemDesfez = alias(usuario, 'quem_desfez');

  return {
    ...escritaDePassos(tx, empresaId, dcrPasso, 'dcrId'),

    /** By DCR-E, in the order they were taken, those taken back among them. */
    async dosDcrs(ids: readonly string[]): Promise<Map<string, PassoLido[]>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({
          passo: dcrPasso,
          autor: usuario.nome,
          desfez: quemDesfez.nome,
          sucessor: { id: dcr.id, processo: dcr.processo, numero: dcr.numero, situacao: dcr.situacao },
        })
        .from(dcrPasso)
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, dcrPasso.usuarioId)))
        .leftJoin(quemDesfez, and(eq(quemDesfez.empresaId, empresaId), eq(quemDesfez.id, dcrPasso.desfeitoPor)))
        .leftJoin(dcr, and(eq(dcr.empresaId, empresaId), eq(dcr.id, dcrPasso.sucessorId)))
        .where(and(eq(dcrPasso.empresaId, empresaId), umDestes(dcrPasso.dcrId, ids)))
        .orderBy(asc(dcrPasso.dcrId), asc(dcrPasso.ordem));
      const porDcr = Map.groupBy(linhas, ({ passo }) => passo.dcrId);
      return new Map([...porDcr].map(([id, seus]) => [id, seus.map(lido)]));
    },
  };
}

interface LinhaDoPasso {
  passo: typeof dcrPasso.$inferSelect;
  autor: string;
  desfez: string | null;
  sucessor: PassoLido['sucessor'];
}

function lido({ passo, autor, desfez, sucessor }: LinhaDoPasso): PassoLido {
  const { id, situacao, data, numero, motivo, arquivoId, em, usuarioId, desfeitoEm } = passo;
  return {
    id,
    passo: passo.passo,
    situacao,
    data,
    numero,
    motivo,
    arquivoId,
    sucessor,
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeito: desfeitoEm && { em: desfeitoEm.toISOString(), usuario: desfez ?? '' },
  };
}
