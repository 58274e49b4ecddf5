import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { ResultadoDeVarios } from '#lib/contracts/platform/varios.ts';
import type { atoEmOperadores } from '#lib/portal/contracts/operadores-estrangeiros.ts';
import { portalOperador } from '#server/platform/db/schema/operadores.ts';
import type { AoPedir } from '#server/portal/talk/usable-credential.ts';
import { agirEmVarios } from './act-on-many.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { operadorRepository } from './operador-repository.ts';
import { lugarOcupado, passoDoPreparo } from './step-of-change.ts';
import { prepararOperador } from './step-of-operator.ts';

/** Does one act on many foreign operators, as `agirEmVarios`. */
export async function agirEmOperadores(
  ao: AoPedir,
  { operadores: quais, ato }: z.output<typeof atoEmOperadores>,
): Promise<ResultadoDeVarios> {
  return agirEmVarios(ao, portalOperador, { quais, ato }, ({ tx, ...noAto }) => ({
    naoExiste: 'Este operador não existe.',
    contar: contarNoOperador,
    quantos: (n) => (n === 1 ? 'Um operador estrangeiro' : `${n} operadores estrangeiros`),
    nomeDe: ({ nome }) => nome,
    async passo(linha) {
      const operadores = operadorRepository(tx, linha.empresaId);
      const [comCadastro] = await operadores.comCadastro(linha, eq(portalOperador.id, linha.id));
      const { usuarioId, em } = noAto;
      const como = prepararOperador(linha, {
        novaVersao: ato.tipo === 'PREPARAR_MUDANCA' && ato.como === 'NOVA_VERSAO',
        usuarioId,
        em,
        comCadastro: comCadastro ?? { agora: linha.cadastro, versaoDoFornecedor: linha.cadastroVersao },
      });
      const passo = passoDoPreparo(ato, como, noAto);
      if ('motivo' in passo) return passo;
      if (ato.tipo === 'TRAZER_DE_VOLTA' || ato.tipo === 'DESFAZER') {
        const [outro] = await operadores.doAmbiente(linha, eq(portalOperador.fornecedorId, linha.fornecedorId));
        const ocupado = await lugarOcupado(operadores, linha, passo.valores, {
          outro,
          frase: 'O fornecedor já tem outro operador aqui',
          deOutro: 'Outro operador deste importador já usa este código interno.',
        });
        if (ocupado) return { motivo: ocupado };
      }
      // Of a change: only what was in force when the review was asked for is replaced.
      const base = ato.tipo === 'PEDIR_REVISAO' && linha.codigo ? { versaoBase: linha.versaoNoPortal } : {};
      return { ...passo, valores: { ...passo.valores, ...base } };
    },
  }));
}
