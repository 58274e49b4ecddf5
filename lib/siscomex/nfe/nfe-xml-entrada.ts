import { cfopExigeDeclaracao } from '#lib/domain/aduana/declaracao/cfop-de-importacao.ts';
import type { DeclaracaoCitada, ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/declaracao/nota-de-entrada.ts';
import { lerNumeroDeclaracao } from '#lib/domain/identificadores/numero-declaracao.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { filhos, nomesDosFilhos } from '#lib/siscomex/xml/xml-documento.ts';
import { numeroDoItem } from './nfe-xml-item.ts';
import { codigoDe, DATA, DECIMAL, DINHEIRO, type Leitor, leitorDe } from './nfe-xml-leitor.ts';
import { lerCabecalho } from './nfe-xml-nota.ts';

/**
 * Reads an incoming nota of an import.
 * @throws {ArquivoXmlInvalido} when none of its items names a declaration: CAMPO_AUSENTE if the CFOP asks for one, else NOTA_DE_ENTRADA.
 */
export function lerNotaDeEntrada(nfe: Leitor, protocolo: Leitor | null): NotaDeEntrada {
  const { informada, cabecalho } = lerCabecalho(nfe, protocolo);
  const { chave, numero, serie, emissao, homologacao, emitente, situacao } = cabecalho;
  const total = informada.grupo('total').grupo('ICMSTot');
  const volumes = filhos(informada.grupo('transp').elemento, 'vol').map((vol) => leitorDe(vol, ' do grupo vol'));
  const peso = (campo: string) => somaOuNada(volumes.map((vol) => vol.interpretar(campo, DECIMAL)));
  const itens = filhos(informada.elemento, 'det').map((det) => {
    const nItem = numeroDoItem(det);
    return lerItem(leitorDe(det, ` do item ${nItem} da nota`), nItem);
  });
  if (itens.every(({ declaracoes }) => declaracoes.length === 0)) {
    const deImportacao = itens.find(({ cfop }) => cfopExigeDeclaracao(cfop));
    if (deImportacao) throw new ArquivoXmlInvalido('CAMPO_AUSENTE', semGrupoDi(deImportacao.cfop), 'DI');
    throw new ArquivoXmlInvalido('NOTA_DE_ENTRADA', SEM_DECLARACAO, 'DI');
  }
  return {
    chave,
    numero,
    serie,
    emissao,
    homologacao,
    emitente,
    situacao,
    itens,
    frete: total.ler('vFrete', DINHEIRO),
    seguro: total.ler('vSeg', DINHEIRO),
    pesoLiquido: peso('pesoL'),
    pesoBruto: peso('pesoB'),
    totais: {
      ii: total.interpretar('vII', DINHEIRO),
      ipi: total.interpretar('vIPI', DINHEIRO),
      pis: total.interpretar('vPIS', DINHEIRO),
      cofins: total.interpretar('vCOFINS', DINHEIRO),
    },
  };
}

function lerItem(item: Leitor, nItem: number): ItemDeEntrada {
  const [produto, imposto] = [item.grupo('prod'), item.grupo('imposto')];
  const ii = imposto.grupoOuNada('II');
  return {
    nItem,
    ncm: produto.ler('NCM', codigoDe(/^(\d{8}|\d{2})$/, 'não é uma NCM de oito algarismos')),
    cfop: produto.ler('CFOP', codigoDe(/^\d{4}$/, 'não é um CFOP')),
    declaracoes: filhos(produto.elemento, 'DI').map((di) => declaracaoDe(leitorDe(di, ` do grupo DI${item.onde}`))),
    baseDoIi: ii?.ler('vBC', DINHEIRO) ?? null,
    ii: ii?.ler('vII', DINHEIRO) ?? null,
    ipi: tributo(imposto.grupoOuNada('IPI'), 'vIPI', /^IPI(Trib|NT)$/),
    pis: tributo(imposto.grupoOuNada('PIS'), 'vPIS', /^PIS/),
    cofins: tributo(imposto.grupoOuNada('COFINS'), 'vCOFINS', /^COFINS/),
  };
}

function declaracaoDe(di: Leitor): DeclaracaoCitada {
  const adicoes = filhos(di.elemento, 'adi').map((adi) => {
    const lida = leitorDe(adi, ` do grupo adi${di.onde}`);
    return {
      numero: numeroOuNada(lida.interpretar('nAdicao', DE_ADICAO)),
      sequencia: numeroOuNada(lida.interpretar('nSeqAdic', DE_SEQUENCIA)),
    };
  });
  return {
    numero: lerNumeroDeclaracao(di.texto('nDI')),
    registro: di.interpretar('dDI', DATA),
    desembaraco: di.interpretar('dDesemb', DATA),
    viaTransporte: di.interpretar('tpViaTransp', DE_VIA),
    afrmm: di.interpretar('vAFRMM', DINHEIRO),
    intermediacao: di.interpretar('tpIntermedio', DE_INTERMEDIACAO),
    adicoes,
  };
}

const numeroOuNada = (texto: string | null) => (texto === null ? null : Number(texto));

/** The group inside has the name of the tax situation; one without an amount charges none. */
function tributo(grupo: Leitor | null, campo: string, nome: RegExp): DecimalTexto | null {
  if (grupo === null) return null;
  const dentro = nomesDosFilhos(grupo.elemento).find((nomeDoFilho) => nome.test(nomeDoFilho));
  if (dentro === undefined) return null;
  return grupo.grupo(dentro).interpretar(campo, DINHEIRO) ?? '0.00';
}

function somaOuNada(parcelas: readonly (DecimalTexto | null)[]): DecimalTexto | null {
  const ditas = parcelas.flatMap((parcela) => parcela ?? []);
  return ditas.length === 0 ? null : somar(ditas).toFixed();
}

const DE_ADICAO = codigoDe(/^\d{1,3}$/, 'não é o número de uma adição');
const DE_SEQUENCIA = codigoDe(/^\d{1,5}$/, 'não é a posição de um item');
const DE_VIA = codigoDe(/^\d{1,2}$/, 'não é o código de uma via de transporte');
const DE_INTERMEDIACAO = codigoDe(/^[123]$/, 'não é 1 (conta própria), 2 (conta e ordem) nem 3 (encomenda)');
const semGrupoDi = (cfop: string) =>
  `A nota é de importação (CFOP ${cfop}) e não traz o grupo DI, que a Sefaz exige (rejeição 525): sem ele não se sabe a declaração.`;
const SEM_DECLARACAO =
  'A nota é de entrada e não cita DI nem DUIMP (devolução, retorno ou compra): só as de importação são comparadas.';
