import { and, eq, isNull } from 'drizzle-orm';
import { codigoDaEntrada } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { escreverDeclaracao, validarNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import {
  conferenciaDaEntrada,
  diferencasPorExtenso,
} from '#lib/fiscal/importacao/conferencias/conferencia-da-entrada.ts';
import { dizerTextosLimpos } from '#lib/fiscal/importacao/conferencias/conferencia-dos-textos.ts';
import {
  type ConferenciaDaEntrada,
  conferirNotaDeEntrada,
} from '#lib/fiscal/importacao/conferencias/conferir-nota-de-entrada.ts';
import type { LinhaDaEntrada } from '#lib/fiscal/importacao/declarada/linha-da-entrada.ts';
import { declaracaoGuardada } from '#server/comex/declaracao/declaracao-guardada.ts';
import { declaracaoRepository } from '#server/comex/declaracao/declaracao-repository.ts';
import { valorDasDespesas } from '#server/comex/despesas/despesas-do-processo.ts';
import {
  type ArquivoGuardado,
  arquivoRepository,
  type Desfecho,
} from '#server/comex/historico-trazido/arquivo-repository.ts';
import { contarNoProcesso } from '#server/flows/processo/contar-no-processo.ts';
import type { Database } from '#server/platform/db/database.ts';
import { importador } from '#server/platform/db/schema/cadastros.ts';
import { attachmentRepository } from '#server/platform/files/attachment-repository.ts';
import { hashOf } from '#server/platform/files/blob-store.ts';
import { keepAttachment } from '#server/platform/files/write-attachment.ts';
import type { AoTrazer } from './receber-historico.ts';

interface EntradaLida {
  nota: NotaDeEntrada;
  bytes: Uint8Array;
}

/**
 * Links an incoming nota to the process of the declaration it documents: keeps it among the documents, compares it with what was
 * declared, and writes the outcome of its files, in one transaction. Without that process it is kept with the importer and says why.
 */
export async function ligarNotaDeEntrada(
  ao: AoTrazer,
  historicoId: string,
  arquivosDaNota: readonly ArquivoGuardado[],
  { nota, bytes }: EntradaLida,
): Promise<void> {
  await ao.db.transaction(async (tx) => {
    const arquivos = arquivoRepository(tx, ao.quem.empresaId, historicoId);
    const [primeiro, ...copias] = arquivosDaNota;
    const medidas = { sha256: hashOf(bytes), tamanho: bytes.length };
    const jaLida = {
      resultado: 'JA_ESTAVA',
      causa: 'NOTA_JA_ESTAVA',
      motivo: jaTinhaSidoLida(nota),
    } as const;
    const desfecho = (await arquivos.entradaLigada(nota.chave))
      ? jaLida
      : await ligar({ ...ao, db: tx }, { nota, bytes });
    if (primeiro) await arquivos.anotar(primeiro.id, { ...desfecho, ...medidas });
    for (const { id } of copias) await arquivos.anotar(id, { ...jaLida, ...medidas });
  });
}

async function ligar(ao: AoTrazer, lida: EntradaLida): Promise<Desfecho> {
  const { db: tx, quem } = ao;
  const { nota } = lida;
  const numeros = [...new Set(nota.itens.flatMap(({ declaracoes }) => declaracoes.map(({ numero }) => numero)))];
  const donos = await declaracaoRepository(tx, quem.empresaId).processosDasDis(numeros);
  const limpeza = dizerTextosLimpos(nota.textosLimpos);
  const frases: string[] = [];
  const feitas: {
    processoId: string;
    conferencia: ConferenciaDaEntrada | null;
  }[] = [];
  for (const numero of numeros) {
    const dono = donos.get(numero);
    if (!dono) frases.push(`A ${dita(numero)} não está em nenhum processo.`);
    else if (dono.excluidoEm)
      frases.push(`A ${dita(numero)} é do processo ${dono.numero}, que está entre os excluídos.`);
    else {
      const guardada = await declaracaoGuardada(tx, quem.empresaId, dono.id);
      const deOutro = guardada && deOutroImportador(nota, guardada.declaracao.importador.numero);
      if (deOutro) {
        frases.push(`A ${dita(numero)} é de outro importador: a nota não foi emitida por ele.`);
        continue;
      }
      await guardar(ao, 'Processo', dono.id, lida);
      const afrmm = await valorDasDespesas(tx, quem.empresaId, dono.id, 'AFRMM');
      const comparavel = guardada && {
        ...guardada.declaracao,
        adicoes: guardada.adicoes,
        afrmm,
      };
      const conferencia = comparavel && conferirNotaDeEntrada(nota, comparavel);
      const naConferencia = conferencia && conferenciaDaEntrada(nota, conferencia.linhas);
      await declaracaoRepository(tx, quem.empresaId).trocarConferencia(
        dono.id,
        codigoDaEntrada(nota.chave),
        naConferencia,
      );
      const frase = `${dita(numero)}, processo ${dono.numero}: ${porExtenso(conferencia)}`;
      frases.push(frase);
      feitas.push({ processoId: dono.id, conferencia });
      const assinatura = {
        empresaId: quem.empresaId,
        usuarioId: quem.usuarioId,
        em: ao.relogio.agora(),
      };
      const contada = `NF-e de entrada ${nota.numero}, série ${nota.serie}, guardada nos documentos. ${comLimpeza(frase, limpeza)}`;
      await contarNoProcesso(tx, assinatura, dono.id, contada);
    }
  }
  const motivo = comLimpeza(frases.join(' '), limpeza);
  const [feita] = feitas;
  if (!feita) {
    const onde = await guardarComImportador(ao, lida);
    return {
      resultado: 'RECUSADO',
      causa: 'ENTRADA_SEM_DECLARACAO',
      motivo: `${motivo} ${onde}`,
    };
  }
  const linhas = feitas.flatMap(({ conferencia }) => conferencia?.linhas ?? []);
  const causa = linhas.some(({ situacao }) => situacao === 'DIFERE')
    ? 'ENTRADA_DIFERE'
    : linhas.some(({ situacao }) => situacao === 'CONFERE')
      ? 'ENTRADA_CONFERE'
      : 'ENTRADA_NAO_COMPARADA';
  return { resultado: 'LIDO', causa, motivo, processoId: feita.processoId };
}

const comLimpeza = (frase: string, limpeza: string | null) => (limpeza === null ? frase : `${frase} ${limpeza}`);

/** An importer is a root of CNPJ: any of its establishments may issue the nota. */
const deOutroImportador = ({ emitente }: NotaDeEntrada, numero: string) =>
  emitente.cnpj.slice(0, RAIZ_DO_CNPJ) !== numero.slice(0, RAIZ_DO_CNPJ);

async function guardarComImportador(ao: AoTrazer, lida: EntradaLida): Promise<string> {
  const { cnpj } = lida.nota.emitente;
  const condicao = and(
    eq(importador.empresaId, ao.quem.empresaId),
    eq(importador.cnpj, cnpj),
    isNull(importador.excluidoEm),
  );
  const [dono] = await ao.db
    .select({ id: importador.id, nome: importador.razaoSocial })
    .from(importador)
    .where(condicao);
  if (!dono) return 'A nota não foi comparada e fica só neste envio.';
  await guardar(ao, 'Importador', dono.id, lida);
  return `A nota não foi comparada e fica guardada nos documentos do importador ${dono.nome}.`;
}

/** Attaches the file once, whatever intakes bring it. */
async function guardar(
  ao: AoTrazer,
  recurso: 'Processo' | 'Importador',
  registroId: string,
  { nota, bytes }: EntradaLida,
): Promise<void> {
  const { comEle } = await attachmentRepository(ao.db, ao.quem.empresaId).donosDe(recurso, hashOf(bytes), [registroId]);
  if (comEle.has(registroId)) return;
  const anexo = {
    Bucket: 'anexos' as const,
    recurso,
    registroId,
    tipo: 'NOTA_FISCAL' as const,
  };
  await keepAttachment(ao, anexo, {
    nome: `NF-e ${nota.numero} de entrada.xml`,
    conteudo: bytes,
  });
}

/** Tells of a nota that was linked that it was cancelled since; false when no intake has linked it. */
export async function cancelarEntrada(
  tx: Database,
  ao: AoTrazer,
  historicoId: string,
  chave: string,
): Promise<boolean> {
  const { empresaId, usuarioId } = ao.quem;
  const arquivos = arquivoRepository(tx, empresaId, historicoId);
  const ligada = await arquivos.entradaLigada(chave);
  if (!ligada) return false;
  const declaracoes = declaracaoRepository(tx, empresaId);
  for (const processoId of await declaracoes.comConferencia(codigoDaEntrada(chave))) {
    await declaracoes.trocarConferencia(processoId, codigoDaEntrada(chave), null);
  }
  await arquivos.cancelarEntrada(ligada.id, `A nota foi cancelada. ${ligada.motivo ?? ''}`.trim());
  if (ligada.processoId) {
    const assinatura = { empresaId, usuarioId, em: ao.relogio.agora() };
    await contarNoProcesso(tx, assinatura, ligada.processoId, `A NF-e de entrada ${chave} foi cancelada.`);
  }
  return true;
}

/** What was compared, and what was not and why: a difference first. */
function porExtenso(conferencia: ConferenciaDaEntrada | null): string {
  if (!conferencia) return 'nada foi comparado, porque o processo não tem o arquivo da declaração.';
  const { cobertura, linhas } = conferencia;
  const diferencas = diferencasPorExtenso(linhas);
  const diferem = linhas.filter(({ situacao }) => situacao === 'DIFERE');
  const conferem = [...new Set(linhas.flatMap((linha) => (linha.situacao === 'CONFERE' ? [linha.oQue] : [])))].filter(
    (oQue) => !diferem.some((linha) => linha.oQue === oQue),
  );
  const fora = Map.groupBy(
    linhas.flatMap((linha) => (linha.situacao === 'NAO_COMPARADO' ? [linha] : [])),
    ({ porque }) => porque,
  );
  return [
    `a nota traz ${cobertura.daNota} de ${partes(cobertura)}.`,
    diferencas && `Diferem: ${diferencas}.`,
    conferem.length > 0 && `Conferem: ${conferem.map((oQue) => comOQueConfere(oQue, linhas)).join(', ')}.`,
    fora.size > 0 &&
      `Não comparados: ${[...fora].map(([porque, linhasDoMotivo]) => `${[...new Set(linhasDoMotivo.map(({ oQue }) => oQue))].join(', ')} (${porque})`).join('; ')}.`,
  ]
    .filter(Boolean)
    .join(' ');
}

/** A figure that agrees with other than what is declared says with what, and where it is not so everywhere. */
function comOQueConfere(oQue: string, linhas: readonly LinhaDaEntrada[]): string {
  const linhasDoCampo = linhas.flatMap((linha) => (linha.situacao === 'CONFERE' && linha.oQue === oQue ? [linha] : []));
  const outras = linhasDoCampo.filter(({ contra }) => contra !== undefined);
  const [primeira] = outras;
  if (!primeira) return oQue;
  const ondes = outras.length === linhasDoCampo.length ? [] : outras.flatMap(({ onde }) => onde ?? []);
  return `${oQue} (${primeira.contra}${ondes.length > 0 ? `: ${ondes.slice(0, MAXIMO_DITAS).join(', ')}${ondes.length > MAXIMO_DITAS ? ` e mais ${ondes.length - MAXIMO_DITAS}` : ''}` : ''})`;
}

const partes = ({ de, daDeclaracao }: ConferenciaDaEntrada['cobertura']) => {
  if (de === 'NCM') return `${daDeclaracao} NCM, e a DUIMP é comparada por elas`;
  return daDeclaracao === 1 ? '1 adição' : `${daDeclaracao} adições`;
};
const jaTinhaSidoLida = ({ numero }: NotaDeEntrada) => `A nota ${numero} já tinha sido lida e ligada.`;
/** As printed where it can be, as the nota writes it otherwise. */
const dita = (numero: string) =>
  validarNumeroDeclaracao(numero).valido ? escreverDeclaracao(numero) : `declaração “${numero}”`;

const RAIZ_DO_CNPJ = 8;
/** A nota of hundreds of items would give a sentence of as many. */
const MAXIMO_DITAS = 5;
