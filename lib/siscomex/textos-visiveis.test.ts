import { diferencasDaDeclaracao } from './diferencas-da-declaracao.ts';
import { lerDeclaracoes } from './ler-declaracao.ts';
import { duimpFicticia, textoDaDuimp } from './testing/duimp-ficticia.ts';
import { ADICAO_MINIMA, declaracaoXml, listaXml } from './testing/xml-de-teste.ts';

const ler = (nome: string, texto: string) => {
  const [lida] = lerDeclaracoes([{ nome, bytes: new TextEncoder().encode(texto) }]);
  if (!lida) throw new Error('nothing read');
  return lida.declaracao;
};
const diDe = (fornecedor: string) =>
  ler(
    'di.xml',
    listaXml(
      declaracaoXml(ADICAO_MINIMA.replace('</adicao>', `<fornecedorNome>${fornecedor}</fornecedorNome></adicao>`)),
    ),
  );

test('what nobody sees is taken out of the texts of a DI, written as such or as a reference, and told', () => {
  const di = diDe('FICTICIA\u200b TRADING &#x202E;LTDA');
  expect(di.adicoes[0]?.fornecedor).toBe('FICTICIA TRADING LTDA');
  expect(di.textosLimpos).toEqual(['“FICTICIA TRADING LTDA” (U+200B, U+202E)']);
  expect(diferencasDaDeclaracao(diDe('FICTICIA TRADING LTDA'), di)).toEqual([]);
});

test('a DI of visible texts tells nothing of them', () => {
  expect('textosLimpos' in diDe('FICTÍCIA & CIA'.replace('&', '&amp;'))).toBe(false);
});

test('what nobody sees is taken out of the texts of a DUIMP too', () => {
  const texto = textoDaDuimp(duimpFicticia());
  const duimp = ler('duimp.json', texto.replace('MERCADORIA FICTICIA 1', 'MERCADORIA\u00ad FICTICIA 1'));
  expect(duimp.textosLimpos).toEqual(['“MERCADORIA FICTICIA 1” (U+00AD)']);
  expect(diferencasDaDeclaracao(ler('duimp.json', texto), duimp)).toEqual([]);
});
