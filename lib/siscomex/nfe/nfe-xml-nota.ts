import type {
  DestinatarioDaNota,
  EmitenteDaNota,
  LugarDaNota,
  NotaFiscal,
} from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { filhos } from '#lib/siscomex/xml/xml-documento.ts';
import { conferirChave, lerChaveDoId } from './nfe-xml-chave.ts';
import { lerItem } from './nfe-xml-item.ts';
import { CNPJ, CPF, codigoDe, DIA, DINHEIRO, type Leitor, leitorDe, MUNICIPIO, UF } from './nfe-xml-leitor.ts';
import { lerProtocolo } from './nfe-xml-protocolo.ts';

/** Reads the nota of an `<NFe>`, with the answer of the Sefaz if the file has it. */
export function lerNota(nfe: Leitor, protocolo: Leitor | null): NotaFiscal {
  if (eDeEntrada(nfe)) {
    throw new ArquivoXmlInvalido(
      'NOTA_DE_ENTRADA',
      'A nota é de entrada (devolução, retorno ou compra): a DCI é feita só das de saída.',
      'tpNF',
    );
  }
  const { informada, cabecalho } = lerCabecalho(nfe, protocolo);
  return {
    ...cabecalho,
    tpNF: '1',
    destinatario: destinatario(informada.grupo('dest')),
    entrega: entrega(informada.grupoOuNada('entrega')),
    valorTotal: informada.grupo('total').grupo('ICMSTot').ler('vNF', DINHEIRO),
    informacaoComplementar: informada.grupoOuNada('infAdic')?.textoOuNulo('infCpl') ?? null,
    itens: itens(informada),
  };
}

/** Whether the goods come in (tpNF 0). */
export function eDeEntrada(nfe: Leitor): boolean {
  const informada = leitorDe(nfe.grupo('infNFe').elemento, ' da nota');
  conferirLeiaute(informada);
  const ide = informada.grupo('ide');
  conferirModelo(ide);
  return ide.ler('tpNF', codigoDe(/^[01]$/, 'não é entrada (0) nem saída (1)')) === '0';
}

/** What incoming and outgoing notas have in common. The key is checked against it. */
export function lerCabecalho(nfe: Leitor, protocolo: Leitor | null) {
  const informada = leitorDe(nfe.grupo('infNFe').elemento, ' da nota');
  conferirLeiaute(informada);
  const ide = informada.grupo('ide');
  conferirModelo(ide);
  const chave = lerChaveDoId(informada.atributo('Id'));
  const cabecalho = {
    chave,
    ...identificacao(ide),
    emitente: emitente(informada.grupo('emit')),
    ...lerProtocolo(protocolo, chave),
  };
  conferirChave(cabecalho, ide.ler('cUF', DOIS_ALGARISMOS));
  return { informada, cabecalho };
}

const LEIAUTE = '4.00';

function conferirLeiaute(informada: Leitor): void {
  const versao = informada.atributo('versao');
  if (versao === LEIAUTE) return;
  const qual = versao === null ? 'não diz o seu leiaute' : `é do leiaute ${versao.slice(0, 10)}`;
  throw new ArquivoXmlInvalido('LEIAUTE_DESCONHECIDO', `A nota ${qual}, e só o ${LEIAUTE} é lido.`, 'versao');
}

const DOIS_ALGARISMOS = codigoDe(/^\d{2}$/, 'não tem dois algarismos');
const UM_ALGARISMO = codigoDe(/^\d$/, 'não tem um algarismo');

function conferirModelo(ide: Leitor): void {
  const modelo = ide.ler('mod', DOIS_ALGARISMOS);
  if (modelo === '65') {
    throw new ArquivoXmlInvalido(
      'NOTA_DE_OUTRO_MODELO',
      'O arquivo é o de uma NFC-e (modelo 65), de venda a consumidor no balcão: a DCI é feita das NF-e (modelo 55).',
      'mod',
    );
  }
  if (modelo !== '55') {
    throw new ArquivoXmlInvalido('NOTA_DE_OUTRO_MODELO', `A nota é do modelo ${modelo}, e não do 55.`, 'mod');
  }
}

function identificacao(ide: Leitor) {
  return {
    numero: ide.ler('nNF', codigoDe(/^[1-9]\d{0,8}$/, 'não é o número de uma nota')),
    serie: ide.ler('serie', codigoDe(/^(0|[1-9]\d{0,2})$/, 'não é uma série')),
    modelo: '55' as const,
    emissao: ide.ler('dhEmi', DIA),
    saida: ide.interpretar('dhSaiEnt', DIA),
    naturezaOperacao: ide.texto('natOp'),
    finNFe: ide.ler('finNFe', UM_ALGARISMO),
    homologacao: ide.ler('tpAmb', UM_ALGARISMO) === '2',
  };
}

function emitente(emit: Leitor): EmitenteDaNota {
  const endereco = emit.grupo('enderEmit');
  return {
    cnpj: emit.ler('CNPJ', CNPJ),
    nome: emit.texto('xNome'),
    ie: emit.texto('IE'),
    uf: endereco.ler('UF', UF),
    municipioIbge: endereco.ler('cMun', MUNICIPIO),
  };
}

function destinatario(dest: Leitor): DestinatarioDaNota {
  const [cnpj, cpf] = [dest.interpretar('CNPJ', CNPJ), dest.interpretar('CPF', CPF)];
  const endereco = dest.grupoOuNada('enderDest');
  return {
    tipo: cnpj !== null ? 'PJ' : cpf !== null ? 'PF' : 'EXTERIOR',
    documento: cnpj ?? cpf ?? dest.textoOuNulo('idEstrangeiro'),
    nome: dest.textoOuNulo('xNome'),
    ...(endereco === null ? SEM_LUGAR : lugar(endereco)),
  };
}

const SEM_LUGAR: LugarDaNota = { uf: null, municipioIbge: null, municipio: null };

function entrega(grupo: Leitor | null): LugarDaNota | null {
  return grupo && lugar(grupo);
}

function lugar(grupo: Leitor): LugarDaNota {
  return {
    uf: grupo.interpretar('UF', UF),
    municipioIbge: grupo.interpretar('cMun', MUNICIPIO),
    municipio: grupo.textoOuNulo('xMun'),
  };
}

function itens(informada: Leitor): NotaFiscal['itens'] {
  const lidos = filhos(informada.elemento, 'det').map((det) => lerItem(det));
  if (lidos.length === 0) throw new ArquivoXmlInvalido('CAMPO_AUSENTE', 'A nota não tem nenhum item.', 'det');
  const vistos = new Set<number>();
  for (const { nItem } of lidos) {
    if (vistos.has(nItem)) {
      throw new ArquivoXmlInvalido('CAMPO_REPETIDO', `A nota traz mais de uma vez o item ${nItem}.`, 'nItem');
    }
    vistos.add(nItem);
  }
  return lidos;
}
