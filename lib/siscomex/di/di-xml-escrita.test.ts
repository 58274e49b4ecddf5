import fc from 'fast-check';
import type {
  AdicaoDeclarada,
  DeclaracaoImportacao,
  ItemDeclarado,
} from '#lib/domain/aduana/declaracao/declaracao-importacao.ts';
import { declaracoesArbitrarias } from '#lib/siscomex/testing/declaracoes-arbitrarias.ts';
import { provarEscrita } from '#lib/siscomex/testing/provar-escrita.ts';
import {
  ADICAO_MINIMA,
  bytesDe,
  CABECALHO_MINIMO,
  declaracaoXml,
  listaXml,
} from '#lib/siscomex/testing/xml-de-teste.ts';
import { ArquivoXmlInvalido } from '#lib/siscomex/xml/arquivo-xml-invalido.ts';
import { diDe2023, disDe2018 } from '#lib/testing/dis-dos-vetores.ts';
import { vezes } from '#lib/testing/vezes.ts';
import { escreverDiXml, lerDiXml } from './di-xml.ts';

const idaEVolta = (declaracoes: DeclaracaoImportacao[]) => lerDiXml(bytesDe(escreverDiXml(declaracoes)));
const umaDi = () => lerDiXml(bytesDe(listaXml(declaracaoXml())));

provarEscrita('what is written of the declarations of the golden cases', [disDe2018(), diDe2023()]);

test('whatever a declaration holds, it reads back equal', () => {
  fc.assert(
    fc.property(declaracoesArbitrarias(), (declaracoes) => {
      expect(idaEVolta(declaracoes)).toEqual(declaracoes);
    }),
    { numRuns: vezes(150) },
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

describe('the cClassTrib at the head of an item text', () => {
  const comTexto = (texto: string) =>
    bytesDe(
      listaXml(
        declaracaoXml(
          ADICAO_MINIMA.replace(
            '</adicao>',
            `<mercadoria><descricaoMercadoria>${texto}</descricaoMercadoria></mercadoria></adicao>`,
          ),
        ),
      ),
    );
  const itemDe = (dis: DeclaracaoImportacao[]) => dis[0]?.adicoes[0]?.itens[0];

  test('is read off the text, and written back at its head', () => {
    const dis = lerDiXml(comTexto('&lt;550019&gt; PLACA DE CIRCUITO'));
    expect(itemDe(dis)).toMatchObject({ cClassTrib: '550019', descricao: 'PLACA DE CIRCUITO' });
    expect(escreverDiXml(dis)).toContain('>&lt;550019&gt; PLACA DE CIRCUITO<');
    expect(itemDe(idaEVolta(dis))).toEqual(itemDe(dis));
  });

  test('is no part of a text that has none, or has it elsewhere', () => {
    for (const texto of ['PLACA', 'PLACA &lt;550019&gt;', '&lt;55001&gt; PLACA']) {
      const dis = lerDiXml(comTexto(texto));
      expect(itemDe(dis)).not.toHaveProperty('cClassTrib');
      expect(escreverDiXml(dis)).toContain(`>${texto}<`);
    }
  });

  test('keeps the spaces of the file it came from, and takes another code', () => {
    const arquivo = comTexto('&lt;550019&gt;PLACA');
    const dis = lerDiXml(arquivo);
    expect(escreverDiXml(dis, arquivo)).toContain('>&lt;550019&gt;PLACA<');
    (itemDe(dis) as ItemDeclarado).cClassTrib = '000001';
    expect(escreverDiXml(dis, arquivo)).toContain('>&lt;000001&gt; PLACA<');
  });
});

test('an adição always says the DI it is of', () => {
  const [di] = umaDi() as [DeclaracaoImportacao];
  expect(di.adicoes[0]?.campos).not.toHaveProperty('numeroDI');
  expect(idaEVolta([di])[0]?.adicoes[0]?.campos).toHaveProperty('numeroDI', '2390000010');
});

test('what was read in another encoding is written as UTF-8, and says so', () => {
  const texto = listaXml(declaracaoXml(`${ADICAO_MINIMA}<importadorNome>CAFÉ </importadorNome>`)).replace(
    'UTF-8',
    'ISO-8859-1',
  );
  const arquivo = Uint8Array.from(texto, (letra) => letra.charCodeAt(0));
  const escrito = escreverDiXml(lerDiXml(arquivo), arquivo);
  expect(escrito).toMatch(/^<\?xml version="1.0" encoding="UTF-8"\?>\n/);
  expect(escrito).toContain('<importadorNome>CAFÉ </importadorNome>');
});

test('leaves and groups the Siscomex may add one day are kept', () => {
  const novos = '<campoNovo> X </campoNovo><dossie><numeroDossie>0012</numeroDossie></dossie>';
  const xml = declaracaoXml(ADICAO_MINIMA.replace('</adicao>', `${novos}</adicao>`), `${CABECALHO_MINIMO}${novos}`);
  const lidas = lerDiXml(bytesDe(listaXml(xml)));
  const [di] = lidas as [DeclaracaoImportacao];
  expect(di).toMatchObject({ campos: { campoNovo: 'X' }, grupos: { dossie: [{ numeroDossie: '0012' }] } });
  expect(di.adicoes[0]).toMatchObject({ campos: { campoNovo: 'X' }, grupos: { dossie: [{ numeroDossie: '0012' }] } });
  expect(escreverDiXml(idaEVolta(lidas))).toBe(escreverDiXml(lidas));
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
    { numRuns: vezes(10_000) },
  );
});
