import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { OperadorNoPortal, operadorNoPortalEdicao } from '#lib/contracts/operadores-estrangeiros.ts';
import type { DadosDoOperador } from '#lib/domain/sistema/operador-no-portal.ts';
import { PREPARO_EDITAVEL } from '#lib/domain/sistema/preparo-no-portal.ts';
import type { AoPedir } from '#server/comex/portal/usable-credential.ts';
import { portalOperador } from '#server/platform/db/schema-operadores.ts';
import { againstRule, duplicate, locked } from '#server/platform/refusals.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { mudancas, mudancasDoPreparo } from './change-prepared.ts';
import { operadorRepository } from './operador-repository.ts';

const { emUm, devolver, achar } = mudancasDoPreparo({
  tabela: portalOperador,
  nome: 'operador',
  contar: contarNoOperador,
  ler: (tx, empresaId, id, usuarioId) => operadorRepository(tx, empresaId).ler(id, usuarioId),
  codigo: (digitado) => digitado,
  mesmoCodigo: ({ codigoPais }) => eq(portalOperador.codigoPais, codigoPais),
  nomeDe: ({ nome }) => nome,
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
    if (!PREPARO_EDITAVEL.has(linha.situacao)) {
      throw locked(
        linha.situacao === 'ENVIADO'
          ? 'Este operador já está no Portal Único: prepare uma nova versão.'
          : 'Este operador está a caminho do Portal Único, e não muda até a resposta.',
      );
    }
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
