import { and, eq } from 'drizzle-orm';
import type { DcrConsulta } from '#lib/contracts/consultas/dcr.ts';
import type { DcrLido, DcrNovo, DcrResumo } from '#lib/contracts/dcr/dcr.ts';
import type { ArredondamentoCra } from '#lib/domain/cadastros/importador.ts';
import { diaEmManaus } from '#lib/domain/datas/dia-em-manaus.ts';
import { textoDeBusca } from '#lib/domain/textos/texto-busca.ts';
import { DCR_EM_ABERTO, NOME_SITUACAO_DCR } from '#lib/domain/zfm/situacao-dcr.ts';
import { calcularDocumentoDcr, entradaDoDcr } from '#lib/fiscal/dcr/calcular-documento.ts';
import { figurasConhecidas } from '#lib/fiscal/dcr/figuras-conhecidas.ts';
import { MOTOR_DCR } from '#lib/fiscal/dcr/versao-do-motor.ts';
import { bulkInsert } from '#server/platform/db/bulk-write.ts';
import type { Database } from '#server/platform/db/database.ts';
import { numberingRepository } from '#server/platform/db/numbering-repository.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { dcr, dcrComponente } from '#server/platform/db/schema/dcr.ts';
import type { Assinatura, CadastroRepository } from '#server/platform/records/cadastro.ts';
import { recordRepository, type Valores } from '#server/platform/records/record-repository.ts';
import { locked } from '#server/platform/refusals.ts';
import { dcrApontados } from './dcr-apontados.ts';
import { dcrLeitura } from './dcr-leitura.ts';
import { linhasDoDcr } from './dcr-linhas.ts';
import { dcrListagem } from './dcr-listagem.ts';
import { passoDoDcrRepository } from './passo-do-dcr-repository.ts';

type DcrRepository = CadastroRepository<DcrConsulta, DcrNovo, DcrLido, DcrResumo>;

/** Reads and writes the DCR-Es of a company. Every write calculates the figures again. */
export function dcrRepository(tx: Database, empresaId: string): DcrRepository {
  const registros = recordRepository(tx, empresaId, dcr);
  const apontados = dcrApontados(tx, empresaId);
  const passos = passoDoDcrRepository(tx, empresaId);
  const daEmpresa = eq(dcr.empresaId, empresaId);

  const colunas = async (
    campos: DcrNovo,
    antes: DcrLido | null,
    processo: string,
  ): Promise<{ valores: Omit<Valores<typeof dcr>, 'situacao'>; importadorCnpj: string }> => {
    const { cnpj: importadorCnpj, produto: feito, razaoSocial } = await apontados.exigir(campos, antes);
    const antecessor = await apontados.anterior(campos);
    const [dono] = await tx
      .select({ arredondamento: importador.arredondamentoCra })
      .from(importador)
      .where(and(eq(importador.empresaId, empresaId), eq(importador.id, campos.importador.id)));
    const {
      importador: _,
      produto: __,
      representante: quem,
      anterior: ___,
      anteriorNumero: ____,
      nacionais: _____,
      subcomponentes: ______,
      importados: _______,
      taxaUSD,
      estrutura: revisao,
      ...resto
    } = campos;
    const chave = textoDeBusca(processo);
    return {
      importadorCnpj,
      valores: {
        ...resto,
        ...figuras(campos, dono?.arredondamento ?? 'MEIO_PARA_CIMA'),
        processo,
        processoRetificador: campos.tipo === 'R' ? campos.processoRetificador : null,
        taxaUsd: taxaUSD,
        importadorId: campos.importador.id,
        produtoId: campos.produto.id,
        representanteId: quem?.id ?? null,
        anteriorId: antecessor.id,
        anteriorNumero: antecessor.numero,
        estruturaId: revisao?.id ?? null,
        estruturaVersao: revisao?.versao ?? null,
        chave,
        busca: textoDeBusca(chave, antes?.numero ?? null, feito.codigo, campos.descricao, campos.ncm, razaoSocial),
      },
    };
  };

  const trocarLinhas = async (dcrId: string, campos: DcrNovo, importadorCnpj: string) => {
    const antes = await tx
      .select({ id: dcrComponente.id, registro: dcrComponente.registro })
      .from(dcrComponente)
      .where(and(eq(dcrComponente.empresaId, empresaId), eq(dcrComponente.dcrId, dcrId)));
    const linhas = linhasDoDcr(campos, {
      antes: new Set(antes.map(({ id, registro }) => `${registro}/${id}`)),
      apontados: await apontados.dasLinhas(campos, importadorCnpj),
    });
    await tx.delete(dcrComponente).where(and(eq(dcrComponente.empresaId, empresaId), eq(dcrComponente.dcrId, dcrId)));
    if (linhas.length > 0) {
      await bulkInsert(
        tx,
        dcrComponente,
        linhas.map((linha) => ({ ...linha, empresaId, dcrId })),
      );
    }
  };

  const buscar = dcrLeitura(tx, empresaId);

  return {
    ...dcrListagem(tx, empresaId),

    buscar,

    /** A product may have several drafts at once, and the Receita gives the number. */
    ocupante: async () => null,

    async inserir(id, campos, assinatura) {
      const processo = await numberingRepository(tx, empresaId).processo('DCR', assinatura.em);
      const { valores, importadorCnpj } = await colunas(campos, null, processo);
      await registros.inserir(id, { ...valores, situacao: 'EM_ELABORACAO' }, assinatura);
      await trocarLinhas(id, campos, importadorCnpj);
    },

    async alterar({ id, versao, ...campos }, assinatura) {
      await tx
        .select({ id: dcr.id })
        .from(dcr)
        .where(and(daEmpresa, eq(dcr.id, id)))
        .for('update');
      const antes = await buscar(id);
      if (!antes) return false;
      exigirAberto(antes);
      const { valores, importadorCnpj } = await colunas(campos, antes, antes.processo);
      const alterado = await registros.alterar({ id, versao }, { ...valores, situacao: 'EM_ELABORACAO' }, assinatura);
      if (!alterado) return false;
      await trocarLinhas(id, campos, importadorCnpj);
      await reabrir(antes, assinatura);
      return true;
    },

    async excluir(id, em) {
      const antes = await buscar(id);
      if (antes) exigirAberto(antes);
      return registros.excluir(id, em);
    },

    restaurar: registros.restaurar,
  };

  /** Returns a DCR-E to elaboração, because its validation is no longer valid. It also detaches the file made from it. */
  async function reabrir({ id, situacao }: DcrLido, assinatura: Assinatura): Promise<void> {
    if (situacao === 'EM_ELABORACAO') return;
    const data = diaEmManaus(assinatura.em);
    await passos.inserir(id, [{ passo: 'EDITAR', situacao: 'EM_ELABORACAO', data }], assinatura);
    await tx
      .update(dcr)
      .set({ desde: data, arquivoId: null, arquivoEm: null })
      .where(and(daEmpresa, eq(dcr.id, id)));
  }
}

function exigirAberto({ situacao, numero, processo }: DcrLido): void {
  if (DCR_EM_ABERTO.includes(situacao)) return;
  const qual = numero ?? processo;
  throw locked(
    numero
      ? `O DCR-E ${qual} está registrado e não se altera: o que mudou entra num substitutivo ou retificador.`
      : `O DCR-E ${qual} está “${NOME_SITUACAO_DCR[situacao]}” e não se altera.`,
  );
}

/** The figures of the engine; null when there is nothing to divide by, or a line that enters them has no price. */
function figuras(campos: DcrNovo, arredondamento: ArredondamentoCra) {
  const { resultado } = calcularDocumentoDcr(campos, arredondamento);
  const conhecidas = resultado && figurasConhecidas(resultado, campos);
  const { salariosUSD: salarios, encargosUSD: encargos } = entradaDoDcr(campos);
  return {
    salarios,
    encargos,
    ccn: conhecidas?.CCN ?? null,
    cci: conhecidas?.CCI ?? null,
    cmo: conhecidas?.CMO ?? null,
    coeficiente: conhecidas?.coefCalculado6 ?? null,
    cra: conhecidas?.CRA ?? null,
    iiCheioUsd: conhecidas?.iiCheioUSD ?? null,
    iiUnitUsd: conhecidas?.iiUnitUSD ?? null,
    motor: resultado ? MOTOR_DCR : null,
  };
}
