import { and, eq } from 'drizzle-orm';
import type { DciConsulta } from '#lib/contracts/consultas/dci.ts';
import type { DciLido, DciResumo, DciTotaisConsulta } from '#lib/contracts/dci/dci.ts';
import type { DciNovo } from '#lib/contracts/dci/dci-campos.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { competenciaPorExtenso } from '#lib/domain/zfm/dci.ts';
import { exigirIndustria, exigirRepresentanteDaIndustria } from '#server/comex/cadastros/industria-apontada.ts';
import type { Database } from '#server/platform/db/database.ts';
import { numberingRepository } from '#server/platform/db/numbering-repository.ts';
import { dci } from '#server/platform/db/schema/dci.ts';
import type { CadastroRepository } from '#server/platform/records/cadastro.ts';
import { recordRepository } from '#server/platform/records/record-repository.ts';
import { duplicate, locked } from '#server/platform/refusals.ts';
import { apurarDci } from './apurar.ts';
import { competenciaOcupada } from './competencia-ocupada.ts';
import { exigirAberta, reabrir } from './dci-em-aberto.ts';
import { dciLeitura } from './dci-leitura.ts';
import { dciListagem } from './dci-listagem.ts';
import { notasInternadas } from './notas-internadas.ts';
import { outraRetificadora } from './outra-retificadora.ts';
import { reverPeriodo } from './rever-periodo.ts';

type DciRepository = CadastroRepository<DciConsulta, DciNovo, DciLido, DciResumo> & {
  /** Sums the money of the whole result, not only of one page. */
  totais(consulta: DciTotaisConsulta, hoje: DataTexto): Promise<{ iiUSD: string; tributos: string }>;
};

/** Reads and writes the DCIs of a company. Every write recalculates what the DCI declares, until the DCI is registered. */
export function dciRepository(tx: Database, empresaId: string): DciRepository {
  const registros = recordRepository(tx, empresaId, dci);
  const daEmpresa = eq(dci.empresaId, empresaId);
  const buscar = dciLeitura(tx, empresaId);

  return {
    ...dciListagem(tx, empresaId),

    buscar,

    ocupante: async (campos, id) =>
      (await competenciaOcupada(tx, empresaId, campos, id)) ?? (await outraRetificadora(tx, empresaId, id)),

    async inserir(id, campos, assinatura) {
      const processo = await numberingRepository(tx, empresaId).processo('DCI', assinatura.em);
      const razaoSocial = await exigirApontados(campos, null);
      await registros.inserir(
        id,
        {
          ...colunas(campos, { processo, razaoSocial, numero: null }),
          ...VAZIA,
          processo,
          natureza: 'ORIGINAL',
          raizId: id,
          situacao: 'EM_ELABORACAO',
        },
        assinatura,
      );
      await apurarDci(tx, empresaId, id, { hoje: diaEmManaus(assinatura.em) });
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      const antes = await travada(id);
      if (!antes || antes.excluidoEm !== null || antes.versao !== versao) return false;
      exigirAberta(antes);
      const lida = await buscar(id);
      if (!lida) return false;
      exigirDaRaiz(lida, campos);
      const razaoSocial = await exigirApontados(campos, lida);
      await tx
        .update(dci)
        .set({
          ...colunas(campos, { processo: antes.processo, razaoSocial, numero: antes.notaNumero }),
          versao: versao + 1,
          alteradoEm: assinatura.em,
          alteradoPor: assinatura.usuarioId,
        })
        .where(and(daEmpresa, eq(dci.id, id)));
      if (campos.competencia !== antes.competencia || campos.tipo !== antes.tipo) {
        await reverPeriodo(tx, empresaId, antes, campos);
      }
      await reabrir(tx, empresaId, antes, assinatura);
      await apurarDci(tx, empresaId, id, { hoje: diaEmManaus(assinatura.em) });
      return true;
    },

    async excluir(id, em) {
      const antes = await travada(id);
      if (antes) exigirAberta(antes);
      const feito = await registros.excluir(id, em);
      if (feito && antes) await notasInternadas(tx, empresaId).devolver(antes.raizId);
      return feito;
    },

    async restaurar(id) {
      const antes = await travada(id);
      if (antes) {
        const notas = notasInternadas(tx, empresaId);
        const deOutras = await notas.tomar(antes.raizId, await notas.deUmaDci(id));
        const [primeira] = deOutras;
        if (primeira) {
          throw duplicate(`A nota ${primeira[0].split('/').at(-1)} desta DCI está agora na ${primeira[1]}.`, id);
        }
      }
      return registros.restaurar(id);
    },
  };

  /** Checks the industry and the representante, and returns the name of the industry. @throws {Refusal} 400 at the field. */
  async function exigirApontados(campos: DciNovo, antes: DciLido | null): Promise<string> {
    const { razaoSocial } = await exigirIndustria(tx, empresaId, campos, antes);
    await exigirRepresentanteDaIndustria(tx, empresaId, campos, antes);
    return razaoSocial;
  }

  async function travada(id: string): Promise<typeof dci.$inferSelect | null> {
    const [linha] = await tx
      .select()
      .from(dci)
      .where(and(daEmpresa, eq(dci.id, id)))
      .for('update');
    return linha ?? null;
  }
}

/** A retificadora has the same industry, type and month as the DCI it corrects. */
function exigirDaRaiz(lida: DciLido, campos: DciNovo): void {
  if (lida.natureza === 'ORIGINAL') return;
  const mudou =
    campos.importador.id !== lida.importador.id || campos.tipo !== lida.tipo || campos.competencia !== lida.competencia;
  if (mudou) throw locked('A indústria, o tipo e a competência de uma retificadora são os da DCI que ela corrige.');
}

function colunas(
  campos: DciNovo,
  { processo, razaoSocial, numero }: { processo: string; razaoSocial: string; numero: string | null },
) {
  const { importador: dono, representante: quem, taxaUSD, ...resto } = campos;
  const chave = textoDeBusca(processo);
  const mes = campos.competencia === null ? null : competenciaPorExtenso(campos.competencia);
  return {
    ...resto,
    taxaUsd: taxaUSD,
    importadorId: dono.id,
    representanteId: quem?.id ?? null,
    chave,
    busca: textoDeBusca(chave, numero, mes, razaoSocial),
  };
}

const VAZIA = {
  notas: 0,
  itens: 0,
  grupos: [],
  darfs: [],
  receitas: { II: '', IPI: '', PIS: '', COFINS: '' },
};
