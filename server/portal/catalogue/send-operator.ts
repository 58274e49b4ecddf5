import { tinCanonico } from '#lib/domain/cadastros/tin-do-operador.ts';
import { diferencasDoOperador, lerOperadores } from '#lib/portal/codecs/operador-json.ts';
import type { OperadorDoPortal } from '#lib/portal/domain/operador-no-portal.ts';
import type { portalOperador } from '#server/platform/db/schema/operadores.ts';
import type { AoBuscar } from '#server/portal/talk/keep-answer.ts';
import { LISTA_DE_OPERADORES } from './catalogue-answers.ts';
import { type LinhaDoOperador, operadorRepository } from './operador-repository.ts';
import { semComparar } from './preparo-repository.ts';
import type { Envio, Fim, Pedir } from './ramo.ts';
import { depoisDoEnvio, exigirLista, frasesDoEnvio, jaDesativado, recusado } from './send-once.ts';

/**
 * The foreign operators that people sent, and the changes of them. A new one is known in the Portal by its código interno; a change by the
 * code, and by another version than the one that was changed; one out of use by its state.
 */
export const ENVIO_DOS_OPERADORES: Envio<typeof portalOperador> = {
  frases: (linha) => frasesDoEnvio('operador', linha),
  deQue: ({ id }) => ({ operadorId: id }),

  async antes(ao, linha, pedir) {
    const { ato, codigo, codigoInterno, versaoBase } = linha;
    const pedido = pedidoDe(linha);
    if (!pedido) return null;
    const la = await doPais(ao, linha, pedir);
    if (codigo === null) {
      const comCodigo = la.find((operadorDoPortal) => operadorDoPortal.codigoInterno === codigoInterno);
      const mesmo = comCodigo ?? (await comEsteTin(ao, linha, la));
      if (!mesmo) return pedido;
      const campo = comCodigo ? 'codigoInterno' : 'tin';
      return recusado([{ campo, frase: frases.jaHa(mesmo.codigo, comCodigo !== undefined) }], frases.naoEnviado);
    }
    const operadorAtual = la.find((operadorDoPortal) => operadorDoPortal.codigo === codigo);
    if (!operadorAtual) return recusado([], frases.naoEstaLa(codigo));
    const desativado = operadorAtual.situacao === 'DESATIVADO';
    if (ato === 'DESATIVAR') {
      if (desativado) return enviado(operadorAtual, linha);
    } else {
      if (desativado) return recusado([], jaDesativado('operador'));
      if (diferencasDoOperador(linha, operadorAtual).length === 0) {
        return enviado(operadorAtual, linha, frases.jaDizia(codigo, operadorAtual.versao));
      }
    }
    return operadorAtual.versao === versaoBase
      ? pedido
      : recusado([], frases.outraVersao(codigo, operadorAtual.versao, versaoBase));
  },

  async depois(ao, linha, pedir) {
    const la = await doPais(ao, linha, pedir);
    const { ato, codigo, codigoInterno, versaoBase } = linha;
    const achados = la.filter((operadorDoPortal) =>
      codigo === null ? operadorDoPortal.codigoInterno === codigoInterno : operadorDoPortal.codigo === codigo,
    );
    const [achado] = achados;
    if (!achado) return null;
    if (ato === 'DESATIVAR' && achado.situacao === 'DESATIVADO') return enviado(achado, linha);
    // The version that was to be changed still stands: the change may be on its way.
    if (codigo !== null && achado.versao === versaoBase) return null;
    const igual = achados.length === 1 && diferencasDoOperador(linha, achado).length === 0;
    return igual && ato !== 'DESATIVAR' ? enviado(achado, linha) : { veja: frases.achadoDiferente(achados) };
  },

  feito(linha, bytes) {
    const [feito] = lerOperadores(bytes);
    return feito && (linha.codigo === null || feito.codigo === linha.codigo) ? enviado(feito, linha) : null;
  },

  campoDaFrase(frase) {
    const [, campo = null] = CAMPOS_NAS_FRASES.find(([palavra]) => palavra.test(frase)) ?? [];
    return campo;
  },
};

/** The Portal's operators of this root and country, those out of use too, whatever its filter makes of it. */
async function doPais(ao: AoBuscar, { raiz, codigoPais }: LinhaDoOperador, pedir: Pedir): Promise<OperadorDoPortal[]> {
  const query = new URLSearchParams({ cpfCnpjRaiz: raiz, paisOrigem: codigoPais, exibirDesativados: 'true' });
  const lista = exigirLista(ao, await pedir(LISTA_DE_OPERADORES, `${CAMINHO}?${query}`), lerOperadores);
  return lista.filter((operadorDoPortal) => operadorDoPortal.codigoPais === codigoPais);
}

/** An operator with this tax number that is no other supplier's here. */
async function comEsteTin(ao: AoBuscar, linha: LinhaDoOperador, la: readonly OperadorDoPortal[]) {
  const tin = tinCanonico(linha.tin ?? '');
  if (tin === '') return undefined;
  const daqui = await operadorRepository(ao.db, linha.empresaId).doAmbiente(linha);
  const deOutros = new Set(daqui.flatMap(({ codigo, codigoPais }) => (codigo ? `${codigoPais} ${codigo}` : [])));
  return la.find(
    (operadorDoPortal) =>
      tinCanonico(operadorDoPortal.tin ?? '') === tin &&
      !deOutros.has(`${operadorDoPortal.codigoPais} ${operadorDoPortal.codigo}`),
  );
}

/** The request of an act; null when there is nothing to send. */
function pedidoDe({ ato, raiz, codigoPais, codigo, versaoBase, escrito: corpo }: LinhaDoOperador) {
  const doPaisDele = `${raiz}/${codigoPais}`;
  if (codigo === null) {
    if (!corpo) return null;
    const caminho = `${CAMINHO}/${doPaisDele}`;
    return { funcao: 'salvarVersaoInicialOperador', metodo: 'POST', caminho, corpo } as const;
  }
  const caminhoDoOperador = `${doPaisDele}/${encodeURIComponent(codigo)}`;
  const estaVersao = `${caminhoDoOperador}/${encodeURIComponent(versaoBase ?? '')}`;
  if (ato === 'NOVA_VERSAO') {
    if (!corpo) return null;
    return {
      funcao: 'salvarNovaVersaoOperador',
      metodo: 'PUT',
      caminho: `${CAMINHO}/${caminhoDoOperador}`,
      corpo,
    } as const;
  }
  if (versaoBase === null) return null;
  if (ato === 'DESATIVAR') {
    const caminho = `${CAMINHO}/desativar/${estaVersao}`;
    return { funcao: 'desativarOperador', metodo: 'PUT', caminho, corpo: null } as const;
  }
  if (!corpo) return null;
  return { funcao: 'salvarRetificacaoOperador', metodo: 'PUT', caminho: `${CAMINHO}/${estaVersao}`, corpo } as const;
}

function enviado(
  la: OperadorDoPortal,
  linha: LinhaDoOperador,
  oQue = frases.feito(la, linha.ato === 'DESATIVAR'),
): Fim<typeof portalOperador> {
  const { codigo, versao, situacao } = la;
  return {
    valores: {
      situacao: 'ENVIADO',
      codigo,
      versaoNoPortal: versao,
      situacaoNoPortal: situacao,
      problemas: [],
      noPortal: la,
      ...depoisDoEnvio(linha),
      ...semComparar(),
    },
    oQue,
  };
}

/** The first that fits: a sentence about the subdivision also names the country. */
const CAMPOS_NAS_FRASES = [
  [/subdivisão|subdivisao|estado|província/i, 'codigoSubdivisaoPais'],
  [/código interno/i, 'codigoInterno'],
  [/\bTIN\b|identificação do operador/i, 'tin'],
  [/identificaç(ão|ões) adiciona/i, 'identificacoesAdicionais'],
  [/logradouro|endereço/i, 'logradouro'],
  [/cidade/i, 'nomeCidade'],
  [/código postal|\bCEP\b/i, 'cep'],
  [/e-?mail/i, 'email'],
  [/país/i, 'codigoPais'],
  [/nome|razão social/i, 'nome'],
] as const;

const frases = {
  feito: ({ codigo, versao }: OperadorDoPortal, desativado: boolean) =>
    desativado
      ? `o Portal desativou o operador ${codigo}.`
      : `o Portal fez o operador ${codigo}${versao ? `, versão ${versao}` : ''}.`,
  jaDizia: (codigo: string, versao: string | null) =>
    `nada foi enviado: o Portal já dizia o mesmo do operador ${codigo}${versao ? `, versão ${versao}` : ''}.`,
  jaHa: (codigo: string, peloInterno: boolean) =>
    peloInterno
      ? `O Portal Único já tem o operador ${codigo} com este código interno. Se é ele, diga aqui; se não, dê outro código interno.`
      : `O Portal Único já tem o operador ${codigo} com este TIN. Se é ele, diga aqui que já está no Portal.`,
  naoEnviado: 'Nada foi enviado: o Portal Único já tem um operador que parece este.',
  naoEstaLa: (codigo: string) =>
    `Nada foi enviado: o Portal Único não mostra o operador ${codigo} deste importador e país.`,
  outraVersao: (codigo: string, la: string | null, base: string | null) =>
    `Nada foi enviado: no Portal o operador ${codigo} está na versão ${la ?? '—'}, e esta foi preparada sobre a ${base ?? '—'}. Compare com o Portal e envie à revisão de novo.`,
  achadoDiferente: (achados: readonly OperadorDoPortal[]) =>
    achados.length === 1
      ? `O Portal Único tem o operador ${achados[0]?.codigo}, versão ${achados[0]?.versao ?? '—'}, mas ele não diz o mesmo que foi enviado. Veja lá e diga aqui se é ele.`
      : `O Portal Único tem mais de um operador com este código interno: ${achados.map(({ codigo }) => codigo).join(', ')}. Veja lá e diga aqui qual é este.`,
};

const CAMINHO = '/catp/api/ext/operador-estrangeiro';
