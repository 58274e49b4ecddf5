import { v7 as uuidv7 } from 'uuid';
import { MAXIMO_DE_RECUSADAS, type RecebimentoDeNotas } from '#lib/contracts/dci/dci-notas.ts';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { dizerTextosLimpos } from '#lib/fiscal/importacao/conferencias/conferencia-dos-textos.ts';
import { lerNfeXml } from '#lib/siscomex/nfe/nfe-xml.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { documentosDoArquivo } from '#server/comex/dci/nfe/documentos-do-arquivo.ts';
import { identidadeDaNota } from '#server/comex/dci/notas-internadas.ts';
import type { BlobStore } from '#server/platform/files/blob-store.ts';
import { fileRepository } from '#server/platform/files/file-repository.ts';
import { type Content, sizeOf } from '#server/platform/files/stored-content.ts';
import { withSource } from '#server/platform/files/zip-source.ts';
import { linhasDoXml } from './linhas-da-nota.ts';
import { type AoMudarNotas, type Mudando, mudarNotas } from './mudar-notas.ts';

export interface AoReceberNotas extends AoMudarNotas {
  blobs: BlobStore;
}

/** An XML, or a ZIP of them. */
export interface ArquivoDeNotas {
  nome: string;
  conteudo: Content;
}

interface Lida {
  arquivo: string;
  nota: NotaFiscal;
}

/**
 * Brings the notas of a file, or of a ZIP, to a DCI, and updates `andamento` on the way. A file that cannot be taken is named with
 * the reason. A nota the DCI already has changes nothing. A cancellation leaves out the nota it cancels.
 * @throws {Refusal} 404, 409 as `mudarNotas`.
 */
export async function receberNotas(
  ao: AoReceberNotas,
  dciId: string,
  arquivo: ArquivoDeNotas,
  andamento: RecebimentoDeNotas,
): Promise<void> {
  const { notas, canceladas } = await lerTodos(arquivo, andamento);
  andamento.situacao = 'APURANDO';
  if (notas.size === 0 && canceladas.size === 0) return;
  const { sha256 } = await ao.blobs.guardar(ao.quem.empresaId, BUCKET_NFE, arquivo.conteudo);
  await mudarNotas(ao, dciId, async (mudando) => {
    const retiradas = await gravar(mudando, { notas: [...notas.values()], canceladas, andamento, arquivo, sha256 });
    return { feito: async () => undefined, frase: frase(andamento, retiradas) };
  });
}

/** Reads the documents of an upload, one after the other: none but the notas are held in memory. */
function lerTodos(arquivo: ArquivoDeNotas, andamento: RecebimentoDeNotas) {
  const notas = new Map<string, Lida>();
  const canceladas = new Map<string, string>();
  return withSource(arquivo.conteudo, async (fonte) => {
    for await (const documento of documentosDoArquivo(fonte, arquivo.nome)) {
      andamento.lidos += 1;
      if ('recusa' in documento) {
        recusar(andamento, documento.nome, documento.recusa);
        continue;
      }
      const lido = ler(documento.bytes);
      if ('recusa' in lido) recusar(andamento, documento.nome, lido.recusa);
      else if (lido.tipo === 'CANCELAMENTO') canceladas.set(lido.chave, documento.nome);
      else if (notas.has(lido.nota.chave)) andamento.repetidas += 1;
      else notas.set(lido.nota.chave, { arquivo: documento.nome, nota: lido.nota });
    }
    return { notas, canceladas };
  });
}

/** Reads a document, or returns the sentence that says why it cannot be used. */
function ler(bytes: Uint8Array): ReturnType<typeof lerNfeXml> | { recusa: string } {
  try {
    const lido = lerNfeXml(bytes);
    const homologacao = lido.tipo === 'NOTA' ? lido.nota.homologacao : lido.homologacao;
    return homologacao ? { recusa: 'Emitida em homologação: não tem valor fiscal.' } : lido;
  } catch (erro) {
    if (erro instanceof ArquivoXmlInvalido) return { recusa: erro.message };
    throw erro;
  }
}

interface AGravar {
  notas: readonly Lida[];
  canceladas: ReadonlyMap<string, string>;
  andamento: RecebimentoDeNotas;
  arquivo: ArquivoDeNotas;
  sha256: string;
}

/** Writes the notas and cancellations. Returns how many were cancelled. */
async function gravar(
  { tx, dci, cnpj, notas: repositorio, internadas, assinatura }: Mudando,
  { notas, canceladas, andamento, arquivo, sha256 }: AGravar,
): Promise<number> {
  const aceitas = notas.filter((lida) => {
    const recusa = recusaDa(lida.nota, cnpj);
    if (recusa !== null) recusar(andamento, lida.arquivo, recusa);
    return recusa === null;
  });
  const ja = await repositorio.jaTrazidas(aceitas.map(({ nota }) => identidadeDe(nota)));
  const novas = aceitas.filter(({ nota }) => !ja.has(identidadeDe(nota)));
  andamento.repetidas += aceitas.length - novas.length;
  const arquivoId = uuidv7();
  const linhas = novas.map(({ arquivo: nome, nota }) => ({
    nome,
    limpeza: dizerTextosLimpos(nota.textosLimpos),
    linhas: linhasDoXml(canceladas.has(nota.chave) ? { ...nota, situacao: 'CANCELADA' } : nota, {
      dci,
      assinatura,
      arquivo: { id: arquivoId, nome },
    }),
  }));
  const dentro = linhas.filter(({ linhas: { nota } }) => nota.fora === null);
  const deOutras = await internadas.tomar(
    dci.raizId,
    dentro.map(({ linhas: { nota } }) => nota.identidade),
  );
  const ficam = linhas.filter(({ nome, linhas: { nota } }) => {
    const outra = nota.fora === null ? deOutras.get(nota.identidade) : undefined;
    if (outra) recusar(andamento, nome, `A nota ${nota.numero} já está na ${outra}.`);
    return outra === undefined;
  });
  if (ficam.length > 0) {
    await fileRepository(tx, dci.empresaId).inserir({
      id: arquivoId,
      bucket: BUCKET_NFE,
      nome: arquivo.nome,
      tamanho: sizeOf(arquivo.conteudo),
      sha256,
      recebidoEm: assinatura.em,
      recebidoPor: assinatura.usuarioId,
    });
    await repositorio.inserir(ficam.map(({ linhas: linhasDaNota }) => linhasDaNota));
  }
  for (const { nome, limpeza, linhas: linhasDaNota } of ficam) {
    if (limpeza !== null) dizerLimpa(andamento, nome, limpeza);
    const { fora } = linhasDaNota.nota;
    if (fora) andamento.fora[fora] = (andamento.fora[fora] ?? 0) + 1;
    else andamento.incluidas += 1;
  }
  const feitas = new Set(await repositorio.cancelar([...canceladas.keys()]));
  for (const [chave, nome] of canceladas) {
    if (!feitas.has(chave)) recusar(andamento, nome, 'É o cancelamento de uma nota que não está nesta DCI.');
  }
  return [...feitas].filter((chave) => !novas.some(({ nota }) => nota.chave === chave)).length;
}

function recusaDa(nota: NotaFiscal, cnpj: string): string | null {
  if (nota.emitente.cnpj !== cnpj) {
    return `A nota ${nota.numero} é de outro emitente, ${escreverCnpj(nota.emitente.cnpj)}.`;
  }
  if (nota.situacao === 'SEM_PROTOCOLO') {
    return `A nota ${nota.numero} não traz o protocolo da Sefaz: envie o XML autorizado (nfeProc).`;
  }
  return null;
}

const identidadeDe = ({ emitente: { cnpj }, serie, numero }: NotaFiscal) => identidadeDaNota({ cnpj, serie, numero });

function recusar(andamento: RecebimentoDeNotas, arquivo: string, motivo: string): void {
  andamento.recusadasAoTodo += 1;
  if (andamento.recusadas.length < MAXIMO_DE_RECUSADAS) andamento.recusadas.push({ arquivo, motivo });
}

function dizerLimpa(andamento: RecebimentoDeNotas, arquivo: string, motivo: string): void {
  andamento.limpasAoTodo += 1;
  if (andamento.limpas.length < MAXIMO_DE_RECUSADAS) andamento.limpas.push({ arquivo, motivo });
}

function frase({ incluidas, fora }: RecebimentoDeNotas, canceladas: number): string | null {
  const deFora = Object.values(fora).reduce((soma, quantas) => soma + quantas, 0);
  if (incluidas === 0 && deFora === 0 && canceladas === 0) return null;
  const partes = [
    contadas(incluidas, 'nota incluída', 'notas incluídas'),
    contadas(deFora, 'deixada de fora', 'deixadas de fora'),
    contadas(canceladas, 'cancelada', 'canceladas'),
  ].filter((parte) => parte !== null);
  return `${partes.join(', ')}.`;
}

const contadas = (quantas: number, singular: string, muitas: string) =>
  quantas === 0 ? null : `${quantas} ${quantas === 1 ? singular : muitas}`;

const BUCKET_NFE = 'nfe';
