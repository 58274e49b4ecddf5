import { randomUUID } from 'node:crypto';
import { and, eq } from 'drizzle-orm';
import { aviso, webhookEntrega } from '#server/platform/db/schema/notices.ts';
import { cadastroDeTeste } from '#server/testing/cadastro-de-teste.ts';
import { onServer } from '#server/testing/test-bench.ts';
import { forgetNotices } from './forget-notices.ts';

const AGORA = new Date('2026-11-20T12:00:00Z');
const haDias = (dias: number) => new Date(AGORA.getTime() - dias * 24 * 60 * 60 * 1000);

onServer('Notices and deliveries', (bench) => {
  test('are deleted when they are old, and never while they wait', async () => {
    const { db } = bench().conexao;
    const pessoa = await bench().novaPessoa();
    const { empresaId, usuarioId } = pessoa.quem;
    const umAviso = (titulo: string, em: Date, lidoEm: Date | null) => ({
      empresaId,
      id: randomUUID(),
      usuarioId,
      tipo: 'MUDANCA' as const,
      recurso: 'Processo' as const,
      registroId: randomUUID(),
      titulo,
      texto: '',
      autorId: usuarioId,
      em,
      lidoEm,
    });
    await db
      .insert(aviso)
      .values([
        umAviso('lido há 181 dias', haDias(200), haDias(181)),
        umAviso('lido há 179 dias', haDias(200), haDias(179)),
        umAviso('nunca lido, de 729 dias', haDias(729), null),
        umAviso('nunca lido, de 731 dias', haDias(731), null),
      ]);
    const { id: webhookId } = (
      await cadastroDeTeste(pessoa, 'Webhook').criar({
        nome: 'ERP',
        url: 'https://erp.exemplo.com/cais',
        recursos: ['Processo'],
        ativo: true,
      })
    ).json();
    const entrega = (evento: string, criadaEm: Date, proximaEm: Date | null) => ({
      empresaId,
      id: randomUUID(),
      webhookId,
      evento,
      corpo: {},
      situacao: 'ENTREGUE' as const,
      criadaEm,
      proximaEm,
    });
    await db
      .insert(webhookEntrega)
      .values([
        entrega('de 91 dias', haDias(91), null),
        entrega('de 89 dias', haDias(89), null),
        entrega('de 91 dias, esperando', haDias(91), haDias(-1)),
      ]);

    await forgetNotices(db, AGORA);
    const avisos = await db
      .select()
      .from(aviso)
      .where(and(eq(aviso.empresaId, empresaId), eq(aviso.usuarioId, usuarioId)));
    expect(avisos.map(({ titulo }) => titulo).toSorted()).toEqual(['lido há 179 dias', 'nunca lido, de 729 dias']);
    const entregas = await db.select().from(webhookEntrega).where(eq(webhookEntrega.empresaId, empresaId));
    expect(entregas.map(({ evento }) => evento).toSorted()).toEqual(['de 89 dias', 'de 91 dias, esperando']);
  });
});
