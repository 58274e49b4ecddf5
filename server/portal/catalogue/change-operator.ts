import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OperadorNoPortal, operadorNoPortalEdicao } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import type { DadosDoOperador } from '#lib/portal/domain/operador-no-portal.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import { againstRule, duplicate } from '#server/platform/refusals.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { mudancas, mudancasDoPreparo } from './change-prepared.ts';
import { operadorRepository } from './operador-repository.ts';
import { desativacaoDevolvida } from './step-of-change.ts';
import { comoEstaLa } from './step-of-operator.ts';

const { emUm, devolver, achar, exigirEditavel } = mudancasDoPreparo({
  tabela: portalOperador,
  nome: 'operador',
  contar: contarNoOperador,
  ler: (tx, empresaId, id, usuarioId) => operadorRepository(tx, empresaId).ler(id, usuarioId),
  codigo: (digitado) => digitado,
  mesmoCodigo: ({ codigoPais }) => eq(portalOperador.codigoPais, codigoPais),
  nomeDe: ({ nome }) => nome,
  devolvido: (linha, motivo) => desativacaoDevolvida({ linha, comoEstaLa: () => comoEstaLa(linha) }, motivo),
});
export const devolverOperador = devolver;
export const acharOperador = achar;

/**
 * Writes what a foreign operator says. It is a draft again, whoever had approved it.
 * @throws {Refusal} 404, 409 when somebody changed it meanwhile or it is on its way, 422 when the código interno is taken, or the country
 * of one that the Portal has would change.
 */
export async function redigirOperador(
  ao: AoPedir,
  { id, versao, ...dados }: z.output<typeof operadorNoPortalEdicao>,
): Promise<OperadorNoPortal> {
  const { empresaId, usuarioId } = ao.quem;
  const em = ao.relogio.agora();
  return emUm(ao, { id, versao }, async (tx, linha) => {
    exigirEditavel(linha);
    if (linha.codigo && dados.codigoPais !== linha.codigoPais) {
      throw againstRule(
        `No Portal o país faz parte do código, e é ${linha.codigoPais}: um operador de outro país é outro operador.`,
        'codigoPais',
      );
    }
    const operadores = operadorRepository(tx, empresaId);
    const outro = await operadores.comCodigoInterno(linha, dados.codigoInterno);
    if (outro) throw duplicate('Outro operador deste importador já usa este código interno.', outro);
    await operadores.redigir(id, dados, { usuarioId, em });
    await contarNoOperador(tx, linha, { usuarioId, em }, 'rascunho alterado.', mudancas<DadosDoOperador>(linha, dados));
  });
}
