import fc from 'fast-check';
import type { DeclaracaoImportacao } from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { aplicarBlocos, type BlocoDaDeclaracao, blocoDoCaminho } from '#lib/domain/aduana/declaracao/retificacao.ts';
import { lerDiXml } from '#lib/siscomex/di/di-xml.ts';
import { declaracoesArbitrarias } from '#lib/siscomex/testing/declaracoes-arbitrarias.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { lerDuimpJson } from '#lib/siscomex/testing/ler-duimp-json.ts';
import { diDe2023 } from '#lib/testing/dis-dos-vetores.ts';
import { diferencasDaDeclaracao } from './diferencas-da-declaracao.ts';

const umaLida = (texto: string | Uint8Array): DeclaracaoImportacao => {
  const [lida] = lerDiXml(typeof texto === 'string' ? new TextEncoder().encode(texto) : texto);
  if (!lida) throw new Error('The sample holds a declaration.');
  return lida;
};

describe('A DI of 16 adições against itself', () => {
  const arquivo = diDe2023();
  const texto = arquivo.toString('utf8');
  const era = umaLida(arquivo);
  const contra = (mudado: string) => diferencasDaDeclaracao(era, umaLida(mudado));
  /** Changes a leaf of this adição, because every adição of the file has it. */
  const naAdicao = (numero: string, folha: string, valor: string) => (xml: string) =>
    xml.replace(/<adicao>[\s\S]*?<\/adicao>/g, (adicao) =>
      adicao.includes(`<numeroAdicao>${numero}<`)
        ? adicao.replace(new RegExp(`(<${folha}>)[^<]*(</${folha}>)`), `$1${valor}$2`)
        : adicao,
    );

  test('as it is differs in nothing', () => {
    expect(contra(texto)).toEqual([]);
  });

  test('with three fields changed differs in those three', () => {
    const mudado = [
      (xml: string) => xml.replace(/(<cargaPesoBruto>)\d+/, (_, folha) => `${folha}000002600000000`),
      naAdicao('003', 'iiAliquotaValorDevido', '000000000090000'),
      naAdicao('012', 'fornecedorNome', 'OUTRO EXPORTADOR FICTICIO LTD'),
    ].reduce((xml, mudar) => mudar(xml), texto);
    expect(contra(mudado)).toEqual([
      { caminho: 'carga.pesoBruto', antes: '25952.71000', depois: '26000.00000' },
      { caminho: 'adicoes.003.tributos.ii.devido', antes: '826.97', depois: '900.00' },
      { caminho: 'adicoes.012.fornecedor', antes: expect.any(String), depois: 'OUTRO EXPORTADOR FICTICIO LTD' },
    ]);
  });

  test('tells once the leaf PIS and COFINS share', () => {
    expect(contra(naAdicao('001', 'pisCofinsBaseCalculoValor', '000000004000000')(texto))).toEqual([
      { caminho: 'adicoes.001.tributos.pis.base', antes: '33113.45', depois: '40000.00' },
    ]);
  });

  test('tells a leaf the model has no place for by its name', () => {
    const [uma] = contra(naAdicao('001', 'iiFundamentoLegalCodigo', '16')(texto));
    expect(uma).toMatchObject({ caminho: 'adicoes.001.campos.iiFundamentoLegalCodigo', depois: '16' });
  });

  test.each([
    ['blanks around the elements', (xml: string) => xml.replaceAll('</adicao>', '</adicao>\n\n   ')],
    ['blanks around a text', (xml: string) => xml.replaceAll(/<fornecedorNome>/g, '<fornecedorNome>   ')],
    ['zeros before a figure without width', (xml: string) => xml.replace(/<freteTotalMoeda>/, '<freteTotalMoeda>00')],
  ])('printed with %s differs in nothing', (_caso, mudar) => {
    expect(mudar(texto)).not.toBe(texto);
    expect(contra(mudar(texto))).toEqual([]);
  });

  test('with an item taken out of the middle differs in that line', () => {
    const semOTerceiro = texto.replace(
      /<mercadoria>(?:(?!<\/mercadoria>)[\s\S])*MERCADORIA 03 DA ADICAO 001[\s\S]*?<\/mercadoria>/,
      '',
    );
    expect(contra(semOTerceiro)).toEqual([
      { caminho: 'adicoes.001.itens.3', antes: expect.stringContaining('MERCADORIA 03 DA ADICAO 001'), depois: null },
    ]);
  });

  test('retified anew says so once, though each adição repeats the sequence', () => {
    expect(contra(texto.replaceAll(/(<sequencialRetificacao>)00/g, (_, folha) => `${folha}01`))).toEqual([
      { caminho: 'sequencialRetificacao', antes: 0, depois: 1 },
    ]);
    const retificada = umaLida(texto.replaceAll(/(<sequencialRetificacao>)00/g, (_, folha) => `${folha}01`));
    const soOCabecalho = aplicarBlocos(era, retificada, new Set(['cabecalho']));
    expect(diferencasDaDeclaracao(soOCabecalho, retificada)).toEqual([]);
    const soNaAdicao = naAdicao('004', 'sequencialRetificacao', '01')(texto);
    expect(contra(soNaAdicao)).toEqual([
      { caminho: 'adicoes.004.campos.sequencialRetificacao', antes: '00', depois: '01' },
    ]);
  });

  test('without its last adição differs in the adição', () => {
    const semAUltima = { ...era, adicoes: era.adicoes.slice(0, -1) };
    expect(diferencasDaDeclaracao(era, semAUltima)).toEqual([
      { caminho: 'adicoes.016', antes: 'NCM 84099120, 220 339.37', depois: null },
    ]);
  });
});

describe('A DUIMP against a later version of itself', () => {
  const naVersao = (versao: number, mudar = (texto: string) => texto) => {
    const texto = textoDaDuimp(duimpFicticia())
      .replaceAll(/"versao": 2/g, `"versao": ${versao}`)
      .replaceAll(/("numero": "26BR00001234561",\s*"versao": )"2"/g, `$1"${versao}"`);
    const [lida] = lerDuimpJson(new TextEncoder().encode(mudar(texto)));
    if (!lida) throw new Error('The file holds a DUIMP.');
    return lida;
  };
  const soAVersao = [{ caminho: 'duimp.versao', antes: 2, depois: 3 }];

  test('says a linked declaration that comes by its kind, number and item', () => {
    const com = (mudar: (texto: string) => string) => naVersao(2, mudar);
    const vinculada =
      '{"numeroDeclaracaoVinculada": "2300120746", "item": {"numeroItemDeclaracaoVinculada": 7}, "tipo": "DI"}';
    const depois = com((texto) => texto.replace('"lpcos":', `"declaracoesVinculadas": [${vinculada}], "lpcos":`));
    expect(diferencasDaDeclaracao(naVersao(2), depois)).toEqual([
      {
        caminho: 'adicoes.001.itens.1.duimp.declaracoesVinculadas.1',
        antes: null,
        depois: 'DI 23/0012074-6, item 7',
      },
    ]);
  });

  test('says the version once, though each item repeats it', () => {
    expect(diferencasDaDeclaracao(naVersao(2), naVersao(3))).toEqual(soAVersao);
    const depois = aplicarBlocos(naVersao(2), naVersao(3), new Set(['cabecalho']));
    expect(depois).toEqual(naVersao(3));
    expect(diferencasDaDeclaracao(depois, naVersao(4))).toEqual([{ ...soAVersao[0], antes: 3, depois: 4 }]);
  });

  test('with the header left as it was still has the items of its own version', () => {
    const mudada = naVersao(3, (texto) => texto.replace('MERCADORIA FICTICIA 2', 'OUTRA'));
    const descricao = { caminho: 'adicoes.002.itens.1.descricao', antes: 'MERCADORIA FICTICIA 2', depois: 'OUTRA' };
    expect(diferencasDaDeclaracao(naVersao(2), mudada)).toEqual([...soAVersao, descricao]);
    const depois = aplicarBlocos(naVersao(2), mudada, new Set(['adicao-002']));
    expect(diferencasDaDeclaracao(naVersao(2), depois)).toEqual([descricao]);
    expect(diferencasDaDeclaracao(depois, mudada)).toEqual(soAVersao);
  });

  test('an item that says another version is told', () => {
    const estranha = naVersao(3, (texto) => texto.replace(/("numero": "26BR00001234561",\s*"versao": )"3"/, '$1"1"'));
    expect(diferencasDaDeclaracao(naVersao(2), estranha)).toContainEqual({
      caminho: 'adicoes.001.itens.1.campos.identificacao.versao',
      antes: '2',
      depois: '1',
    });
  });

  test('a payment that came or went is one line, the same in whatever order its values are kept', () => {
    const [pago, ...outros] = naVersao(2).pagamentos;
    const aoContrario = Object.fromEntries(Object.entries(pago ?? {}).reverse()) as typeof pago;
    const com = (pagamentos: (typeof pago)[]) => ({ ...naVersao(2), pagamentos }) as DeclaracaoImportacao;
    const foi = diferencasDaDeclaracao(com([pago, ...outros]), com(outros));
    const veio = diferencasDaDeclaracao(com(outros), com([aoContrario, ...outros]));
    expect(foi).toEqual([{ caminho: 'pagamentos.1', antes: expect.stringMatching(/^5602 · .*222\.67/), depois: null }]);
    expect(veio).toEqual([{ caminho: 'pagamentos.1', antes: null, depois: foi[0]?.antes }]);
  });
});

describe('Any two readings of a declaration', () => {
  const duas = () =>
    fc.tuple(declaracoesArbitrarias(), declaracoesArbitrarias()).map(([[era], [ficou]]) => ({ era, ficou }));
  const blocos = (era: DeclaracaoImportacao, ficou: DeclaracaoImportacao) =>
    new Set(diferencasDaDeclaracao(era, ficou).map(({ caminho }) => blocoDoCaminho(caminho)));

  test('become the second with every block accepted, and stay the first with none', () => {
    fc.assert(
      fc.property(duas(), ({ era, ficou }) => {
        if (!era || !ficou) return;
        expect(diferencasDaDeclaracao(aplicarBlocos(era, ficou, blocos(era, ficou)), ficou)).toEqual([]);
        const nenhum = aplicarBlocos(era, ficou, new Set());
        expect(nenhum).toEqual({ ...era, adicoes: era.adicoes.toSorted((a, b) => a.numero.localeCompare(b.numero)) });
      }),
      { numRuns: 60 },
    );
  });

  test('differ after some blocks are accepted in the others only', () => {
    fc.assert(
      fc.property(duas(), fc.func(fc.boolean()), ({ era, ficou }, aceita) => {
        if (!era || !ficou) return;
        const todos = [...blocos(era, ficou)];
        const aceitos = new Set<BlocoDaDeclaracao>(todos.filter((bloco) => aceita(bloco)));
        const restantes = blocos(aplicarBlocos(era, ficou, aceitos), ficou);
        expect([...restantes].sort()).toEqual(todos.filter((bloco) => !aceitos.has(bloco)).sort());
      }),
      { numRuns: 60 },
    );
  });
});
