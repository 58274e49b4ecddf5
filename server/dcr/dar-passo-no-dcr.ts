import { and, eq, isNull, ne } from 'drizzle-orm';
import { v7 as uuidv7 } from 'uuid';
import type { DcrLido, PedidoDePassoDoDcr } from '#lib/contracts/dcr.ts';
import { recusaDoPassoDoDcr, SITUACAO_DO_PASSO, situacaoDoAntecessor } from '#lib/domain/passos-do-dcr.ts';
import { quadroDoDcr } from '#lib/domain/quadro-do-dcr.ts';
import { NOME_SITUACAO_DCR } from '#lib/domain/situacao-dcr.ts';
import { textoDeBusca } from '#lib/domain/texto-busca.ts';
import { conferirDcr } from '#lib/fiscal/dcr/conferir-dcr.ts';
import { arquivoRepository } from '#server/arquivos/arquivo-repository.ts';
import type { Deposito } from '#server/arquivos/deposito.ts';
import type { AoGravar, Assinatura } from '#server/cadastros/cadastro.ts';
import { historiada } from '#server/cadastros/gravar-cadastro.ts';
import type { Banco } from '#server/db/banco.ts';
import { dcr } from '#server/db/schema-dcr.ts';
import { violaUnicidade } from '#server/db/violacao.ts';
import { conflito, contraRegra, duplicado, naoEncontrado } from '#server/erros.ts';
import { historicoRepository } from '#server/historico/historico-repository.ts';
import { hoje } from '#server/relogio.ts';
import { arquivoDoDcr } from './arquivo-do-dcr.ts';
import { hashDoDcr } from './conteudo-canonico.ts';
import { cadastroDeDcr } from './dcr.ts';
import { dcrRepository } from './dcr-repository.ts';
import { fatosDoDcr } from './fatos-do-dcr.ts';
import { passoDoDcrRepository, passosEmPe } from './passo-do-dcr-repository.ts';

export interface AoDarPasso extends AoGravar {
  deposito: Deposito;
}

/**
 * A DCR-E goes on. Registering an R or S closes the former one the same day, in the same transaction.
 * @throws {Recusa} 409 when it has moved on from the version the person saw, 422 with the sentence and its field when it may not.
 */
export function darPassoNoDcr(ao: AoDarPasso, id: string, pedido: PedidoDePassoDoDcr): Promise<DcrLido> {
  const { passo, data, versao } = pedido;
  const motivo = `${NOME_SITUACAO_DCR[SITUACAO_DO_PASSO[passo]]} em ${data.split('-').reverse().join('/')}.`;
  return mudandoOsPassos(ao, { id, versao, motivo }, async (tx, antes, assinatura) => {
    const { empresaId } = ao.quem;
    const erros = passo === 'VALIDAR' || passo === 'GERAR' ? await errosDe(tx, ao, antes) : [];
    const estado = { situacao: antes.situacao, desde: antes.desde, dcis: antes.dcis, erros: erros.length };
    const recusa = recusaDoPassoDoDcr(estado, pedido, hoje(ao.relogio));
    if (recusa) throw contraRegra(erros[0] ? `${recusa.motivo} ${erros[0]}` : recusa.motivo, recusa.campo);
    const numero = passo === 'REGISTRAR' ? pedido.numero : null;
    if (numero !== null) await exigirNumeroLivre(tx, empresaId, id, numero);
    if (passo === 'REGISTRAR') await encerrarAntecessor(tx, ao, antes, { data, assinatura });
    await passoDoDcrRepository(tx, empresaId).inserir(
      id,
      {
        passo,
        situacao: SITUACAO_DO_PASSO[passo],
        data,
        numero,
        motivo: passo === 'REJEITAR' || passo === 'CANCELAR' ? pedido.motivo : null,
        arquivoId: passo === 'GERAR' ? await guardarArquivo(tx, ao, antes, assinatura) : null,
      },
      assinatura,
    );
  });
}

/** Takes the last step back, and what it brought with it. Its row stays, with who took it back. */
export function desfazerPassoDoDcr(ao: AoDarPasso, id: string, versao: number): Promise<DcrLido> {
  return mudandoOsPassos(ao, { id, versao, motivo: 'Desfeito o último passo.' }, async (tx, antes, assinatura) => {
    const ultimo = passosEmPe(antes.passos).at(-1);
    if (!ultimo) throw contraRegra('Este DCR-E não tem passo a desfazer.');
    if (ultimo.passo === 'EDITAR') throw contraRegra('O conteúdo mudou depois de validado: valide-o de novo.');
    if (ultimo.passo === 'SUCEDIDO') {
      const qual = ultimo.sucessor?.numero ?? ultimo.sucessor?.processo ?? '';
      throw contraRegra(`O DCR-E ${qual} veio depois deste: desfaça antes o registro dele.`);
    }
    if (ultimo.passo === 'REGISTRAR') {
      if (antes.dcis > 0) throw contraRegra('O registro não pode ser desfeito: há DCI registrada que usa este DCR-E.');
      await reabrirAntecessor(tx, ao, antes, assinatura);
    }
    await passoDoDcrRepository(tx, ao.quem.empresaId).desfazer(ultimo.id, assinatura);
  });
}

type Mudar = (tx: Banco, antes: DcrLido, assinatura: Assinatura) => Promise<void>;

/** One transaction: the steps, what the row keeps of them, the version, and the line of the history. */
async function mudandoOsPassos(
  ao: AoDarPasso,
  { id, versao, motivo }: { id: string; versao: number; motivo: string },
  mudar: Mudar,
): Promise<DcrLido> {
  const tentar = () =>
    ao.db.transaction(async (tx) => {
      const assinatura = { usuarioId: ao.quem.usuarioId, em: ao.relogio.agora() };
      const antes = await travado(tx, ao.quem.empresaId, id);
      if (antes.versao !== versao) throw conflito(cadastroDeDcr.este, antes);
      await mudar(tx, antes, assinatura);
      return acompanhar(tx, ao, { antes, motivo, assinatura });
    });
  try {
    return await tentar();
  } catch (erro) {
    // Somebody took the number between the look and the write; looking again says who.
    if (violaUnicidade(erro)) return tentar();
    throw erro;
  }
}

async function travado(tx: Banco, empresaId: string, id: string): Promise<DcrLido> {
  await tx
    .select({ id: dcr.id })
    .from(dcr)
    .where(and(eq(dcr.empresaId, empresaId), eq(dcr.id, id)))
    .for('update');
  const achado = await dcrRepository(tx, empresaId).buscar(id);
  if (!achado || achado.excluidoEm !== null) throw naoEncontrado(cadastroDeDcr.este);
  return achado;
}

/** What the row keeps of its steps, its version, and the line of the history that tells of it. */
async function acompanhar(
  tx: Banco,
  { quem: { empresaId } }: AoGravar,
  { antes, motivo, assinatura }: { antes: DcrLido; motivo: string; assinatura: Assinatura },
): Promise<DcrLido> {
  const { id } = antes;
  const dcrs = dcrRepository(tx, empresaId);
  const dados = (await passoDoDcrRepository(tx, empresaId).dosDcrs([id])).get(id) ?? [];
  const { arquivo, ...quadro } = quadroDoDcr(passosEmPe(dados));
  const doNumero = antes.numero === quadro.numero ? [] : [antes.numero];
  await tx
    .update(dcr)
    .set({
      ...quadro,
      arquivoId: arquivo?.id ?? null,
      arquivoEm: arquivo ? new Date(arquivo.em) : null,
      hash: quadro.numero === null ? null : (antes.hash ?? hashDoDcr(antes)),
      busca: await buscaComNumero(tx, empresaId, id, quadro.numero, doNumero),
      versao: antes.versao + 1,
      alteradoEm: assinatura.em,
      alteradoPor: assinatura.usuarioId,
    })
    .where(and(eq(dcr.empresaId, empresaId), eq(dcr.id, id)));
  const depois = (await dcrs.buscar(id)) as DcrLido;
  await historicoRepository(tx, empresaId).registrar([
    {
      recurso: cadastroDeDcr.recurso,
      registroId: id,
      acao: 'ALTERAR',
      ...historiada(cadastroDeDcr, { antes, depois }),
      motivo,
      usuarioId: assinatura.usuarioId,
      em: assinatura.em,
    },
  ]);
  return depois;
}

async function buscaComNumero(
  tx: Banco,
  empresaId: string,
  id: string,
  numero: string | null,
  semEstes: readonly (string | null)[],
): Promise<string> {
  const [linha] = await tx
    .select({ busca: dcr.busca })
    .from(dcr)
    .where(and(eq(dcr.empresaId, empresaId), eq(dcr.id, id)));
  const partes = (linha?.busca ?? '').split(' ').filter((parte) => !semEstes.includes(parte) && parte !== numero);
  return textoDeBusca(...partes, numero);
}

async function errosDe(tx: Banco, ao: AoDarPasso, antes: DcrLido): Promise<string[]> {
  const fatos = await fatosDoDcr(tx, ao.quem.empresaId, antes, hoje(ao.relogio));
  return conferirDcr(fatos)
    .filter(({ nivel }) => nivel === 'erro')
    .map(({ mensagem }) => mensagem);
}

async function exigirNumeroLivre(tx: Banco, empresaId: string, id: string, numero: string): Promise<void> {
  const [outro] = await tx
    .select({ id: dcr.id, processo: dcr.processo })
    .from(dcr)
    .where(and(eq(dcr.empresaId, empresaId), eq(dcr.numero, numero), ne(dcr.id, id), isNull(dcr.excluidoEm)));
  if (outro) throw duplicado(`O DCR-E ${numero} já é o do processo ${outro.processo}.`, outro.id);
}

async function guardarArquivo(
  tx: Banco,
  { quem: { empresaId, usuarioId }, deposito }: AoDarPasso,
  antes: DcrLido,
  { em }: Assinatura,
): Promise<string> {
  const { nome, bytes } = await arquivoDoDcr(tx, empresaId, antes);
  const { sha256 } = await deposito.guardar(empresaId, BUCKET_DCR, bytes);
  const id = uuidv7();
  await arquivoRepository(tx, empresaId).inserir({
    id,
    bucket: BUCKET_DCR,
    nome,
    tamanho: bytes.length,
    sha256,
    recebidoEm: em,
    recebidoPor: usuarioId,
  });
  return id;
}

/** The day the successor is registered is the last one of the former. */
async function encerrarAntecessor(
  tx: Banco,
  ao: AoDarPasso,
  { id, tipo, numero, processo, anterior }: DcrLido,
  { data, assinatura }: { data: string; assinatura: Assinatura },
): Promise<void> {
  const situacao = situacaoDoAntecessor(tipo);
  if (!anterior || situacao === null) return;
  const antes = await travado(tx, ao.quem.empresaId, anterior.id);
  if (antes.situacao !== 'REGISTRADO') {
    throw contraRegra(
      `O DCR-E anterior, ${antes.numero ?? antes.processo}, está “${NOME_SITUACAO_DCR[antes.situacao]}”: só um registrado e em vigor pode ser sucedido.`,
    );
  }
  if (antes.dataRegistro !== null && data < antes.dataRegistro) {
    const dia = antes.dataRegistro.split('-').reverse().join('/');
    throw contraRegra(`O registro não pode ser antes de ${dia}, o do DCR-E anterior.`, 'data');
  }
  await passoDoDcrRepository(tx, ao.quem.empresaId).inserir(
    anterior.id,
    { passo: 'SUCEDIDO', situacao, data, sucessorId: id },
    assinatura,
  );
  await acompanhar(tx, ao, { antes, motivo: `${NOME_SITUACAO_DCR[situacao]} por ${numero ?? processo}.`, assinatura });
}

async function reabrirAntecessor(
  tx: Banco,
  ao: AoDarPasso,
  { id, processo, anterior }: DcrLido,
  assinatura: Assinatura,
): Promise<void> {
  if (!anterior) return;
  const antes = await travado(tx, ao.quem.empresaId, anterior.id);
  const ultimo = passosEmPe(antes.passos).at(-1);
  if (ultimo?.passo !== 'SUCEDIDO' || ultimo.sucessor?.id !== id) return;
  await passoDoDcrRepository(tx, ao.quem.empresaId).desfazer(ultimo.id, assinatura);
  await acompanhar(tx, ao, { antes, motivo: `Desfeito o registro de ${processo}.`, assinatura });
}

export const BUCKET_DCR = 'dcr';
