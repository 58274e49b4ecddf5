import type { ItemDeEntrada, NotaDeEntrada } from '#lib/domain/aduana/nota-de-entrada.ts';
import { somar } from '#lib/domain/numeros/decimal-exato.ts';
import type { DecimalTexto } from '#lib/domain/numeros/decimal-texto.ts';
import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { numeroDoItem } from './nfe-xml-item.ts';
import { codigoDe, DECIMAL, DINHEIRO, type Leitor, leitorDe } from './nfe-xml-leitor.ts';
import { lerCabecalho } from './nfe-xml-nota.ts';
import { filhos, nomesDosFilhos } from './xml-documento.ts';

/** Reads an incoming nota of an import. @throws {ArquivoXmlInvalido} NOTA_DE_ENTRADA when none of its items names a declaration. */
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
    throw new ArquivoXmlInvalido('NOTA_DE_ENTRADA', SEM_DECLARACAO, 'DI');
  }
  return {
    ...{ chave, numero, serie, emissao, homologacao, emitente, situacao, itens },
    frete: total.ler('vFrete', DINHEIRO),
    seguro: total.ler('vSeg', DINHEIRO),
    pesoLiquido: peso('pesoL'),
    pesoBruto: peso('pesoB'),
  };
}

function lerItem(item: Leitor, nItem: number): ItemDeEntrada {
  const [produto, imposto] = [item.grupo('prod'), item.grupo('imposto')];
  const ii = imposto.grupoOuNada('II');
  return {
    nItem,
    ncm: produto.ler('NCM', codigoDe(/^(\d{8}|\d{2})$/, 'não é uma NCM de oito algarismos')),
    declaracoes: filhos(produto.elemento, 'DI').map((di) => declaracaoDe(leitorDe(di, ` do grupo DI${item.onde}`))),
    baseDoIi: ii?.ler('vBC', DINHEIRO) ?? null,
    ii: ii?.ler('vII', DINHEIRO) ?? null,
    ipi: tributo(imposto.grupoOuNada('IPI'), 'vIPI', /^IPI(Trib|NT)$/),
    pis: tributo(imposto.grupoOuNada('PIS'), 'vPIS', /^PIS/),
    cofins: tributo(imposto.grupoOuNada('COFINS'), 'vCOFINS', /^COFINS/),
  };
}

function declaracaoDe(di: Leitor) {
  // Issuers write the number with and without the punctuation of its printed form.
  const numero = di
    .texto('nDI')
    .replace(/[./\s-]/g, '')
    .toUpperCase();
  const adicoes = filhos(di.elemento, 'adi').map((adi) => {
    const lida = leitorDe(adi, ` do grupo adi${di.onde}`);
    return {
      numero: Number(lida.ler('nAdicao', DE_ADICAO)),
      sequencia: Number(lida.ler('nSeqAdic', DE_SEQUENCIA)),
    };
  });
  return { numero, adicoes };
}

/** The group inside has the name of the tax situation; one without an amount charges none. */
function tributo(grupo: Leitor | null, campo: string, nome: RegExp): DecimalTexto | null {
  if (grupo === null) return null;
  const dentro = nomesDosFilhos(grupo.elemento).find((um) => nome.test(um));
  if (dentro === undefined) return null;
  return grupo.grupo(dentro).interpretar(campo, DINHEIRO) ?? '0.00';
}

function somaOuNada(parcelas: readonly (DecimalTexto | null)[]): DecimalTexto | null {
  const ditas = parcelas.flatMap((uma) => uma ?? []);
  return ditas.length === 0 ? null : somar(ditas).toFixed();
}

const DE_ADICAO = codigoDe(/^\d{1,3}$/, 'não é o número de uma adição');
const DE_SEQUENCIA = codigoDe(/^\d{1,5}$/, 'não é a posição de um item');
const SEM_DECLARACAO =
  'A nota é de entrada e não cita DI nem DUIMP (devolução, retorno ou compra): só as de importação são comparadas.';
