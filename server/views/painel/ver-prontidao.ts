import { and, eq, isNull } from 'drizzle-orm';
import type { Prontidao } from '#lib/contracts/views/prontidao.ts';
import { COMECO_DE_2027, type Virada } from '#lib/domain/aduana/tributos/virada-do-ano.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ALIQUOTA_CBS, integraBaseIcms } from '#lib/domain/zfm/cclasstrib/parametros-da-reforma.ts';
import { parametroSeHouver } from '#lib/fiscal/parametros/em-vigor.ts';
import { parametroRepository } from '#server/comex/parametros/parametro-repository.ts';
import { naVirada } from '#server/comex/processo/processos-da-virada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { PROCESSO_REAL } from '#server/platform/db/processo-real.ts';
import { importador, itemCadastrado } from '#server/platform/db/schema/cadastros.ts';
import { processo } from '#server/platform/db/schema/processo.ts';

/** Counts what a company still lacks for 2027. Each count is that of the list its link opens. */
export async function verProntidao(tx: Database, empresaId: string, hoje: DataTexto): Promise<Prontidao> {
  const processos = (virada: Virada) =>
    tx.$count(processo, and(eq(processo.empresaId, empresaId), PROCESSO_REAL, naVirada(virada)));
  const [semPerfil, semClasse, registrados, previstos, semEta, parametros] = await Promise.all([
    tx.$count(
      importador,
      and(eq(importador.empresaId, empresaId), isNull(importador.excluidoEm), isNull(importador.perfilTributario)),
    ),
    tx.$count(
      itemCadastrado,
      and(
        eq(itemCadastrado.empresaId, empresaId),
        isNull(itemCadastrado.excluidoEm),
        isNull(itemCadastrado.cClassTrib),
        eq(itemCadastrado.origem, 'IMPORTADO'),
      ),
    ),
    processos('REGISTRADOS'),
    processos('PREVISTOS'),
    processos('SEM_ETA'),
    parametroRepository(tx, empresaId).doMotor(),
  ]);
  const fixado = (codigo: string) => {
    const parametro = parametroSeHouver(parametros, codigo, COMECO_DE_2027);
    return parametro !== null && parametro.situacao !== 'ESTIMATIVA';
  };
  return {
    hoje,
    importadoresSemPerfil: semPerfil,
    itensSemClasse: semClasse,
    processosRegistrados: registrados,
    processosPrevistos: previstos,
    processosSemEta: semEta,
    cbsNaoFixada: fixado(ALIQUOTA_CBS) ? 0 : 1,
    icmsPorDecidir: fixado(integraBaseIcms('AM')) ? 0 : 1,
  };
}
