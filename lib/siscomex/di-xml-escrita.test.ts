import fc from 'fast-check';
import type { AdicaoDeclarada, DeclaracaoImportacao } from '#lib/domain/declaracao-importacao.ts';
import { AMOSTRAS_DI, descreverComMaterial } from '#lib/testing/material-compartilhado.ts';
import { ArquivoXmlInvalido } from './arquivo-xml-invalido.ts';
import { escreverDiXml, lerDiXml } from './di-xml.ts';
import { declaracoesArbitrarias } from './testing/declaracoes-arbitrarias.ts';
import { ADICAO_MINIMA, bytesDe, declaracaoXml, listaXml } from './testing/xml-de-teste.ts';

const idaEVolta = (declaracoes: DeclaracaoImportacao[]) => lerDiXml(bytesDe(escreverDiXml(declaracoes)));
const umaDi = () => lerDiXml(bytesDe(listaXml(declaracaoXml())));

/** Leaves of a text, in order, padding blanks away. Groups the model does not hold are left out. */
function folhas(xml: string, grupo: string): string[][] {
  return [...xml.matchAll(new RegExp(`<${grupo}>([\\s\\S]*?)</${grupo}>`, 'g'))].map(([, dentro = '']) =>
    [...dentro.matchAll(/<(\w+)>([^<]*)<\/\1>/g)].map(([, nome, texto]) => `${nome}=${texto?.trim()}`),
  );
}

descreverComMaterial('what is written of the real declarations', AMOSTRAS_DI, (...amostras) => {
  const textos = amostras.map((amostra) => [String(amostra), escreverDiXml(lerDiXml(amostra))] as const);

  test('reads back the same', () => {
    for (const amostra of amostras) expect(idaEVolta(lerDiXml(amostra))).toEqual(lerDiXml(amostra));
  });

  test('has each adição leaf by leaf, digit by digit and in the order of the Siscomex', () => {
    for (const [original, escrito] of textos) {
      const semModelo = original.replace(/<(destaqueNcm|nomenclaturaValorAduaneiro)>[\s\S]*?<\/\1>/g, '');
      expect(folhas(escrito, 'adicao')).toEqual(folhas(semModelo, 'adicao'));
    }
  });

  test('has the header fields of the model digit by digit', () => {
    for (const [original, escrito] of textos) {
      const doOriginal = new Set(folhas(original, 'declaracaoImportacao').flat());
      const faltam = folhas(escrito, 'declaracaoImportacao')
        .flat()
        .filter((folha) => !doOriginal.has(folha));
      expect(faltam).toEqual([]);
    }
  });

  test('pads what the Siscomex pads', () => {
    const [, escrito] = textos[0] as readonly [string, string];
    expect(escrito).toContain('<unidadeMedida>PECA                </unidadeMedida>');
    expect(escrito).toContain('<valorUnitario>00000000000125538000</valorUnitario>');
    expect(escrito).toContain('<freteTotalMoeda>1389063</freteTotalMoeda>');
  });
});

test('whatever a declaration holds, it reads back equal', () => {
  fc.assert(
    fc.property(declaracoesArbitrarias(), (declaracoes) => {
      expect(idaEVolta(declaracoes)).toEqual(declaracoes);
    }),
    { numRuns: 150 },
  );
});

test('what was blank or said by another leaf is written as it was', () => {
  const folhas =
    '<iiAliquotaReduzida>00000</iiAliquotaReduzida><iiAliquotaAcordo>00200</iiAliquotaAcordo>' +
    '<numeroDI>2390000010</numeroDI><ipiAliquotaValorDevido></ipiAliquotaValorDevido>';
  const lida = lerDiXml(bytesDe(listaXml(declaracaoXml(ADICAO_MINIMA.replace('</adicao>', `${folhas}</adicao>`)))));
  expect(lida[0]?.adicoes[0]?.tributos).toMatchObject({ ii: { aliquotaReduzida: '2.00' }, ipi: { devido: '0.00' } });
  expect(idaEVolta(lida)).toEqual(lida);
});

test('an adição always says the DI it is of', () => {
  const [di] = umaDi() as [DeclaracaoImportacao];
  expect(di.adicoes[0]?.campos).not.toHaveProperty('numeroDI');
  expect(idaEVolta([di])[0]?.adicoes[0]?.campos).toHaveProperty('numeroDI', '2390000010');
});

test('a change in the model wins over the leaf that said otherwise', () => {
  const [di] = umaDi() as [DeclaracaoImportacao];
  const [adicao] = di.adicoes as [AdicaoDeclarada];
  adicao.valorMoeda = '2.00';
  adicao.tributos.ii.aliquotaReduzida = '4.00';
  const [lida] = idaEVolta([di]) as [DeclaracaoImportacao];
  expect(lida.adicoes[0]).toMatchObject({ valorMoeda: '2.00', tributos: { ii: { aliquotaReduzida: '4.00' } } });
  expect(lida.adicoes[0]?.campos).toMatchObject({ condicaoVendaValorMoeda: '2.00', iiAliquotaReduzida: '4.00' });
});

test('texts are escaped, and what XML cannot hold is left out', () => {
  const [di] = umaDi() as [DeclaracaoImportacao];
  di.importador.nome = 'A & B <C> ]]> \u0000\u0008\ud800é\r\nD';
  expect(escreverDiXml([di])).toContain('<importadorNome>A &amp; B &lt;C&gt; ]]&gt; \ufffdé&#13;\nD</importadorNome>');
  expect(idaEVolta([di])[0]?.importador.nome).toBe('A & B <C> ]]> \ufffdé\r\nD');
});

test('a figure with more decimals than its field is refused, not cut', () => {
  const [di] = umaDi() as [DeclaracaoImportacao];
  di.totais.vmldReais = '1.234';
  expect(() => escreverDiXml([di])).toThrow(RangeError);
});

test('any bytes are read or refused with a sentence, never broken on', () => {
  const inteiro = escreverDiXml(umaDi());
  const estragado = fc
    .tuple(
      fc.nat(inteiro.length),
      fc.nat(12),
      fc.oneof(fc.string(), fc.constantFrom('<', '&', '</a>', '<!--', '<![CDATA[', '<?', '"', '\0')),
    )
    .map(([onde, quanto, oQue]) => bytesDe(inteiro.slice(0, onde) + oQue + inteiro.slice(onde + quanto)));
  fc.assert(
    fc.property(
      fc.oneof(
        estragado,
        fc.uint8Array(),
        fc.nat(inteiro.length).map((ate) => bytesDe(inteiro.slice(0, ate))),
      ),
      (bytes) => {
        try {
          lerDiXml(bytes);
        } catch (erro) {
          expect(erro).toBeInstanceOf(ArquivoXmlInvalido);
          expect((erro as Error).message).toMatch(/^[A-Z].*\.$/s);
        }
      },
    ),
    { numRuns: 10_000 },
  );
}, 60_000);
