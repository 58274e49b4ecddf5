import { v7 as uuidv7 } from 'uuid';
import type { MapaDePlanilha } from '#lib/contracts/planilha.ts';
import { camposMudados } from '#lib/domain/sistema/campos-mudados.ts';
import { ehValorVazio, type RecursoDePlanilha } from '#lib/registros/planilha/coluna-de-planilha.ts';
import type {
  AoGravar,
  CadastroComPlanilha,
  Edicao,
  RegistroLido,
  RepositorioComPlanilha,
} from '#server/platform/records/cadastro.ts';
import { camposDe } from '#server/platform/records/fields-of.ts';
import { semBrancos } from '#server/platform/records/without-blanks.ts';
import { Recusa } from '#server/platform/refusals.ts';
import { type CamposDaLinha, montarCampos } from './build-fields.ts';
import { juntas } from './together.ts';

/** A row as its cells were read: values by field, and by field why one could not be. */
export interface LinhaLida extends CamposDaLinha {
  numero: number;
  motivos: Readonly<Record<string, string>>;
}

export interface LinhaConferida {
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
export async function conferirLinhas<
  Consulta,
  Campos extends object,
  Lido extends RegistroLido,
  Resumo extends RegistroLido,
>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
  ao: AoGravar,
  opcoes: Opcoes,
  linhas: LinhaLida[],
): Promise<LinhaConferida[]> {
  const repositorio = cadastro.repositorio(ao.db, ao.quem.empresaId);
  const em = ao.relogio.agora();
  const conferidas = await juntas(linhas, (linha) => conferir(cadastro, repositorio, { ...opcoes, em }, linha));
  return conferidas.map((uma) => {
    if (uma.status === 'rejected') throw uma.reason;
    return uma.value;
  });
}

async function conferir<Consulta, Campos extends object, Lido extends RegistroLido, Resumo extends RegistroLido>(
  cadastro: CadastroComPlanilha<Consulta, Campos, Lido, Resumo>,
  repositorio: RepositorioComPlanilha<Consulta, Campos, Lido, Resumo>,
  { recurso, mapa, em }: Opcoes & { em: Date },
  linha: LinhaLida,
): Promise<LinhaConferida> {
  const { numero } = linha;
  const comErro = (erros: Record<string, string>): LinhaConferida => ({ numero, erros, efeito: 'ERRO', pedido: null });
  try {
    const atual = await existente(cadastro, repositorio, recurso, linha);
    if (atual && mapa.existentes === 'PULAR') return { numero, erros: {}, efeito: 'PULADA', pedido: null };
    if (atual && mapa.existentes === 'ACUSAR') return comErro({ [recurso.chave[0] ?? '']: 'Já está cadastrado.' });
    const antes = atual && semBrancos(camposDe(cadastro, atual));
    const lido = cadastro.contrato.novo.safeParse(montarCampos(linha, antes, mapa.vazias));
    const erros = { ...(lido.success ? {} : errosDoContrato(lido.error.issues, linha, recurso)), ...linha.motivos };
    if (!lido.success || Object.keys(erros).length > 0) return comErro(erros);

    const campos = semBrancos(lido.data);
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
    const alterar = { ...campos, id: propria.id, versao: propria.versao } satisfies Edicao<Campos>;
    return { numero, erros: {}, efeito: 'ALTERADA', pedido: { alterar } };
  } catch (erro) {
    if (!(erro instanceof Recusa)) throw erro;
    return comErro(errosDaRecusa(erro));
  }
}

/** By path of the field where the refusal names one. */
export function errosDaRecusa({ message, extra }: Recusa): Record<string, string> {
  if (!extra.campos) return { '': message };
  return Object.fromEntries(Object.entries(extra.campos).map(([campo, frase]) => [semLugar(campo.split('.')), frase]));
}

/** A list is one column: which of its lines a sentence is about goes. */
function semLugar(caminho: readonly PropertyKey[]): string {
  return caminho.filter((parte) => !/^\d+$/.test(String(parte))).join('.');
}

/** The record a row means; null where its key is not whole, or nobody has it. */
async function existente<Consulta, Campos extends object, Lido extends RegistroLido, Resumo extends RegistroLido>(
  { este }: { este: string },
  repositorio: RepositorioComPlanilha<Consulta, Campos, Lido, Resumo>,
  recurso: RecursoDePlanilha,
  linha: LinhaLida,
): Promise<Lido | null> {
  const chave = chaveDaLinha(recurso, linha);
  // Only the fields of the key are looked at, and they are there.
  const achados = chave ? await repositorio.comAChaveDe(chave as Campos) : [];
  if (achados.length > 1) {
    throw new Recusa(409, 'DUPLICADO', `${este} está cadastrado ${achados.length} vezes: altere pela tela o que vale.`);
  }
  return achados[0] ?? null;
}

/** Null where the key is not whole or cannot be read. A field of it that was left empty is null, one without a column is not there. */
function chaveDaLinha({ colunas, chave, desempate }: RecursoDePlanilha, linha: LinhaLida): object | null {
  const { valores, motivos } = linha;
  const campos = montarCampos(linha, null, 'MANTER');
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
  linha: LinhaLida,
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
