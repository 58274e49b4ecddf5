import { and, asc, eq } from 'drizzle-orm';
import { alias } from 'drizzle-orm/pg-core';
import type { DciLido } from '#lib/contracts/dci.ts';
import { umDestes } from '#server/cadastros/leitura-em-lote.ts';
import type { Banco } from '#server/db/banco.ts';
import { usuario } from '#server/db/schema.ts';
import { dci, dciPasso } from '#server/db/schema-dci.ts';
import { escritaDePassos } from '#server/passos/escrita-de-passos.ts';

type PassoLidoDaDci = DciLido['passos'][number];

/** What was done with DCIs. */
export function passoDaDciRepository(tx: Banco, empresaId: string) {
  const quemDesfez = alias(usuario, 'quem_desfez');

  return {
    ...escritaDePassos(tx, empresaId, dciPasso, 'dciId'),

    /** By DCI, in the order they were taken, those taken back among them. */
    async dasDcis(ids: readonly string[]): Promise<Map<string, PassoLidoDaDci[]>> {
      if (ids.length === 0) return new Map();
      const linhas = await tx
        .select({
          passo: dciPasso,
          autor: usuario.nome,
          desfez: quemDesfez.nome,
          sucessora: { id: dci.id, processo: dci.processo, numero: dci.numero, situacao: dci.situacao },
        })
        .from(dciPasso)
        .innerJoin(usuario, and(eq(usuario.empresaId, empresaId), eq(usuario.id, dciPasso.usuarioId)))
        .leftJoin(quemDesfez, and(eq(quemDesfez.empresaId, empresaId), eq(quemDesfez.id, dciPasso.desfeitoPor)))
        .leftJoin(dci, and(eq(dci.empresaId, empresaId), eq(dci.id, dciPasso.sucessoraId)))
        .where(and(eq(dciPasso.empresaId, empresaId), umDestes(dciPasso.dciId, ids)))
        .orderBy(asc(dciPasso.dciId), asc(dciPasso.ordem));
      const porDci = Map.groupBy(linhas, ({ passo }) => passo.dciId);
      return new Map([...porDci].map(([id, suas]) => [id, suas.map(lido)]));
    },
  };
}

interface LinhaDoPasso {
  passo: typeof dciPasso.$inferSelect;
  autor: string;
  desfez: string | null;
  sucessora: PassoLidoDaDci['sucessora'];
}

function lido({ passo, autor, desfez, sucessora }: LinhaDoPasso): PassoLidoDaDci {
  const { id, situacao, data, numero, canal, motivo, arquivoId, em, usuarioId, desfeitoEm } = passo;
  return {
    id,
    passo: passo.passo,
    situacao,
    data,
    numero,
    canal,
    motivo,
    arquivoId,
    sucessora,
    em: em.toISOString(),
    usuario: { id: usuarioId, nome: autor },
    desfeito: desfeitoEm && { em: desfeitoEm.toISOString(), usuario: desfez ?? '' },
  };
}
