import { v7 as uuidv7 } from 'uuid';
import type { MapaDePlanilha } from '#lib/contracts/platform/planilha.ts';
import { camposMudados } from '#lib/domain/versoes/campos-mudados.ts';
import { ehValorVazio, type RecursoDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type {
  CadastroWithSheet,
  Edit,
  OnWrite,
  RecordRead,
  RepositoryWithSheet,
} from '#server/platform/records/cadastro.ts';
import { fieldsOf } from '#server/platform/records/fields-of.ts';
import { withoutBlanks } from '#server/platform/records/without-blanks.ts';
import { Refusal } from '#server/platform/refusals.ts';
import { buildFields, type RowFields } from './build-fields.ts';
import { together } from './together.ts';

/** A row as its cells were read: values by field, and by field why one could not be. */
export interface RowRead extends RowFields {
  numero: number;
  motivos: Readonly<Record<string, string>>;
}

export interface CheckedRow {
  numero: number;
  /** Sentences by field; under `''` what is said of the row. Empty where it can be written. */
  erros: Record<string, string>;
  efeito: 'NOVA' | 'ALTERADA' | 'IGUAL' | 'PULADA' | 'ERRO';
  /** What the form would send; null where nothing is to be written. */
  pedido: { criar: object } | { alterar: object } | null;
}

interface Opcoes {
  recurso: RecursoDePlanilha;
  mapa: Pick<MapaDePlanilha, 'existentes' | 'vazias'>;
}

/**
 * What each row would do, nothing written: read by the schema of the form, asked of the repository what the form's write asks. The
 * rows of a slice ask together.
 */
export async function checkRows<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: CadastroWithSheet<Consulta, Campos, Lido, Resumo>,
  ao: OnWrite,
  opcoes: Opcoes,
  linhas: RowRead[],
): Promise<CheckedRow[]> {
  const repositorio = cadastro.repositorio(ao.db, ao.quem.empresaId);
  const em = ao.relogio.agora();
  const conferidas = await together(linhas, (linha) => conferir(cadastro, repositorio, { ...opcoes, em }, linha));
  return conferidas.map((conferencia) => {
    if (conferencia.status === 'rejected') throw conferencia.reason;
    return conferencia.value;
  });
}

async function conferir<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  cadastro: CadastroWithSheet<Consulta, Campos, Lido, Resumo>,
  repositorio: RepositoryWithSheet<Consulta, Campos, Lido, Resumo>,
  { recurso, mapa, em }: Opcoes & { em: Date },
  linha: RowRead,
): Promise<CheckedRow> {
  const { numero } = linha;
  const comErro = (erros: Record<string, string>): CheckedRow => ({ numero, erros, efeito: 'ERRO', pedido: null });
  try {
    const atual = await existente(cadastro, repositorio, recurso, linha);
    if (atual && mapa.existentes === 'PULAR') return { numero, erros: {}, efeito: 'PULADA', pedido: null };
    if (atual && mapa.existentes === 'ACUSAR') return comErro({ [recurso.chave[0] ?? '']: 'Já está cadastrado.' });
    const antes = atual && withoutBlanks(fieldsOf(cadastro, atual));
    const lido = cadastro.contrato.novo.safeParse(buildFields(linha, antes, mapa.vazias, recurso.comeca));
    const erros = { ...(lido.success ? {} : errosDoContrato(lido.error.issues, linha, recurso)), ...linha.motivos };
    if (!lido.success || Object.keys(erros).length > 0) return comErro(erros);

    const campos = withoutBlanks(lido.data);
    const mudou = antes === null || camposMudados(antes as Registro, campos as Registro).length > 0;
    if (!mudou) return { numero, erros: {}, efeito: 'IGUAL', pedido: null };
    // A shipped row is nobody's to change: one of the company goes before it. A new row has an id of its own from here on, for
    // those of a slice may be in the way of each other.
    const propria = atual?.origem === 'CAIS' ? null : atual;
    const id = propria?.id ?? uuidv7();
    const ocupante = await repositorio.ocupante(campos, id);
    if (ocupante) return comErro({ '': ocupante.frase });
    await repositorio.conferir?.(campos, id, em);
    if (!propria) return { numero, erros: {}, efeito: 'NOVA', pedido: { criar: campos } };
    const alterar = { ...campos, id: propria.id, versao: propria.versao } satisfies Edit<Campos>;
    return { numero, erros: {}, efeito: 'ALTERADA', pedido: { alterar } };
  } catch (erro) {
    if (!(erro instanceof Refusal)) throw erro;
    return comErro(refusalErrors(erro));
  }
}

/** By path of the field where the refusal names one. */
export function refusalErrors({ message, extra }: Refusal): Record<string, string> {
  if (!extra.campos) return { '': message };
  return Object.fromEntries(Object.entries(extra.campos).map(([campo, frase]) => [semLugar(campo.split('.')), frase]));
}

/** A list is one column: which of its lines a sentence is about goes. */
function semLugar(caminho: readonly PropertyKey[]): string {
  return caminho.filter((parte) => !/^\d+$/.test(String(parte))).join('.');
}

/** The record a row means; null where its key is not whole, or nobody has it. */
async function existente<Consulta, Campos extends object, Lido extends RecordRead, Resumo extends RecordRead>(
  { este: sujeito }: { este: string },
  repositorio: RepositoryWithSheet<Consulta, Campos, Lido, Resumo>,
  recurso: RecursoDePlanilha,
  linha: RowRead,
): Promise<Lido | null> {
  const chave = chaveDaLinha(recurso, linha);
  // Only the fields of the key are looked at, and they are there.
  const achados = chave ? await repositorio.comAChaveDe(chave as Campos) : [];
  if (achados.length > 1) {
    throw new Refusal(
      409,
      'DUPLICADO',
      `${sujeito} está cadastrado ${achados.length} vezes: altere pela tela o que vale.`,
    );
  }
  return achados[0] ?? null;
}

/** Null where the key is not whole or cannot be read. A field of it that was left empty is null, one without a column is not there. */
function chaveDaLinha({ colunas, chave, desempate }: RecursoDePlanilha, linha: RowRead): object | null {
  const { valores, motivos } = linha;
  const campos = buildFields(linha, null, 'MANTER');
  for (const campo of desempate ? [...chave, desempate] : chave) {
    if (!valores.has(campo) && motivos[campo]) return null;
    if (!ehValorVazio(valores.get(campo))) continue;
    if (colunas.find((coluna) => coluna.campo === campo)?.obrigatoria) return null;
    if (valores.has(campo)) campos[campo] = null;
  }
  return campos;
}

/** What the schema says, at the column it says it of; of what is not there, that it is missing. */
function errosDoContrato(
  problemas: readonly { path: PropertyKey[]; message: string }[],
  linha: RowRead,
  { colunas }: RecursoDePlanilha,
): Record<string, string> {
  const erros: Record<string, string> = {};
  for (const { path, message } of problemas) {
    const caminho = semLugar(path);
    const coluna = colunas.find(
      ({ campo }) => campo === caminho || caminho.startsWith(`${campo}.`) || campo.startsWith(`${caminho}.`),
    );
    if (coluna && linha.motivos[coluna.campo]) continue;
    if (!coluna) erros[''] ??= message;
    else if (!ehValorVazio(linha.valores.get(coluna.campo))) erros[coluna.campo] ??= message;
    else if (linha.valores.has(coluna.campo)) erros[coluna.campo] ??= `Preencha: ${coluna.titulo}.`;
    else erros[''] = [erros[''], `A planilha não traz ${coluna.titulo}.`].filter(Boolean).join(' ');
  }
  return erros;
}

type Registro = Record<string, unknown>;
