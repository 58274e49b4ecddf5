import { and, asc, eq, isNull, notInArray } from 'drizzle-orm';
import { NOME_TIPO_DOCUMENTO, type TipoDocumento } from '#lib/domain/aduana/processo/tipo-documento.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { declaracao } from '#server/platform/db/schema/declaracao.ts';
import { processo } from '#server/platform/db/schema/processo.ts';
import { keepAttachment } from '#server/platform/files/write-attachment.ts';

/** Attaches the documents of the demonstration's processes. A few are missing, so that they wait in Meu dia. */
export async function semearPapeis(ao: AoMarcar): Promise<void> {
  const { db, quem } = ao;
  const processos = await db
    .select({ id: processo.id, situacao: processo.situacao, declarado: declaracao.id })
    .from(processo)
    .leftJoin(declaracao, and(eq(declaracao.empresaId, processo.empresaId), eq(declaracao.processoId, processo.id)))
    .where(
      and(
        eq(processo.empresaId, quem.empresaId),
        isNull(processo.excluidoEm),
        notInArray(processo.situacao, ['EM_ABERTO', 'EM_TRANSITO', 'CANCELADO']),
      ),
    )
    .orderBy(asc(processo.numero));
  for (const [i, { id, situacao, declarado }] of processos.entries()) {
    const tipos: TipoDocumento[] = [
      'FATURA',
      'ROMANEIO',
      'CONHECIMENTO',
      ...(declarado === null && situacao !== 'AGUARDANDO_PRESENCA' ? (['DECLARACAO'] as const) : []),
      ...(situacao === 'ENTREGUE' || situacao === 'ENCERRADO' ? (['NOTA_FISCAL'] as const) : []),
    ];
    for (const tipo of tipos.filter((tipoDeDocumento) => !FALTAM[i]?.includes(tipoDeDocumento))) {
      const nome = `${NOME_TIPO_DOCUMENTO[tipo]}.txt`;
      const bytes = new TextEncoder().encode(`${NOME_TIPO_DOCUMENTO[tipo]}: papel fictício da demonstração do Cais.\n`);
      await keepAttachment(
        ao,
        { Bucket: 'anexos', recurso: 'Processo', registroId: id, tipo },
        { nome, conteudo: bytes },
      );
    }
  }
}

/** By the index of the process: one has no packing list, the newest has no documents yet. */
const FALTAM: Readonly<Record<number, readonly TipoDocumento[]>> = {
  3: ['ROMANEIO'],
  11: ['FATURA', 'ROMANEIO', 'CONHECIMENTO'],
  12: ['CONHECIMENTO'],
};
