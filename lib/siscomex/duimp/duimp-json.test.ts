import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { ArquivoInvalido } from '#lib/siscomex/xml/arquivo-invalido.ts';

const lidas = (conteudo: Uint8Array) =>
  lerDeclaracoes([{ nome: 'o arquivo', bytes: conteudo }]).map(({ declaracao }) => declaracao);

const bytes = (texto: string) => new TextEncoder().encode(texto);
const ler = (duimp: unknown = duimpFicticia()) => lerDuimpJson(bytes(textoDaDuimp(duimp)));
const uma = (duimp?: unknown) => {
  const [lida] = ler(duimp);
  if (!lida) throw new Error('The file holds a DUIMP.');
  return lida;
};
/** The fictitious DUIMP with another value at a path such as `itens.0.produto.ncm`. */
function com(caminho: string, valor: unknown, base: unknown = duimpFicticia()): unknown {
  const duimp = structuredClone(base);
  const passos = caminho.split('.');
  const dono = passos.slice(0, -1).reduce((no, passo) => no[passo] as never, duimp as Record<string, unknown>);
  dono[passos.at(-1) ?? ''] = valor;
  return duimp;
}
const recusada = (duimp: unknown): ArquivoInvalido => {
  try {
    ler(duimp);
  } catch (erro) {
    if (erro instanceof ArquivoInvalido) return erro;
  }
  throw new Error('The file was taken.');
};

describe('A DUIMP', () => {
  test('is read into the model of the DI, with its number, version, situation and canal', () => {
    expect(uma()).toMatchObject({
      numeroDI: '26BR00001234561',
      duimp: { versao: 2, situacao: 'EM_CONFERENCIA_SELECIONADA' },
      dataRegistro: '2026-11-18',
      dataDesembaraco: null,
      canalCodigo: 'AMARELO',
      importador: { numero: '11222333000181', nome: null, representanteLegal: { cpf: '52998224725' } },
      urfDespacho: { codigo: '0227600' },
      carga: { viaTransporte: { codigo: '01' }, paisProcedencia: { codigo: 'CN' }, pesoLiquido: '4.50000' },
      conhecimento: { master: '132605123456782' },
      frete: { moeda: { codigo: 'USD' }, valorMoeda: '105.03', valorReais: '525.00' },
      seguro: { valorMoeda: '21.01', valorReais: '105.00' },
      totais: { adicoes: null, vmleReais: '10503.10', vmleDolares: '2100.62', vmldReais: '11133.10' },
      informacaoComplementar: 'DUIMP FICTICIA.',
    });
  });

  test('groups its items into adições where the file does not, and sums their figures to the cent', () => {
    const { adicoes } = uma();
    expect(adicoes.map(({ numero, ncm, itens }) => [numero, ncm, itens.map(({ sequencia }) => sequencia)])).toEqual([
      ['001', '85177900', [1, 3]],
      ['002', '84733041', [2]],
    ]);
    expect(adicoes[0]).toMatchObject({
      incoterm: 'FOB',
      localCondicaoVenda: 'SHENZHEN',
      moeda: { codigo: 'USD' },
      valorMoeda: '2000.62',
      valorReais: '10003.10',
      freteReais: '500.00',
      seguroReais: '100.00',
      pesoLiquido: '3.00000',
      fornecedor: 'EXP-9',
      fabricante: 'FAB-1',
      paisOrigem: { codigo: 'CN' },
      paisAquisicao: { codigo: 'HK' },
      aplicacao: 'INDUSTRIALIZAÇÃO',
      tributos: {
        ii: {
          regime: { codigo: '5', nome: 'SUSPENSÃO' },
          base: '10603.10',
          aliquota: '16.00',
          devido: '1696.50',
          recolher: '0.00',
        },
        ipi: { devido: '1844.94', recolher: '0.00' },
        pis: { regime: { nome: 'RECOLHIMENTO INTEGRAL' }, aliquota: '2.10', devido: '222.67', recolher: '222.67' },
        cofins: { aliquota: '9.65', devido: '1023.20', recolher: '1023.20' },
      },
      campos: { valorAduaneiroBRL: '10603.10' },
    });
  });

  test('keeps the decimals of the file: none goes through a float', () => {
    const grande = uma(com('itens.1.mercadoria.valorUnitarioMoedaNegociada', 'número:1234567890123.1234567'));
    expect(grande.adicoes[1]?.itens[0]?.valorUnitario).toBe('1234567890123.1234567');
    expect(uma().adicoes[1]?.itens[0]).toMatchObject({ quantidade: '2.50000', valorUnitario: '40.0000001' });
  });

  test('has amounts in cents, half up item by item, and an adição is their sum', () => {
    const devido = (item: number) => `itens.${item}.tributos.tributosCalculados.0.valoresBRL.devido`;
    const milesimos = com(devido(0), 'número:848.005', com(devido(2), 'número:848.493'));
    const [adicao] = uma(milesimos).adicoes;
    expect(adicao?.itens.map(({ duimp }) => duimp?.tributos.ii.devido)).toEqual(['848.01', '848.49']);
    expect(adicao?.tributos.ii.devido).toBe('1696.50');
    const comTresCasas = com('tributos.mercadoria.valorTotalLocalEmbarqueUSD', 'número:2100.625');
    expect(uma(comTresCasas).totais.vmleDolares).toBe('2100.63');
  });

  test('stands in the adições of its file where it says them', () => {
    const juntos = uma(
      com('adicoes', [
        { numero: 'número:1.0', itens: 2 },
        { numero: 2, itens: ['número:3', { numeroItem: 1 }] },
      ]),
    );
    expect(juntos.adicoes.map(({ numero, itens }) => [numero, itens.map(({ sequencia }) => sequencia)])).toEqual([
      ['001', [2]],
      ['002', [3, 1]],
    ]);
    expect(juntos.totais.adicoes).toBe(2);
  });

  test('leaves out an item that was taken out of it', () => {
    expect(uma(com('itens.2.status', 'INATIVO')).adicoes[0]?.itens.map(({ sequencia }) => sequencia)).toEqual([1]);
  });

  test('keeps what the model has no place for', () => {
    const lida = uma(com('itens.0.novidade', { deste: 'ano' }));
    expect(lida.campos).toMatchObject({
      'identificacao.chaveAcesso': '26ABC000000001',
      'situacao.situacaoLicenciamento': 'DISPENSADO',
      'resultadoAnaliseRisco.resultadoRFB.1.resultado': 'EXAME_DOCUMENTAL',
    });
    expect(lida.adicoes[0]?.itens[0]?.campos).toMatchObject({
      'produto.niResponsavel': '11222333',
      'novidade.deste': 'ano',
    });
    expect(lida.adicoes[0]?.itens[0]?.duimp?.produto).toEqual({ codigo: '41', versao: '1' });
    expect(lida.adicoes[1]?.grupos).toEqual({ lpcos: [{ numero: 'I2000000063' }] });
  });

  test('has its payments by DARF code', () => {
    expect(uma().pagamentos).toMatchObject([
      { codigoReceita: '5602', valorReceita: '222.67', campos: { versaoOrigem: '1' } },
      { codigoReceita: '7811', valorReceita: '154.23' },
    ]);
    const antigo = {
      banco: '001',
      codigoReceita: '86',
      valorTributo: 'número:10',
      dataHoraPagamento: '2026-11-18T10:00:00',
    };
    expect(uma(com('pagamentos', [antigo])).pagamentos).toMatchObject([
      { codigoReceita: '0086', data: '2026-11-18', valorReceita: '10.00', campos: { banco: '001' } },
    ]);
  });

  test.each([
    [{ canalConsolidado: 'VD' }, 'VERDE'],
    [{ canalConsolidado: 'LARANJA' }, 'LARANJA'],
    [{ resultadoRFB: [{ resultado: 'DESEMBARACO_CONDICIONADO' }] }, 'VERDE'],
    [{ resultadoRFB: [{ resultado: 'EXAME_DOCUMENTAL' }] }, 'AMARELO'],
    [{ resultadoRFB: [{ resultado: 'EXAME_DOCUMENTAL_VERIFICACAO_FISICA' }] }, 'VERMELHO'],
    [{ resultadoRFB: [{ resultado: 'EXAME_DOCUMENTAL_VERIFICACAO_FISICA_APURACAO_INDICIOS_FRAUDE' }] }, 'CINZA'],
    [{}, null],
  ])('analysed as %j is in the canal %s', (resultado, canal) => {
    expect(uma(com('resultadoAnaliseRisco', resultado)).canalCodigo).toBe(canal);
  });

  test('comes alone or in a list', () => {
    const outra = JSON.parse(JSON.stringify(duimpFicticia()).replaceAll('26BR00001234561', '26BR00000000010'));
    expect(ler([duimpFicticia(), outra]).map(({ numeroDI }) => numeroDI)).toEqual([
      '26BR00001234561',
      '26BR00000000010',
    ]);
  });

  test('is told from a DI by what the file begins with', () => {
    const [lida] = lidas(bytes(`\uFEFF\n ${textoDaDuimp(duimpFicticia())}`));
    expect(lida?.numeroDI).toBe('26BR00001234561');
    expect(lidas(bytes(textoDaDuimp([duimpFicticia()])))).toHaveLength(1);
    expect(() => lidas(bytes('<?xml version="1.0"?><nfeProc/>'))).toThrow(/NF-e/);
  });
});

describe('A JSON that cannot be taken is refused in words, with the place', () => {
  test.each([
    ['itens.0.produto.ncm', '8517', 'No JSON da DUIMP, itens[0].produto.ncm deveria ser uma NCM, e é “8517”.'],
    [
      'itens.1.mercadoria.pesoLiquido',
      'leve',
      'No JSON da DUIMP, itens[1].mercadoria.pesoLiquido deveria ser um número, e é “leve”.',
    ],
    ['itens.0.mercadoria.descricao', ['a'], 'No JSON da DUIMP, itens[0].mercadoria.descricao deveria ser um texto.'],
    [
      'itens.0.identificacao.numeroItem',
      null,
      'No JSON da DUIMP, itens[0].identificacao.numeroItem não veio no arquivo.',
    ],
    [
      'identificacao.dataRegistro',
      '18/11/2026',
      'No JSON da DUIMP, identificacao.dataRegistro deveria ser uma data, e é “18/11/2026”.',
    ],
    [
      'identificacao.dataRegistro',
      '2026-02-30',
      'No JSON da DUIMP, identificacao.dataRegistro deveria ser uma data, e é “2026-02-30”.',
    ],
    ['identificacao.dataRegistro', null, 'No JSON da DUIMP, identificacao.dataRegistro não veio no arquivo.'],
    ['identificacao.importador.ni', ' ', 'No JSON da DUIMP, identificacao.importador.ni não veio no arquivo.'],
    ['identificacao.versao', 'número:1.5', 'No JSON da DUIMP, identificacao.versao deveria ser um inteiro, e é “1.5”.'],
    ['adicoes', [{ numero: 1, itens: [1, 2] }], 'No JSON da DUIMP, o item 3 está em nenhuma adição.'],
    ['adicoes', [{ numero: 1, itens: [1, 2, 3] }], 'No JSON da DUIMP, a adição 001 junta itens de NCMs diferentes.'],
    ['adicoes', [{ numero: 1, itens: [1, 2, 3, 3] }], 'No JSON da DUIMP, o item 3 está em mais de uma adição.'],
  ])('%s as %j', (caminho, valor, frase) => {
    expect(recusada(com(caminho, valor)).message).toBe(frase);
  });

  test.each([
    ['nothing of a DUIMP', { pedido: 1 }, /não é a consulta de uma DUIMP/],
    ['a text', 'DUIMP', /não é a consulta de uma DUIMP/],
    ['general data of the Sefaz alone', { numeroDeclaracao: '19BR00000004677' }, /só a capa da DUIMP 19BR0000000467-7/],
    ['cargo alone', { dadosCarga: {} }, /não é a consulta de uma DUIMP/],
    ['the cover alone', { ...duimpFicticia(), itens: [{ numero: 1, link: 'https://exemplo' }] }, /só a capa da DUIMP/],
    ['no items', { ...duimpFicticia(), itens: [] }, /só a capa da DUIMP/],
    ['an empty list', [], /nenhuma DUIMP/],
    ['one twice', [duimpFicticia(), duimpFicticia()], /mais de uma vez a DUIMP 26BR0000123456-1/],
  ])('%s', (_caso, duimp, frase) => {
    expect(recusada(duimp).message).toMatch(frase);
  });

  test('one that is cut off', () => {
    expect(() => lerDuimpJson(bytes(textoDaDuimp(duimpFicticia()).slice(0, 500)))).toThrow(
      /está cortado ou foi alterado/,
    );
  });
});
