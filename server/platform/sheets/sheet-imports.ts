import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import type { ModoDeGravar, PedidoDeConferir, Planilha, SituacaoPlanilha } from '#lib/contracts/platform/planilha.ts';
import { numerosDaPlanilha } from '#lib/registros/planilha/numeros-da-planilha.ts';
import { ehDeCadastro, type NomeDeRecurso, RECURSOS_DE_PLANILHA } from '#lib/registros/planilha/recursos.ts';
import type { Upload } from '#server/platform/files/receive-file.ts';
import { againstRule, invalidData, notFound, Refusal } from '#server/platform/refusals.ts';
import type { Caller } from '#server/platform/security/caller.ts';
import { asJob } from '#server/platform/work/under-way.ts';
import { checkSheet, gridLines, type OnImport } from './check-sheet.ts';
import { errorsFile, fileCorrections } from './errors-file.ts';
import { Cancelled, followSheet, type Progress, SERVER_STOPPED, sheetJobs } from './progress.ts';
import { readSheetFile } from './read-file.ts';
import type { Corrections } from './read-rows.ts';
import { receiveSheet } from './receive-sheet.ts';
import { type StoredSheet, sheetRepository } from './sheet-repository.ts';
import { undoSheet } from './undo-sheet.ts';
import { writeSheet } from './write-sheet.ts';

/** The imports of all companies, step by step in the order a person takes them. */
export function sheetImports(pecas: FastifyInstance['cais'], log: FastifyBaseLogger) {
  const trabalhos = sheetJobs(pecas.trabalhos);
  /** Its turn comes when the person has no other sheet under way. */
  const naVez = (quem: Caller, durante: string, fazer: () => Promise<void>) =>
    asJob(`planilha ${durante}`, quem, () => pecas.vez.correr(quem, fazer));
  const repositorioDe = ({ empresaId }: Caller) => sheetRepository(pecas.db, empresaId);

  const existente = async (quem: Caller, id: string): Promise<StoredSheet> => {
    const achada = await repositorioDe(quem).buscar(id);
    if (!achada) throw notFound('Esta importação');
    return achada;
  };
  /** A job that no server runs is over, whatever the row says. */
  const situacaoDe = async (quem: Caller, { id, situacao }: StoredSheet): Promise<SituacaoPlanilha> =>
    situacao === 'GRAVANDO' && (await repositorioDe(quem).quantasFeitas(id)) > 0
      ? 'INTERROMPIDA'
      : (ANTES_DE[situacao] ?? situacao);
  const ver = async (quem: Caller, id: string): Promise<Planilha> => {
    const qual = { empresaId: quem.empresaId, id };
    const antes = await trabalhos.progresso(qual);
    const guardada = trabalhos.guardada(qual) ?? (await existente(quem, id));
    // Checked again: the job may have begun meanwhile.
    const progresso = antes ?? (await trabalhos.progresso(qual));
    if (progresso) return lida(guardada, { progresso, gravadas: null });
    const situacao = await situacaoDe(quem, guardada);
    const gravadas = situacao === 'INTERROMPIDA' ? await repositorioDe(quem).quantasFeitas(id) : null;
    const falha = situacao === guardada.situacao ? guardada.falha : SERVER_STOPPED;
    return lida({ ...guardada, situacao, falha }, { progresso: null, gravadas });
  };

  /** Reserves the import and starts a job on it; its end is written into the row. */
  const comecar = async (quem: Caller, id: string, { de, durante, fazer }: Passo): Promise<Planilha> => {
    // Before the job is reserved: nobody reserves, or learns of, another company's import.
    await existente(quem, id);
    const lugar = await trabalhos.abrir({ empresaId: quem.empresaId, id });
    if (!lugar) throw againstRule('Esta planilha está ocupada. Espere o que está em curso.');
    try {
      const guardada = await existente(quem, id);
      const antes = await situacaoDe(quem, guardada);
      if (!de.includes(antes)) throw againstRule(FORA_DE_HORA[antes]);
      if (!(await repositorioDe(quem).tomar(id, [guardada.situacao], durante)))
        throw againstRule(FORA_DE_HORA[durante]);
      const obra = naVez(quem, durante, () => {
        followSheet(lugar.andamento);
        return fazer({ ...pecas, db: pecas.pesado, quem }, guardada, lugar.andamento);
      }).catch(async (erro) => {
        const falha = fraseDe(erro);
        if (falha === null) log.error({ err: erro, planilha: id }, 'A importação de uma planilha falhou');
        const situacao = durante === 'GRAVANDO' ? await situacaoDe(quem, { ...guardada, situacao: durante }) : antes;
        await repositorioDe(quem).alterar(id, { situacao, falha: falha ?? FALHA_NOSSA });
      });
      // If even that fails, the row says the import was interrupted, as after a power cut.
      const contada = obra.catch((err) => log.error({ err, planilha: id }, 'O fim de uma importação não foi anotado'));
      trabalhos.correr({ ...guardada, situacao: durante, falha: null }, lugar, contada);
    } catch (erro) {
      await lugar.terminar();
      throw erro;
    }
    return ver(quem, id);
  };

  const conferir = (quem: Caller, id: string, { mapa, correcoes }: PedidoDeConferir | Remendo) =>
    comecar(quem, id, {
      de: ['LIDA', 'CONFERIDA'],
      durante: 'CONFERINDO',
      fazer: (ao, guardada, andamento) =>
        checkSheet(ao, guardada, { mapa, correcoes: juntas(guardada.correcoes, correcoes) }, andamento),
    });

  return {
    ver,

    async receber(quem: Caller, recurso: NomeDeRecurso, envio: Upload): Promise<Planilha> {
      return ver(quem, await receiveSheet({ ...pecas, quem }, recurso, envio));
    },

    async conferir(quem: Caller, id: string, pedido: PedidoDeConferir): Promise<Planilha> {
      exigirMapa(await existente(quem, id), pedido.mapa);
      return conferir(quem, id, pedido);
    },

    async erradas(quem: Caller, id: string, pagina: { limit: number; offset: number }) {
      await existente(quem, id);
      return repositorioDe(quem).erradas(id, pagina);
    },

    async causas(quem: Caller, id: string) {
      await existente(quem, id);
      return repositorioDe(quem).causas(id);
    },

    async linhas(quem: Caller, id: string) {
      return gridLines({ ...pecas, quem }, await existente(quem, id));
    },

    async arquivoDeErros(quem: Caller, id: string) {
      const { linhas, total } = await repositorioDe(quem).erradas(id, TODAS);
      return { bytes: errorsFile(titulosDe(await existente(quem, id)), linhas), total };
    },

    async corrigir(quem: Caller, id: string, envio: Upload): Promise<Planilha> {
      const guardada = await existente(quem, id);
      if (!guardada.mapa) throw againstRule('Confira a planilha antes de devolver as correções.');
      const correcoes = fileCorrections(await readSheetFile(envio), titulosDe(guardada).length);
      return conferir(quem, id, { mapa: guardada.mapa, correcoes });
    },

    async gravar(quem: Caller, id: string, modo: ModoDeGravar): Promise<Planilha> {
      const { recurso } = await existente(quem, id);
      if (!ehDeCadastro(recurso))
        throw againstRule('Estas linhas vão para a grade: quem as grava é o formulário dela.');
      return comecar(quem, id, {
        // An import that was written in part can no longer be all or nothing.
        de: modo === 'TUDO' ? ['CONFERIDA'] : ['CONFERIDA', 'INTERROMPIDA'],
        durante: 'GRAVANDO',
        fazer: (ao, guardada, andamento) => writeSheet(ao, guardada, modo, andamento),
      });
    },

    desfazer: (quem: Caller, id: string) =>
      comecar(quem, id, { de: ['GRAVADA', 'INTERROMPIDA'], durante: 'DESFAZENDO', fazer: undoSheet }),

    async cancelar(quem: Caller, id: string): Promise<Planilha> {
      const vista = await ver(quem, id);
      await trabalhos.cancelar({ empresaId: quem.empresaId, id });
      return vista;
    },

    fim: trabalhos.fim,

    parar: () => trabalhos.parar(),
  };
}

interface Passo {
  de: readonly SituacaoPlanilha[];
  durante: 'CONFERINDO' | 'GRAVANDO' | 'DESFAZENDO';
  fazer: (ao: OnImport, guardada: StoredSheet, andamento: Progress) => Promise<void>;
}

interface Remendo {
  mapa: PedidoDeConferir['mapa'];
  correcoes: Corrections;
}

const ANTES_DE: Partial<Record<SituacaoPlanilha, SituacaoPlanilha>> = {
  CONFERINDO: 'LIDA',
  GRAVANDO: 'CONFERIDA',
  DESFAZENDO: 'GRAVADA',
};

function lida(guardada: StoredSheet, { progresso, gravadas }: Pick<Planilha, 'progresso' | 'gravadas'>): Planilha {
  const { id, recurso, nome, situacao, falha, folhas, mapa, contagens, desfeitas, criadoEm } = guardada;
  return {
    id,
    recurso,
    nome,
    situacao,
    progresso,
    falha,
    folhas,
    mapa,
    contagens,
    gravadas,
    desfeitas,
    criadaEm: criadoEm.toISOString(),
  };
}

/** Checks the mapping: an existing sheet, known fields, none twice, and the key fields. */
function exigirMapa(
  { recurso, folhas }: StoredSheet,
  { folha, cabecalho, colunas, fixos = {}, numeros }: PedidoDeConferir['mapa'],
): void {
  const { colunas: campos, chave } = RECURSOS_DE_PLANILHA[recurso];
  const recusar = (frase: string) => invalidData(frase, { 'mapa.colunas': frase });
  if (!folhas[folha])
    throw invalidData('O arquivo não tem essa folha.', { 'mapa.folha': 'O arquivo não tem essa folha.' });
  const usados = colunas.filter((campo) => campo !== null);
  const estranho = [...usados, ...Object.keys(fixos)].find((usado) => !campos.some(({ campo }) => campo === usado));
  if (estranho !== undefined) throw recusar(`Não há o campo ${estranho}.`);
  const titulo = (procurado: string | undefined) => campos.find(({ campo }) => campo === procurado)?.titulo;
  const repetido = usados.find((usado, i) => usados.indexOf(usado) < i);
  if (repetido !== undefined) throw recusar(`${titulo(repetido)} está em mais de uma coluna.`);
  const falta = chave.find((campo) => !usados.includes(campo) && !fixos[campo]);
  if (falta !== undefined) throw recusar(`Falta dizer qual coluna é ${titulo(falta)}.`);
  if (usados.length === 0) throw recusar('Diga o que é ao menos uma das colunas.');
  const { duvida } = numerosDaPlanilha(colunas, campos, folhas[folha].numeros ?? [], numeros);
  if (!duvida) return;
  const onde = folhas[folha].amostra[cabecalho]?.[duvida.indice] || `Coluna ${duvida.indice + 1}`;
  const frase = `Diga como ler “${duvida.texto}”, em ${onde}: a planilha não diz se é milhar ou decimal.`;
  throw invalidData(frase, { 'mapa.numeros': frase });
}

function titulosDe({ folhas, mapa }: StoredSheet): string[] {
  return folhas[mapa?.folha ?? 0]?.amostra[mapa?.cabecalho ?? 0] ?? [];
}

/** Later corrections win over earlier ones, cell by cell. */
function juntas(antes: Corrections, depois: Corrections): StoredSheet['correcoes'] {
  const todas: StoredSheet['correcoes'] = { ...antes };
  for (const [numero, celulas] of Object.entries(depois)) todas[numero] = { ...todas[numero], ...celulas };
  return todas;
}

/** The sentence for the person; null for a failure of ours. */
function fraseDe(erro: unknown): string | null {
  return erro instanceof Refusal || erro instanceof Cancelled ? erro.message : null;
}

const FALHA_NOSSA = 'Não foi possível terminar. Nada do que faltava foi gravado; tente de novo.';

const FORA_DE_HORA: Record<SituacaoPlanilha, string> = {
  LIDA: 'Confira a planilha primeiro.',
  CONFERINDO: 'A planilha está sendo conferida.',
  CONFERIDA: 'Esta planilha ainda não foi gravada.',
  GRAVANDO: 'A planilha está sendo gravada.',
  INTERROMPIDA: 'A gravação desta planilha foi interrompida: continue de onde parou ou desfaça.',
  GRAVADA: 'Esta planilha já foi gravada.',
  DESFAZENDO: 'A importação está sendo desfeita.',
  DESFEITA: 'Esta importação já foi desfeita.',
};

const TODAS = { limit: 200_000, offset: 0 };
