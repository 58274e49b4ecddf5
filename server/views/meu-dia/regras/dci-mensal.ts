import { and, eq } from 'drizzle-orm';
import type { CompetenciaPendente } from '#lib/contracts/dci/dci.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { emDias, quando } from '#lib/domain/datas/prazo-por-extenso.ts';
import { competenciasPendentes } from '#server/comex/dci/pendentes.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import { oneOfThese } from '#server/platform/records/batch-read.ts';
import { type AoLer, chaveDaLinha } from '#server/views/meu-dia/regra.ts';
import { regraDePoucos } from '#server/views/meu-dia/regra-de-poucos.ts';
import { emJogo } from '#server/views/meu-dia/tributos-em-jogo.ts';

/** The months an industry still has to declare, as in the strip above the DCIs. The day is a parameter: no law fixes it. */
export const dciMensal = regraDePoucos({
  codigo: 'DCI_MENSAL',
  async linhas(ao) {
    const pendentes = await competenciasPendentes(ao.tx, ao.empresaId, ao.hoje);
    const darfs = await darfsDe(ao, pendentes);
    return pendentes.map(({ importador, competencia, dci: aberta, venceEm, dias }) => {
      const mes = diaPorExtenso(competencia);
      return {
        chave: chaveDaLinha('DCI_MENSAL', importador.id, competencia),
        regra: 'DCI_MENSAL' as const,
        nivel: dias < 0 ? ('erro' as const) : ('aviso' as const),
        titulo: aberta ? `${aberta.processo} · ${importador.razaoSocial}` : `DCI de ${mes} · ${importador.razaoSocial}`,
        porque: `DCI mensal da competência ${mes} ${aberta ? 'pendente' : 'não iniciada'}: ${vencimento(dias)}.`,
        prazo: venceEm,
        valor: emJogo(aberta && darfs.get(aberta.id), 'DARF'),
        lugar: aberta
          ? { onde: 'DCI' as const, id: aberta.id, aba: 'conferencia', campo: null }
          : { onde: 'DCI_NOVA' as const, id: importador.id, aba: null, campo: competencia },
        responsavel: null,
        importador: { id: importador.id, nome: importador.razaoSocial },
      };
    });
  },
});

async function darfsDe({ tx, empresaId }: AoLer, pendentes: readonly CompetenciaPendente[]) {
  const abertas = pendentes.flatMap((pendente) => pendente.dci?.id ?? []);
  if (abertas.length === 0) return new Map<string, string | null>();
  const lidas = await tx
    .select({ id: dci.id, totalDarf: dci.totalDarf })
    .from(dci)
    .where(and(eq(dci.empresaId, empresaId), oneOfThese(dci.id, abertas)));
  return new Map(lidas.map(({ id, totalDarf }) => [id, totalDarf]));
}

function vencimento(dias: number): string {
  return dias < 0 ? `atrasada há ${emDias(-dias)}` : `vence ${quando(dias)}`;
}
