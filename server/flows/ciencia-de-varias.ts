import { setImmediate as respirar } from 'node:timers/promises';
import type { DaiConsulta } from '#lib/contracts/consultas/dai.ts';
import type { CienciaDeVarias } from '#lib/contracts/dai.ts';
import type { ResultadoDeVarios } from '#lib/contracts/varios.ts';
import { escreverNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { daiListagem } from '#server/comex/sefaz/dai-listagem.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { today } from '#server/platform/clock.ts';
import { askedIds, type ManyRequest } from '#server/platform/records/asked-ids.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { marcarDai } from './marcar-dai.ts';

/**
 * Records the ciência of many canais on one day. Each DAI passes the rule of a single ciência, and one refused DAI does not stop
 * the others.
 * @throws {Refusal} 422 when the result has changed since the person saw it, or has more rows than `MAXIMO_DE_VARIOS`.
 */
export async function tomarCienciaDeVarias(ao: AoMarcar, { data, quais }: CienciaDeVarias): Promise<ResultadoDeVarios> {
  const lista = daiListagem(ao.db, ao.quem.empresaId);
  const ids = await askedIds(quais as ManyRequest<DaiConsulta>, (consulta) => lista.ids(consulta, today(ao.relogio)));
  const feitos: string[] = [];
  const recusados: { id: string; motivo: string }[] = [];
  for (const id of ids) {
    const marca = { tipo: 'CIENCIA_DADA', data, canal: null, numero: null, valor: null, vencimento: null } as const;
    try {
      await marcarDai(ao, id, { ...marca, motivo: null, documentoId: null, versao: null });
      feitos.push(id);
    } catch (erro) {
      if (!(erro instanceof Refusal)) throw erro;
      recusados.push({ id, motivo: erro.message });
    }
    await respirar();
  }
  const linhas = await lista.porIds(
    recusados.map(({ id }) => id),
    today(ao.relogio),
  );
  const nomes = new Map(
    linhas.map(({ id, numeroDocumento, processo }) => [id, nome(numeroDocumento) ?? processo.numero]),
  );
  return { feitos, recusados: recusados.map((um) => ({ ...um, nome: nomes.get(um.id) ?? null })) };
}

const nome = (numero: string | null) => numero && escreverNumeroDeclaracao(numero);
