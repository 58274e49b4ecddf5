import type { Conferencia } from '#lib/domain/aduana/declaracao/conferencia.ts';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import type { Parametro } from '#lib/domain/cadastros/parametro.ts';
import { digitoDaDi, formatarNumeroDi } from '#lib/domain/identificadores/digito-di.ts';
import { formatarNumeroDuimp, validarDuimp } from '#lib/domain/identificadores/duimp.ts';
import { conferirCapa } from './conferencia-da-capa.ts';
import { conferirRecolher } from './conferencia-do-recolher.ts';
import { conferirTextos } from './conferencia-dos-textos.ts';
import { conferirItens } from './conferencia-itens.ts';
import { conferirLc224 } from './conferencia-lc-224.ts';
import { conferirPagamentos } from './conferencia-pagamentos.ts';
import { conferirSituacao } from './conferencia-situacao.ts';
import { conferirPesoBruto, conferirPesoEstatistico, conferirPesoLiquido, conferirVmld } from './conferencia-totais.ts';
import { contagem } from './frases.ts';

/**
 * Checks a declaration against itself: its number, totals, items and payments. `erro` contradicts the document, `aviso` should be
 * reviewed, `ok` matches within the truncation residue of the Siscomex (domain/importacao.md §3.4). `parametros` may give the
 * company's tolerance of a payment.
 */
export function conferirDi(di: DeclaracaoImportacao, parametros?: readonly Parametro[]): Conferencia[] {
  if (di.duimp) return conferirDuimp(di);
  return [
    conferirDigito(di),
    conferirQuantidadeDeAdicoes(di),
    conferirVmld(di),
    conferirPesoLiquido(di),
    ...conferirPesoBruto(di),
    ...conferirPesoEstatistico(di),
    ...conferirItens(di),
    ...conferirRecolher(di),
    ...conferirLc224(di),
    ...conferirTextos(di),
    ...conferirPagamentos(di, parametros),
  ];
}

/** The checks that also apply to a DUIMP: its totals are sums of its items, and nothing is truncated. */
function conferirDuimp(di: DeclaracaoImportacao): Conferencia[] {
  return [
    conferirDigitoDaDuimp(di),
    ...conferirSituacao(di),
    ...conferirCapa(di),
    ...conferirLc224(di),
    ...conferirTextos(di),
    ...(di.pagamentos.length > 0 ? conferirPagamentos(di) : []),
  ];
}

function conferirDigitoDaDuimp({ numeroDI }: DeclaracaoImportacao): Conferencia {
  const base = { codigo: 'DUIMP_DIGITO', declarado: null, calculado: null, adicao: null };
  const lida = validarDuimp(numeroDI);
  if (!lida.valido) return { ...base, nivel: 'erro', mensagem: lida.motivo };
  return {
    ...base,
    nivel: 'ok',
    mensagem: `O dígito verificador da DUIMP ${formatarNumeroDuimp(numeroDI)} está certo.`,
  };
}

function conferirDigito({ numeroDI }: DeclaracaoImportacao): Conferencia {
  const impresso = formatarNumeroDi(numeroDI);
  const base = { codigo: 'DI_DIGITO', adicao: null };
  if (!/^\d{10}$/.test(numeroDI)) {
    const mensagem = `O número da DI, ${impresso}, não tem dez algarismos.`;
    return { ...base, nivel: 'erro', mensagem, declarado: null, calculado: null };
  }
  const [declarado, calculado] = [numeroDI.slice(9), digitoDaDi(numeroDI.slice(0, 9))];
  if (declarado === calculado) {
    const mensagem = `O dígito verificador da DI ${impresso} está certo.`;
    return { ...base, nivel: 'ok', mensagem, declarado, calculado };
  }
  const mensagem = `O dígito verificador da DI ${impresso} deveria ser ${calculado}.`;
  return { ...base, nivel: 'erro', mensagem, declarado, calculado };
}

function conferirQuantidadeDeAdicoes({ totais, adicoes }: DeclaracaoImportacao): Conferencia {
  const trazidas = contagem(adicoes.length, 'adição', 'adições');
  const linha = {
    codigo: 'ADICOES_QUANTIDADE',
    adicao: null,
    declarado: totais.adicoes === null ? null : String(totais.adicoes),
    calculado: String(adicoes.length),
  };
  if (totais.adicoes === null) {
    return { ...linha, nivel: 'aviso', mensagem: `Total de adições não informado; o arquivo traz ${trazidas}.` };
  }
  if (totais.adicoes === adicoes.length) {
    return { ...linha, nivel: 'ok', mensagem: `O arquivo traz ${trazidas}, como a DI declara.` };
  }
  const declaradas = contagem(totais.adicoes, 'adição', 'adições');
  return { ...linha, nivel: 'erro', mensagem: `A DI declara ${declaradas}, e o arquivo traz ${trazidas}.` };
}
