import { tinCanonico } from '#lib/domain/cadastros/tin-do-operador.ts';
import type { OperadorDoPortal } from '#lib/domain/sistema/operador-no-portal.ts';
import { diferencasDoOperador, lerOperadores } from '#lib/siscomex/operador-json.ts';
import type { AoBuscar } from '#server/comex/portal/fetch-duimp.ts';
import type { Fila } from '#server/comex/portal/queue.ts';
import { portalOperador } from '#server/platform/db/schema-operadores.ts';
import { LISTA_DE_OPERADORES } from './catalogue-answers.ts';
import { contarNoOperador } from './catalogue-history.ts';
import { type LinhaDoOperador, operadorRepository } from './operador-repository.ts';
import { semComparar } from './preparo-repository.ts';
import {
  type ComoEnviar,
  exigirLista,
  type Fim,
  filaDeEnvios,
  frasesDoEnvio,
  type Pedir,
  recusado,
} from './send-once.ts';

/**
 * The foreign operators that people sent: a new one, or a new version of one that the Portal has. A new one is known there by its código
 * interno; a new version by its code and by another version than the one that was replaced.
 */
export const filaDosOperadores = (ao: AoBuscar): Fila => filaDeEnvios(ao, OPERADORES);

const OPERADORES: ComoEnviar<typeof portalOperador> = {
  tabela: portalOperador,
  frases: () => frasesDoEnvio('operador'),
  contar: contarNoOperador,
  deQue: ({ id }) => ({ produtoId: null, operadorId: id }),

  async antes(ao, linha, pedir) {
    const { raiz, codigoPais, codigo, codigoInterno, escrito: corpo } = linha;
    if (!corpo) return null;
    const caminho = `${CAMINHO}/${raiz}/${codigoPais}`;
    const la = await doPais(ao, linha, pedir);
    if (codigo === null) {
      const comCodigo = la.find((um) => um.codigoInterno === codigoInterno);
      const mesmo = comCodigo ?? (await comEsteTin(ao, linha, la));
      if (!mesmo) return { funcao: 'salvarVersaoInicialOperador', metodo: 'POST', caminho, corpo };
      const campo = comCodigo ? 'codigoInterno' : 'tin';
      return recusado([{ campo, frase: frases.jaHa(mesmo.codigo, comCodigo !== undefined) }], frases.naoEnviado);
    }
    const dele = la.find((um) => um.codigo === codigo);
    if (!dele) return recusado([], frases.naoEstaLa(codigo));
    if (diferencasDoOperador(linha, dele).length === 0) return enviado(dele, frases.jaDizia(codigo, dele.versao));
    if (dele.versao !== linha.versaoBase) {
      return recusado([], frases.outraVersao(codigo, dele.versao, linha.versaoBase));
    }
    return {
      funcao: 'salvarNovaVersaoOperador',
      metodo: 'PUT',
      caminho: `${caminho}/${encodeURIComponent(codigo)}`,
      corpo,
    };
  },

  async depois(ao, linha, pedir) {
    const la = await doPais(ao, linha, pedir);
    const { codigo, codigoInterno, versaoBase } = linha;
    const achados = la.filter((um) =>
      codigo === null ? um.codigoInterno === codigoInterno : um.codigo === codigo && um.versao !== versaoBase,
    );
    const [achado] = achados;
    if (!achado) return null;
    const igual = achados.length === 1 && diferencasDoOperador(linha, achado).length === 0;
    return igual ? enviado(achado) : { veja: frases.achadoDiferente(achados) };
  },

  feito(linha, bytes) {
    const [feito] = lerOperadores(bytes);
    return feito && (linha.codigo === null || feito.codigo === linha.codigo) ? enviado(feito) : null;
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
  return lista.filter((um) => um.codigoPais === codigoPais);
}

/** An operator with this tax number that is no other supplier's here. */
async function comEsteTin(ao: AoBuscar, linha: LinhaDoOperador, la: readonly OperadorDoPortal[]) {
  const tin = tinCanonico(linha.tin ?? '');
  if (tin === '') return undefined;
  const daqui = await operadorRepository(ao.db, linha.empresaId).doAmbiente(linha);
  const deOutros = new Set(daqui.flatMap(({ codigo, codigoPais }) => (codigo ? `${codigoPais} ${codigo}` : [])));
  return la.find((um) => tinCanonico(um.tin ?? '') === tin && !deOutros.has(`${um.codigoPais} ${um.codigo}`));
}

function enviado(la: OperadorDoPortal, oQue = frases.feito(la.codigo, la.versao)): Fim<typeof portalOperador> {
  const { codigo, versao, situacao } = la;
  return {
    valores: {
      ...{ situacao: 'ENVIADO', codigo, versaoNoPortal: versao, situacaoNoPortal: situacao, problemas: [] },
      ...{ noPortal: la, versaoBase: null, ...semComparar() },
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
  feito: (codigo: string, versao: string | null) =>
    `o Portal fez o operador ${codigo}${versao ? `, versão ${versao}` : ''}.`,
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
