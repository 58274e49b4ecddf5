import type {
  DestinatarioDaNota,
  ItemDaNota,
  LugarDaNota,
  NotaFiscal,
} from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { dinheiro, Exato, somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { arredondar } from '#lib/fiscal/memoria.ts';
import { assinaturaFicticia, ESPACO_NFE, elemento, folhas, RESUMO_FICTICIO } from './xml-ficticio.ts';

/** Fields the XML of a nota has and the model lacks. */
export interface AlemDoModelo {
  /** The time of issue, `HH:MM:SS`, in Manaus. */
  hora: string;
  produtos: readonly { codigo: string; aliquotaIpi?: DecimalTexto }[];
  /** The key of the nota whose goods come back; this nota is then of entrance. */
  devolucaoDe?: string;
}

/** Writes an `nfeProc` of layout 4.00 with every group the schema requires. */
export function escreverNota(nota: NotaFiscal, alem: AlemDoModelo): string {
  const Id = `NFe${nota.chave}`;
  const dentro = [
    identificacao(nota, alem),
    emitente(nota),
    destinatario(nota.destinatario),
    nota.entrega === null ? '' : entrega(nota.entrega, nota.destinatario),
    ...nota.itens.map((item) => detalhe(item, alem)),
    totais(nota),
    elemento('transp', folhas({ modFrete: '0' })),
    elemento('pag', elemento('detPag', folhas({ tPag: '90', vPag: '0.00' }))),
    nota.informacaoComplementar === null ? '' : elemento('infAdic', folhas({ infCpl: nota.informacaoComplementar })),
  ].join('');
  const assinada = elemento('infNFe', dentro, { versao: '4.00', Id }) + assinaturaFicticia(Id);
  const processada = elemento('NFe', assinada, { xmlns: ESPACO_NFE }) + protocolo(nota);
  return `<?xml version="1.0" encoding="UTF-8"?>${elemento('nfeProc', processada, { versao: '4.00', xmlns: ESPACO_NFE })}`;
}

function identificacao(nota: NotaFiscal, { hora, devolucaoDe }: AlemDoModelo): string {
  const { chave, destinatario } = nota;
  const idDest = destinatario.uf === 'EX' ? '3' : destinatario.uf === nota.emitente.uf ? '1' : '2';
  const referida = devolucaoDe === undefined ? '' : elemento('NFref', folhas({ refNFe: devolucaoDe }));
  return elemento(
    'ide',
    folhas({
      cUF: chave.slice(0, 2),
      cNF: chave.slice(35, 43),
      natOp: nota.naturezaOperacao,
      mod: nota.modelo,
      serie: nota.serie,
      nNF: nota.numero,
      dhEmi: `${nota.emissao}T${hora}-04:00`,
      dhSaiEnt: nota.saida && `${nota.saida}T23:59:59-04:00`,
      tpNF: devolucaoDe === undefined ? nota.tpNF : '0',
      idDest,
      cMunFG: nota.emitente.municipioIbge,
      tpImp: '1',
      tpEmis: '1',
      cDV: chave.slice(43),
      tpAmb: nota.homologacao ? '2' : '1',
      finNFe: nota.finNFe,
      indFinal: '1',
      indPres: '9',
      indIntermed: '0',
      procEmi: '0',
      verProc: 'FICTICIO',
    }) + referida,
  );
}

function emitente({ emitente: { cnpj, nome, ie, uf, municipioIbge } }: NotaFiscal): string {
  const endereco = enderecoDe({ uf, municipioIbge, municipio: 'Manaus' }) + folhas({ CEP: '69000000' });
  return elemento(
    'emit',
    folhas({ CNPJ: cnpj, xNome: nome }) + elemento('enderEmit', endereco) + folhas({ IE: ie, CRT: '3' }),
  );
}

function destinatario(destinatario: DestinatarioDaNota): string {
  const { nome, uf } = destinatario;
  const pais = uf === 'EX' ? folhas({ cPais: '2496', xPais: 'ESTADOS UNIDOS' }) : '';
  return elemento(
    'dest',
    documentoDe(destinatario) +
      folhas({ xNome: nome }) +
      elemento('enderDest', enderecoDe(destinatario) + pais) +
      folhas({ indIEDest: '9' }),
  );
}

function entrega(lugar: LugarDaNota, destinatario: DestinatarioDaNota): string {
  return elemento('entrega', documentoDe(destinatario) + enderecoDe(lugar));
}

const DOCUMENTO = { PJ: 'CNPJ', PF: 'CPF', EXTERIOR: 'idEstrangeiro' } as const;

function documentoDe({ tipo, documento }: DestinatarioDaNota): string {
  return folhas({ [DOCUMENTO[tipo]]: documento });
}

function enderecoDe({ municipioIbge, municipio, uf }: LugarDaNota): string {
  return folhas({ xLgr: 'Rua Fictícia', nro: '100', xBairro: 'Centro', cMun: municipioIbge, xMun: municipio, UF: uf });
}

function detalhe(item: ItemDaNota, { produtos }: AlemDoModelo): string {
  const produto = folhas({
    cProd: item.codigo,
    cEAN: 'SEM GTIN',
    xProd: item.descricao,
    NCM: item.ncm,
    CFOP: item.cfop,
    uCom: item.unidade,
    qCom: item.quantidade,
    vUnCom: item.valorUnitario,
    vProd: item.valorTotal,
    cEANTrib: 'SEM GTIN',
    uTrib: item.unidadeTributavel,
    qTrib: item.quantidadeTributavel,
    vUnTrib: item.valorUnitario,
    indTot: '1',
    xPed: item.numeroPedido,
  });
  const aliquotaIpi = produtos.find(({ codigo }) => codigo === item.codigo)?.aliquotaIpi;
  return elemento(
    'det',
    elemento('prod', produto) + impostos(item, aliquotaIpi) + folhas({ infAdProd: item.infAdProd }),
    {
      nItem: String(item.nItem),
    },
  );
}

function impostos({ valorTotal: vBC, origem, ipi }: ItemDaNota, aliquotaIpi = '0.00'): string {
  const icms = { orig: origem, CST: '00', modBC: '3', vBC, pICMS: ICMS, vICMS: porCento(vBC, ICMS) };
  const doIpi =
    ipi === null
      ? elemento('IPINT', folhas({ CST: '52' }))
      : elemento('IPITrib', folhas({ CST: '50', vBC, pIPI: aliquotaIpi, vIPI: ipi }));
  const pis = { CST: '01', vBC, pPIS: PIS, vPIS: porCento(vBC, PIS) };
  const cofins = { CST: '01', vBC, pCOFINS: COFINS, vCOFINS: porCento(vBC, COFINS) };
  return elemento(
    'imposto',
    elemento('ICMS', elemento('ICMS00', folhas(icms))) +
      elemento('IPI', folhas({ cEnq: '999' }) + doIpi) +
      elemento('PIS', elemento('PISAliq', folhas(pis))) +
      elemento('COFINS', elemento('COFINSAliq', folhas(cofins))),
  );
}

/** Plausible rates, in percent, for a fictitious nota. */
const [ICMS, PIS, COFINS] = ['12.00', '0.65', '3.00'] as const;

/** Computes a tax of a nota, rounded half up to the cent. */
export function porCento(valor: DecimalTexto, aliquota: DecimalTexto): DecimalTexto {
  return dinheiro(arredondar(new Exato(valor).times(aliquota).div(100), 2, 'MEIO_PARA_CIMA'));
}

function totais({ itens, valorTotal }: NotaFiscal): string {
  const vProd = dinheiro(somar(itens.map((item) => item.valorTotal)));
  const daAliquota = (aliquota: DecimalTexto) =>
    dinheiro(somar(itens.map((item) => porCento(item.valorTotal, aliquota))));
  const nada = '0.00';
  return elemento(
    'total',
    elemento(
      'ICMSTot',
      folhas({
        vBC: vProd,
        vICMS: daAliquota(ICMS),
        vICMSDeson: nada,
        vFCP: nada,
        vBCST: nada,
        vST: nada,
        vFCPST: nada,
        vFCPSTRet: nada,
        vProd,
        vFrete: nada,
        vSeg: nada,
        vDesc: nada,
        vII: nada,
        vIPI: dinheiro(somar(itens.map(({ ipi }) => ipi))),
        vIPIDevol: nada,
        vPIS: daAliquota(PIS),
        vCOFINS: daAliquota(COFINS),
        vOutro: nada,
        vNF: valorTotal,
      }),
    ),
  );
}

function protocolo({ chave, homologacao, autorizacao }: NotaFiscal): string {
  if (autorizacao === null) return '';
  const resposta = folhas({
    tpAmb: homologacao ? '2' : '1',
    verAplic: 'FICTICIO',
    chNFe: chave,
    dhRecbto: autorizacao.em.replace('.000Z', '+00:00'),
    nProt: autorizacao.protocolo,
    digVal: RESUMO_FICTICIO,
    cStat: autorizacao.cStat,
    xMotivo: 'Autorizado o uso da NF-e',
  });
  return elemento('protNFe', elemento('infProt', resposta), { versao: '4.00' });
}
