import fc from 'fast-check';
import type { NotaFiscal } from '#lib/domain/aduana/declaracao/nota-fiscal.ts';
import { CANCELAMENTO, CHAVE, NFE, NFE_PROC, PROTOCOLO } from '#lib/siscomex/testing/nfe-de-teste.ts';
import { bytesDe } from '#lib/siscomex/testing/xml-de-teste.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { lerNfeXml } from './nfe-xml.ts';

const ler = (xml: string) => lerNfeXml(bytesDe(xml));

function lerNota(xml: string): NotaFiscal {
  const lido = ler(xml);
  if (lido.tipo !== 'NOTA') throw new Error('the file was no nota');
  return lido.nota;
}

describe('a nota', () => {
  test('is read field by field, decimals as written and money with its cents', () => {
    expect(lerNota(NFE_PROC)).toEqual({
      chave: CHAVE,
      numero: '123',
      serie: '1',
      modelo: '55',
      emissao: '2026-11-30',
      saida: '2026-12-01',
      naturezaOperacao: 'Venda de produção',
      tpNF: '1',
      finNFe: '1',
      homologacao: false,
      emitente: {
        cnpj: 'ZFM000AM000121',
        nome: 'FICTICIA MOTO ELETRONICA DA AMAZONIA LTDA',
        ie: '041234561',
        uf: 'AM',
        municipioIbge: '1302603',
      },
      destinatario: {
        tipo: 'PJ',
        documento: '11222333000181',
        nome: 'Loja Imaginária & Filhos',
        uf: 'SP',
        municipioIbge: '3550308',
        municipio: 'São Paulo',
      },
      entrega: { uf: 'AM', municipioIbge: '1304062', municipio: 'Tabatinga' },
      valorTotal: '101426.00',
      situacao: 'AUTORIZADA',
      autorizacao: { protocolo: '113260000000017', cStat: '100', em: '2026-12-01T02:15:09.000Z' },
      informacaoComplementar: 'DCI MENSAL',
      itens: [
        {
          nItem: 1,
          codigo: 'MOTO-125',
          descricao: 'Motocicleta de 125 cm³',
          ncm: '87112010',
          cfop: '6101',
          unidade: 'UN',
          quantidade: '12.0000',
          valorUnitario: '8450.1234567890',
          valorTotal: '101401.48',
          origem: '4',
          unidadeTributavel: 'UNID',
          quantidadeTributavel: '12.5',
          ipi: '25.50',
          numeroPedido: 'PED-7',
          infAdProd: 'Chassi de teste',
        },
        {
          nItem: 2,
          codigo: 'MANUAL',
          descricao: 'Manual',
          ncm: '49019900',
          cfop: '6101',
          unidade: 'UN',
          quantidade: '1',
          valorUnitario: '0',
          valorTotal: '0.00',
          origem: null,
          unidadeTributavel: 'UN',
          quantidadeTributavel: '1',
          ipi: null,
          numeroPedido: null,
          infAdProd: null,
        },
      ],
    });
  });

  test('keeps the day of its own clock, though in UTC it was another month', () => {
    const nota = lerNota(NFE_PROC);
    expect(new Date('2026-11-30T22:15:00-04:00').toISOString().slice(0, 10)).toBe('2026-12-01');
    expect(nota.emissao).toBe('2026-11-30');
  });

  test('alone, without the answer of the Sefaz, is one without protocol', () => {
    expect(lerNota(NFE)).toEqual({ ...lerNota(NFE_PROC), situacao: 'SEM_PROTOCOLO', autorizacao: null });
    expect(lerNota(NFE_PROC.replace(PROTOCOLO, '')).situacao).toBe('SEM_PROTOCOLO');
  });

  test.each([
    ['100', 'AUTORIZADA'],
    ['150', 'AUTORIZADA'],
    ['101', 'CANCELADA'],
    ['135', 'CANCELADA'],
    ['151', 'CANCELADA'],
    ['155', 'CANCELADA'],
    ['110', 'DENEGADA'],
    ['301', 'DENEGADA'],
    ['302', 'DENEGADA'],
    ['303', 'DENEGADA'],
  ])('answered %s is %s', (cStat, situacao) => {
    expect(lerNota(NFE_PROC.replace('<cStat>100', `<cStat>${cStat}`))).toMatchObject({
      situacao,
      autorizacao: { cStat },
    });
  });

  test('of the environment for tests says so', () => {
    expect(lerNota(NFE_PROC.replaceAll('<tpAmb>1', '<tpAmb>2')).homologacao).toBe(true);
  });

  test.each([
    ['<CPF>52998224725</CPF>', { tipo: 'PF', documento: '52998224725' }],
    ['<idEstrangeiro>AB-1</idEstrangeiro>', { tipo: 'EXTERIOR', documento: 'AB-1' }],
    ['<idEstrangeiro/>', { tipo: 'EXTERIOR', documento: null }],
  ])('to %s', (documento, destinatario) => {
    const xml = NFE_PROC.replace('<dest><CNPJ>11222333000181</CNPJ>', `<dest>${documento}`);
    expect(lerNota(xml).destinatario).toMatchObject(destinatario);
  });

  test('may leave out where the goods go, what they are for and when they left', () => {
    const xml = NFE_PROC.replace(/<entrega>.*<\/entrega>|<enderDest>.*<\/enderDest>/gs, '')
      .replace(/<dhSaiEnt>.*<\/dhSaiEnt>/, '')
      .replace(/<infAdic>.*<\/infAdic>/, '');
    const nota = lerNota(xml);
    expect(nota).toMatchObject({ entrega: null, saida: null, informacaoComplementar: null });
    expect(nota.destinatario).toMatchObject({ uf: null, municipioIbge: null, municipio: null });
  });

  test('the origin is found whatever the tax situation', () => {
    const xml = NFE_PROC.replaceAll('ICMS00>', 'ICMSSN101>');
    expect(lerNota(xml).itens[0]?.origem).toBe('4');
  });

  test('avulsa has in its key the CNPJ of the Sefaz', () => {
    // Calculated like the key in chave-nfe.test.ts, but for série 890: 15500100 becomes 15589000, 9·5 + 8·6 + 5·7 + 5·8 + 1·9 = 177
    // for 88. 1262 − 88 + 177 = 1351 = 122·11 + 9, and 11 − 9 = 2.
    const avulsa = '132611ZFM000AM000121558900000001231876543212';
    const xml = NFE_PROC.replaceAll(CHAVE, avulsa)
      .replace('<serie>1<', '<serie>890<')
      .replace('<emit><CNPJ>ZFM000AM000121', '<emit><CNPJ>11222333000181');
    expect(lerNota(xml)).toMatchObject({ chave: avulsa, emitente: { cnpj: '11222333000181' } });
  });
});

describe('a cancellation', () => {
  test.each(['110111', '110112'])('by event %s', (tpEvento) => {
    expect(ler(CANCELAMENTO.replace('110111', tpEvento))).toEqual({
      tipo: 'CANCELAMENTO',
      chave: CHAVE,
      data: '2026-11-30',
      justificativa: 'Pedido desfeito pelo comprador',
      homologacao: false,
    });
  });

  test.each(['136', '155'])('answered %s is registered too', (cStat) => {
    expect(ler(CANCELAMENTO.replace('<cStat>135', `<cStat>${cStat}`)).tipo).toBe('CANCELAMENTO');
  });
});

describe('however the file is written', () => {
  const acentuada = lerNota(NFE_PROC);

  test.each<[string, Uint8Array]>([
    ['with order mark', bytesDe(`\ufeff${NFE_PROC}`)],
    ['ISO-8859-1', Buffer.from(NFE_PROC.replace('UTF-8', 'ISO-8859-1'), 'latin1')],
    ['ISO-8859-1 that claims to be UTF-8', Buffer.from(NFE_PROC, 'latin1')],
    ['with prefixes', bytesDe(NFE_PROC.replace(/<(\/?)(?=\w)/g, '<$1n:').replaceAll('xmlns="http', 'xmlns:n="http'))],
  ])('%s', (_, bytes) => {
    expect(lerNfeXml(bytes)).toEqual({ tipo: 'NOTA', nota: acentuada });
  });
});

describe('is refused, with what it is', () => {
  const recusa = (bytes: Uint8Array): ArquivoXmlInvalido => {
    try {
      lerNfeXml(bytes);
    } catch (erro) {
      if (erro instanceof ArquivoXmlInvalido) return erro;
      throw erro;
    }
    throw new Error('the file was taken');
  };

  test.each<[string, string, string, string]>([
    ['an empty file', '', 'ARQUIVO_VAZIO', 'O arquivo está vazio.'],
    ['no XML', 'chave;numero', 'NAO_E_XML', 'O arquivo não é um XML.'],
    [
      'a DOCTYPE',
      NFE_PROC.replace('<nfeProc', '<!DOCTYPE a [<!ENTITY b "c">]><nfeProc'),
      'XML_COM_DOCTYPE',
      'O arquivo declara um DOCTYPE ou entidades, o que estes arquivos nunca trazem, e por segurança foi recusado.',
    ],
    [
      'a CT-e',
      '<cteProc/>',
      'XML_DE_OUTRO_TIPO',
      'O arquivo é o de um conhecimento de transporte (CT-e), e não o de uma NF-e.',
    ],
    [
      'an inutilização',
      '<procInutNFe/>',
      'XML_DE_OUTRO_TIPO',
      'O arquivo é o de uma inutilização de numeração: nenhuma nota saiu com ela.',
    ],
    [
      'what nobody knows',
      '<toString/>',
      'XML_DE_OUTRO_TIPO',
      'O arquivo é um XML de outro tipo: a raiz é <toString>, e a da NF-e é <nfeProc>.',
    ],
    [
      'a carta de correção',
      CANCELAMENTO.replace('110111', '110110'),
      'EVENTO_DE_OUTRO_TIPO',
      'O arquivo é uma carta de correção (evento 110110): dos eventos, só o cancelamento muda a DCI.',
    ],
    [
      'an event without name',
      CANCELAMENTO.replace('110111', '999999'),
      'EVENTO_DE_OUTRO_TIPO',
      'O arquivo é um evento da nota (999999): dos eventos, só o cancelamento muda a DCI.',
    ],
    [
      'a cancellation the Sefaz refused',
      CANCELAMENTO.replace('<cStat>135', '<cStat>501'),
      'EVENTO_NAO_REGISTRADO',
      'A Sefaz não registrou o cancelamento da nota (501).',
    ],
    [
      'a cancellation nobody answered',
      CANCELAMENTO.replace(/<retEvento>.*<\/retEvento>/s, ''),
      'EVENTO_NAO_REGISTRADO',
      'O arquivo pede o cancelamento da nota, mas não traz a resposta da Sefaz (retEvento).',
    ],
    [
      'a cancellation answered about another nota',
      CANCELAMENTO.replace(`<cStat>135</cStat><chNFe>${CHAVE}`, '<cStat>135</cStat><chNFe>1'),
      'CHAVE_NAO_CONFERE',
      'A resposta da Sefaz é sobre outra nota do que a do cancelamento.',
    ],
    [
      'an NFC-e',
      NFE_PROC.replace('<mod>55', '<mod>65'),
      'NOTA_DE_OUTRO_MODELO',
      'O arquivo é o de uma NFC-e (modelo 65), de venda a consumidor no balcão: a DCI é feita das NF-e (modelo 55).',
    ],
    [
      'a nota of entrance',
      NFE_PROC.replace('<tpNF>1', '<tpNF>0'),
      'NOTA_DE_ENTRADA',
      'A nota é de entrada (devolução, retorno ou compra): a DCI é feita só das de saída.',
    ],
    [
      'an old layout',
      NFE_PROC.replace('<infNFe versao="4.00"', '<infNFe versao="3.10"'),
      'LEIAUTE_DESCONHECIDO',
      'A nota é do leiaute 3.10, e só o 4.00 é lido.',
    ],
    [
      'a rejected nota',
      NFE_PROC.replace('<cStat>100', '<cStat>204').replace('Autorizado o uso da NF-e', 'Duplicidade de NF-e'),
      'NOTA_REJEITADA',
      'A Sefaz não autorizou a nota (204: Duplicidade de NF-e).',
    ],
    [
      'a wrong digit',
      NFE_PROC.replaceAll(CHAVE, CHAVE.replace(/3$/, '4')),
      'CHAVE_INVALIDA',
      'O arquivo traz "132611ZFM000AM000121550010000001231876543214", que não é uma chave de acesso: o formato ou o dígito não confere.',
    ],
    [
      'a protocol of another nota',
      NFE_PROC.replace(`<chNFe>${CHAVE}`, '<chNFe>1'),
      'CHAVE_NAO_CONFERE',
      'O protocolo da Sefaz é o de outra nota.',
    ],
    [
      'a blank where something must be',
      NFE_PROC.replace('<xProd>Manual<', '<xProd> <'),
      'CAMPO_AUSENTE',
      'Falta o campo xProd do grupo prod do item 2 da nota.',
    ],
    [
      'a field twice',
      NFE_PROC.replace('<nNF>123</nNF>', '<nNF>123</nNF><nNF>124</nNF>'),
      'CAMPO_REPETIDO',
      'O campo nNF do grupo ide da nota aparece mais de uma vez.',
    ],
    [
      'an item twice',
      NFE_PROC.replace('nItem="2"', 'nItem="1"'),
      'CAMPO_REPETIDO',
      'A nota traz mais de uma vez o item 1.',
    ],
    ['no items', NFE_PROC.replace(/<det .*<\/det>/s, ''), 'CAMPO_AUSENTE', 'A nota não tem nenhum item.'],
    [
      'a quantity in letters',
      NFE_PROC.replace('<qCom>12.0000', '<qCom>12,0000'),
      'NUMERO_INVALIDO',
      'O campo qCom do grupo prod do item 1 da nota traz "12,0000", que não é um número.',
    ],
    [
      'a price with a third decimal',
      NFE_PROC.replace('<vProd>101401.48</vProd>\n', '<vProd>101401.481</vProd>\n'),
      'NUMERO_INVALIDO',
      'O campo vProd do grupo prod do item 1 da nota traz "101401.481", que não é um valor em reais e centavos.',
    ],
    [
      'a day that is none',
      NFE_PROC.replace('<dhEmi>2026-11-30', '<dhEmi>2026-11-31'),
      'DATA_INVALIDA',
      'O campo dhEmi do grupo ide da nota traz "2026-11-31T22:15:00-04:00", que não é uma data com hora e fuso.',
    ],
  ])('%s', (_caso, xml, codigo, mensagem) => {
    expect([recusa(bytesDe(xml)).codigo, recusa(bytesDe(xml)).message]).toEqual([codigo, mensagem]);
  });

  test.each([
    ['<cUF>13', '<cUF>35', 'cUF', 'a UF na chave é 13, e na nota é 35'],
    ['<dhEmi>2026-11', '<dhEmi>2026-10', 'dhEmi', 'o mês na chave é 2026-11, e na nota é 2026-10'],
    [
      '<emit><CNPJ>ZFM000AM000121',
      '<emit><CNPJ>11222333000181',
      'CNPJ',
      'o CNPJ do emitente na chave é ZFM000AM000121, e na nota é 11222333000181',
    ],
    ['<serie>1<', '<serie>2<', 'serie', 'a série na chave é 001, e na nota é 002'],
    ['<nNF>123<', '<nNF>124<', 'nNF', 'o número na chave é 000000123, e na nota é 000000124'],
  ])('a key that says otherwise than %s', (de, para, campo, dito) => {
    const erro = recusa(bytesDe(NFE_PROC.replace(de, para)));
    expect([erro.codigo, erro.campo]).toEqual(['CHAVE_NAO_CONFERE', campo]);
    expect(erro.message).toBe(`A chave de acesso não é a desta nota: ${dito}.`);
  });

  test('a file of one kind of nota only: the NF-e is told from an NFC-e by its event too', () => {
    // Modelo 65 instead of 55: the tens digit grows by 1 at weight 8, so the sum grows by 8: 1270 = 115·11 + 5, and 11 − 5 = 6.
    const daNfce = '132611ZFM000AM000121650010000001231876543216';
    const erro = recusa(bytesDe(CANCELAMENTO.replaceAll(CHAVE, daNfce)));
    expect(erro.message).toBe('O cancelamento é o de um documento do modelo 65, e não o de uma NF-e (modelo 55).');
  });

  test('whatever happens to the text, with nothing but the error that has a sentence', () => {
    const mudanca = fc.record({ em: fc.nat(), tira: fc.nat(30), poe: fc.string({ maxLength: 12, unit: 'binary' }) });
    const pedacos = fc.constantFrom(
      '<',
      '>',
      '</',
      '&',
      '&amp;',
      '"',
      '<NFe>',
      '<__proto__>',
      '<![CDATA[',
      '\u0000',
      '',
    );
    const mudado = fc
      .tuple(
        fc.constantFrom(NFE_PROC, NFE, CANCELAMENTO),
        fc.array(fc.tuple(mudanca, pedacos), { minLength: 1, maxLength: 4 }),
      )
      .map(([xml, mudancas]) =>
        mudancas.reduce<string>((texto, [{ em, tira, poe }, pedaco]) => {
          const onde = em % (texto.length + 1);
          return texto.slice(0, onde) + (pedaco || poe) + texto.slice(onde + tira);
        }, xml),
      );
    fc.assert(
      fc.property(mudado, (texto) => {
        try {
          lerNfeXml(bytesDe(texto));
        } catch (erro) {
          expect(erro).toBeInstanceOf(ArquivoXmlInvalido);
          expect((erro as Error).message).toMatch(/^(O|A|Os|Falta) .*\.$/s);
        }
      }),
      { numRuns: vezes(400) },
    );
  });

  test('a swap of any element for another, likewise', () => {
    const nomes = [...new Set([...NFE_PROC.matchAll(/<(\w+)/g)].map(([, nome]) => nome as string))];
    for (const nome of nomes) {
      for (const troca of [`<${nome}x`, '<constructor', '<__proto__']) {
        const xml = NFE_PROC.replaceAll(new RegExp(`<(/?)${nome}\\b`, 'g'), (_, barra) => `<${barra}${troca.slice(1)}`);
        try {
          ler(xml);
        } catch (erro) {
          expect(erro).toBeInstanceOf(ArquivoXmlInvalido);
        }
      }
    }
  });
});
