import { eq } from 'drizzle-orm';
import type { z } from 'zod';
import type { atoEmOperadores } from '#lib/contracts/operadores-estrangeiros.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import type { DadosDoOperador } from '#lib/domain/sistema/operador-no-portal.ts';
import { comOCadastro, mudouNoCadastro, novaVersaoDe, recusasDoOperador } from '#lib/siscomex/operador-do-cadastro.ts';
import { escreverOperador } from '#lib/siscomex/operador-json.ts';
import type { AoPedir } from '#server/comex/portal/usable-credential.ts';
import type { Database } from '#server/platform/db/database.ts';
import { portalOperador } from '#server/platform/db/schema-operadores.ts';
import { agirEmVarios } from './act-on-many.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { mudancas } from './change-prepared.ts';
import { type LinhaDoOperador, operadorRepository, recusaDaNovaVersao, redacao } from './operador-repository.ts';
import { faltaDasRecusas, type Passo, passoDaRevisao } from './review-step.ts';

/** Does one act on many foreign operators, as `agirEmVarios`. */
export async function agirEmOperadores(
  ao: AoPedir,
  { operadores, ato }: z.output<typeof atoEmOperadores>,
): Promise<ResultadoDeVarios> {
  return agirEmVarios(ao, portalOperador, { quais: operadores, ato }, ({ tx, ...noAto }) => ({
    naoExiste: 'Este operador não existe.',
    contar: contarNoOperador,
    quantos: (n) => (n === 1 ? 'Um operador estrangeiro' : `${n} operadores estrangeiros`),
    nomeDe: ({ nome }) => nome,
    async passo(linha) {
      if (ato.tipo === 'NOVA_VERSAO') return novaVersao(tx, linha, noAto);
      const falta = faltaDasRecusas(recusasDoOperador(linha));
      const passo = passoDaRevisao(linha, ato.tipo, { ...noAto, falta, escrever: () => escreverOperador(linha) });
      if ('motivo' in passo || ato.tipo !== 'PEDIR_REVISAO') return passo;
      // Of a new version: only what was in force when the review was asked for is replaced.
      return { ...passo, valores: { ...passo.valores, versaoBase: linha.codigo && linha.versaoNoPortal } };
    },
  }));
}

/** Drafts the next version of what the Portal has, of what the cadastro says now. */
async function novaVersao(
  tx: Database,
  linha: LinhaDoOperador,
  assinatura: { usuarioId: string; em: Date },
): Promise<Passo<typeof portalOperador>> {
  const [dele] = await operadorRepository(tx, linha.empresaId).comCadastro(linha, eq(portalOperador.id, linha.id));
  const agora = dele?.agora ?? linha.cadastro;
  const motivo = recusaDaNovaVersao(linha, mudouNoCadastro(linha.cadastro, agora));
  if (motivo || !linha.noPortal) return { motivo: motivo ?? '' };
  if (agora.codigoPais !== linha.cadastro.codigoPais) return { motivo: OUTRO_PAIS };
  const dados = novaVersaoDe(comOCadastro(linha, linha.cadastro, agora), linha.noPortal);
  return {
    valores: {
      ...redacao(dados, assinatura),
      ...{ cadastro: agora, cadastroVersao: dele?.versaoDoFornecedor ?? linha.cadastroVersao },
    },
    oQue: `nova versão preparada sobre a ${linha.versaoNoPortal ?? '—'}.`,
    ...mudancas<DadosDoOperador>(linha, doOperador(dados)),
  };
}

function doOperador(dados: DadosDoOperador): DadosDoOperador {
  const { nome, tin, logradouro, nomeCidade, codigoSubdivisaoPais, codigoPais, cep, email } = dados;
  const { codigoInterno, identificacoesAdicionais } = dados;
  return {
    ...{ nome, tin, logradouro, nomeCidade, codigoSubdivisaoPais, codigoPais, cep, email },
    ...{ codigoInterno, identificacoesAdicionais },
  };
}

const OUTRO_PAIS =
  'O país mudou no cadastro, e no Portal ele faz parte do código: um operador de outro país é outro operador.';
