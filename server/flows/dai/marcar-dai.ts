import type { DaiLida } from '#lib/contracts/sefaz/dai.ts';
import type { PedidoDeMarca } from '#lib/contracts/sefaz/marcas-da-dai.ts';
import { NOME_SITUACAO_PROCESSO } from '#lib/domain/aduana/processo/situacao-processo.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import {
  type MarcaDaDai,
  marcaADesfazer,
  NOME_MARCA_DAI,
  NUMERADAS_PELA_SEFAZ,
  situacaoDasMarcas,
} from '#lib/domain/zfm/marcas-da-dai.ts';
import { recusaDaMarca } from '#lib/domain/zfm/recusa-da-marca.ts';
import { passoRepository } from '#server/comex/processo/passo-repository.ts';
import { DAI_DE_TREINAMENTO } from '#server/comex/sefaz/dai-linhas.ts';
import { daiRepository } from '#server/comex/sefaz/dai-repository.ts';
import type { AoMarcar } from '#server/comex/sefaz/dai-routes.ts';
import { envioRepository } from '#server/comex/sefaz/envio-repository.ts';
import { gerarXml } from '#server/comex/sefaz/gerar-xml.ts';
import { marcaRepository, marcasEmPe } from '#server/comex/sefaz/marca-repository.ts';
import { montadaSeHouver } from '#server/comex/sefaz/montagem-da-dai.ts';
import { registroDaDai } from '#server/comex/sefaz/registro-da-dai.ts';
import { mudarPassos } from '#server/flows/processo/dar-passo-no-processo.ts';
import { today } from '#server/platform/clock.ts';
import type { Database } from '#server/platform/db/database.ts';
import { attachmentRepository } from '#server/platform/files/attachment-repository.ts';
import type { Assinatura } from '#server/platform/records/cadastro.ts';
import { tellChanges } from '#server/platform/records/tell-changes.ts';
import { againstRule, conflict, invalidData, locked, notFound } from '#server/platform/refusals.ts';
import { isStanding } from '#server/platform/steps/standing.ts';

/**
 * Adds a mark to a DAI. `versao` is null when many DAIs are marked at once and nobody saw each version.
 * @throws {Refusal} 409 when the DAI has changed since the version the person saw, 422 with the sentence and its field when the mark
 * is not allowed.
 */
export function marcarDai(
  ao: AoMarcar,
  id: string,
  pedido: Omit<PedidoDeMarca, 'versao'> & { versao: number | null },
): Promise<DaiLida> {
  const { versao, documentoId, ...marca } = pedido;
  const frase = `${NOME_MARCA_DAI[marca.tipo]} em ${diaPorExtenso(marca.data)}.`;
  return mudandoAsMarcas(ao, { id, versao, frase }, async (tx, antes, assinatura) => {
    const { empresaId } = ao.quem;
    const { passos, recusa } = await recusaNoEstado(tx, ao, antes, marca);
    if (recusa) throw againstRule(recusa.motivo, recusa.campo);
    if (NUMERADAS_PELA_SEFAZ.has(marca.tipo) && marca.numero) {
      const dona = await daiRepository(tx, empresaId).donaDoNumero(marca.numero, id);
      if (dona)
        throw againstRule(`A DAI ${marca.numero.trim()} já é a do processo ${dona}: confira o número.`, 'numero');
    }
    if (documentoId !== null) await exigirComprovante(tx, empresaId, id, documentoId);
    if (marca.tipo === 'EM_ELABORACAO') {
      await daiRepository(tx, empresaId).guardarIcms(id, await montadaSeHouver(tx, empresaId, id));
    }
    if (marca.tipo === 'XML_GERADO') await gerarXml(tx, ao, antes, assinatura);
    if (marca.tipo === 'ENVIADA' && antes.situacao === 'XML_GERADO') {
      await envioRepository(tx, empresaId).enviar(id, marca.data);
    }
    await marcaRepository(tx, empresaId).inserir(id, [{ ...doTipo(marca), documentoId }], assinatura);
    if (marca.tipo === 'DESEMBARACADA' && passos.at(-1)?.situacao === 'DESEMBARACADO_RFB') {
      await mudarPassos(
        tx,
        ao,
        { id, versao: null, frase: `DAI ${frase.toLowerCase()}` },
        async (_tx, _processo, passosDoProcesso) => {
          await passosDoProcesso.inserir(id, [{ situacao: 'DESEMBARACADO_SEFAZ', data: marca.data }], assinatura);
          return {};
        },
      );
    }
  });
}

/** The rule of a mark on a DAI as it stands, with the steps of its process. */
export async function recusaNoEstado(
  tx: Database,
  { quem, relogio }: Pick<AoMarcar, 'quem' | 'relogio'>,
  antes: DaiLida,
  marca: MarcaDaDai,
) {
  const passos = isStanding(await passoRepository(tx, quem.empresaId).doProcesso(antes.id));
  const estado = {
    marcas: marcasEmPe(antes.marcas),
    dataRegistro: antes.dataRegistro,
    desembaracoRfb: passos.findLast(({ situacao }) => situacao === 'DESEMBARACADO_RFB')?.data ?? null,
    icmsRecolher: antes.icmsRecolher,
  };
  return { passos, recusa: recusaDaMarca(estado, marca, today(relogio)) };
}

/** Undoes the last mark and its effects. The row of the mark stays, with the person who undid it. */
export function desfazerMarca(ao: AoMarcar, id: string, versao: number): Promise<DaiLida> {
  return mudandoAsMarcas(ao, { id, versao, frase: 'Desfeita a última marca.' }, async (tx, antes, assinatura) => {
    const { empresaId } = ao.quem;
    const dadas = marcasEmPe(antes.marcas);
    const ultima = marcaADesfazer(dadas);
    if (!ultima) throw againstRule('Esta DAI não tem marca a desfazer.');
    const deUmArquivo = situacaoDasMarcas(dadas.filter((marca) => marca !== ultima)) === 'XML_GERADO';
    if (ultima.tipo === 'EM_ELABORACAO' && deUmArquivo) throw againstRule(ARQUIVO_VELHO);
    if (ultima.tipo === 'DESEMBARACADA') await voltarProcesso(tx, ao, id, assinatura);
    if (ultima.tipo === 'ENVIADA' && deUmArquivo) await envioRepository(tx, empresaId).enviar(id, null);
    await marcaRepository(tx, empresaId).desfazer(ultima.id, assinatura);
  });
}

/** Writes in one transaction the marks, the columns that depend on them, the version, and the line of the history. */
async function mudandoAsMarcas(
  ao: AoMarcar,
  { id, versao, frase }: { id: string; versao: number | null; frase: string },
  mudar: (tx: Database, antes: DaiLida, assinatura: Assinatura) => Promise<void>,
): Promise<DaiLida> {
  const { empresaId, usuarioId } = ao.quem;
  const { este: sujeito } = registroDaDai;
  return ao.db.transaction(async (tx) => {
    const assinatura = { usuarioId, em: ao.relogio.agora() };
    const dais = daiRepository(tx, empresaId);
    await dais.travar(id);
    const antes = await dais.buscar(id);
    if (!antes || antes.excluidoEm !== null) throw notFound(sujeito);
    if (versao !== null && antes.versao !== versao) throw conflict(sujeito, antes);
    if (antes.bloqueio === DAI_DE_TREINAMENTO) throw locked(antes.bloqueio);
    await mudar(tx, antes, assinatura);
    await dais.acompanharMarcas(id, assinatura);
    const depois = (await dais.buscar(id)) as DaiLida;
    const mudanca = { acao: 'ALTERAR', antes, depois, atual: depois } as const;
    await tellChanges(registroDaDai, { tx, empresaId, assinatura, motivo: frase }, [mudanca]);
    return depois;
  });
}

/** Takes the process back one step with its DAI, and refuses when the process has gone further. */
async function voltarProcesso(tx: Database, ao: AoMarcar, id: string, assinatura: Assinatura): Promise<void> {
  const ultimo = isStanding(await passoRepository(tx, ao.quem.empresaId).doProcesso(id)).at(-1);
  if (ultimo?.situacao !== 'DESEMBARACADO_SEFAZ') {
    throw againstRule(
      `O processo já está “${NOME_SITUACAO_PROCESSO[ultimo?.situacao ?? 'ENTREGUE']}”: desfaça antes os passos dele.`,
    );
  }
  await mudarPassos(
    tx,
    ao,
    { id, versao: null, frase: 'Desfeito o desembaraço da DAI.' },
    async (_tx, _processo, passos) => {
      await passos.desfazer(ultimo.id, assinatura);
      return {};
    },
  );
}

async function exigirComprovante(tx: Database, empresaId: string, id: string, documentoId: string): Promise<void> {
  const achado = await attachmentRepository(tx, empresaId).buscar(documentoId);
  if (achado && !achado.excluido && achado.lido.recurso === 'Dai' && achado.lido.registroId === id) return;
  const frase = 'O comprovante não está entre os documentos desta DAI. Envie-o de novo.';
  throw invalidData(frase, { documentoId: frase });
}

/** Drops the fields that do not belong to the mark. */
function doTipo({ tipo, data, ...campos }: Omit<PedidoDeMarca, 'versao' | 'documentoId'>) {
  const camposDoTipo = CAMPOS_DA_MARCA[tipo] ?? [];
  return { tipo, data, ...Object.fromEntries(camposDoTipo.map((campo) => [campo, campos[campo] || null])) };
}

type CampoDeMarca = 'canal' | 'numero' | 'valor' | 'vencimento' | 'motivo';
const CAMPOS_DA_MARCA: Partial<Record<PedidoDeMarca['tipo'], readonly CampoDeMarca[]>> = {
  ENVIADA: ['numero', 'motivo'],
  PENDENTE_PARAMETRIZACAO: ['numero'],
  PARAMETRIZADA: ['numero', 'canal'],
  LACRE: ['numero'],
  NOTIFICADA: ['numero', 'valor', 'vencimento', 'motivo'],
  DAR_PAGO: ['numero', 'valor'],
  DESEMBARACADA: ['motivo'],
  REJEITADA: ['motivo'],
  CANCELADA: ['motivo'],
};

const ARQUIVO_VELHO = 'O que a DAI declara mudou depois que o XML foi gerado: gere-o de novo.';
