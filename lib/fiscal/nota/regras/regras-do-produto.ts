import { cfopExigeDeclaracao } from '#lib/domain/aduana/declaracao/cfop-de-importacao.ts';
import type { ItemDaNota } from '#lib/domain/aduana/nota/nota-de-importacao.ts';
import { validarCnpj } from '#lib/domain/identificadores/cnpj.ts';
import type { DataTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { difere, noItem, numero, type RegraDoItem } from './apontar-na-nota.ts';

/** The groups I (product) and DI (MOC 7.0, anexo I; NT 2020.005). `hoje` is the day of the check. */
export const regrasDoProduto =
  (hoje: DataTexto): RegraDoItem =>
  (item, i) => {
    const obrigatoria = noItem(i, true);
    const daUf = noItem(i, false);
    const { prod, DI, IPI, II, PIS, COFINS } = item;
    const cfop = prod.CFOP ?? '';
    const deImportacao = cfopExigeDeclaracao(cfop) && cfop !== '3211';
    return [
      obrigatoria(777, prod.NCM !== null && !/^\d{8}$/.test(prod.NCM), 'prod.NCM', 'a NCM não tem oito algarismos.'),
      daUf(519, /^[567]/.test(cfop), 'prod.CFOP', `o CFOP ${cfop} é de saída, e a nota é de entrada.`),
      obrigatoria(328, DE_DEVOLUCAO.includes(cfop), 'prod.CFOP', `o CFOP ${cfop} é de devolução, e a nota é normal.`),
      daUf(525, cfopExigeDeclaracao(cfop) && !DI, 'DI', `o CFOP ${cfop} exige a declaração (grupo DI).`),
      daUf(597, deImportacao && !IPI, 'IPI', `o CFOP ${cfop} exige o grupo do IPI, ainda que sem valor.`),
      daUf(599, deImportacao && !II, 'II', `o CFOP ${cfop} exige o grupo do II, ainda que zerado.`),
      obrigatoria(745, !PIS, 'PIS', 'falta o grupo do PIS.'),
      obrigatoria(748, !COFINS, 'COFINS', 'falta o grupo da COFINS.'),
      daUf(
        629,
        difere(prod.vProd, produto(prod.qCom, prod.vUnCom)),
        'prod.vProd',
        'o valor não é quantidade × valor unitário comercial.',
      ),
      daUf(
        630,
        difere(prod.vProd, produto(prod.qTrib, prod.vUnTrib)),
        'prod.vProd',
        'o valor não é quantidade × valor unitário tributável.',
      ),
      ...daDeclaracao(item, hoje, obrigatoria),
    ];
  };

function daDeclaracao({ DI, prod }: ItemDaNota, hoje: DataTexto, obrigatoria: ReturnType<typeof noItem>) {
  if (!DI) return [];
  const { dDesemb, tpViaTransp, vAFRMM, tpIntermedio, CNPJ, UFTerceiro, adi } = DI;
  const deTerceiro = tpIntermedio === '2' || tpIntermedio === '3';
  const dia = dDesemb ?? hoje;
  return [
    obrigatoria(
      376,
      dia > hoje || dia < cincoAnosAntes(hoje),
      'DI.dDesemb',
      `o desembaraço (${dia}) é futuro, ou tem mais de cinco anos.`,
    ),
    obrigatoria(
      330,
      tpViaTransp === '1' && !numero(vAFRMM),
      'DI.vAFRMM',
      'a via é marítima, e falta o AFRMM, ainda que zero.',
    ),
    obrigatoria(331, deTerceiro && !CNPJ, 'DI.CNPJ', 'falta o CNPJ do adquirente ou encomendante.'),
    obrigatoria(
      332,
      Boolean(CNPJ) && !validarCnpj(CNPJ ?? '').valido,
      'DI.CNPJ',
      'o CNPJ do adquirente ou encomendante não é válido.',
    ),
    obrigatoria(333, deTerceiro && !UFTerceiro, 'DI.UFTerceiro', 'falta a UF do adquirente ou encomendante.'),
    obrigatoria(
      334,
      ['3127', '3211'].includes(prod.CFOP ?? '') && !adi.nDraw,
      'DI.adi.nDraw',
      'o drawback exige o número do ato concessório.',
    ),
  ];
}

function produto(quantidade: string | null, unitario: string | null) {
  const [vezes, valor] = [numero(quantidade), numero(unitario)];
  return vezes && valor && vezes.times(valor);
}

/** 29 February counts as the day after 28. */
function cincoAnosAntes(hoje: DataTexto): DataTexto {
  return `${Number(hoje.slice(0, 4)) - 5}${hoje.slice(4)}`;
}

const DE_DEVOLUCAO = ['3201', '3202', '3211', '3503', '3553'];
