import type { z } from 'zod';
import type { NotaDaDci, NotaNova, notaEdicao } from '#lib/contracts/dci/dci-notas.ts';
import { diaPorExtenso } from '#lib/domain/datas/dia-por-extenso.ts';
import { partesDaChave, validarChaveNfe } from '#lib/domain/identificadores/chave-nfe.ts';
import { escreverCnpj } from '#lib/domain/identificadores/escrever-identificador.ts';
import { localDestino } from '#lib/fiscal/dci/local-destino.ts';
import { RegraViolada } from '#lib/fiscal/regra-violada.ts';
import { municipioDoCodigo } from '#server/comex/cadastros/municipios.ts';
import { againstRule, conflict, invalidField, notFound } from '#server/platform/refusals.ts';
import { type LinhasDaNota, linhasDigitadas } from './linhas-da-nota.ts';
import { type AoMudarNotas, type Mudando, mudarNotas } from './mudar-notas.ts';

/**
 * Adds a typed nota to a DCI. @throws {Refusal} 400 at the field when the nota is already in this DCI or another, 409 when the DCI
 * is registered.
 */
export function digitarNota(ao: AoMudarNotas, dciId: string, nova: NotaNova): Promise<NotaDaDci> {
  return mudarNotas(ao, dciId, async (mudando) => {
    const linhas = montar(mudando, nova);
    const { identidade, numero } = linhas.nota;
    if ((await mudando.notas.jaTrazidas([identidade])).has(identidade)) {
      throw invalidField('numero', `A nota ${numero} já está nesta DCI.`);
    }
    await tomar(mudando, linhas.nota);
    await mudando.notas.inserir([linhas]);
    return { feito: () => lida(mudando, linhas.nota.id), frase: `Nota ${numero} digitada.` };
  });
}

/** Changes a typed nota. @throws {Refusal} as {@link digitarNota}; 422 when the nota came from an XML. */
export function alterarNota(
  ao: AoMudarNotas,
  dciId: string,
  { id, versao, ...campos }: z.infer<typeof notaEdicao>,
): Promise<NotaDaDci> {
  return mudarNotas(ao, dciId, async (mudando) => {
    const antes = await existente(mudando, id);
    if (antes.origem === 'XML')
      throw againstRule('Esta nota é a do XML e não se altera: deixe-a de fora, se for o caso.');
    if (antes.versao !== versao) throw conflict(ESTA, antes);
    const linhas = montar(mudando, campos, id);
    const { numero, identidade } = linhas.nota;
    const mudouDeNome = `${antes.serie}/${antes.numero}` !== `${linhas.nota.serie}/${numero}`;
    if (mudouDeNome && (await mudando.notas.jaTrazidas([identidade])).has(identidade)) {
      throw invalidField('numero', `A nota ${numero} já está nesta DCI.`);
    }
    const { em: _, usuarioId: __, versao: ___, ...valores } = linhas.nota;
    const fora = antes.fora === 'MANUAL' ? { fora: antes.fora, motivoFora: antes.motivoFora } : {};
    await tomar(mudando, { ...linhas.nota, ...fora });
    if (!(await mudando.notas.alterar(id, versao, { ...valores, ...fora }))) throw conflict(ESTA, antes);
    await mudando.notas.trocarItens(id, linhas.itens);
    return { feito: () => lida(mudando, id), frase: `Nota ${numero} alterada.` };
  });
}

export function apagarNota(ao: AoMudarNotas, dciId: string, id: string): Promise<void> {
  return mudarNotas(ao, dciId, async (mudando) => {
    const { numero } = await existente(mudando, id);
    await mudando.notas.apagar(id);
    return { feito: async () => undefined, frase: `Nota ${numero} retirada.` };
  });
}

/** Leaves a nota out of the DCI, for a reason the person gives. */
export function deixarDeFora(
  ao: AoMudarNotas,
  dciId: string,
  id: string,
  { versao, motivo }: { versao: number; motivo: string | null },
): Promise<NotaDaDci> {
  return mudarNotas(ao, dciId, async (mudando) => {
    const antes = await existente(mudando, id);
    if (!motivo) throw invalidField('motivo', 'Diga por que a nota fica de fora.');
    if (antes.fora !== null) throw againstRule('Esta nota já está de fora.');
    if (!(await mudando.notas.alterar(id, versao, { fora: 'MANUAL', motivoFora: motivo }))) throw conflict(ESTA, antes);
    return { feito: () => lida(mudando, id), frase: `Nota ${antes.numero} deixada de fora: ${motivo}` };
  });
}

export function incluirDeNovo(ao: AoMudarNotas, dciId: string, id: string, versao: number): Promise<NotaDaDci> {
  return mudarNotas(ao, dciId, async (mudando) => {
    const antes = await existente(mudando, id);
    if (antes.fora !== 'MANUAL') {
      throw againstRule('Só volta a nota que alguém deixou de fora; o que a tira daqui é o que está nela.');
    }
    const [{ identidade } = { identidade: '' }] = await mudando.notas.identidades([id]);
    await tomar(mudando, { identidade, numero: antes.numero, fora: null });
    if (!(await mudando.notas.alterar(id, versao, { fora: null, motivoFora: null }))) throw conflict(ESTA, antes);
    return { feito: () => lida(mudando, id), frase: `Nota ${antes.numero} incluída de novo.` };
  });
}

function montar(mudando: Mudando, nova: NotaNova, id?: string): LinhasDaNota {
  const { dci, assinatura, cnpj } = mudando;
  if (nova.chave !== null) exigirChave(nova, nova.chave, cnpj);
  const municipio = municipioDoCodigo(nova.municipio.codigo);
  if (!municipio) throw invalidField('municipio', 'Este município não existe na tabela do IBGE.');
  try {
    localDestino(nova.municipio.codigo, nova.uf);
  } catch (erro) {
    if (erro instanceof RegraViolada) throw invalidField('municipio', erro.message);
    throw erro;
  }
  return linhasDigitadas(nova, { ...(id ? { id } : {}), dci, assinatura, cnpj, municipio });
}

/** Checks that the key belongs to this nota, because the key contains issuer, number, series and month. */
function exigirChave({ numero, serie, emissao }: NotaNova, chave: string, cnpj: string): void {
  const lida = validarChaveNfe(chave);
  if (!lida.valido) throw invalidField('chave', lida.motivo);
  const partes = partesDaChave(lida.valor);
  if (partes.cnpj !== cnpj) throw invalidField('chave', `A chave é de outro emitente, ${escreverCnpj(partes.cnpj)}.`);
  if (Number(partes.numero) !== Number(numero))
    throw invalidField('chave', `A chave é da nota ${Number(partes.numero)}.`);
  if (Number(partes.serie) !== Number(serie))
    throw invalidField('chave', `A chave é da série ${Number(partes.serie)}.`);
  if (partes.anoMes !== emissao.slice(0, 7)) {
    throw invalidField('chave', `A chave é de ${diaPorExtenso(partes.anoMes)}, e a emissão não.`);
  }
}

/** Takes the nota for this DCI. @throws {Refusal} 400 when another DCI has it. */
async function tomar(
  { internadas, dci }: Mudando,
  { identidade, numero, fora }: Pick<LinhasDaNota['nota'], 'identidade' | 'numero' | 'fora'>,
): Promise<void> {
  if (fora) return;
  const outra = (await internadas.tomar(dci.raizId, [identidade])).get(identidade);
  if (outra) throw invalidField('numero', `A nota ${numero} já está na ${outra}.`);
}

async function existente({ notas }: Mudando, id: string): Promise<NotaDaDci> {
  const achada = await notas.buscar(id);
  if (!achada) throw notFound(ESTA);
  return achada;
}

async function lida({ notas }: Mudando, id: string): Promise<NotaDaDci> {
  return (await notas.buscar(id)) as NotaDaDci;
}

const ESTA = 'Esta nota';
