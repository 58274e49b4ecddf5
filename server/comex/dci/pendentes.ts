import { and, eq, inArray, isNull, ne } from 'drizzle-orm';
import type { CompetenciaPendente } from '#lib/contracts/dci/dci.ts';
import { diasEntre } from '#lib/domain/datas/dias.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { DCI_EM_ABERTO } from '#lib/domain/zfm/situacao-dci.ts';
import { competenciaAnterior, vencimentoDaDci } from '#lib/domain/zfm/vencimento-da-dci.ts';
import { diaDoVencimento } from '#lib/fiscal/dci/parametros-em-vigor.ts';
import { cutOff } from '#server/accounts/company/cut-off.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dci } from '#server/platform/db/schema/dci.ts';

/**
 * Lists the months that each industry with monthly DCIs still has to register, first due first. They are the last month and those
 * since its first DCI here, but none before its habilitação, nor one that was due before the company's cut-off.
 */
export async function competenciasPendentes(
  tx: Database,
  empresaId: string,
  hoje: DataTexto,
): Promise<CompetenciaPendente[]> {
  const industrias = await tx
    .select({
      id: importador.id,
      cnpj: importador.cnpj,
      razaoSocial: importador.razaoSocial,
      desde: importador.dciAdeData,
    })
    .from(importador)
    .where(and(eq(importador.empresaId, empresaId), isNull(importador.excluidoEm), eq(importador.dciMensal, true)));
  if (industrias.length === 0) return [];
  const dcis = await tx
    .select({
      id: dci.id,
      processo: dci.processo,
      numero: dci.numero,
      situacao: dci.situacao,
      importadorId: dci.importadorId,
      competencia: dci.competencia,
    })
    .from(dci)
    .where(
      and(
        eq(dci.empresaId, empresaId),
        eq(dci.tipo, 'MENSAL'),
        isNull(dci.excluidoEm),
        ne(dci.situacao, 'CANCELADA'),
        inArray(
          dci.importadorId,
          industrias.map(({ id }) => id),
        ),
      ),
    );
  const parametros = await parametroRepository(tx, empresaId).doMotor();
  const historicoAntesDe = await cutOff(tx, empresaId);
  const ultima = competenciaAnterior(hoje);
  return industrias
    .flatMap(({ desde, ...industria }) => {
      const dcisDaIndustria = dcis.filter(({ importadorId }) => importadorId === industria.id);
      return mesesDevidos({ suas: dcisDaIndustria, ultima, desde }).flatMap((competencia): CompetenciaPendente[] => {
        const doMes = dcisDaIndustria.filter((dciDoMes) => dciDoMes.competencia === competencia);
        const aberta = doMes.find(({ situacao }) => DCI_EM_ABERTO.includes(situacao) || situacao === 'TRANSMITIDA');
        if (doMes.length > 0 && doMes.some((dciDoMes) => dciDoMes !== aberta)) return [];
        const venceEm = vencimentoDaDci(competencia, diaDoVencimento(parametros, `${competencia}-01`));
        const antiga = !aberta && competencia !== ultima && historicoAntesDe !== null && venceEm < historicoAntesDe;
        if (antiga) return [];
        return [
          {
            importador: { ...industria, excluido: false },
            competencia,
            dci: aberta
              ? { id: aberta.id, processo: aberta.processo, numero: aberta.numero, situacao: aberta.situacao }
              : null,
            venceEm,
            dias: diasEntre(hoje, venceEm),
          },
        ];
      });
    })
    .sort(
      (a, b) => a.venceEm.localeCompare(b.venceEm) || a.importador.razaoSocial.localeCompare(b.importador.razaoSocial),
    );
}

interface Devidos {
  suas: readonly { competencia: string | null }[];
  ultima: string;
  desde: DataTexto | null;
}

function mesesDevidos({ suas: dcisDaIndustria, ultima, desde }: Devidos): string[] {
  const habilitada = desde?.slice(0, 7) ?? '';
  const [primeira = ultima] = dcisDaIndustria.flatMap(({ competencia }) => competencia ?? []).sort();
  const meses = [ultima];
  for (let mes = competenciaAnterior(`${ultima}-01`); mes >= primeira && meses.length < NO_MAXIMO; ) {
    meses.push(mes);
    mes = competenciaAnterior(`${mes}-01`);
  }
  return meses.filter((mes) => mes >= habilitada);
}

/** Most months the strip looks back. */
const NO_MAXIMO = 12;
