import { diferencasDaDeclaracao } from '#lib/siscomex/declaracao/diferencas-da-declaracao.ts';
import { lerDeclaracoes } from '#lib/siscomex/declaracao/ler-declaracao.ts';
import { lerNfeOuEntrada, lerNfeXml } from '#lib/siscomex/nfe/nfe-xml.ts';
import { duimpFicticia, textoDaDuimp } from '#lib/siscomex/testing/duimp-ficticia.ts';
import { CANCELAMENTO, NFE_PROC } from '#lib/siscomex/testing/nfe-de-teste.ts';
import { entradaDeTeste } from '#lib/siscomex/testing/nota-de-entrada-de-teste.ts';
import { ADICAO_MINIMA, declaracaoXml, listaXml } from '#lib/siscomex/testing/xml-de-teste.ts';

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

const bytes = (xml: string) => new TextEncoder().encode(xml);

test('what nobody sees is taken out of the texts of an outgoing nota, and told with it', () => {
  const lido = lerNfeXml(bytes(NFE_PROC.replace('Loja Imaginária', 'Loja\u200b Imagin&#x202E;ária')));
  if (lido.tipo !== 'NOTA') throw new Error(`Veio ${lido.tipo}.`);
  expect(lido.nota.destinatario.nome).toBe('Loja Imaginária & Filhos');
  expect(lido.nota.textosLimpos).toEqual(['“Loja Imaginária & Filhos” (U+200B, U+202E)']);
});

test('what nobody sees is taken out of the number of declaration of an incoming nota, and told with it', () => {
  const { xml } = entradaDeTeste({ itens: [{ ncm: '85177900', di: '26/1234567-8\u200b' }] });
  const lido = lerNfeOuEntrada(bytes(xml));
  if (lido.tipo !== 'ENTRADA') throw new Error(`Veio ${lido.tipo}.`);
  expect(lido.nota.itens[0]?.declaracoes[0]?.numero).toBe('2612345678');
  expect(lido.nota.textosLimpos).toEqual(['“26/1234567-8” (U+200B)']);
});

test('a nota of visible texts tells nothing of them, and a cancellation is read without what nobody sees', () => {
  const lido = lerNfeXml(bytes(NFE_PROC));
  expect('nota' in lido && 'textosLimpos' in lido.nota).toBe(false);
  const cancelamento = lerNfeXml(bytes(CANCELAMENTO.replace('Pedido desfeito', 'Pedido\u00ad desfeito')));
  expect(cancelamento).toMatchObject({ tipo: 'CANCELAMENTO', justificativa: 'Pedido desfeito pelo comprador' });
});
